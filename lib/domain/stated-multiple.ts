import { sumOfFree } from './free-on-top.ts';
import type { Measure } from './measure.ts';
import { OF_WORDS, SET_OF } from './pack-words.ts';
import { isSizeNumber } from './size-place.ts';
import { isTime } from './time-words.ts';
import { type Token, tokenAt } from './tokens.ts';
import { isOneOf, wordList } from './word-list.ts';

const LARGEST_MULTIPLE = 1000;

/** What is said beside the measures: "pack of 6", "6er-Pack", "6'lı paket", "twin pack", "2x …", "… x 6". */
export function statedMultiple(tokens: readonly Token[], measures: readonly Measure[]): number | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    const { isWord, value, multiple: own } = tokenAt(tokens, index);
    if (isWord ? own === undefined : value === undefined) continue;
    const multiple = isWord ? multipleInWord(tokens, index) : multipleAtNumber(tokens, index, measures);
    if (multiple !== undefined && multiple > 1 && multiple <= LARGEST_MULTIPLE) return multiple;
  }
  return undefined;
}

/** The measure that a times sign joins to the number at `index`. */
function measureBefore(measures: readonly Measure[], index: number): Measure | undefined {
  return measures.find(({ to }) => to === index - 1);
}

function multipleInWord(tokens: readonly Token[], index: number): number | undefined {
  const { multiple } = tokenAt(tokens, index);
  if (multiple === undefined || !multiple.needsPackWord) return multiple?.amount;
  const next = tokenAt(tokens, tokenAt(tokens, index + 1).text === '-' ? index + 2 : index + 1);
  return next.isPack && !isOneOf(next, WEAK_PACK_WORDS) ? multiple.amount : undefined;
}

function multipleAtNumber(tokens: readonly Token[], index: number, measures: readonly Measure[]): number | undefined {
  const { value } = tokenAt(tokens, index);
  if (value === undefined || !Number.isInteger(value)) return undefined;
  if (tokenAt(tokens, index - 1).isTimes)
    return timesBefore(tokens, index, measureBefore(measures, index))
      ? value * timesOfBracket(tokens, index)
      : undefined;
  // "pack of 6 pieces", "lot de 6 x 500 ml": the measure has counted it. A set of three counts as three packs, though.
  if (measures.some(({ from, to }) => index >= from && index < to)) {
    return SET_OF.test(tokenAt(tokens, index + 1).text) ? value : undefined;
  }
  const sum = sumOfFree(tokens, index);
  if (sum !== undefined) return measures.some(({ from }) => from === index + 2) ? undefined : sum;
  const isMultiple = isAfterPackWord(tokens, index) || isBeforePackWord(tokens, index) || isLeadingTimes(tokens, index);
  return isMultiple ? value : undefined;
}

/** The 4 of "(120 g x 5) x 4". */
function timesOfBracket(tokens: readonly Token[], index: number): number {
  const isTimes = tokenAt(tokens, index + 1).text === ')' && tokenAt(tokens, index + 2).isTimes;
  const { value = 1 } = tokenAt(tokens, index + 3);
  return isTimes && Number.isInteger(value) ? value : 1;
}

/** "500 ml x 6", "Cream ×6": but not the 40 of "30 x 40", and not the name "Model X 6". */
function timesBefore(tokens: readonly Token[], index: number, measure: Measure | undefined): boolean {
  if (isSizeNumber(tokens, index - 2)) return true;
  const { unit } = tokenAt(tokens, index + 1);
  // "18 V x2" is what it runs at.
  if (measure?.unit.kind === 'voltage') return false;
  // "500 mg x 24 tablets" are twenty-four.
  if (measure?.isContent === false && unit?.kind === 'piece') return false;
  // 16 rolls × 150 sheets are 16 rolls.
  if (measure !== undefined) return unit === undefined || (unit.kind !== 'length' && measure.unit.kind !== 'piece');
  return unit === undefined && isApart(tokens, index);
}

/** The times sign and its number stand at the end of a part of the name, and belong to no word. */
function isApart(tokens: readonly Token[], index: number): boolean {
  const before = tokenAt(tokens, index - 2);
  const sign = tokenAt(tokens, index - 1);
  const { value = 0, spaced } = tokenAt(tokens, index);
  const areDoses = !spaced && tokens.some(isDose);
  // "Intensity 11 x50"
  if (before.value !== undefined) return sign.spaced && areDoses;
  // "Pro X2" is a name.
  if (before.role === 'variant' && !spaced) return false;
  if (sign.text === 'x' && (spaced || !isRound(value))) return false;
  const begins = sign.spaced || before.text === '' || before.text === '(';
  return begins && (areDoses || endsPart(tokens, index + 1));
}

