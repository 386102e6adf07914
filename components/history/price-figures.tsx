import type { PriceHistory } from '../../lib/domain/price-history.ts';
import { dateText } from '../../lib/view/dates.ts';
import { moneyText } from '../../lib/view/money.ts';
import { plural, t } from '../../lib/view/words.ts';

/** Lowest, highest, the middle, and where today's price stands among them. */
export function PriceFigures({ history }: { history: PriceHistory }) {
  const { lowest, highest, median, days, place } = history;
  const figures = [
    { label: t('history_lowest'), value: moneyText(lowest.price), note: dateText(lowest.at) },
    { label: t('history_median'), value: moneyText(median), note: plural('history_days', days.length) },
    { label: t('history_highest'), value: moneyText(highest.price), note: dateText(highest.at) },
  ];
  return (
    <>
      <dl class="figures">
        {figures.map(({ label, value, note }) => (
          <div class="figures__one" key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      {days.length > 1 && (
        <p class="figures__place">
          {plural('history_place', place.cheaperDays, { days: plural('history_days', days.length) })}
        </p>
      )}
    </>
  );
}
