import { offerLink } from '../../lib/domain/offer-link.ts';
import type { Settings } from '../../lib/domain/settings.ts';
import { moneyText } from '../../lib/view/money.ts';
import { percentText } from '../../lib/view/numbers.ts';
import { plural, t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { OutsideLink } from '../foreign/outside-link.tsx';
import type { ComparedItem } from './listing-savings.ts';
import './compare.css';

interface Props {
  readonly items: readonly ComparedItem[];
  readonly settings: Settings;
  readonly throughAffiliate: boolean;
}

/** A page of products, each beside the best offer of the very same elsewhere. */
export function CompareTable({ items, settings, throughAffiliate }: Props) {
  return (
    <table class="compare" data-testid="compare-table">
      <thead>
        <tr>
          <th scope="col">{t('compare_product')}</th>
          <th scope="col" class="compare__number">
            {t('compare_here')}
          </th>
          <th scope="col" class="compare__number">
            {t('compare_elsewhere')}
          </th>
          <th scope="col" class="compare__number">
            {t('compare_saving')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={row.index} data-testid="compare-row">
            <th scope="row" class="compare__name">
              <Foreign text={row.item.name ?? row.item.asin ?? row.item.gtin ?? row.item.url ?? ''} longest={140} />
            </th>
            <td class="compare__number" data-label={t('compare_here')}>
              {row.item.price === undefined ? '–' : moneyText(row.item.price)}
            </td>
            <td class="compare__number" data-label={t('compare_elsewhere')}>
              <Elsewhere row={row} settings={settings} throughAffiliate={throughAffiliate} />
            </td>
            <td class="compare__number compare__saving" data-label={t('compare_saving')}>
              <Saving row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Elsewhere({
  row: { best, offer, likely },
  settings,
  throughAffiliate,
}: { row: ComparedItem } & Omit<Props, 'items'>) {
  if (best === undefined || offer === undefined) {
    return <span class="compare__none">{likely > 0 ? plural('compare_likely', likely) : t('compare_not_found')}</span>;
  }
  const link = offerLink(offer.offer, settings.links, throughAffiliate);
  return (
    <>
      <OutsideLink address={link?.address} testId="compare-link">
        {moneyText(best.price)}
      </OutsideLink>{' '}
      <Foreign text={offer.offer.merchant.name} longest={40} class="compare__merchant" />
      {link?.affiliate !== undefined && <span class="compare__merchant"> {t('offer_affiliate')}</span>}
    </>
  );
}

function Saving({ row: { best } }: { row: ComparedItem }) {
  if (best?.saving === undefined) return <>–</>;
  return (
    <>
      <strong>{moneyText(best.saving.amount)}</strong>{' '}
      {best.saving.percent >= 0.5 && <span class="compare__percent">{percentText(-best.saving.percent / 100)}</span>}
    </>
  );
}
