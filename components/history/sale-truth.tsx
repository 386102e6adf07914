import type { PriceHistory } from '../../lib/domain/price-history.ts';
import { isEuShop, saleTruth } from '../../lib/domain/sale-truth.ts';
import type { Sighting } from '../../lib/domain/sighting.ts';
import { saleFactText } from '../../lib/view/sale-fact-text.ts';
import { t } from '../../lib/view/words.ts';

interface Props {
  readonly sighting: Sighting;
  readonly history: PriceHistory | undefined;
  readonly now: number;
}

/** What the reduction on the page is worth, by what was seen there before. */
export function SaleTruth({ sighting, history, now }: Props) {
  const price = sighting.price?.value;
  if (price === undefined) return null;
  const struck = sighting.struckPrice?.value;
  const facts = saleTruth(history, {
    price,
    at: now,
    inEu: isEuShop(sighting.shop, price),
    ...(struck === undefined ? {} : { struckPrice: struck }),
  });
  return (
    <section class="truth" data-testid="sale-truth">
      <h3 class="truth__title">{t('sale_title')}</h3>
      <ul class="truth__facts">
        {facts.map((fact) => (
          <li key={fact.kind} data-fact={fact.kind}>
            {saleFactText(fact)}
          </li>
        ))}
      </ul>
    </section>
  );
}
