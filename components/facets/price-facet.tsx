import type { PriceFacet as Prices } from '../../lib/domain/facet.ts';
import type { OfferFilters } from '../../lib/domain/view-query.ts';
import { moneyText } from '../../lib/view/money.ts';
import { t } from '../../lib/view/words.ts';

interface Props {
  readonly prices: Prices;
  readonly range: OfferFilters['price'];
  readonly onRange: (range: OfferFilters['price']) => void;
}

/** A span of prices by two handles, over bars that show where the offers are. */
export function PriceFacet({ prices, range, onRange }: Props) {
  const { currency, minMinor, maxMinor, bins } = prices;
  if (minMinor === maxMinor) return null;
  const own = range?.currency === currency ? range : null;
  const low = Math.max(minMinor, own?.minMinor ?? minMinor);
  const high = Math.min(maxMinor, own?.maxMinor ?? maxMinor);
  const step = Math.max(1, Math.round((maxMinor - minMinor) / 200));
  const money = (minor: number): string => moneyText({ minor, currency });
  const set = (from: number, to: number): void =>
    onRange(
      from <= minMinor && to >= maxMinor
        ? null
        : { currency, ...(from > minMinor ? { minMinor: from } : {}), ...(to < maxMinor ? { maxMinor: to } : {}) },
    );
  const handle = (label: string, value: number, testId: string, onValue: (value: number) => void) => (
    <input
      class="span__handle"
      type="range"
      min={minMinor}
      max={maxMinor}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={money(value)}
      data-testid={testId}
      onInput={(event) => onValue(event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <fieldset class="facet" data-testid="facet-price">
      <legend class="facet__title">{t('facet_price')}</legend>
      <Histogram
        bins={bins}
        from={(low - minMinor) / (maxMinor - minMinor)}
        to={(high - minMinor) / (maxMinor - minMinor)}
      />
      <div class="span">
        {handle(t('facet_price_lowest'), low, 'price-from', (value) => set(Math.min(value, high), high))}
        {handle(t('facet_price_highest'), high, 'price-to', (value) =>
          // The last step may fall short of the dearest offer.
          set(low, value > maxMinor - step ? maxMinor : Math.max(value, low)),
        )}
      </div>
      <p class="span__ends">
        <output>{money(low)}</output>
        <output>{money(high)}</output>
      </p>
    </fieldset>
  );
}

function Histogram({ bins, from, to }: { bins: readonly number[]; from: number; to: number }) {
  const top = Math.max(...bins, 1);
  return (
    <svg class="histogram" viewBox={`0 0 ${String(bins.length)} 10`} preserveAspectRatio="none" aria-hidden="true">
      {bins.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(0.6, (count / top) * 10);
        const middle = (index + 0.5) / bins.length;
        return (
          <rect
            key={index}
            class={middle >= from && middle <= to ? 'histogram__bar histogram__bar--in' : 'histogram__bar'}
            x={index + 0.08}
            y={10 - height}
            width={0.84}
            height={height}
          />
        );
      })}
    </svg>
  );
}
