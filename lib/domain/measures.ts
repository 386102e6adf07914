import { limitWords, type Unit } from './pack-words.ts';
import { tokenAt, type Token } from './tokens.ts';

/** A number with its unit, as one place of a name states it. */
export interface Measure {
  readonly unit: Unit;
  /** In the unit of its kind: g, ml, m, GB … */
  readonly amount: number;
  /** How many times it comes, where the place says so: the 6 of "6 × 500 ml". */
  readonly times: number;
  /** How much there is; false for a range, a limit, a side of a surface, a screen. */
  readonly isContent: boolean;
  /** The word or the sign before it: a plus in 500 g + 100 g, an opening bracket where it explains what was said. */
  readonly before: string;
  /** The first of its tokens, and the first one after them. */
  readonly from: number;
  readonly to: number;
}

const FEWEST_LINES = 144;
/** No glass, syringe or engine of a toy holds more. */
const LARGEST_CC = 3000;
/** Units of which nobody sells thousands: "1.500 kg" is one and a half. */
const LARGE = 900;

function amountAt(tokens: readonly Token[], index: number, unit: Unit): number {
  const { value = 0, decimal } = tokenAt(tokens, index);
  const isLarge = unit.factor >= LARGE || (unit.kind === 'length' && unit.factor === 1);
  return (decimal !== undefined && isLarge ? decimal : value) * unit.factor;
}

/** What shops say of their pieces between the number and the piece: "12 double rolls". */
const LARGE_PIECES = new Set(
  'double triple mega super jumbo giant big large small maxi xl xxl family grosse grossen grandes grands grandi grote extra t'.split(
    ' ',
  ),
);

/** The unit that follows the number at `index`, and where it ends. */
function unitAfter(tokens: readonly Token[], index: number): { unit: Unit; to: number } | undefined {
  const next = tokenAt(tokens, index + 1);
  const at = next.text === '-' && !next.spaced ? index + 2 : index + 1;
  const token = tokenAt(tokens, at);
  const { unit, text, value } = token;
  if (value !== undefined) return undefined;
  if (text === 'fl') return fluidOunces(tokens, at);
  if (unit === undefined) return LARGE_PIECES.has(text) ? largePieces(tokens, at + 1) : undefined;
  if (!isPlausible(tokens, index, at, unit) || (text.length === 1 && isOfWord(tokens, index, at))) return undefined;
  if (unit.kind === 'length' && isSquare(tokenAt(tokens, at + 1))) return squareOf(tokens, unit, at + 2);
  return goesOn(token, tokenAt(tokens, at + 1)) ? undefined : { unit, to: at + 1 };
}

const LONGEST_HEAD = 2;

/** "D111L" is the number of a model; a longer word may have lost the space before its "500g", and models have no decimals. */
function isOfWord(tokens: readonly Token[], index: number, at: number): boolean {
  const { isWord, isTimes, text } = tokenAt(tokens, index - 1);
  const isLatin = isWord && !isTimes && text.length <= LONGEST_HEAD && text.charCodeAt(0) < FIRST_OF_EAST;
  if (!Number.isInteger(tokenAt(tokens, index).value)) return false;
  return isLatin && isAttached(tokens, index) && isAttached(tokens, at) && tokenAt(tokens, at).isWord;
}

/** "Air 13 M2" has a chip. */
function squareOf(tokens: readonly Token[], { factor }: Unit, to: number): { unit: Unit; to: number } | undefined {
  if (tokens.some(({ text }) => COMPUTER.has(text))) return undefined;
  return { unit: { kind: 'area', factor: factor ** 2, isContent: factor === 1 }, to };
}

const COMPUTER = new Set('gb tb go ssd macbook imac ipad nvme'.split(' '));

function largePieces(tokens: readonly Token[], at: number): { unit: Unit; to: number } | undefined {
  const { unit } = tokenAt(tokens, at);
  return unit?.kind === 'piece' ? { unit, to: at + 1 } : undefined;
}

/** "RCSK310M20S" is a model, 60 m³ are no metres, and "W32 L34" is a pair of trousers. */
function goesOn(word: Token, next: Token): boolean {
  return next.value !== undefined && !next.spaced && (!word.spaced || word.text.length === 1);
}

const isSquare = ({ text, spaced }: Token): boolean => text === '2' && !spaced;

function fluidOunces(tokens: readonly Token[], at: number): { unit: Unit; to: number } | undefined {
  const next = tokenAt(tokens, at + 1).text === '.' ? at + 2 : at + 1;
  if (tokenAt(tokens, next).text !== 'oz') return undefined;
  return { unit: { kind: 'volume', factor: 29.5735, isContent: true }, to: next + 1 };
}

