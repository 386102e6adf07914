import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../lib/domain/observation.ts';
import { dayOf, priceHistories } from '../../../lib/domain/price-history.ts';
import { money } from '../../fixtures/offers.ts';

const DAY = 86_400_000;
const seen = (at: number, major: number, more: Partial<Observation> = {}): Observation => ({
  product: 'gtin:1',
  merchant: 'a.example',
  price: money(major),
  origin: 'page',
  at,
  ...more,
});

describe('the history of a price', () => {
  it('has one price a day, the last one, whatever came first', () => {
    const [history] = priceHistories([seen(DAY + 5, 9), seen(5, 7, { struckPrice: money(8) }), seen(DAY + 2, 3)]);
    expect(history).toEqual({
      merchant: 'a.example',
      currency: 'EUR',
      days: [
        { day: 0, at: 5, price: money(7), struckPrice: money(8) },
        { day: 1, at: DAY + 5, price: money(9) },
      ],
      lowest: { day: 0, at: 5, price: money(7), struckPrice: money(8) },
      highest: { day: 1, at: DAY + 5, price: money(9) },
      median: money(7),
      latest: { day: 1, at: DAY + 5, price: money(9) },
      place: { cheaperDays: 1, dearerDays: 0, equalDays: 1 },
    });
  });

  it('names the first of the days that were as cheap, and as dear', () => {
    const [history] = priceHistories([5, 9, 5, 9, 7].map((price, day) => seen(day * DAY, price)));
    expect([history?.lowest.day, history?.highest.day]).toEqual([0, 1]);
    expect(history?.place).toEqual({ cheaperDays: 2, dearerDays: 2, equalDays: 1 });
    expect(history?.median).toEqual(money(7));
  });

  it('leaves out what has no time and no price, and keeps what is free', () => {
    const free = { ...money(1), minor: 0 };
    const histories = priceHistories([seen(Number.NaN, 5), seen(0, 5, { price: { ...free, minor: -1 } })]);
    expect(histories).toEqual([]);
    expect(priceHistories([seen(0, 1, { price: free })])[0]?.days).toHaveLength(1);
    expect(priceHistories([])).toEqual([]);
  });

  it('is one for each merchant and currency, the longest first, then by name', () => {
    const at = (merchant: string, days: number, currency = 'EUR'): Observation[] =>
      Array.from({ length: days }, (_, day) => seen(day * DAY, 1, { merchant, price: money(1, currency) }));
    const all = [...at('b', 2), ...at('c', 3), ...at('a', 2), ...at('d', 1), ...at('c', 1, 'USD')];
    const names = (observations: Observation[]): string[] =>
      priceHistories(observations).map(({ merchant, currency }) => `${merchant} ${currency}`);
    expect(names(all)).toEqual(['c EUR', 'a EUR', 'b EUR', 'c USD', 'd EUR']);
    expect(names(all.toReversed())).toEqual(['c EUR', 'a EUR', 'b EUR', 'c USD', 'd EUR']);
  });

  it('counts days from midnight, UTC', () => {
    expect([dayOf(DAY - 1), dayOf(DAY), dayOf(-1)]).toEqual([0, 1, -1]);
  });
});
