import type { PriceUnit } from './connection.ts';

/** What was found out about a proxy's prices, and from what: shown in options, and overridden there. */
export interface UnitDecision {
  /** The proxy it holds for. */
  readonly address: string;
  readonly unit: PriceUnit;
  /** How many offers agreed, and how many did not. */
  readonly agreed: number;
  readonly disagreed: number;
  readonly decidedAt: number;
}
