import type { Money } from './money.ts';

/** How much less the price is than the struck one, in whole per cent; undefined where that is nothing. The service's own figure is never asked. */
export function discountPercent(price: Money | undefined, regular: Money | undefined): number | undefined {
  if (price === undefined || regular === undefined || price.currency !== regular.currency) return undefined;
  if (regular.minor <= price.minor) return undefined;
  const percent = Math.round(((regular.minor - price.minor) * 100) / regular.minor);
  return percent >= 1 && percent <= 99 ? percent : undefined;
}
