import type { GradedOffer } from '../../lib/domain/comparison.ts';
import { moneyText } from '../../lib/view/money.ts';
import { percentText } from '../../lib/view/numbers.ts';
import { unitPriceText } from '../../lib/view/offer-words.ts';
import { t } from '../../lib/view/words.ts';

/** The price, what it was said to be before, and what a unit of it costs. */
export function OfferPrice({ item }: { item: GradedOffer }) {
  const { offer, discountPercent, unitPrice, converted, convertedBy } = item;
  if (offer.price === undefined) return <p class="offer__price offer__price--none">{t('price_not_stated')}</p>;
  return (
    <p class="offer__price" data-testid="offer-price">
      <strong class="offer__now">{moneyText(offer.price)}</strong>
      {discountPercent !== undefined && offer.regularPrice !== undefined && (
        <span class="offer__before">
          <span class="unseen">{t('price_before')} </span>
          <del>{moneyText(offer.regularPrice)}</del>{' '}
          <span class="offer__off">{percentText(-discountPercent / 100)}</span>
        </span>
      )}
      {converted !== undefined && convertedBy !== undefined && (
        <span class="offer__unit" data-testid="offer-converted">
          {t('price_about', { price: moneyText(converted) })} ({convertedBy.source}, {convertedBy.date})
        </span>
      )}
      {unitPrice !== undefined && (
        <span class="offer__unit">{unitPriceText(unitPrice.per, moneyText(unitPrice.price))}</span>
      )}
    </p>
  );
}
