import type { BestOffer } from '../domain/best-offer.ts';
import type { Comparison, GradedOffer } from '../domain/comparison.ts';
import type { Money } from '../domain/money.ts';
import { isProduct } from '../domain/very-product.ts';

/** The answer in one line, before it is put into words. */
export type Verdict =
  | {
      readonly kind: 'cheaper';
      readonly best: BestOffer;
      readonly item: GradedOffer;
      readonly saving: NonNullable<BestOffer['saving']>;
    }
  /** The same product elsewhere, but nobody has it now. */
  | { readonly kind: 'sold-out'; readonly best: BestOffer; readonly item: GradedOffer }
  /** The same product elsewhere, at no better a price than here. */
  | { readonly kind: 'not-cheaper'; readonly best: BestOffer; readonly item: GradedOffer; readonly here: Money }
  /** The page names no price to compare with, or one that cannot be paid: it is sold out there. */
  | { readonly kind: 'from'; readonly best: BestOffer; readonly item: GradedOffer }
  /** The same product, but in another currency or condition, or without a price. */
  | { readonly kind: 'not-comparable'; readonly count: number }
  | { readonly kind: 'likely'; readonly item: GradedOffer | undefined }
  /** Words were typed, not a product: what they find is no worse for being found by name. */
  | { readonly kind: 'found'; readonly count: number }
  | { readonly kind: 'only-similar' }
  | { readonly kind: 'nowhere' };

/** Nobody can be the same as a word that was typed. */
export function isByWords({ subject, wanted }: Comparison): boolean {
  return subject.kind === 'typed' && wanted.name !== undefined;
}

function isSoldOutHere({ subject }: Comparison): boolean {
  return subject.kind === 'sighting' && subject.sighting.availability?.value === 'out-of-stock';
}

export function verdictOf(comparison: Comparison): Verdict {
  const { offers, best, wanted } = comparison;
  const item = best === undefined ? undefined : offers.find(({ offer }) => offer.id === best.offerId);
  if (best !== undefined && item !== undefined) {
    if (item.offer.availability === 'out-of-stock') return { kind: 'sold-out', best, item };
    if (wanted.price === undefined || isSoldOutHere(comparison)) return { kind: 'from', best, item };
    return best.saving === undefined
      ? { kind: 'not-cheaper', best, item, here: wanted.price }
      : { kind: 'cheaper', best, item, saving: best.saving };
  }
  const same = offers.filter(isProduct).length;
  if (same > 0) return { kind: 'not-comparable', count: same };
  const likely = offers.filter(({ match }) => match.grade === 'likely');
  if (likely.length > 0) return { kind: 'likely', item: likely.find(({ offer }) => offer.price !== undefined) };
  if (offers.length === 0) return { kind: 'nowhere' };
  return isByWords(comparison) ? { kind: 'found', count: offers.length } : { kind: 'only-similar' };
}
