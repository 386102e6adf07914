import type { Unit } from './pack-words.ts';
import { type Token, tokenAt } from './tokens.ts';

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

/** What the number at `index` says in this unit. */
export function amountAt(tokens: readonly Token[], index: number, unit: Unit): number {
  const { value = 0, decimal } = tokenAt(tokens, index);
  const isLarge = unit.factor >= LARGE || ((unit.kind === 'length' || unit.kind === 'area') && unit.factor === 1);
  return (decimal !== undefined && isLarge ? decimal : value) * unit.factor;
}

const EACH = new Set('of de von van da di zu a per je po по 各 每'.split(' '));

export const isAdded = ({ before }: Measure): boolean => before === '+';
export const isBracketed = ({ before }: Measure): boolean => before === '(' || before === '[';
export const isEach = ({ before }: Measure): boolean => EACH.has(before);
