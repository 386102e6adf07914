import { describe, expect, test } from 'vitest';
import { messageOf } from '../../../backend/proxy/outlets/wording.ts';

const event = (metadata: object, changes: readonly object[]) => ({
  received_at: 0,
  body: JSON.stringify({
    watch_history_id: 'h1',
    watch_event_type: 'product_watch_alert',
    timestamp: '2026-11-21T10:00:00+00:00',
    watch_id: 'w1',
    watch_name: 'Shoes',
    metadata,
    details: [{ id: '1', name: 'A shoe', network: { id: 1, name: 'N' }, merchant: { id: 2, name: 'M' }, changes }],
  }),
});
const price = { field: 'final_price', old_value: 1299, new_value: '999' };
const euros = { elsewhere_currency: 'EUR' };

describe('an alert that goes out', () => {
  test.each([
    ['the currency that its watch has', euros, price, 'major', 'price: 1299.00 EUR → 999.00 EUR'],
    ['no decimals where there are none', { elsewhere_currency: 'jpy' }, price, 'major', 'price: 1299 JPY → 999 JPY'],
    ['smallest units where the owner says so', euros, price, 'minor', 'price: 12.99 EUR → 9.99 EUR'],
    ['numbers alone where no currency is known', {}, price, 'major', 'price: 1299 → 999'],
    [
      'no currency beside what is no price',
      euros,
      { ...price, field: 'sale_discount' },
      'minor',
      'discount: 1299 → 999',
    ],
    ['what was not told', euros, { field: 'final_price', new_value: 5 }, 'major', 'price: ? → 5.00 EUR'],
  ] as const)('says %s', (_name, metadata, change, unit, line) => {
    expect(messageOf('h1', event(metadata, [change]), unit).text).toBe(`A shoe (M)\n${line}`);
  });
});
