import { FIRST_OF_EAST } from './name-words.ts';
import { tokenAt, type Token } from './tokens.ts';
import { added, type Draft } from './traits.ts';
import { isOneOf, wordList } from './word-list.ts';

const LAST_EDITION = 100;
const isYear = (value: number): boolean => value >= 1900 && value < 2100;

/** What a number of generations is told by: "gen2" is another thing than the second edition of a book. */
export const GENERATION = 'gen';
const LAST_GENERATION = 20;

/** "3rd edition", "27. Auflage", "Ausgabe 2019"; and where the word counts generations, "Gen 5". */
export function readEdition(draft: Draft, tokens: readonly Token[], index: number): void {
  if (isOfStandard(tokens, index)) return;
  const number = editionAt(tokens, index);
  if (number === undefined) return;
  const isGeneration = tokenAt(tokens, index).role === 'generation-word' && number < LAST_GENERATION;
  draft.editions = added(draft.editions, `${isGeneration ? GENERATION : ''}${String(number)}`);
}

/** They have generations of their own: "USB 3.2 Gen 2", "PCIe Gen4". */
const STANDARDS = new Set(['usb', 'pcie', 'pci', 'nvme', 'thunderbolt', 'sata', 'ddr']);

function isOfStandard(tokens: readonly Token[], index: number): boolean {
  if (tokenAt(tokens, index).role !== 'generation-word') return false;
  // "PCI-E x4 Gen4 NVMe"
  for (let at = index - 2 * REACH; at < index; at += 1) if (STANDARDS.has(tokenAt(tokens, at).text)) return true;
  return tokenAt(tokens, index + 2).text === 'nvme';
}

/** How makers count what they bring out again. */
export const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4' };
const MARKS = wordList('mark mk');

/** "Mark II" and "Mk 2" count generations, too. */
export function readMark(draft: Draft, before: Token, number: string): boolean {
  if (!isOneOf(before, MARKS)) return false;
  draft.editions = added(draft.editions, GENERATION + (ROMAN[number] ?? number));
  return true;
}

/** Shorter ones are the endings of ordinals. */
const SHORTEST_WORD = 4;

function editionAt(tokens: readonly Token[], index: number): number | undefined {
  const sign = tokenAt(tokens, index + 1);
  const behind = tokenAt(tokens, sign.text === '.' || sign.text === '-' ? index + 2 : index + 1).value;
  const isJoined = sign.text === '-' && !sign.spaced;
  const last = tokenAt(tokens, index - 1);
  // The 8 of "Elite 8 Active Gen 2" is no generation.
  const isBehind = behind !== undefined && (isJoined || (last.isWord && last.text.length >= SHORTEST_WORD));
  const before = isBehind ? undefined : editionBefore(tokens, index);
  if (before !== undefined) return before;
  if (behind === undefined || isMeasured(tokens, index)) return undefined;
  return behind < LAST_EDITION || isYear(behind) ? behind : undefined;
}

/** "Digital Edition 1 TB" */
const isMeasured = (tokens: readonly Token[], index: number): boolean => {
  const { kind } = tokenAt(tokens, index + 2).unit ?? {};
  return kind !== undefined && kind !== 'piece' && tokenAt(tokens, index + 2).text.length > 1;
};

const isLatin = ({ isWord, text }: Token): boolean => isWord && text.charCodeAt(0) < FIRST_OF_EAST;

/** So many tokens before the word its number may stand. */
const REACH = 3;

/** Ordinals in words, in the order of what they count. */
const ORDINALS = [
  'first erste ersten premiere primera prima primeira eerste pierwsze forsta',
  'second zweite zweiten deuxieme segunda seconda tweede drugie andra',
  'third dritte dritten troisieme tercera terza terceira derde trzecie tredje',
  'fourth vierte vierten quatrieme cuarta quarta vierde czwarte fjarde',
  'fifth funfte funften cinquieme quinta vijfde piate femte',
  'sixth sechste sechsten sixieme sexta sesta zesde szoste sjatte',
  'seventh siebte siebten septieme septima settima zevende siodme sjunde',
  'eighth achte achten huitieme octava ottava oitava achtste osme attonde',
  'ninth neunte neunten neuvieme novena nona negende dziewiate nionde',
  'tenth zehnte zehnten dixieme decima tiende dziesiate tionde',
];
const ordinals = new Map(
  ORDINALS.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

function editionBefore(tokens: readonly Token[], index: number): number | undefined {
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const { text, value, spaced } = tokenAt(tokens, at);
    // Of "PS5 Digital Edition", the number is that of the console.
    if (!spaced && value !== undefined && isLatin(tokenAt(tokens, at - 1))) return undefined;
    const counted = value ?? ordinals.get(text);
    if (counted !== undefined && counted < LAST_EDITION) return counted;
  }
  return undefined;
}
