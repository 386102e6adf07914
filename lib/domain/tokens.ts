import { STAGE_ZERO } from './attribute-words.ts';
import { lexemeOf } from './lexeme.ts';
import { FIRST_OF_EAST, isUnspaced, kindAt } from './name-words.ts';
import { halfWords, packWords, unitOf, wordMultiple, type Unit, type WordMultiple } from './pack-words.ts';
import { listsOf } from './word-list.ts';
import type { Lexeme, WordRole } from './word-role.ts';

/** A number, a run of letters, or one sign of a name, folded, with all that is known of it wherever it stands. */
export interface Token {
  readonly text: string;
  readonly isWord: boolean;
  /** Set for numbers only. */
  readonly value: number | undefined;
  /** The other reading of "1.500": one and a half, where `value` is fifteen hundred. */
  readonly decimal: number | undefined;
  /** White space stands before it. */
  readonly spaced: boolean;
  readonly lexeme: Lexeme | undefined;
  /** What the word is for most. */
  readonly role: WordRole['role'] | undefined;
  readonly unit: Unit | undefined;
  readonly isPack: boolean;
  readonly multiple: WordMultiple | undefined;
  readonly isTimes: boolean;
  readonly isHalf: boolean;
  /** It names a thing that is sold empty. */
  readonly isHollow: boolean;
  /** It does no more than name: nothing is known of it, and it is as long as words are. */
  readonly isPlain: boolean;
  /** The lists of words that it is in, a bit for each. */
  readonly lists: number;
}

type ReadNumber = Pick<Token, 'value' | 'decimal'>;
const NO_NUMBER: ReadNumber = { value: undefined, decimal: undefined };

/** Tokens that were met before: the same words come in offer after offer, and are looked up in no list a second time. */
const close = new Map<string, Token>();
const spaced = new Map<string, Token>();
const MOST_KEPT = 10_000;
/** Longer numbers are codes, and hardly come twice. */
const LONGEST_KEPT = 3;

/** One pass over the characters: names come by the thousand, and a regular expression takes three times as long. */
export function tokensOf(folded: string): Token[] {
  const tokens: Token[] = [];
  const { length } = folded;
  let isSpaced = false;
  let index = 0;
  while (index < length) {
    const kind = kindAt(folded, index);
    const start = index;
    index += 1;
    if (kind === 'space') {
      isSpaced = true;
      continue;
    }
    if (kind === 'letter') index = endOfWord(folded, start);
    else if (kind === 'digit') index = endOfNumber(folded, index);
    else if (folded[start] === "'" && folded[index] === "'") index += 1;
    const text = kind === 'sign' && index > start + 1 ? INCHES : folded.slice(start, index);
    tokens.push(
      kind === 'digit' && index - start > LONGEST_KEPT ? tokenOf(text, kind, isSpaced) : kept(text, kind, isSpaced),
    );
    isSpaced = false;
  }
  return tokens;
}

function endOfWord(folded: string, start: number): number {
  let index = start + 1;
  while (index < folded.length && (kindAt(folded, index) === 'letter' || isGershayim(folded, index))) index += 1;
  if (folded.charCodeAt(index - 1) >= FIRST_OF_EAST && start > 0) return endOfUnit(folded, start, index);
  return folded[index - 1] === 'x' && isBehindUnit(folded, start, index) ? index - 1 : index;
}

/** The "m" of "200mロール" ends where another script begins. */
function endOfUnit(folded: string, start: number, end: number): number {
  if (folded.charCodeAt(start) >= FIRST_OF_EAST || kindAt(folded, start - 1) !== 'digit') return end;
  let index = start + 1;
  while (folded.charCodeAt(index) < FIRST_OF_EAST) index += 1;
  return unitOf(folded.slice(start, index)) === undefined ? end : index;
}

/** Two apostrophes are typed for it: 55''. */
const INCHES = '"';

/** The x of "45mlx2" and "100抽x24包" is no letter of the unit before it. */
function isBehindUnit(folded: string, start: number, end: number): boolean {
  if (end - start < 2 || start === 0 || end >= folded.length) return false;
  if (kindAt(folded, start - 1) !== 'digit' || kindAt(folded, end) !== 'digit') return false;
  return unitOf(folded.slice(start, end - 1)) !== undefined;
}

/** Hebrew abbreviates by a quotation mark before the last letter of a word. */
function isGershayim(folded: string, index: number): boolean {
  return folded[index] === '"' && isHebrew(folded.charCodeAt(index - 1)) && isHebrew(folded.charCodeAt(index + 1));
}

const isHebrew = (code: number): boolean => code >= 0x05d0 && code <= 0x05ea;

function kept(text: string, kind: 'letter' | 'digit' | 'sign', isSpaced: boolean): Token {
  const list = isSpaced ? spaced : close;
  const known = list.get(text);
  if (known !== undefined) return known;
  const token = tokenOf(text, kind, isSpaced);
  if (list.size >= MOST_KEPT) list.clear();
  list.set(text, token);
  return token;
}

