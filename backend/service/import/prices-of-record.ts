import { parseCurrency, toMajor } from '../../../lib/domain/money.ts';
import { parsePrice } from '../../../lib/domain/price-text.ts';
import { saleOf } from '../store/sale.ts';
import type { ProductRow } from '../store/tables.ts';

export type Values = Readonly<Record<string, string>>;

export interface Shop {
  readonly merchantId: number;
  /** Where prices do not say theirs. */
  readonly currency: string | undefined;
}

type Prices = Pick<ProductRow, 'currency' | 'regular_price' | 'final_price' | 'on_sale' | 'sale_discount'>;

/** What a record costs, or a sentence that says why nobody knows. */
export function pricesOf(values: Values, shop: Shop, now: string): Prices | string {
  // What is paid is the price with its tax; what has no price but one on sale costs that.
  const text = values['price_vat'] ?? values['vat_price'] ?? values['price'] ?? values['sale_price'];
  if (text === undefined) return 'it has no price';
  const stated = readPrice(text, values['currency'] ?? shop.currency);
  if (stated === undefined) return `its price cannot be read: ${text.slice(0, 60)}`;
  const { currency } = stated;
  const other = (more: string | undefined): number | undefined => {
    const price = more === undefined ? undefined : readPrice(more, currency);
    return price?.currency === currency ? price.amount : undefined;
  };
  const sale = isInPeriod(values['sale_price_effective_date'], now) ? other(values['sale_price']) : undefined;
  const isSale = sale !== undefined && sale < stated.amount;
  const final_price = isSale ? sale : stated.amount;
  const regular_price = isSale ? stated.amount : Math.max(stated.amount, other(values['old_price']) ?? 0);
  return {
    currency,
    regular_price,
    final_price,
    ...saleOf(regular_price, final_price),
  };
}

/** `129.99 USD` as Google wants it is read at once; all else as people write prices. */
function readPrice(text: string, currency: string | undefined): { amount: number; currency: string } | undefined {
  const [, plain, code] = /^(\d{1,12}(?:\.\d{1,4})?)(?: ?([A-Za-z]{3}))?$/.exec(text) ?? [];
  const stated = parseCurrency(code ?? currency ?? '');
  if (plain !== undefined && stated !== undefined) return { amount: Number(plain), currency: stated };
  const money = parsePrice(text, { currencyHint: stated });
  return money === undefined ? undefined : { amount: toMajor(money), currency: money.currency };
}

/** `2026-11-20T00:00+0100/2026-11-30T23:59+0100`; without one a sale price always counts. */
function isInPeriod(period: string | undefined, now: string): boolean {
  const [from, to] = period?.split('/').map((moment) => Date.parse(moment.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))) ?? [];
  const at = Date.parse(`${now.replace(' ', 'T')}Z`);
  return !(from !== undefined && at < from) && !(to !== undefined && at > to);
}
