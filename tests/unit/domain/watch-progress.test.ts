import { describe, expect, it } from 'vitest';
import type { Alert, AlertKind } from '../../../lib/domain/alert.ts';
import type { InboxEntry } from '../../../lib/domain/inbox.ts';
import type { Observation } from '../../../lib/domain/observation.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { FieldValues } from '../../../lib/domain/rule-met.ts';
import type { Change } from '../../../lib/domain/watch.ts';
import {
  alertsOf,
  distance,
  latestValues,
  renewed,
  ruleStates,
  toldValues,
} from '../../../lib/domain/watch-progress.ts';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import { money } from '../../fixtures/offers.ts';

const under = (value: number, startValue: number | null = null): Rule => ({
  field: 'final_price',
  condition: 'less_than',
  startValue,
  threshold: { type: 'value', value },
});
const inStock: Rule = {
  field: 'availability',
  condition: 'equals',
  startValue: null,
  threshold: { type: 'value', value: 'InStock' },
};

function record(rules: readonly Rule[], remoteId?: string): WatchRecord {
  const told = { name: 'Kettle', rules, filters: [], metadata: {} };
  return {
    clientId: 'g~1',
    draft: { ...told, targetType: 'product', targetIds: ['1'], status: 'active' },
    ...(remoteId === undefined ? {} : { remote: { ...told, id: remoteId, targetId: '1', status: 'active' } }),
    attempts: 0,
    nextTryAt: 0,
    createdAt: 0,
    changedAt: 0,
    tags: [],
    product: { key: 'gtin:1', name: 'Kettle' },
  };
}

function entry(kind: AlertKind, at: number, changes: readonly Change[], watchId = '7'): InboxEntry {
  const details = [{ id: '1', name: 'Kettle', changes }];
  const alert: Alert = { historyId: String(at), kind, watchId, watchName: 'Kettle', metadata: {}, at, details };
  return { alert, receivedAt: at, readAt: null, notifiedAt: null };
}

const price = (newValue: number | null): Change => ({ field: 'final_price', oldValue: 30, newValue });
const seen = (at: number, major: number, more: Partial<Observation> = {}): Observation => ({
  product: 'gtin:1',
  merchant: 'shop.example',
  price: money(major),
  origin: 'page',
  at,
  ...more,
});
/** As a page states it that strikes nothing. */
const plain = (major: number): FieldValues => ({
  final_price: major,
  regular_price: major,
  on_sale: false,
  sale_discount: 0,
});

