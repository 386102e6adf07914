import { alertSchema } from '../../../lib/contract/webhook.ts';
import type { Alert } from '../../../lib/domain/alert.ts';
import type { PriceUnit } from '../../../lib/domain/connection.ts';
import { minorDigits } from '../../../lib/domain/money.ts';
import type { Currency } from '../../../lib/domain/money.ts';
import type { Change } from '../../../lib/domain/watch.ts';
import { currencyOf } from '../../../lib/domain/watch-identity.ts';
import { shownEvent } from '../alerts/packet.ts';
import type { Message } from './outlet.ts';

const HEADS: Readonly<Record<Alert['kind'], string>> = {
  change: 'Price alert',
  removed: 'No longer in the catalog',
  expiring: 'Watch about to expire',
  expired: 'Watch expired',
  verification: 'Test',
};
const FIELDS: Readonly<Record<string, string>> = {
  final_price: 'price',
  regular_price: 'regular price',
  on_sale: 'on sale',
  sale_discount: 'discount',
  availability: 'availability',
};
const PRICES: ReadonlySet<string> = new Set(['final_price', 'regular_price']);
const LONGEST = 1500;

/** An event as it is stored. */
export interface StoredEvent {
  readonly body: string;
  readonly received_at: number;
}

/** An alert in plain words. Names are foreign text: control characters go, and nothing is markup. */
export function messageOf(historyId: string, { body, received_at: receivedAt }: StoredEvent, unit: PriceUnit): Message {
  const { seq: _seq, received_at: _at, ...wire } = shownEvent(body, 0, receivedAt);
  const alert = alertSchema(unit, receivedAt).parse(wire);
  const currency = currencyOf({ metadata: alert.metadata, filters: [] });
  const lines = alert.details.flatMap(({ name, merchant, changes }) => [
    merchant === undefined ? name : `${name} (${merchant})`,
    ...changes
      .filter(({ field }) => !field.startsWith('__'))
      .map(({ field, oldValue, newValue }) => {
        const text = (value: Change['oldValue']): string => valueText(field, value, currency);
        return `${FIELDS[field] ?? field}: ${text(oldValue)} → ${text(newValue)}`;
      }),
  ]);
  return {
    historyId,
    title: `${HEADS[alert.kind]}: ${alert.watchName}`.slice(0, 200),
    text: lines.join('\n').slice(0, LONGEST),
    wire,
  };
}

/** A notification tells numbers alone; the currency is in what the extension wrote on its watch. */
function valueText(field: string, value: Change['oldValue'], currency: Currency | undefined): string {
  return PRICES.has(field) && typeof value === 'number' && currency !== undefined
    ? `${value.toFixed(minorDigits(currency))} ${currency}`
    : String(value ?? '?');
}
