import { alertSchema } from '../../../lib/contract/webhook.ts';
import type { Alert } from '../../../lib/domain/alert.ts';
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
const LONGEST = 1500;

/** An alert in plain words. Names are foreign text: control characters go, and nothing is markup. */
export function messageOf(historyId: string, body: string, receivedAt: number): Message {
  const { seq: _seq, received_at: _at, ...wire } = shownEvent(body, 0, receivedAt);
  const alert = alertSchema('major', receivedAt).parse(wire);
  const lines = alert.details.flatMap(({ name, merchant, changes }) => [
    merchant === undefined ? name : `${name} (${merchant})`,
    ...changes
      .filter(({ field }) => !field.startsWith('__'))
      .map(
        ({ field, oldValue, newValue }) =>
          `${FIELDS[field] ?? field}: ${String(oldValue ?? '?')} → ${String(newValue ?? '?')}`,
      ),
  ]);
  return {
    historyId,
    title: `${HEADS[alert.kind]}: ${alert.watchName}`.slice(0, 200),
    text: lines.join('\n').slice(0, LONGEST),
    wire,
  };
}