function tokenOf(text: string, kind: 'letter' | 'digit' | 'sign', isSpaced: boolean): Token {
  if (kind === 'digit') return numberOf(text, isSpaced);
  const lexeme = lexemeOf(text);
  return {
    text,
    isWord: kind === 'letter',
    value: undefined,
    decimal: undefined,
    spaced: isSpaced,
    lexeme,
    role: lexeme?.roles[0]?.role,
    unit: unitOf(text),
    isPack: packWords.has(text),
    multiple: wordMultiple(text),
    isTimes: text === 'x' || text === '×' || text === '*' || text === 'х' || text === 'χ',
    isHalf: halfWords.has(text),
    isHollow: kind === 'letter' && isHollow(text),
    isPlain: kind === 'letter' && lexeme === undefined && isPlain(text),
    lists: listsOf(text),
  };
}

function numberOf(text: string, isSpaced: boolean): Token {
  const { value, decimal } = readNumber(text);
  return {
    text,
    isWord: false,
    value,
    decimal,
    spaced: isSpaced,
    lexeme: undefined,
    role: undefined,
    unit: undefined,
    isPack: false,
    multiple: undefined,
    isTimes: false,
    isHalf: false,
    isHollow: false,
    isPlain: false,
    lists: 0,
  };
}

/** Things that are sold empty: their litres say how much goes in. */
const HOLLOW =
  /(?:kettle|kocher|cooker|bouilloire|hervidor|bollitor|waterkok|czajnik|fryer|fritteuse|friteuse|freidora|friggitrice|blender|vacuum|staubsaug|aspirat|aspirador|humidif|befeucht|saucepan|casserole|kochtopf|cocotte|rucksack|mull(?:beutel|sack|sacke|eimer)|backpack|koffer|suitcase|trolley|ryggsack|mochila|zaino|plecak|batoh|canta|poubelle|basura|spazzatura|vuilnis|smieci|trash|garbage|rubbish|kuhlschrank|fridge|frigorifer|frigorifico|lodowka|koelkast|kylskap|buzdolabi|refrigerat|gefrier|freezer|mikrowelle|microwave|backofen|aquarium|bardag|tumbler|рюкзак|мусор)/;
const HOLLOW_UNSPACED =
  /リュック|ゴミ袋|冷蔵庫|水筒|タンブラー|背包|垃圾袋|冰箱|杯子|[纸紙水]杯|水[壶壺]|保[温溫]杯|保[鲜鮮]盒|배낭|쓰레기봉투|냉장고|온장고|아이스박스|텀블러|보온병|밀폐용기/;

function isHollow(word: string): boolean {
  return word.charCodeAt(0) < 0x3000 ? word.length > 2 && HOLLOW.test(word) : HOLLOW_UNSPACED.test(word);
}

const isPlain = (word: string): boolean => word.length > 1 && word !== STAGE_ZERO && !isUnspaced(word);

/** What stands before the first token and behind the last. */
const NOTHING: Token = tokenOf('', 'sign', false);

export function tokenAt(tokens: readonly Token[], index: number): Token {
  return index >= 0 && index < tokens.length ? (tokens[index] ?? NOTHING) : NOTHING;
}

function endOfNumber(text: string, from: number): number {
  let index = from;
  while (index < text.length) {
    const isSeparator = text[index] === '.' || text[index] === ',';
    const at = isSeparator ? index + 1 : index;
    if (at >= text.length || kindAt(text, at) !== 'digit') return index;
    index = at + 1;
  }
  return index;
}

/** Both conventions of decimals and thousands; what is neither ("2.4.1") keeps its text alone. */
function readNumber(text: string): ReadNumber {
  if (!text.includes('.') && !text.includes(',')) return { value: Number(text), decimal: undefined };
  const separators = text.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const [before, after] = [text.slice(0, text.lastIndexOf(last)), text.slice(text.lastIndexOf(last) + 1)];
  const decimal = Number(`${before.replace(/[.,]/g, '')}.${after}`);
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  const whole = Number(text.replace(/[.,]/g, ''));
  if (separators.length === 1) return isGrouped ? { value: whole, decimal } : { value: decimal, decimal: undefined };
  if (new Set(separators).size === 1) return isGrouped ? { value: whole, decimal: undefined } : NO_NUMBER;
  return separators.indexOf(last) === separators.length - 1 ? { value: decimal, decimal: undefined } : NO_NUMBER;
}

/** Letters and digits alone, without anything between. */
export function squashTokens(tokens: readonly Token[]): string {
  let squashed = '';
  for (const { text, isWord, value } of tokens) {
    if (isWord) squashed += text;
    else if (value !== undefined)
      squashed += text.includes('.') || text.includes(',') ? text.replace(/[.,]/g, '') : text;
  }
  return squashed;
}
