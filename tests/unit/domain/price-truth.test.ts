import { describe, expect, test } from 'vitest';
import type { Observation } from '../../../lib/domain/observation.ts';
import { decideUnit, noUnitEvidence, withEvidence } from '../../../lib/domain/price-calibration.ts';
import { priceHistories } from '../../../lib/domain/price-history.ts';
import { convert, parseEcbRates } from '../../../lib/domain/rates.ts';
import { isEuShop, saleTruth } from '../../../lib/domain/sale-truth.ts';
import { money, offerWith, sightingWith } from '../../fixtures/offers.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1, 12);

/** One price a day at one shop: "5×99.90 3×79.90". */
function seenDaily(text: string, merchant = 'shop.example'): Observation[] {
  const prices = text.split(' ').flatMap((run) => {
    const [times = '1', price = '0'] = run.split('×');
    return Array.from({ length: Number(times) }, () => Number(price));
  });
  return prices.map((price, day) => ({
    product: 'gtin:1',
    merchant,
    price: money(price),
    origin: 'page',
    at: START + day * DAY,
  }));
}

describe('which unit a connection counts in', () => {
  const page = sightingWith({ price: { value: money(79.9), source: 'json-ld', certainty: 1 } });
  const read = (majors: readonly number[], currency = 'EUR') =>
    majors.map((major) => offerWith({ price: money(major, currency), merchant: { name: 'Another' } }));

  test.each([
    ['near the page in major units', read([75, 82.5]), 'major'],
    ['a hundred times the page: they were cents', read([7500, 8250]), 'minor'],
  ])('%s', (_, offers, unit) => {
    const evidence = withEvidence(noUnitEvidence, page, offers, 'major');
    expect(decideUnit('calibrate', undefined, evidence)).toEqual({
      unit,
      reason: { kind: 'compared', agreed: 2, disagreed: 0 },
    });
  });

  test('prices read as cents that are a hundredth of the page were major', () => {
    const evidence = withEvidence(noUnitEvidence, page, read([0.8, 0.75]), 'minor');
    expect(decideUnit('calibrate', undefined, evidence).unit).toBe('major');
  });

  test('other products, other currencies and yen say nothing', () => {
    const offers = [offerWith({ gtins: [], price: money(7990) }), ...read([7990], 'USD'), ...read([7990], 'JPY')];
    expect(decideUnit('calibrate', undefined, withEvidence(noUnitEvidence, page, offers, 'major')).reason.kind).toBe(
      'not-enough-seen',
    );
  });

  test('the page itself outweighs two other shops', () => {
    const own = offerWith({ gtins: [], price: money(79.9), links: { direct: page.url } });
    const evidence = withEvidence(noUnitEvidence, page, [own, ...read([7500, 8250])], 'major');
    expect(decideUnit('calibrate', undefined, evidence).unit).toBe('major');
  });

  test('decimals decide where nothing compares', () => {
    const evidence = withEvidence(noUnitEvidence, sightingWith(), read([1.99, 2.49, 3.5]), 'major');
    expect(decideUnit('calibrate', undefined, evidence)).toEqual({
      unit: 'major',
      reason: { kind: 'decimals', prices: 3 },
    });
  });

  test('the hand goes before the proxy, and the proxy before the evidence', () => {
    const evidence = { major: 9, minor: 0, withDecimals: 9 };
    expect(decideUnit('minor', 'major', evidence)).toEqual({ unit: 'minor', reason: { kind: 'set-by-hand' } });
    expect(decideUnit('calibrate', 'minor', evidence)).toEqual({ unit: 'minor', reason: { kind: 'stated-by-proxy' } });
  });
});

