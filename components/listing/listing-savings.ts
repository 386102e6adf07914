import type { BestOffer } from '../../lib/domain/best-offer.ts';
import type { GradedOffer } from '../../lib/domain/comparison.ts';
import type { Listed } from '../../lib/domain/sighting.ts';
import type { ListingRow } from '../../lib/messaging/graded-ask.ts';

/** One product of a listing page beside its best offer elsewhere. */
export interface ComparedItem {
  readonly index: number;
  readonly item: Listed;
  readonly best: BestOffer | undefined;
  readonly offer: GradedOffer | undefined;
  /** Offers that may be the same, when none surely is. */
  readonly likely: number;
}

/** Best savings first, in per cent so that currencies need no comparing; then what was found, then the rest in page order. */
export function bySaving(items: readonly Listed[], rows: readonly ListingRow[]): ComparedItem[] {
  return rows
    .flatMap(({ index, comparison }) => {
      const item = items[index];
      if (item === undefined) return [];
      const best = comparison?.best;
      const offer = comparison?.offers.find((graded) => graded.offer.id === best?.offerId);
      const likely = comparison?.offers.filter(({ match }) => match.grade === 'likely').length ?? 0;
      return [{ index, item, best, offer, likely }];
    })
    .sort((a, b) => worth(b) - worth(a) || a.index - b.index);
}

function worth({ best, likely }: ComparedItem): number {
  if (best?.saving !== undefined) return best.saving.percent + 1;
  if (best !== undefined) return 0;
  return likely > 0 ? -1 : -2;
}
