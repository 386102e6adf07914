import type { PriceHistory } from '../../lib/domain/price-history.ts';
import { dayText } from '../../lib/view/dates.ts';
import { moneyText, roundMoneyText } from '../../lib/view/money.ts';
import { foreignText } from '../../lib/view/foreign-text.ts';
import { t } from '../../lib/view/words.ts';
import { HEIGHT, linePath, scaleOf, timeOfDay, WIDTH, xOf, yOf } from './chart-geometry.ts';

/** As many lines as can be told apart. */
export const MOST_LINES = 4;

interface Props {
  /** Of one currency, the main one first. */
  readonly histories: readonly [PriceHistory, ...PriceHistory[]];
}

/** Prices over time, drawn by hand. The table below says the same in words, so the picture is hidden from readers. */
export function PriceChart({ histories }: Props) {
  const [main] = histories;
  const scale = scaleOf(histories);
  const money = (minor: number): string => roundMoneyText({ minor: Math.round(minor), currency: main.currency });
  const median = yOf(scale, main.median.minor);
  return (
    <figure class="chart" data-testid="price-chart">
      <svg
        class="chart__picture"
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={summary(main)}
      >
        <line class="chart__median" x1="0" x2={WIDTH} y1={median} y2={median} />
        {histories.map((history, index) => (
          <path
            class={`chart__line chart__line--${String(index)}`}
            d={linePath(scale, history)}
            key={history.merchant}
          />
        ))}
        {[main.lowest, main.highest].map(({ day, price }) => (
          <circle class="chart__mark" key={day} cx={xOf(scale, day)} cy={yOf(scale, price.minor)} r="3" />
        ))}
        {histories.map(({ latest, merchant }, index) => (
          <circle
            class={`chart__now chart__now--${String(index)}`}
            key={merchant}
            cx={xOf(scale, latest.day)}
            cy={yOf(scale, latest.price.minor)}
            r="3.5"
          />
        ))}
      </svg>
      <div class="chart__ends" aria-hidden="true">
        <span>{dayText(timeOfDay(scale.fromDay))}</span>
        <span>{`${money(scale.lowest)} – ${money(scale.highest)}`}</span>
        <span>{dayText(timeOfDay(scale.toDay))}</span>
      </div>
      <figcaption>
        <ul class="chart__legend" role="list">
          {histories.map(({ merchant, latest }, index) => (
            <li class={`chart__key chart__key--${String(index)}`} key={merchant}>
              <bdi>{foreignText(merchant, 40)}</bdi> <strong>{moneyText(latest.price)}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function summary({ merchant, lowest, highest, latest }: PriceHistory): string {
  return t('history_summary', {
    high: moneyText(highest.price),
    low: moneyText(lowest.price),
    merchant: foreignText(merchant, 60),
    now: moneyText(latest.price),
  });
}
