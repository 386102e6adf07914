import type { GradedOffer } from '../../lib/domain/comparison.ts';
import { ageText } from '../../lib/view/dates.ts';
import { availabilityText, conditionText } from '../../lib/view/offer-words.ts';
import { t } from '../../lib/view/words.ts';

interface Props {
  readonly item: GradedOffer;
  readonly now: number;
}

function Age({ at, now }: { at: number; now: number }) {
  const age = ageText(at, now);
  return <span title={t('offer_age', { age })}>{age}</span>;
}

/** What a buyer wants to know beside the price; what is as usual is not said. */
export function OfferFacts({ item: { offer, condition }, now }: Props) {
  return (
    <>
      <span class={`offer__stock offer__stock--${offer.availability}`}>{availabilityText(offer.availability)}</span>
      {condition !== undefined && condition !== 'new' && (
        <span class="offer__condition">{conditionText(condition)}</span>
      )}
      {offer.sellerParty === 'third' && <span>{t('offer_marketplace_seller')}</span>}
      {offer.updatedAt !== undefined && <Age at={offer.updatedAt} now={now} />}
    </>
  );
}
