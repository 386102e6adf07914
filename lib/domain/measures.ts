import { FREE, sumOfFree } from './free-on-top.ts';
import { limitWords, unitOf, type Unit } from './pack-words.ts';
import { isCount, isRate } from './plausible-unit.ts';
import { type Token, tokenAt } from './tokens.ts';
import { isSizeNumber, isSizeOfNappies } from './size-place.ts';
import { type UnitPlace, unitAfter } from './unit-after.ts';

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

/** Units of which nobody sells thousands: "1.500 kg" is one and a half. */
const LARGE = 900;

function amountAt(tokens: readonly Token[], index: number, unit: Unit): number {
  const { value = 0, decimal } = tokenAt(tokens, index);
  const isLarge = unit.factor >= LARGE || (unit.kind === 'length' && unit.factor === 1);
  return (decimal !== undefined && isLarge ? decimal : value) * unit.factor;
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

/** Every measure of a name, from left to right. */
export function measuresOf(tokens: readonly Token[]): Measure[] {
  const found: Measure[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const { value, isHalf } = tokenAt(tokens, index);
    if (value === undefined && !isHalf) continue;
    // "Size 4 × 44": forty-four of size four.
    if (tokenAt(tokens, index + 1).isTimes && isSizeNumber(tokens, index)) continue;
    if (isSizeOfNappies(tokens, index)) continue;
    const read = isHalf ? halfAt(tokens, index) : measureAt(tokens, index);
    if (read.length === 0) continue;
    for (const one of read) note(found, tokens, one);
    index = (read.at(-1)?.to ?? index + 1) - 1;
  }
  return found.some(isVolume) && tokens.some(({ isHollow }) => isHollow) ? found.map(asCapacity) : found;
}

/** As "1 lb 8 oz" is one weight, told in two units. */
function note(found: Measure[], tokens: readonly Token[], one: Measure): void {
  const last = found.at(-1);
  if (last === undefined || !isRestOf(tokens, last, one)) found.push(one);
  else found.splice(-1, 1, { ...last, amount: last.amount + one.amount, to: one.to });
}

function isRestOf(tokens: readonly Token[], last: Measure, { unit, amount, from }: Measure): boolean {
  const isImperial = (unit.kind === 'mass' || unit.kind === 'volume') && !Number.isInteger(last.unit.factor);
  const next = tokenAt(tokens, last.to).text === '.' ? last.to + 1 : last.to;
  return isImperial && from === next && unit.kind === last.unit.kind && amount < last.unit.factor;
}

const SMALLEST_HALVED = 12;

/** "half gallon", "demi-litre", "half dozen" */
function halfAt(tokens: readonly Token[], index: number): readonly Measure[] {
  const at = tokenAt(tokens, index + 1).text === '-' ? index + 2 : index + 1;
  const { unit } = tokenAt(tokens, at);
  if (unit?.isContent !== true || unit.factor < SMALLEST_HALVED) return NOTHING;
  const before = tokenAt(tokens, index - 1).text;
  return [{ unit, amount: unit.factor / 2, times: 1, isContent: true, before, from: index, to: at + 1 }];
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
  if (after === undefined) return memoryPair(tokens, start);
  const { unit, to, rest = 0 } = after;
  const before = signBefore(tokens, start);
  if (isRange || (unit.kind === 'length' && end > start)) return sides(tokens, [start, last], after, before);
  const times = productOf(tokens, start, last) * thingsBefore(tokens, start, unit);
  const fraction = fractionBefore(tokens, start);
  const isContent = unit.isContent === true && !isLimited(tokens, start) && !isRate(tokens, start, to - 1);
  const [from, amount] =
    fraction === undefined
      ? [start, amountAt(tokens, last, unit) + rest * unit.factor]
      : [fraction < 1 ? start - 2 : start - 3, fraction * unit.factor];
  return [{ unit, amount, times, isContent, before, from, to }];
}

const MEMORIES = new Set([2, 3, 4, 6, 8, 12, 16, 18, 24]);
const STORAGES = new Set([32, 64, 128, 256, 512, 1024]);

/** Phones have "8/128" and "12+256", in gigabytes, which go without saying. */
function memoryPair(tokens: readonly Token[], start: number): readonly Measure[] {
  const sign = tokenAt(tokens, start + 1);
  if ((sign.text !== '/' && sign.text !== '+') || sign.spaced) return NOTHING;
  const [{ value: memory = 0 }, { value: storage = 0, spaced }] = [tokenAt(tokens, start), tokenAt(tokens, start + 2)];
  const unit = unitOf('gb');
  if (spaced || unit === undefined || !MEMORIES.has(memory) || !STORAGES.has(storage)) return NOTHING;
  if (tokenAt(tokens, start + 3).unit !== undefined) return NOTHING;
  const place = { unit, times: 1, isContent: false, before: sign.text, from: start, to: start + 3 };
  return [memory, storage].map((value) => ({ ...place, amount: value * unit.factor }));
}

/** The 24 of "6 x 4 x 0,5": all numbers of the chain before its last; the first may be a sum, "5+1 x 0,5". */
function productOf(tokens: readonly Token[], start: number, last: number): number {
  if (start === last) return 1;
  let product = sumOfFree(tokens, start - 2) ?? tokenAt(tokens, start).value ?? 1;
  for (let at = start + 2; at < last; at += 2) product *= tokenAt(tokens, at).value ?? 1;
  return product;
}

/** Also the plus of "300 ml + gratis 150 ml". */
function signBefore(tokens: readonly Token[], start: number): string {
  const { text } = tokenAt(tokens, start - 1);
  return tokenAt(tokens, start - 2).text === '+' && FREE.has(text) ? '+' : text;
}

const MOST_THINGS = 1000;

/** The 24 of "24 chai x 500 ml": so many of it, whatever a language calls the thing. */
function thingsBefore(tokens: readonly Token[], start: number, { kind }: Unit): number {
  if (!tokenAt(tokens, start - 1).isTimes || (kind !== 'mass' && kind !== 'volume')) return 1;
  const { value } = tokenAt(tokens, start - 3);
  const thing = tokenAt(tokens, start - 2);
  const isCounted = thing.isWord && !thing.isTimes && value !== undefined && isCount(tokens, start - 3);
  return isCounted && value <= MOST_THINGS ? value : 1;
}

const WRITTEN_BEFORE = new Set(['kg', 'gr', 'ml', 'cl', 'lt']);

/** Italian shops write "kg 1" and "ml 750". */
function unitBefore(tokens: readonly Token[], index: number, end: number): UnitPlace | undefined {
  const { text, unit } = tokenAt(tokens, index - 1);
  const next = tokenAt(tokens, index + 1);
  // "KG36NVIEA" is a refrigerator.
  if (next.isWord && !next.spaced) return undefined;
  if (index !== end || !WRITTEN_BEFORE.has(text) || tokenAt(tokens, index - 2).value !== undefined) return undefined;
  return unit && { unit, to: index + 1 };
}

/** The ends of a range, or the sides of a thing: none says how much there is. */
function sides(
  tokens: readonly Token[],
  [start, last]: readonly [number, number],
  { unit, to }: UnitPlace,
  before: string,
): readonly Measure[] {
  const found: Measure[] = [];
  for (let at = start; at <= last; at += 2) {
    found.push({ unit, amount: amountAt(tokens, at, unit), times: 1, isContent: false, before, from: start, to });
  }
  return found;
}

/** The half of "1/2 l", and the one and a half of "1 1/2 l". */
function fractionBefore(tokens: readonly Token[], index: number): number | undefined {
  const slash = tokenAt(tokens, index - 1);
  if ((slash.text !== '/' && slash.text !== '⁄') || slash.spaced || tokenAt(tokens, index).spaced) return undefined;
  // The 5 of "i5/8GB" ends the name of a chip.
  if (tokenAt(tokens, index - 3).isWord && !tokenAt(tokens, index - 2).spaced) return undefined;
  const numerator = tokenAt(tokens, index - 2).value;
  const denominator = tokenAt(tokens, index).value;
  if (numerator === undefined || denominator === undefined || denominator > 16) return undefined;
  if (numerator >= denominator) return undefined;
  const whole = tokenAt(tokens, index - 2).spaced ? (tokenAt(tokens, index - 3).value ?? 0) : 0;
  return (Number.isInteger(whole) ? whole : 0) + numerator / denominator;
}
