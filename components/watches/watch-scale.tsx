import type { Currency } from '../../lib/domain/money.ts';
import type { Distance } from '../../lib/domain/watch-progress.ts';
import { valueText } from '../../lib/view/rule-text.ts';
import { t } from '../../lib/view/words.ts';

const PRICE = { field: 'final_price' } as const;

/** Where the price stands between where it began and the target. */
export function WatchScale({ distance, currency }: { distance: Distance; currency: Currency | undefined }) {
  const { target, now, start, share } = distance;
  const money = (value: number) => valueText(PRICE, value, currency);
  return (
    <figure class="watch-scale" data-testid="watch-scale">
      <meter
        class="watch-scale__bar"
        min={0}
        max={1}
        value={share}
        aria-label={t('watch_scale', { now: money(now), target: money(target) })}
      />
      <figcaption class="watch-scale__ends">
        <span>{t('watch_scale_start', { value: money(start) })}</span>
        <strong>{t('watch_value_now', { value: money(now) })}</strong>
        <span>{t('watch_scale_target', { value: money(target) })}</span>
      </figcaption>
    </figure>
  );
}