function isPlausible(tokens: readonly Token[], index: number, at: number, unit: Unit): boolean {
  if (unit.kind === 'piece' && !isCount(tokens, index)) return false;
  // "i5-13600K" is a processor.
  if (unit.kind === 'lines' && (!isAttached(tokens, at) || isInModel(tokens, index))) return false;
  return AMBIGUOUS.get(tokenAt(tokens, at).text)?.(tokens, index, at) ?? true;
}

/** Behind a hyphen, or run into letters: "TS5350i". */
function isInModel(tokens: readonly Token[], index: number): boolean {
  const before = tokenAt(tokens, index - 1);
  return before.text === '-' || (before.isWord && isAttached(tokens, index));
}

/** Whole, and not the end of a name: the numbers of "Omega-3 capsules" and "B12 tablets" count nothing. */
function isCount(tokens: readonly Token[], index: number): boolean {
  if (!Number.isInteger(tokenAt(tokens, index).value)) return false;
  if (!isAttached(tokens, index)) return true;
  const isHyphen = tokenAt(tokens, index - 1).text === '-' && isAttached(tokens, index - 1);
  const name = tokenAt(tokens, isHyphen ? index - 2 : index - 1);
  return !name.isWord || name.isTimes || name.text.charCodeAt(0) >= FIRST_OF_EAST;
}

/** Scripts without spaces: a number stands right behind any word. */
const FIRST_OF_EAST = 0x0e00;

const isAttached = (tokens: readonly Token[], at: number): boolean => at < tokens.length && !tokenAt(tokens, at).spaced;

/** Short unit words are other things, too: ordinals (1st), half a carat, "9 to 14". Here is when they are units. */
const AMBIGUOUS = new Map<string, (tokens: readonly Token[], index: number, at: number) => boolean>([
  ['st', (tokens, index, at) => !isAttached(tokens, at) || at > index + 1],
  ['g', (tokens, index, at) => !isAttached(tokens, at) || isWeight(tokens, index)],
  // "9477cc" is a shaver.
  ['cc', (tokens, index, at) => !isAttached(tokens, at) || (tokenAt(tokens, index).value ?? 0) <= LARGEST_CC],
  // "Part 2 PS4" is for a console.
  ['ps', (tokens, _, at) => tokenAt(tokens, at + 1).value === undefined || !isAttached(tokens, at + 1)],
  // "7P" is for one console, "7X" for the other: no picture has so few lines.
  ['p', (tokens, index) => (tokenAt(tokens, index).value ?? 0) >= FEWEST_LINES],
  ['i', (tokens, index) => (tokenAt(tokens, index).value ?? 0) >= FEWEST_LINES],
  // "f/2.8 GM" is a lens.
  ['gm', (tokens, index) => !/^[f/]$/.test(tokenAt(tokens, index - 1).text)],
  ['v', isNoSpeed],
  ['w', isNoSpeed],
  ['to', (tokens, _, at) => tokenAt(tokens, at + 1).value === undefined],
]);

/** Behind the rim of a tyre, "R17 91V", it is how fast one may go. */
function isNoSpeed(tokens: readonly Token[], index: number): boolean {
  const rim = tokenAt(tokens, index - 2).text;
  return tokenAt(tokens, index - 1).value === undefined || (rim !== 'r' && rim !== 'zr');
}

/** Not a network (5G), not the end of a model number ("Ryzen 5 5600G"). */
function isWeight(tokens: readonly Token[], index: number): boolean {
  const { text } = tokenAt(tokens, index);
  if (/^[2-6]$/.test(text)) return !isPhone(tokens);
  return !(/^\d{4,}$/.test(text) && tokenAt(tokens, index - 1).value !== undefined);
}

/** "5G" is a network beside a storage size, and a weight beside none. */
function isPhone(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /^(?:gb|go|tb|lte|dual|sim|smartphone|phone|galaxy|iphone|router|гб)$/.test(text));
}

const RANGE_SIGNS = new Set(['-', '–', '~', 'bis', 'to', 'a', 'do', 'до']);

/** "da 1 a 3", but not the model "27A 27 cm". */
function isRangeSign(tokens: readonly Token[], index: number): boolean {
  const { text, isWord, spaced } = tokenAt(tokens, index);
  return RANGE_SIGNS.has(text) && (!isWord || spaced);
}

function isLimited(tokens: readonly Token[], index: number): boolean {
  const before = tokenAt(tokens, index - 1).text;
  const word = before === '.' || before === ':' ? tokenAt(tokens, index - 2).text : before;
  return limitWords.has(word) || word === '<' || word === '>' || word === '≤';
}

