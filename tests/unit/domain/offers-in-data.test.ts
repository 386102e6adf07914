import { describe, expect, it } from 'vitest';
import { KETTLE_PAGE, ld, OFFER, type SeenProduct, seenOn } from '../../fixtures/seen-page.ts';

const seen = (more: object, address = KETTLE_PAGE): SeenProduct | undefined =>
  seenOn({ headings: ['Kettle'], ...ld({ '@type': 'Product', name: 'Kettle', sku: 'K-1', ...more }) }, address);
const priced = (offers: unknown, address?: string): string | undefined => seen({ offers }, address)?.price;
const offer = (price: unknown, more: object = {}): object => ({ ...OFFER, price, ...more });
const span = (more: object): object => ({ '@type': 'AggregateOffer', priceCurrency: 'EUR', ...more });

describe('the price of an offer', () => {
  it.each<[string, unknown, string | undefined]>([
    ['is its price', offer(39.9), '39.90 EUR'],
    ['is the least of its span', offer(undefined, { lowPrice: 8, highPrice: 12 }), '8.00 EUR'],
    ['is the least of its span where a template printed nought', offer('0.00', { lowPrice: 8 }), '8.00 EUR'],
    ['is the highest where nothing else is said', offer(undefined, { highPrice: 12 }), '12.00 EUR'],
    ['is that of a list of offers within', span({ offers: [offer(9), offer(7)] }), '7.00 EUR'],
    [
      'is in the money of the list around it',
      span({ lowPrice: 1, offers: [{ '@type': 'Offer', price: 7 }] }),
      '7.00 EUR',
    ],
    [
      'is its own money’s, whatever the list around it says',
      span({ offers: [offer(7, { priceCurrency: 'CHF' })] }),
      '7.00 CHF',
    ],
    [
      'is that of the list where those within have none',
      span({ lowPrice: 8, offers: [{ '@type': 'Offer' }] }),
      '8.00 EUR',
    ],
    ['is the lower one of two: the other was asked once', offer(['219.95', '189.95']), '189.95 EUR'],
    ['is the lower one of two, wherever it stands', offer(['189.95', '219.95']), '189.95 EUR'],
    ['is the one beside a nought', offer(['0.00', '219.95']), '219.95 EUR'],
    ['is the first of three: they are tiers', offer(['9.95', '8.95', '7.95']), '9.95 EUR'],
    ['is nothing without a currency', offer(7, { priceCurrency: undefined }), undefined],
    ['is nothing where none is told', { '@type': 'Offer' }, undefined],
  ])('%s', (_, offers, expected) => {
    expect(priced(offers)).toBe(expected);
  });

  it('stands under another name too', () => {
    expect(seen({ offer: offer(9) })?.price).toBe('9.00 EUR');
  });
});

describe('the currency of an offer', () => {
  it.each<[string, string, string, string | undefined]>([
    ['EUR', KETTLE_PAGE, '9.00 EUR', undefined],
    ['a small code', KETTLE_PAGE, '9.00 EUR', 'eur'],
    ['a sign', KETTLE_PAGE, '9.00 EUR', '€'],
    ['a sign of a country', KETTLE_PAGE, '9.00 USD', 'US$'],
    ['a sign that is this country’s as well', 'https://shop.ca/p/kettle', '9.00 CAD', '$'],
    ['a word that says nothing here', 'https://shop.de/p/kettle', '9.00 EUR', '9 dollars $'],
    ['nothing, so the country’s', 'https://shop.de/p/kettle', '9.00 EUR', ''],
  ])('%s', (_, address, expected, priceCurrency = 'EUR') => {
    expect(priced(offer(9, { priceCurrency }), address)).toBe(expected);
  });
});

