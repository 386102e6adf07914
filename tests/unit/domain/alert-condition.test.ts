import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../lib/domain/alert.ts';
import { withCondition } from '../../../lib/domain/alert-condition.ts';
import { money, offerWith } from '../../fixtures/offers.ts';

const change = (newValue: number) => ({ field: 'final_price', oldValue: 20, newValue });
const alertOf = (...details: Alert['details']): Alert => ({
  historyId: 'h',
  kind: 'change',
  watchId: 'w',
  watchName: 'Kettle',
  metadata: {},
  at: 1,
  details,
});
/** As a history tells it: of the barcode alone. */
const told = alertOf({ id: '4006381333931', name: 'Kettle', changes: [change(10)] });
const isNew = offerWith({ id: '1', condition: 'new', price: money(20), merchant: { id: '7', name: 'Hollis' } });
const isUsed = offerWith({ id: '2', condition: 'used', price: money(10), merchant: { id: '8', name: 'Second Brew' } });
const unsaid = offerWith({ id: '3', price: money(10), merchant: { id: '9', name: 'Nook' } });

describe('what set an alert on a barcode off', () => {
  it.each([
    ['a used one, by its price', told, [isNew, isUsed], 'used', 'Second Brew'],
    ['one that states no condition, and counts as new', told, [isNew, unsaid], 'new', 'Nook'],
    ['either of two at the price, one of them new', told, [isUsed, unsaid], 'new', undefined],
    ['nothing that is there any more', told, [isNew], 'not-known', undefined],
    ['nobody knows what, for nothing could be asked', told, [], 'not-known', undefined],
  ] as const)('is %s', (_, alert, offers, condition, merchant) => {
    const { condition: found, details } = withCondition(alert, offers);
    expect(found).toBe(condition);
    expect(details[0]?.merchant).toBe(merchant);
  });

  it('is found by the id that a notification names, whatever it costs by now', () => {
    const dearer = { ...isUsed, price: money(11), condition: 'refurbished' as const };
    const alert = alertOf({ id: '2', name: 'Kettle', merchant: 'As told', changes: [change(10)] });
    expect(withCondition(alert, [unsaid, dearer])).toMatchObject({
      condition: 'refurbished',
      details: [{ merchant: 'As told' }],
    });
  });

  it('is used where one of several is', () => {
    const both = alertOf(
      { id: '1', name: 'Kettle', changes: [change(20)] },
      { id: '2', name: 'Kettle', changes: [change(10)] },
    );
    expect(withCondition(both, [isNew, isUsed]).condition).toBe('used');
  });

  it('is not looked for in what names nothing', () => {
    const empty = alertOf();
    expect(withCondition(empty, [isUsed])).toBe(empty);
  });
});
