import type { Dimension } from './pack-words.ts';

export interface Quantity {
  readonly of: Dimension;
  /** Pieces, washes, g, ml, m or m². */
  readonly amount: number;
}

/** How much one buys, as far as it is stated. */
export interface Pack {
  /** How many equal packs: the 6 of "6 × 500 ml", of "pack of 6". At least 2. */
  readonly multiple?: number;
  /** What one of them holds, in the dimension of `total`. */
  readonly each?: Quantity;
  /** All of it, in the dimension that a unit price is told in. */
  readonly total?: Quantity;
  /** All of it in every dimension that is stated: 60 capsules that weigh 90 g. */
  readonly totals: Readonly<Partial<Record<Dimension, number>>>;
}

export const unstatedPack: Pack = { totals: {} };

/** Two writings of one size: 16.9 fl oz and 500 ml. */
const TOLERANCE = 0.025;

export function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE * Math.max(a, b);
}
