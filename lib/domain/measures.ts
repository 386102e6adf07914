import type { Token } from './name-words.ts';
import { limitWords, unitOf, type Unit } from './pack-words.ts';

/** A number with its unit, as one place of a name states it. */
export interface Measure {
  readonly unit: Unit;
  /** In the unit of its kind: g, ml, m, GB … */
  readonly amount: number;
  /** How many times it comes, where the place says so: the 6 of "6 × 500 ml". */
  readonly times: number;
  /** How much there is; false for a range, a limit, a side of a surface, a screen. */
  readonly isContent: boolean;
  /** Stands behind a plus sign: 500 g + 100 g. */
  readonly isAdded: boolean;
  /** The first of its tokens, and the first one after them. */
  readonly from: number;
  readonly to: number;
}

export const isTimes = (token: Token | undefined): boolean =>
  token !== undefined && (token.text === 'x' || token.text === '×' || token.text === '*' || token.text === 'х');

/** Units of which nobody sells thousands: "1.500 kg" is one and a half. */
const LARGE = 900;

function amountOf({ value = 0, decimal }: Token, unit: Unit): number {
  const isLarge = unit.factor >= LARGE || (unit.kind === 'length' && unit.factor === 1);
  return (decimal !== undefined && isLarge ? decimal : value) * unit.factor;
}

/** The unit that follows the number at `index`, and where it ends. */
function unitAfter(tokens: readonly Token[], index: number): { unit: Unit; to: number } | undefined {
  const hyphen = tokens[index + 1]?.text === '-' && tokens[index + 1]?.spaced === false ? 1 : 0;
  const at = index + 1 + hyphen;
  const token = tokens[at];
  if (token === undefined || token.value !== undefined) return undefined;
  if (token.text === 'fl') return fluidOunces(tokens, at);
  const unit = unitOf(token.text);
  if (unit === undefined || !isPlausible(tokens, index, at, unit)) return undefined;
  const squared = unit.kind === 'length' && tokens[at + 1]?.text === '2' && tokens[at + 1]?.spaced === false;
  if (!squared) return { unit, to: at + 1 };
  return { unit: { kind: 'area', factor: unit.factor ** 2, isContent: unit.factor === 1 }, to: at + 2 };
}

function fluidOunces(tokens: readonly Token[], at: number): { unit: Unit; to: number } | undefined {
  const next = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  if (tokens[next]?.text !== 'oz') return undefined;
  return { unit: { kind: 'volume', factor: 29.5735, isContent: true }, to: next + 1 };
}

/** Short unit words are other things, too: ordinals (1st), networks (5G), a French article, half a carat. */
function isPlausible(tokens: readonly Token[], index: number, at: number, unit: Unit): boolean {
  const number = tokens[index];
  const word = tokens[at]?.text;
  const isAttached = tokens[at]?.spaced === false;
  if (unit.kind === 'piece' && !Number.isInteger(number?.value)) return false;
  if (word === 'st' && isAttached && at === index + 1) return false;
  if (word === 'p' || word === 'i' || word === 'k') return isAttached;
  if (word === 'g' && isAttached && /^[2-6]$/.test(number?.text ?? '')) return !isPhone(tokens);
  if (word === 'to') return tokens[at + 1]?.value === undefined;
  return true;
}

/** "5G" is a network beside a storage size, and a weight beside none. */
function isPhone(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /^(?:gb|go|tb|lte|dual|sim|smartphone|phone|galaxy|iphone|router|гб)$/.test(text));
}

function isRangeSign(token: Token | undefined): boolean {
  return token !== undefined && /^(?:-|–|~|bis|to|a|à|do|до)$/.test(token.text);
}

function isLimited(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const word = before?.text === '.' || before?.text === ':' ? tokens[index - 2]?.text : before?.text;
  return word !== undefined && (limitWords.has(word) || word === '<' || word === '>' || word === '≤');
}

/** Every measure of a name, from left to right. */
export function measuresOf(tokens: readonly Token[]): Measure[] {
  const found: Measure[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.value === undefined) continue;
    const read = measureAt(tokens, index);
    if (read.length === 0) continue;
    found.push(...read);
    index = (read.at(-1)?.to ?? index + 1) - 1;
  }
  return found;
}

/** The numbers "6 x 4 x 0,5" up to the one that has a unit. */
function chainAt(tokens: readonly Token[], start: number): number[] {
  const chain = [start];
  let index = start;
  while (isTimes(tokens[index + 1]) && tokens[index + 2]?.value !== undefined) {
    index += 2;
    chain.push(index);
  }
  return chain;
}

function measureAt(tokens: readonly Token[], start: number): Measure[] {
  const chain = chainAt(tokens, start);
  const range = chain.length === 1 && isRangeSign(tokens[start + 1]) && tokens[start + 2]?.value !== undefined;
  const last = range ? start + 2 : (chain.at(-1) ?? start);
  const after = unitAfter(tokens, last);
  if (after === undefined) return [];
  const { unit, to } = after;
  const isAdded = tokens[start - 1]?.text === '+';
  const base = { unit, isAdded, from: start, to };
  const amounts = (range ? [start, last] : chain).map((at) => amountOf(tokens[at] ?? { text: '', spaced: false }, unit));
  const sides = !range && unit.kind === 'length' && chain.length > 1;
  if (range || sides) return amounts.map((amount) => ({ ...base, amount, times: 1, isContent: false }));
  const times = chain.slice(0, -1).reduce((product, at) => product * (tokens[at]?.value ?? 1), 1);
  const fraction = fractionBefore(tokens, start);
  const isSide = unit.kind === 'length' && (isTimes(tokens[start - 1]) || isTimes(tokens[to]));
  return [
    {
      ...base,
      from: fraction === undefined ? start : start - 2,
      amount: fraction === undefined ? (amounts.at(-1) ?? 0) : fraction * unit.factor,
      times,
      isContent: unit.isContent === true && !isLimited(tokens, start) && !(isSide && unit.factor < 1),
    },
  ];
}

/** The half of "1/2 l". */
function fractionBefore(tokens: readonly Token[], index: number): number | undefined {
  const slash = tokens[index - 1];
  const numerator = tokens[index - 2]?.value;
  const denominator = tokens[index]?.value;
  const isSlash = (slash?.text === '/' || slash?.text === '⁄') && !slash.spaced && tokens[index]?.spaced === false;
  if (!isSlash || numerator === undefined || denominator === undefined || denominator > 16) return undefined;
  return numerator < denominator ? numerator / denominator : undefined;
}
