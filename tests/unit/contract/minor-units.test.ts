import { describe, expect, it } from 'vitest';
import { historyPageSchema } from '../../../lib/contract/history.ts';
import { omniRequest } from '../../../lib/contract/omni-request.ts';
import { readAs } from '../../../lib/contract/read.ts';
import { watchPageSchema } from '../../../lib/contract/watch.ts';
import { watchRequest } from '../../../lib/contract/watch-request.ts';
import { alertSchema } from '../../../lib/contract/webhook.ts';
import { firstPage } from '../../../lib/domain/asking.ts';
import { type Currency, parseCurrency } from '../../../lib/domain/money.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { WatchDraft } from '../../../lib/domain/watch.ts';

// The coins of ISO 4217: none, a hundredth, a thousandth. Without a currency, the hundredth that the catalog's remark speaks of.
const COINS: readonly [string | undefined, number, number][] = [
  ['JPY', 12_800, 12_800],
  ['KRW', 35_000, 35_000],
  ['EUR', 12.99, 1299],
  ['HUF', 4990, 499_000],
  ['KWD', 12.345, 12_345],
  [undefined, 12.99, 1299],
];

describe.each(COINS)('in the smallest coin of %s, %d', (code, amount, coins) => {
  const metadata: Record<string, string> = code === undefined ? {} : { elsewhere_currency: code };
  const rule: Rule = {
    field: 'final_price',
    condition: 'less_than',
    startValue: amount,
    threshold: { type: 'value', value: amount },
  };
  const ofHalf: Rule = { ...rule, condition: 'decrease', threshold: { type: 'percentage', value: 50 } };
  const draft: WatchDraft = {
    name: 'Boots',
    targetType: 'product',
    targetIds: ['1'],
    status: 'active',
    rules: [rule, ofHalf, { ...rule, field: 'sale_discount' }],
    filters: [],
    metadata,
  };
  const wireRules = [
    {
      field: 'final_price',
      condition: 'less_than',
      start_value: coins,
      threshold: { type: 'value', value: coins },
    },
    { field: 'final_price', condition: 'decrease', start_value: coins, threshold: { type: 'percentage', value: 50 } },
    {
      field: 'sale_discount',
      condition: 'less_than',
      start_value: amount,
      threshold: { type: 'value', value: amount },
    },
  ];
  const change = { field: 'final_price', old_value: coins * 2, new_value: String(coins) };
  const told = { field: 'final_price', oldValue: amount * 2, newValue: amount };

  it('an alert is set', () => {
    expect(watchRequest(draft, { unit: 'minor', webhookUrl: undefined }).rules).toEqual(wireRules);
    const filters = code === undefined ? [] : [{ field: 'currency', operator: '=', value: code } as const];
    expect(watchRequest({ ...draft, metadata: {}, filters }, { unit: 'minor', webhookUrl: undefined }).rules).toEqual(
      wireRules,
    );
  });

  it('an alert is read', () => {
    const row = { watch_id: 'w', target_id: '1', status: 'active', metadata, rules: wireRules };
    const page = readAs(watchPageSchema('minor'))({ data: [row] });
    expect(page.ok && page.value.watches[0]?.rules).toEqual(draft.rules);
  });

  it('a notification tells it', () => {
    const alert = readAs(alertSchema('minor', 0))({
      watch_history_id: 'h',
      watch_event_type: 'product_watch_alert',
      watch_id: 'w',
      metadata,
      details: [{ id: '1', name: 'Boot', changes: [change] }],
    });
    expect(alert.ok && alert.value.details[0]?.changes).toEqual([told]);
  });

  it('a history tells it, which knows of the currency by its watch alone', () => {
    const currencyOf = (id: string): Currency | undefined => (id === 'w' ? parseCurrency(code ?? '') : undefined);
    const record = { id: 'h', changes: [change], notified_at: '2026-09-01T10:00:00+00:00' };
    const read = readAs(historyPageSchema('minor', currencyOf));
    const ofOne = read({ watch_id: 'w', histories: [record] });
    const across = read({ data: [{ ...record, watch_id: 'w' }], meta: {} });
    for (const page of [ofOne, across]) expect(page.ok && page.value.records[0]?.changes).toEqual([told]);
  });

  it('a search is narrowed to it', () => {
    const filters = { priceTo: amount, ...(code === undefined ? {} : { currency: code }) };
    const { filter = [] } = omniRequest(
      { field: 'keyword', values: ['boots'] },
      { ...firstPage, filters },
      { unit: 'minor' },
    );
    expect(filter.find(({ field }) => field === 'final_price')?.value).toBe(coins);
  });
});
