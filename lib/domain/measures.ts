import { endOfAllInOne, isOfAllInOne } from './all-in-one.ts';
import { FREE, sumOfFree } from './free-on-top.ts';
import { amountAt, type Measure } from './measure.ts';
import { isListed, isRangeSign, isSpan, sides, span } from './measured-range.ts';
import { limitWords, unitOf, type Unit } from './pack-words.ts';
import { isCount, isRate } from './plausible-unit.ts';
import { type Token, tokenAt } from './tokens.ts';
import { isSizeNumber, isSizeOfNappies } from './size-place.ts';
import { type UnitPlace, unitAfter } from './unit-after.ts';
import { isWrittenAhead, unitBefore } from './unit-before.ts';

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
    if (countsNothing(tokens, index)) continue;
    const read = isHalf ? halfAt(tokens, index) : measureAt(tokens, index);
    if (read.length === 0) continue;
    for (const one of read) note(found, tokens, one);
    index = (read.at(-1)?.to ?? index + 1) - 1;
  }
  for (const [place, one] of found.entries()) found[place] = asCapacity(tokens, one);
  return found;
}

/** Also the size of "size 4 × 44", which are forty-four. */
const countsNothing = (tokens: readonly Token[], index: number): boolean =>
  (tokenAt(tokens, index + 1).isTimes && isSizeNumber(tokens, index)) ||
  isSizeOfNappies(tokens, index) ||
  isFrenchSize(tokens, index) ||
  isOfAllInOne(tokens, index) ||
  endOfAllInOne(tokens, index) !== undefined;

/** "T4 X174 couches" are 174 of size four. */
const isFrenchSize = (tokens: readonly Token[], index: number): boolean =>
  tokenAt(tokens, index - 1).text === 't' && !tokenAt(tokens, index).spaced && tokenAt(tokens, index + 1).spaced;

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

/** What a thing holds, carries or is made of, and does not sell: by the kind of the measure, from how much on. */
const CAPACITIES = new Map<Unit['kind'], { readonly least: number; readonly holds: (token: Token) => boolean }>([
  ['volume', { least: 0, holds: ({ isHollow }) => isHollow }],
  // In grams: what cleans or oils the machine is lighter.
  ['mass', { least: 1000, holds: ({ text }) => LOADED.has(text) }],
  ['length', { least: 0, holds: ({ text }) => MEASURING.test(text) }],
  ['piece', { least: 12, holds: ({ text }) => text.startsWith('puzzle') }],
]);
/** Machines that take so much laundry, and what is lifted. */
const LOADED = new Set(
  `waschmaschine washer lavadora lavatrice wasmachine pralka tvattmaskin vaskemaskine pracka waschtrockner trockner dryer asciugatrice secadora wasdroger suszarka
   hantel kurzhantel dumbbell kettlebell gewichtsscheibe hantelscheibe haltere mancuerna manubrio hantle kugelhantel`.split(
    /\s+/,
  ),
);

const MEASURING = /bandmaat|massband|bandmass|rollmeter|rolmeter|flexometr|flessometr|fluxometr|svinovaci/;

function asCapacity(tokens: readonly Token[], measure: Measure): Measure {
  const { unit, amount, isContent } = measure;
  const capacity = isContent ? CAPACITIES.get(unit.kind) : undefined;
  if (capacity === undefined || amount < capacity.least || !tokens.some(capacity.holds)) return measure;
  return { ...measure, isContent: false };
}

/** The numbers "6 x 4 x 0,5" up to the one that has a unit. */
function endOfChain(tokens: readonly Token[], start: number): number {
  let index = start;
  while (tokenAt(tokens, index + 1).isTimes && tokenAt(tokens, index + 2).value !== undefined) index += 2;
  return index;
}

const NOTHING: readonly Measure[] = [];

function measureAt(tokens: readonly Token[], start: number): readonly Measure[] {
  const end = endOfChain(tokens, start);
  const isRange = end === start && tokenAt(tokens, start + 2).value !== undefined && isRangeSign(tokens, start + 1);
  const last = isRange ? start + 2 : end;
  const place = unitAround(tokens, start, end, last);
  if (place === undefined) return memoryPair(tokens, start);
  const before = signBefore(tokens, start);
  if (isRange || (place.unit.kind === 'length' && end > start)) return sides(tokens, [start, last], place, before);
  return isSpan(tokens, start, place)
    ? span(tokens, start, place, before)
    : [amountOfOne(tokens, [start, last], place, before)];
}

/** The unit behind the number or before it, unless what stands behind belongs to the next number. */
function unitAround(tokens: readonly Token[], start: number, end: number, last: number): UnitPlace | undefined {
  const after = unitAfter(tokens, last);
  if (after === undefined) return unitBefore(tokens, start, end);
  const isOfNext = isWrittenAhead(tokens, start, after) || (last > end && isListed(tokens, start, after));
  return isOfNext ? undefined : after;
}

function amountOfOne(
  tokens: readonly Token[],
  [start, last]: readonly [number, number],
  { unit, to, rest = 0 }: UnitPlace,
  before: string,
): Measure {
  const times = productOf(tokens, start, last) * thingsBefore(tokens, start, unit);
  const fraction = fractionBefore(tokens, start);
  const isContent = unit.isContent === true && !isLimited(tokens, start) && !isRate(tokens, start, to - 1);
  const [from, amount] =
    fraction === undefined
      ? [start, amountAt(tokens, last, unit) + rest * unit.factor]
      : [fraction < 1 ? start - 2 : start - 3, fraction * unit.factor];
  return { unit, amount, times, isContent, before, from, to };
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
  const thing = tokenAt(tokens, start - 2);
  if (!tokenAt(tokens, start - 1).isTimes) return 1;
  if (kind !== 'mass' && kind !== 'volume' && !(kind === 'piece' && thing.isPack)) return 1;
  const { value } = tokenAt(tokens, start - 3);
  const isCounted = thing.isWord && !thing.isTimes && value !== undefined && isCount(tokens, start - 3);
  return isCounted && value <= MOST_THINGS ? value : 1;
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