/** "Capsules lave-vaisselle x60 NOUVEAU": what is named is taken one by one. */
const isDose = ({ unit }: Token): boolean => unit?.piece === 'dose';

/** Also before what one of them holds: "Water x6 1,5 l". */
function endsPart(tokens: readonly Token[], at: number): boolean {
  const { text, value, spaced } = tokenAt(tokens, at);
  // "X10-S" is a name.
  if (text === '-' && !spaced) return false;
  if (value === undefined) return /^[),\]|/-]?$/.test(text);
  return spaced && tokenAt(tokens, at + 1).unit?.isContent === true;
}

/** As many as are packed together; the others are names, such as that of the "Socket X99". */
const isRound = (count: number): boolean =>
  count <= 12 || (count <= 100 ? count % 4 === 0 || count % 5 === 0 || count % 6 === 0 : count % 50 === 0);

/** "Multipack 4 colours" holds one of each. */
const COLOUR_WORD = wordList(/^(?:farb|colo[ru]|couleur|kleur|kolor|renk)/);

function isAfterPackWord(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  if (isWith(tokens, at)) return !tokenAt(tokens, index + 1).isWord || tokenAt(tokens, at - 2).isPack;
  while (at > index - 3 && isOneOf(tokenAt(tokens, at), OF_WORDS)) at -= 1;
  const word = tokenAt(tokens, at);
  const isOf = at < index - 1;
  // "Karton A3" is as large as that.
  if (isOf && tokenAt(tokens, index - 1).text === 'a' && !tokenAt(tokens, index).spaced) return false;
  // "Box 4" and "Set 2" are names; with "of" between, or the word "pack", they are counts.
  const next = tokenAt(tokens, index + 1);
  const isCount = !next.isPack && !isOneOf(next, COLOUR_WORD) && !isTime(next);
  return word.isPack && (isOf || isOneOf(word, COUNTED_PACKS)) && isCount;
}

/** The "c/" of "30 m c/4", with which Spanish and Portuguese count what comes together. */
const isWith = (tokens: readonly Token[], at: number): boolean =>
  tokenAt(tokens, at).text === '/' && tokenAt(tokens, at - 1).text === 'c' && !tokenAt(tokens, at).spaced;

const COUNTED_PACKS = wordList('pack packs bte multipack pacote paquete thung bax isi แพ็ค แพค コ セット');
/** What may stand between a number and its pack word: 6er-Pack, 6-pack, 6'lı paket. */
const LINKS = wordList("er - ' li lu in erpack pcs pc for");
/** "Box" and the like need a link before them, or the number is their name. */
export const WEAK_PACK_WORDS = wordList(
  'set sets kit kits box case tray lot bundle multipack multipacks pochette etui astuccio estuche sachet',
);

/** Languages that say the packs last. */
export const isFromEast = (word: string): boolean => word.charCodeAt(0) >= 0x3000;
const PACK_UNSPACED = /^(?:セット|入り|套|組|세트)/;

function isBeforePackWord(tokens: readonly Token[], index: number): boolean {
  let at = index + 1;
  while (at < index + 5 && isOneOf(tokenAt(tokens, at), LINKS)) at += 1;
  const word = tokenAt(tokens, at);
  // The 10 of "LP-E10 Li-Ion" and the 3 of "MPQ03FD" are of a number, and count nothing.
  const isOfCode = !tokenAt(tokens, index).spaced && isLatin(tokenAt(tokens, index - 1));
  if (word.isPack && !(isOfCode && !tokenAt(tokens, at).spaced))
    return at > index + 1 || !isOneOf(word, WEAK_PACK_WORDS);
  if (isOfCode) return false;
  const next = tokenAt(tokens, index + 1).text;
  const isLinked = next === 'er' || next === "'" || next === 'li' || next === 'lu';
  return isLinked || (isFromEast(word.text) && PACK_UNSPACED.test(word.text));
}

const isLatin = ({ isWord, text }: Token): boolean => isWord && text.charCodeAt(0) < 0x3000;

/** "2x Cream", "(3 x Gel)": the number opens the name or a bracket. */
function isLeadingTimes(tokens: readonly Token[], index: number): boolean {
  if (!tokenAt(tokens, index + 1).isTimes || index + 2 >= tokens.length) return false;
  return tokenAt(tokens, index + 2).value === undefined && /^[([,|:–-]?$/.test(tokenAt(tokens, index - 1).text);
}