/** The number is the size that the word before it announces. */
export function isSizeNumber(tokens: readonly Token[], index: number): boolean {
  return tokenAt(tokens, index).value !== undefined && tokenAt(tokens, index - 1).role === 'size-word';
}

/** Every measure of a name, from left to right. */
export function measuresOf(tokens: readonly Token[]): Measure[] {
  const found: Measure[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.value === undefined) continue;
    // "Size 4 × 44": forty-four of size four.
    if (tokenAt(tokens, index + 1).isTimes && isSizeNumber(tokens, index)) continue;
    const read = measureAt(tokens, index);
    if (read.length === 0) continue;
    for (const one of read) found.push(one);
    index = (read.at(-1)?.to ?? index + 1) - 1;
  }
  return found.some(isVolume) && tokens.some(({ isHollow }) => isHollow) ? found.map(asCapacity) : found;
}

const isVolume = ({ unit, isContent }: Measure): boolean => isContent && unit.kind === 'volume';
const asCapacity = (measure: Measure): Measure =>
  measure.unit.kind === 'volume' ? { ...measure, isContent: false } : measure;

/** The numbers "6 x 4 x 0,5" up to the one that has a unit. */
function endOfChain(tokens: readonly Token[], start: number): number {
  let index = start;
  while (tokenAt(tokens, index + 1).isTimes && tokenAt(tokens, index + 2).value !== undefined) index += 2;
  return index;
}

const NOTHING: readonly Measure[] = [];
const EACH = new Set('of de von van da di zu a per je po по 各 每'.split(' '));

export const isAdded = ({ before }: Measure): boolean => before === '+';
export const isBracketed = ({ before }: Measure): boolean => before === '(' || before === '[';
export const isEach = ({ before }: Measure): boolean => EACH.has(before);

function measureAt(tokens: readonly Token[], start: number): readonly Measure[] {
  const end = endOfChain(tokens, start);
  const isRange = end === start && tokenAt(tokens, start + 2).value !== undefined && isRangeSign(tokens, start + 1);
  const last = isRange ? start + 2 : end;
  const after = unitAfter(tokens, last) ?? unitBefore(tokens, start, end);
  if (after === undefined) return NOTHING;
  const { unit, to } = after;
  const before = tokenAt(tokens, start - 1).text;
  if (isRange || (unit.kind === 'length' && end > start)) return sides(tokens, [start, last], after, before);
  const times = productOf(tokens, start, last);
  const fraction = fractionBefore(tokens, start);
  const isContent = unit.isContent === true && !isLimited(tokens, start);
  const [from, amount] =
    fraction === undefined ? [start, amountAt(tokens, last, unit)] : [start - 2, fraction * unit.factor];
  return [{ unit, amount, times, isContent, before, from, to }];
}

/** The 24 of "6 x 4 x 0,5": all numbers of the chain before its last. */
function productOf(tokens: readonly Token[], start: number, last: number): number {
  let product = 1;
  for (let at = start; at < last; at += 2) product *= tokenAt(tokens, at).value ?? 1;
  return product;
}

const WRITTEN_BEFORE = new Set(['kg', 'gr', 'ml', 'cl', 'lt']);

/** Italian shops write "kg 1" and "ml 750". */
function unitBefore(tokens: readonly Token[], index: number, end: number): { unit: Unit; to: number } | undefined {
  const { text, unit } = tokenAt(tokens, index - 1);
  if (index !== end || !WRITTEN_BEFORE.has(text) || tokenAt(tokens, index - 2).value !== undefined) return undefined;
  return unit && { unit, to: index + 1 };
}

/** The ends of a range, or the sides of a thing: none says how much there is. */
function sides(
  tokens: readonly Token[],
  [start, last]: readonly [number, number],
  { unit, to }: { readonly unit: Unit; readonly to: number },
  before: string,
): readonly Measure[] {
  const found: Measure[] = [];
  for (let at = start; at <= last; at += 2) {
    found.push({ unit, amount: amountAt(tokens, at, unit), times: 1, isContent: false, before, from: start, to });
  }
  return found;
}

/** The half of "1/2 l". */
function fractionBefore(tokens: readonly Token[], index: number): number | undefined {
  const slash = tokenAt(tokens, index - 1);
  if ((slash.text !== '/' && slash.text !== '⁄') || slash.spaced || tokenAt(tokens, index).spaced) return undefined;
  const numerator = tokenAt(tokens, index - 2).value;
  const denominator = tokenAt(tokens, index).value;
  if (numerator === undefined || denominator === undefined || denominator > 16) return undefined;
  return numerator < denominator ? numerator / denominator : undefined;
}