describe('rates', () => {
  const xml = `<?xml version="1.0"?><gesmes:Envelope><Cube><!-- <Cube time="2030-01-01"><Cube currency='USD' rate='9'/></Cube> -->
    <Cube time='2026-01-05'><Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='160.00'/><Cube currency='XX' rate='1'/><Cube currency='GBP' rate='N/A'/></Cube>
    <Cube time='2026-01-02'><Cube currency='USD' rate='1.10'/></Cube></Cube></gesmes:Envelope>`;

  test('the newest day of an ECB file', () => {
    expect(parseEcbRates(xml)).toEqual({
      source: 'ECB',
      date: '2026-01-05',
      base: 'EUR',
      rates: { USD: 1.25, JPY: 160 },
    });
  });

  test.each(['', '<html>', '<Cube time="2026-01-05"></Cube>', '{"USD":1}'])('%s is no such file', (text) => {
    expect(parseEcbRates(text)).toBeUndefined();
  });

  test('converts over the base, to each currency’s own decimals, and not without a rate', () => {
    const table = parseEcbRates(xml);
    if (table === undefined) throw new Error('no table');
    expect(convert(money(10), money(1, 'USD').currency, table)).toEqual(money(12.5, 'USD'));
    expect(convert(money(12.5, 'USD'), money(1, 'JPY').currency, table)).toEqual(money(1600, 'JPY'));
    expect(convert(money(10), money(1, 'GBP').currency, table)).toBeUndefined();
  });
});

describe('price history', () => {
  test('lowest, highest, median and today’s place, a day counted once', () => {
    const [history] = priceHistories([
      ...seenDaily('3×100 2×80 1×90'),
      { ...seenDaily('1×999')[0]!, at: START - 1000 },
    ]);
    expect(history).toMatchObject({
      lowest: { price: money(80) },
      highest: { price: money(100) },
      median: money(90),
      latest: { price: money(90) },
      place: { cheaperDays: 2, dearerDays: 3, equalDays: 1 },
    });
    expect(history?.days).toHaveLength(6);
  });

  test('merchants and currencies stay apart', () => {
    const dollars = seenDaily('2×10').map((seen) => ({ ...seen, price: money(10, 'USD') }));
    expect(priceHistories([...seenDaily('3×10'), ...seenDaily('1×10', 'other'), ...dollars])).toHaveLength(3);
  });
});

describe('what a reduction is worth', () => {
  const facts = (text: string, now: number, struck?: number) => {
    const seen = seenDaily(text);
    const at = (seen.at(-1)?.at ?? START) + DAY;
    return saleTruth(priceHistories(seen)[0], {
      price: money(now),
      ...(struck === undefined ? {} : { struckPrice: money(struck) }),
      at,
      inEu: true,
    });
  };

  test('struck 99.90 here, but 79.90 was the price on 40 of 52 days seen', () => {
    expect(facts('12×69.90 40×79.90', 69.9, 99.9)).toContainEqual({
      kind: 'usually-less',
      struck: money(99.9),
      usual: money(79.9),
      days: 40,
      of: 52,
    });
    expect(facts('12×69.90 40×79.90', 69.9, 99.9)).toContainEqual({
      kind: 'never-at-struck',
      struck: money(99.9),
      highest: money(79.9),
      of: 52,
    });
  });

  test('a true reduction is said to be one', () => {
    const found = facts('30×99.90', 79.9, 99.9);
    expect(found).toContainEqual({ kind: 'was-at-struck', struck: money(99.9), days: 30, of: 30 });
    expect(found).toContainEqual({
      kind: 'thirty-day-lowest',
      lowest: money(99.9),
      seenDays: 30,
      percent: 20,
      claimedPercent: 20,
      applies: true,
    });
    expect(found).toContainEqual({ kind: 'lowest-seen', of: 30 });
  });

  test('the thirty days end before the reduction, and a price lower in them counts', () => {
    const found = facts('10×99.90 10×75.00 5×99.90 4×79.90', 79.9, 99.9);
    expect(found.find(({ kind }) => kind === 'thirty-day-lowest')).toEqual({
      kind: 'thirty-day-lowest',
      lowest: money(75),
      seenDays: 25,
      claimedPercent: 20,
      applies: true,
    });
  });

  test('too few days say nothing', () => {
    expect(facts('4×10', 9, 20)).toEqual([{ kind: 'not-enough-seen', days: 4, needed: 5 }]);
    expect(saleTruth(undefined, { price: money(9), at: START, inEu: true })).toEqual([
      { kind: 'not-enough-seen', days: 0, needed: 5 },
    ]);
  });

  test.each([
    ['shop.de', 'EUR', true],
    ['shop.com', 'EUR', true],
    ['shop.com', 'USD', false],
    ['shop.co.uk', 'GBP', false],
    ['shop.ch', 'EUR', false],
  ])('%s in %s is bound by the rule of the EU: %s', (host, currency, bound) => {
    expect(isEuShop(host, money(1, currency))).toBe(bound);
  });
});
