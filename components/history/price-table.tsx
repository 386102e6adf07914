import type { Observation } from '../../lib/domain/observation.ts';
import { dateText, isoTime } from '../../lib/view/dates.ts';
import { moneyText } from '../../lib/view/money.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';

const MOST = 200;

/** The chart in words: the latest first. */
export function PriceTable({ observations }: { observations: readonly Observation[] }) {
  const rows = [...observations].sort((a, b) => b.at - a.at).slice(0, MOST);
  return (
    <div class="prices" tabIndex={0} role="region" aria-label={t('history_table')}>
      <table class="prices__table" data-testid="price-table">
        <thead>
          <tr>
            <th scope="col">{t('history_date')}</th>
            <th scope="col">{t('history_shop')}</th>
            <th scope="col" class="prices__price">
              {t('history_price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, merchant, price }, index) => (
            <tr key={index}>
              <td>
                <time dateTime={isoTime(at)}>{dateText(at)}</time>
              </td>
              <td>
                <Foreign text={merchant} longest={40} />
              </td>
              <td class="prices__price">{moneyText(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
