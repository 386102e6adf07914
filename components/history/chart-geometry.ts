import type { PriceHistory } from '../../lib/domain/price-history.ts';

export const WIDTH = 340;
export const HEIGHT = 150;
const TOP = 10;
const BOTTOM = 132;
/** Half a mark: those on the first and the last day stay within the picture. */
const SIDE = 5;
const DAY_MS = 86_400_000;

export interface Scale {
  readonly fromDay: number;
  readonly toDay: number;
  readonly low: number;
  readonly high: number;
  /** The lowest and the highest price that is drawn. */
  readonly lowest: number;
  readonly highest: number;
}

/** The span of all lines, with a little air above and below; never without height or width. */
export function scaleOf(histories: readonly PriceHistory[]): Scale {
  const days = histories.flatMap((history) => history.days);
  const lowest = Math.min(...histories.map((history) => history.lowest.price.minor));
  const highest = Math.max(...histories.map((history) => history.highest.price.minor));
  const air = Math.max((highest - lowest) * 0.08, highest * 0.02, 1);
  const first = days.reduce((day, other) => Math.min(day, other.day), Number.POSITIVE_INFINITY);
  const last = days.reduce((day, other) => Math.max(day, other.day), 0);
  return {
    fromDay: first,
    toDay: Math.max(last, first + 1),
    low: Math.max(0, lowest - air),
    high: highest + air,
    lowest,
    highest,
  };
}

export function xOf({ fromDay, toDay }: Scale, day: number): number {
  return round(SIDE + ((day - fromDay) / (toDay - fromDay)) * (WIDTH - 2 * SIDE));
}

export function yOf({ low, high }: Scale, minor: number): number {
  return round(BOTTOM - ((minor - low) / (high - low)) * (BOTTOM - TOP));
}

/** A price holds until another is seen: steps, not slopes. */
export function linePath(scale: Scale, { days }: PriceHistory): string {
  return days
    .map(({ day, price }, index) => {
      const [x, y] = [xOf(scale, day), yOf(scale, price.minor)];
      return index === 0 ? `M${String(x)} ${String(y)}` : `H${String(x)}V${String(y)}`;
    })
    .join('');
}

/** The moment of a day, for its name on the axis. */
export function timeOfDay(day: number): number {
  return day * DAY_MS + DAY_MS / 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
