import type { Money } from './money.ts';
import type { Pack } from './pack.ts';

export type UnitBasis = 'piece' | '100-g' | 'litre' | 'metre' | 'square-metre' | 'wash';

/** What one unit costs, so that packs of different sizes compare. */
export interface UnitPrice {
  readonly per: UnitBasis;
  /** Rounded, for display. */
  readonly price: Money;
  /** Minor units, not rounded: a screw can cost a tenth of a cent. For sorting. */
  readonly exactMinor: number;
}

/** The basis of each dimension, and how much of the dimension's own unit (g, ml, m …) it holds. */
const BASES = {
  piece: ['piece', 1],
  mass: ['100-g', 100],
  volume: ['litre', 1000],
  length: ['metre', 1],
  area: ['square-metre', 1],
  wash: ['wash', 1],
} as const;

/** Undefined where no pack is stated, and where it is one piece: then the price says it all. */
export function unitPrice(price: Money, pack: Pack): UnitPrice | undefined {
  const { total } = pack;
  if (total === undefined || total.amount <= 0 || (total.of === 'piece' && total.amount === 1)) return undefined;
  const [per, size] = BASES[total.of];
  const exactMinor = (price.minor * size) / total.amount;
  return { per, exactMinor, price: { minor: Math.round(exactMinor), currency: price.currency } };
}