describe('what is known of a watch by now', () => {
  it('are the alerts of the service’s own watch', () => {
    const inbox = [entry('change', 2, [], '7'), entry('change', 1, [], '8')];
    expect(alertsOf(record([], '7'), inbox)).toEqual([inbox[0]]);
    expect(alertsOf(record([]), inbox)).toEqual([]);
  });

  it('is what the newest alert of a change told, empty values left out', () => {
    const gone: Change = { field: 'regular_price', oldValue: 40, newValue: null };
    expect(
      toldValues([entry('expiring', 3, []), entry('change', 2, [price(25), gone]), entry('change', 1, [price(9)])]),
    ).toEqual({
      final_price: 25,
    });
    expect(toldValues([entry('expired', 3, [price(1)])])).toEqual({});
    expect(toldValues([])).toEqual({});
  });

  it('is that of one product, the cheapest, where an alert tells of several', () => {
    const { alert, ...rest } = entry('change', 2, []);
    const details = [
      {
        id: '1',
        name: 'Kettle',
        changes: [price(25), { field: 'regular_price' as const, oldValue: null, newValue: 50 }],
      },
      { id: '2', name: 'Kettle', changes: [price(21)] },
      {
        id: '3',
        name: 'Kettle',
        changes: [{ field: 'availability' as const, oldValue: null, newValue: 'OutOfStock' }],
      },
    ];
    expect(toldValues([{ ...rest, alert: { ...alert, details } }])).toEqual({ final_price: 21 });
    expect(toldValues([{ ...rest, alert: { ...alert, details: [...details].reverse() } }])).toEqual({
      final_price: 21,
    });
  });

  const euro = money(1).currency;
  it.each<[string, InboxEntry[], Observation[], FieldValues]>([
    ['nothing', [], [], {}],
    ['the alert', [entry('change', 5, [price(25)])], [], { final_price: 25 }],
    ['the page', [], [seen(5, 24)], plain(24)],
    ['the newest page', [], [seen(5, 24), seen(7, 22), seen(6, 23)], plain(22)],
    ['the page, when newer', [entry('change', 5, [price(25)])], [seen(6, 24)], plain(24)],
    [
      'the alert, when newer, without what the page struck',
      [entry('change', 6, [price(25)])],
      [seen(5, 24)],
      { final_price: 25 },
    ],
    ['the alert, at the same time', [entry('change', 6, [price(25)])], [seen(6, 24)], { final_price: 25 }],
    [
      'the alert and the price of the page, where the alert tells none',
      [entry('change', 6, [{ field: 'availability', oldValue: 'OutOfStock', newValue: 'InStock' }])],
      [seen(5, 24)],
      { ...plain(24), availability: 'InStock' },
    ],
    ['no page in another currency', [], [seen(5, 24, { price: money(24, 'USD') })], {}],
    [
      'a price that is struck',
      [],
      [seen(5, 24, { struckPrice: money(32) })],
      { final_price: 24, regular_price: 32, on_sale: true, sale_discount: 25 },
    ],
  ])('%s', (_, alerts, observations, expected) => {
    expect(latestValues(alerts, observations, euro)).toEqual(expected);
  });
});

describe('why it has not fired', () => {
  it('is said rule by rule', () => {
    expect(ruleStates(record([under(20), inStock]), { final_price: 25 })).toEqual([
      { rule: under(20), isMet: false, now: 25 },
      { rule: inStock, isMet: false },
    ]);
    expect(ruleStates(record([under(20)]), { final_price: 19 })).toEqual([{ rule: under(20), isMet: true, now: 19 }]);
  });
});

describe('the way to the target', () => {
  it.each<[string, Rule[], FieldValues, object | undefined]>([
    ['half of it', [under(20, 40)], { final_price: 30 }, { target: 20, now: 30, start: 40, share: 0.5 }],
    ['nothing yet', [under(20, 40)], { final_price: 40 }, { target: 20, now: 40, start: 40, share: 0 }],
    ['dearer than at the start', [under(20, 40)], { final_price: 50 }, { target: 20, now: 50, start: 50, share: 0 }],
    ['past it', [under(20, 40)], { final_price: 10 }, { target: 20, now: 10, start: 40, share: 1 }],
    ['there from the start', [under(20, 20)], { final_price: 20 }, { target: 20, now: 20, start: 20, share: 1 }],
    ['without a start', [under(20)], { final_price: 30 }, { target: 20, now: 30, start: 30, share: 0 }],
    ['with nothing seen since the start', [under(20, 40)], {}, { target: 20, now: 40, start: 40, share: 0 }],
    ['with nothing seen at all', [under(20)], {}, undefined],
    ['without a price in the rules', [inStock], { final_price: 30 }, undefined],
    [
      'behind another rule',
      [inStock, under(20, 40)],
      { final_price: 30 },
      { target: 20, now: 30, start: 40, share: 0.5 },
    ],
  ])('%s', (_, rules, now, expected) => {
    expect(distance(record(rules), now)).toEqual(expected);
  });
});

describe('the same again', () => {
  it('starts from what was last seen, for ninety days', () => {
    const rules = [under(20, 40), under(15), { ...inStock, startValue: 'OutOfStock' }];
    expect(renewed(record(rules), { final_price: 30 }, 1000)).toEqual({
      status: 'active',
      expiresAt: 1000 + 90 * 86_400_000,
      rules: [under(20, 30), under(15), { ...inStock, startValue: 'OutOfStock' }],
    });
  });
});
