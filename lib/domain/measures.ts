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

function amountAt(tokens: readonly Token[], index: number, unit: Unit): number {
  const { value = 0, decimal } = tokens[index] ?? {};
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
  if (unit.kind !== 'length' || !isSquare(tokens[at + 1])) {
    return goesOn(token, tokens[at + 1]) ? undefined : { unit, to: at + 1 };
  }
  return { unit: { kind: 'area', factor: unit.factor ** 2, isContent: unit.factor === 1 }, to: at + 2 };
}

/** "RCSK310M20S" is a model, and 60 m³ are no metres. */
function goesOn(word: Token, next: Token | undefined): boolean {
  return next?.value !== undefined && !next.spaced && (!word.spaced || next.text === '3');
}

function isSquare(token: Token | undefined): boolean {
  return token !== undefined && token.text === '2' && !token.spaced;
}

function fluidOunces(tokens: readonly Token[], at: number): { unit: Unit; to: number } | undefined {
  const next = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  if (tokens[next]?.text !== 'oz') return undefined;
  return { unit: { kind: 'volume', factor: 29.5735, isContent: true }, to: next + 1 };
}

/** Short unit words are other things, too: ordinals (1st), half a carat, "9 to 14". */
function isPlausible(tokens: readonly Token[], index: number, at: number, unit: Unit): boolean {
  const isAttached = tokens[at]?.spaced === false;
  if (unit.kind === 'piece' && !Number.isInteger(tokens[index]?.value)) return false;
  if (unit.kind === 'lines') return isAttached;
  switch (tokens[at]?.text) {
    case 'st':
      return !isAttached || at > index + 1;
    case 'g':
      return !isAttached || isWeight(tokens, index);
    case 'to':
      return tokens[at + 1]?.value === undefined;
    default:
      return true;
  }
}

/** Not a network (5G), not the end of a model number ("Ryzen 5 5600G"). */
function isWeight(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text ?? '';
  if (/^[2-6]$/.test(text)) return !isPhone(tokens);
  return !(/^\d{4,}$/.test(text) && tokens[index - 1]?.value !== undefined);
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
  const isRange = chain.length === 1 && isRangeSign(tokens[start + 1]) && tokens[start + 2]?.value !== undefined;
  const last = isRange ? start + 2 : (chain.at(-1) ?? start);
  const after = unitAfter(tokens, last);
  if (after === undefined) return [];
  const { unit, to } = after;
  const base = { unit, isAdded: tokens[start - 1]?.text === '+', to };
  if (isRange || (unit.kind === 'length' && chain.length > 1)) {
    const amounts = (isRange ? [start, last] : chain).map((at) => amountAt(tokens, at, unit));
    return amounts.map((amount) => ({ ...base, from: start, amount, times: 1, isContent: false }));
  }
  const times = chain.slice(0, -1).reduce((product, at) => product * (tokens[at]?.value ?? 1), 1);
  const fraction = fractionBefore(tokens, start);
  const isContent = unit.isContent === true && !isLimited(tokens, start);
  return fraction === undefined
    ? [{ ...base, from: start, amount: amountAt(tokens, last, unit), times, isContent }]
    : [{ ...base, from: start - 2, amount: fraction * unit.factor, times, isContent }];
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
