import { describe, expect, it } from 'vitest';
import type { Asin } from '../../../lib/domain/identifier.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import { decideUnit, noUnitEvidence, type UnitEvidence, withEvidence } from '../../../lib/domain/price-calibration.ts';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { GTIN, money, offerWith, OTHER_GTIN, sightingWith } from '../../fixtures/offers.ts';

const ASIN = 'B07PGL2ZSL' as Asin;
const priced = (major: number, more: Partial<Sighting> = {}, certainty = 1): Sighting =>
  sightingWith({ price: { value: money(major), source: 'json-ld', certainty }, shop: 'www.kettles.example', ...more });
const offer = (major: number, more: Partial<Offer> = {}): Offer => offerWith({ price: money(major), ...more });
const weighed = (page: Sighting, offers: Offer[], readAs: 'major' | 'minor' = 'major'): UnitEvidence =>
  withEvidence(noUnitEvidence, page, offers, readAs);

describe('what an offer says of the unit of prices', () => {
  it.each<[string, Sighting, Offer, 'major' | 'minor', Partial<UnitEvidence>]>([
    ['as much', priced(10), offer(10), 'major', { major: 1 }],
    ['nearly three times as much', priced(10), offer(29), 'major', { major: 1 }],
    ['three times as much: neither', priced(10), offer(30), 'major', {}],
    ['just over a third', priced(30), offer(11), 'major', { major: 1 }],
    ['a third: neither', priced(30), offer(10), 'major', {}],
    ['a hundred times as much', priced(10), offer(1000), 'major', { minor: 1 }],
    ['a hundredth, read as cents', priced(10), offer(0.1), 'minor', { major: 1 }],
    ['as much, read as cents', priced(10), offer(10), 'minor', { minor: 1 }],
    ['another currency', priced(10), offer(10, { price: money(10, 'USD') }), 'major', {}],
    ['no price', priced(10), offerWith(), 'major', {}],
    ['a page that asks nothing', priced(0), offer(10), 'major', {}],
    ['a page of which the price is guessed', priced(10, {}, 0.4), offer(10), 'major', {}],
    ['a page of which it is as likely as not', priced(10, {}, 0.5), offer(10), 'major', { major: 1 }],
    ['a page without a price', sightingWith(), offer(10), 'major', {}],
    ['another product', priced(10), offer(10, { gtins: [OTHER_GTIN] }), 'major', {}],
    [
      'one barcode of several',
      priced(10, { gtins: [OTHER_GTIN, GTIN].map((value) => ({ value, source: 'text', certainty: 1 })) }),
      offer(10),
      'major',
      { major: 1 },
    ],
    [
      'the ASIN',
      priced(10, { gtins: [], asin: { value: ASIN, source: 'url', certainty: 1 } }),
      offer(10, { gtins: [], asin: ASIN }),
      'major',
      { major: 1 },
    ],
    [
      'another ASIN',
      priced(10, { gtins: [], asin: { value: ASIN, source: 'url', certainty: 1 } }),
      offer(10, { gtins: [], asin: 'B000000001' as Asin }),
      'major',
      {},
    ],
    [
      'the very page',
      priced(10, { gtins: [] }),
      offer(10, { links: { direct: 'https://shop.example/p/1' } }),
      'major',
      { major: 3 },
    ],
    [
      'the same shop by its address',
      priced(10),
      offer(10, { links: { direct: 'https://www.kettles.example/x' } }),
      'major',
      { major: 3 },
    ],
    [
      'the same shop over an open line, at a port',
      priced(10),
      offer(10, { links: { direct: 'HTTP://Kettles.example:80/x' } }),
      'major',
      { major: 3 },
    ],
    [
      'another shop that has the address in its own',
      priced(10),
      offer(10, { links: { direct: 'https://x.example/https://kettles.example/' } }),
      'major',
      { major: 1 },
    ],
    [
      'the same shop by its name',
      priced(10),
      offer(10, { merchant: { name: 'Kett-Les GmbH' } }),
      'major',
      { major: 3 },
    ],
    [
      'a shop of three letters',
      priced(10, { shop: 'ABC.example' }),
      offer(10, { merchant: { name: 'abc' } }),
      'major',
      { major: 3 },
    ],
    [
      'a shop of two letters is in many names',
      priced(10, { shop: 'ab.example' }),
      offer(10, { merchant: { name: 'ab' } }),
      'major',
      { major: 1 },
    ],
    ['decimals', sightingWith(), offer(9.99), 'major', { withDecimals: 1 }],
    ['decimals of cents are none', sightingWith(), offer(9.99), 'minor', {}],
    ['yen have none', priced(10), offer(1, { price: money(5, 'JPY') }), 'major', {}],
  ])('%s', (_, page, one, readAs, expected) => {
    expect(weighed(page, [one], readAs)).toEqual({ ...noUnitEvidence, ...expected });
  });

  it('adds up', () => {
    const before = { major: 1, minor: 2, withDecimals: 3 };
    expect(withEvidence(before, priced(10), [offer(9.5), offer(1000)], 'major')).toEqual({
      major: 2,
      minor: 3,
      withDecimals: 4,
    });
  });
});

describe('the unit', () => {
  it.each<[UnitEvidence, string]>([
    [{ major: 2, minor: 1, withDecimals: 0 }, 'major compared 2 1'],
    [{ major: 1, minor: 2, withDecimals: 2 }, 'minor compared 2 1'],
    [{ major: 1, minor: 2, withDecimals: 3 }, 'major decimals 3'],
    [{ major: 2, minor: 1, withDecimals: 9 }, 'major compared 2 1'],
    [{ major: 1, minor: 1, withDecimals: 3 }, 'major decimals 3'],
    [{ major: 1, minor: 1, withDecimals: 2 }, 'major not-enough-seen'],
  ])('by %j is %s', (evidence, expected) => {
    const { unit, reason } = decideUnit('calibrate', undefined, evidence);
    expect([unit, ...Object.values(reason)].join(' ')).toBe(expected);
  });
});
