import type { GradedOffer } from '../../lib/domain/comparison.ts';
import { availabilityText, conditionText } from '../../lib/view/offer-words.ts';
import { t } from '../../lib/view/words.ts';

/** What a buyer wants to know beside the price; what is as usual is not said. */
export function OfferFacts({ item: { offer, condition } }: { item: GradedOffer }) {
  return (
    <>
      <span class={`offer__stock offer__stock--${offer.availability}`}>{availabilityText(offer.availability)}</span>
      {condition !== undefined && condition !== 'new' && (
        <span class="offer__condition">{conditionText(condition)}</span>
      )}
      {offer.sellerParty === 'third' && <span>{t('offer_marketplace_seller')}</span>}
    </>
  );
}