describe('an offer that specifies its price', () => {
  const spec = (price: number, more: object = {}): object => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    ...more,
  });
  const LIST = { priceType: 'https://schema.org/ListPrice' };
  const PER_KILO = { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' } };
  const MEMBERS = { validForMemberTier: { '@type': 'MemberProgramTier' } };
  it.each<[string, readonly object[], object]>([
    ['costs that', [spec(9)], { price: '9.00 EUR' }],
    ['costs the least that it names', [spec(9, { price: undefined, minPrice: 8 })], { price: '8.00 EUR' }],
    ['cost more before', [spec(12, LIST), spec(9)], { price: '9.00 EUR', struck: '12.00 EUR' }],
    ['cost more before, told after', [spec(9), spec(12, LIST)], { price: '9.00 EUR', struck: '12.00 EUR' }],
    ['costs that much for all', [spec(7, MEMBERS), spec(9)], { price: '9.00 EUR' }],
    ['costs that much, not each kilogram of it', [spec(45, PER_KILO), spec(9)], { price: '9.00 EUR' }],
    ['costs a kilogram of it, where that is all it says', [spec(45, PER_KILO)], { price: '45.00 EUR' }],
  ])('%s', (_, priceSpecification, expected) => {
    const { price, struck } = seen({ offers: { '@type': 'Offer', priceSpecification } }) ?? {};
    expect({ price, struck }).toEqual({ struck: undefined, ...expected });
  });

  it('costs nothing that was only asked before', () => {
    const offers = { '@type': 'Offer', priceSpecification: [spec(12, LIST), spec(45, PER_KILO)] };
    expect(seen({ offers })).not.toHaveProperty('price');
  });

  it('costs what it says itself first, in the money of either', () => {
    expect(priced(offer(9, { priceSpecification: spec(7) }))).toBe('9.00 EUR');
    expect(priced({ '@type': 'Offer', priceCurrency: 'CHF', priceSpecification: { price: 7 } })).toBe('7.00 CHF');
  });
});

describe('of several offers a buyer takes', () => {
  const own = { url: KETTLE_PAGE };
  const used = { itemCondition: 'UsedCondition' };
  const fresh = { itemCondition: 'NewCondition' };
  const out = { availability: 'OutOfStock' };
  it.each<[string, readonly object[], string | undefined]>([
    ['the cheapest', [offer(9), offer(7), offer(8)], '7.00 EUR'],
    ['the one of this address', [offer(7), offer(9, own)], '9.00 EUR'],
    ['the one that calls itself this address', [offer(7), offer(9, { '@id': KETTLE_PAGE })], '9.00 EUR'],
    ['the cheapest where all have this address', [offer(9, own), offer(7, own)], '7.00 EUR'],
    ['the cheapest of two of this address', [offer(5), offer(9, own), offer(7, own)], '7.00 EUR'],
    ['what is there', [offer(7, out), offer(9)], '9.00 EUR'],
    ['the cheapest, where nothing is there', [offer(9, out), offer(7, out)], '7.00 EUR'],
    ['what is new', [offer(5, used), offer(9, fresh)], '9.00 EUR'],
    ['what is new, though it is gone', [offer(5, used), offer(9, { ...fresh, ...out })], '9.00 EUR'],
    ['the cheapest used one where none is new', [offer(9, used), offer(7, used)], '7.00 EUR'],
    ['what has a price', [{ '@type': 'Offer' }, offer(9)], '9.00 EUR'],
    ['what has a price, though it is gone', [{ '@type': 'Offer', availability: 'InStock' }, offer(9, out)], '9.00 EUR'],
    ['what costs something', [offer(undefined, { lowPrice: 0 }), offer(9)], '9.00 EUR'],
    ['the first of a kind', [offer(9, { itemCondition: 'UsedCondition' }), offer(9)], '9.00 EUR'],
    ['none, where none has a price', [{ '@type': 'Offer' }, { '@type': 'Offer' }], undefined],
  ])('%s', (_, offers, expected) => {
    expect(priced(offers)).toBe(expected);
  });

  it('the first of those that cost the same', () => {
    expect(seen({ offers: [offer(9, used), offer(9)] })?.condition).toBe('used');
    expect(seen({ offers: [{ '@type': 'Offer', ...used }, { '@type': 'Offer' }] })?.condition).toBe('used');
  });
});
