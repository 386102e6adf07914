import { describe, expect, it } from 'vitest';
import type { Money } from '../../../lib/domain/money.ts';
import type { PriceHistory } from '../../../lib/domain/price-history.ts';
import { dayOf, priceHistories } from '../../../lib/domain/price-history.ts';
import { isEuShop, saleTruth, type SaleClaim, type SaleFact } from '../../../lib/domain/sale-truth.ts';
import { money } from '../../fixtures/offers.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 0, 1, 12);
const TODAY = 100;

/** Day by day up to yesterday: "2×30 20" is 30, 30, 20. A dash is a day on which nothing was seen. */
function history(text: string, currency = 'EUR'): PriceHistory {
  const prices = text.split(' ').flatMap((run) => {
    const [times = '1', price = times] = run.split('×');
    return Array.from({ length: run.includes('×') ? Number(times) : 1 }, () => price);
  });
  const [found] = priceHistories(
    prices.flatMap((price, index) =>
      price === '-'
        ? []
        : [
            {
              product: 'gtin:1',
              merchant: 'shop.example',
              price: money(Number(price), currency),
              origin: 'page' as const,
              at: NOON + (TODAY - prices.length + index) * DAY,
            },
          ],
    ),
  );
  if (found === undefined) throw new Error('no history');
  return found;
}

const claim = (now: number, struck?: number | Money, more: Partial<SaleClaim> = {}): SaleClaim => ({
  price: money(now),
  ...(struck === undefined ? {} : { struckPrice: typeof struck === 'number' ? money(struck) : struck }),
  at: NOON + TODAY * DAY,
  inEu: true,
  ...more,
});

/** One fact a line, in the words of the type. */
function line(fact: SaleFact): string {
  switch (fact.kind) {
    case 'not-enough-seen':
      return `seen ${fact.days} of ${fact.needed}`;
    case 'usually-less':
      return `usually ${fact.usual.minor} on ${fact.days} of ${fact.of}, not ${fact.struck.minor}`;
    case 'never-at-struck':
      return `never ${fact.struck.minor}, at most ${fact.highest.minor}, of ${fact.of}`;
    case 'was-at-struck':
      return `was ${fact.struck.minor} on ${fact.days} of ${fact.of}`;
    case 'thirty-day-lowest':
      return `lowest before ${fact.lowest.minor} in ${fact.seenDays}, falls ${fact.percent ?? 'not'}, claimed ${fact.claimedPercent ?? 'none'}`;
    case 'lowest-seen':
      return `lowest of ${fact.of}`;
    case 'cheaper-before':
      return `cheaper before: ${fact.lowest.minor} on day ${dayOf(fact.at) - dayOf(NOON)} of ${fact.of}`;
  }
}

describe('what a reduction is worth', () => {
  it.each<[string, PriceHistory, SaleClaim, string[]]>([
    ['five days are enough', history('5×30'), claim(30), ['lowest of 5']],
    ['four are not', history('4×30'), claim(30), ['seen 4 of 5']],
    ['another currency tells nothing', history('5×30', 'USD'), claim(30), ['seen 0 of 5']],
    [
      'days after the claim do not count',
      history('6×30'),
      claim(30, undefined, { at: NOON + 97 * DAY }),
      ['seen 4 of 5'],
    ],
    ['the day of the claim does', history('6×30'), claim(30, undefined, { at: NOON + 98 * DAY }), ['lowest of 5']],
    ['as cheap before is no cheaper', history('2×20 3×30'), claim(20), ['lowest of 5']],
    [
      'cheaper before is said with its first day',
      history('3×30 20 30 20'),
      claim(25),
      ['cheaper before: 2000 on day 97 of 6'],
    ],
    ['a struck price that is no higher is none', history('5×30'), claim(30, 30), ['lowest of 5']],
    [
      'a struck price of another currency is none',
      history('2×40 3×30'),
      claim(35, money(99, 'USD')),
      ['cheaper before: 3000 on day 97 of 5'],
    ],
    [
      'what was the price on most days is no former price',
      history('3×30 2×40'),
      claim(25, 40),
      [
        'usually 3000 on 3 of 5, not 4000',
        'was 4000 on 2 of 5',
        'lowest before 3000 in 5, falls 17, claimed 38',
        'lowest of 5',
      ],
    ],
    [
      'of two prices on as many days the lower is the usual one',
      history('3×40 3×30'),
      claim(25, 50),
      [
        'usually 3000 on 3 of 6, not 5000',
        'never 5000, at most 4000, of 6',
        'lowest before 3000 in 6, falls 17, claimed 50',
        'lowest of 6',
      ],
    ],
    [
      'whichever came first',
      history('3×30 3×40'),
      claim(25, 50),
      [
        'usually 3000 on 3 of 6, not 5000',
        'never 5000, at most 4000, of 6',
        'lowest before 3000 in 6, falls 17, claimed 50',
        'lowest of 6',
      ],
    ],
    [
      'an honest struck price is the usual one',
      history('5×40 30'),
      claim(30, 40),
      ['was 4000 on 5 of 6', 'lowest before 4000 in 5, falls 25, claimed 25', 'lowest of 6'],
    ],
    [
      'the thirty days end where the reduction began, even when a day was not seen',
      history('10 29×40 20 - 20'),
      claim(20, 40),
      [
        'was 4000 on 29 of 32',
        'lowest before 1000 in 30, falls not, claimed 50',
        'cheaper before: 1000 on day 67 of 32',
      ],
    ],
    [
      'what is older than thirty days is no longer asked',
      history('10 30×40 2×20'),
      claim(20, 40),
      [
        'was 4000 on 30 of 33',
        'lowest before 4000 in 30, falls 50, claimed 50',
        'cheaper before: 1000 on day 67 of 33',
      ],
    ],
    [
      'three days before say something',
      history('3×40 2×20'),
      claim(20, 30),
      ['was 3000 on 3 of 5', 'lowest before 4000 in 3, falls 50, claimed 33', 'lowest of 5'],
    ],
    [
      'two days before say nothing',
      history('2×40 3×20'),
      claim(20, 30),
      ['usually 2000 on 3 of 5, not 3000', 'was 3000 on 2 of 5', 'lowest of 5'],
    ],
  ])('%s', (_, seen, made, expected) => {
    expect(saleTruth(seen, made).map(line)).toEqual(expected);
  });

  it('names the prices it speaks of, and whether the rule of the EU binds', () => {
    const [usually, never, thirty] = saleTruth(history('3×30 3×40'), claim(25, 50, { inEu: false }));
    expect(usually).toMatchObject({ struck: money(50), usual: money(30) });
    expect(never).toMatchObject({ struck: money(50), highest: money(40) });
    expect(thirty).toEqual({
      kind: 'thirty-day-lowest',
      lowest: money(30),
      seenDays: 6,
      applies: false,
      percent: 17,
      claimedPercent: 50,
    });
  });
});

it.each([
  ['shop.de', 'USD', true],
  ['SHOP.FR', 'EUR', true],
  ['shop.us', 'EUR', false],
  ['shop.eu', 'EUR', true],
  ['shop.eu', 'USD', false],
  ['shop.io', 'EUR', true],
  ['shop.io', 'USD', false],
  ['shop.co', 'PLN', true],
  ['shop.co', 'USD', false],
  ['shop.store', 'SEK', true],
  ['shop.store', 'GBP', false],
  ['localhost', 'CZK', true],
])('%s in %s is bound by the rule of the EU: %s', (host, code, bound) => {
  expect(isEuShop(host, money(1, code))).toBe(bound);
});
