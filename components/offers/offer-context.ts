import type { ComponentChild } from 'preact';
import type { GradedOffer } from '../../lib/domain/comparison.ts';

/** What every row of one list shares. */
export interface OfferContext {
  readonly links: 'direct' | 'affiliate';
  /** Somebody else's affiliate link led to the page: ours is not offered then. */
  readonly throughAffiliate: boolean;
  readonly pictures: boolean;
  readonly bestId: string | undefined;
  readonly now: number;
  readonly onNotSame: (item: GradedOffer, notSame: boolean) => void;
  readonly onWatch: (item: GradedOffer) => void;
  /** The merchant's card, loaded when it is asked for. */
  readonly merchantCard: (merchantId: string) => ComponentChild;
}
