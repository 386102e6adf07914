import { describe, expect, it } from 'vitest';
import { compare, type CompareInput } from '../../../lib/domain/compare.ts';
import { gradeAnswer } from '../../../lib/domain/grade-answer.ts';
import type { Currency } from '../../../lib/domain/money.ts';
import { GTIN, money, offerWith, OTHER_GTIN, sightingWith } from '../../fixtures/offers.ts';

const euro = money(1).currency;

describe('a comparison', () => {
  const sighting = sightingWith({
    name: { value: 'Toaster', source: 'json-ld', certainty: 1 },
    price: { value: money(50), source: 'json-ld', certainty: 1 },
  });
  const comparing = (more: Partial<CompareInput>): ReturnType<typeof compare> =>
    compare({
      subject: { kind: 'sighting', sighting },
      wanted: { gtins: [GTIN], name: 'Toaster', price: money(50) },
      offers: [],
      fetchedAt: 7,
      asked: [],
      ...more,
    });

  it('of nothing', () => {
    expect(comparing({})).toEqual({
      subject: { kind: 'sighting', sighting },
      wanted: { gtins: [GTIN], name: 'Toaster', price: money(50) },
      offers: [],
      barcodeShared: false,
      total: 0,
      paging: { page: 1 },
      rows: 0,
      droppedRows: 0,
      fetchedAt: 7,
      stale: false,
      asked: [],
    });
  });

  it.each([
    ['a kettle that the page calls so', 'Swift Kettle 1.7 L', undefined],
    ['a drink', 'Swift Cola 1.7 L', 'litre'],
    ['no more than a brand', 'Swift', 'litre'],
  ])('tells the price of a litre, or none, of %s', (_, name, per) => {
    const offers = [offerWith({ name: 'Swift 1,7 l', price: money(40) })];
    expect(comparing({ wanted: { gtins: [GTIN], name }, offers }).offers[0]?.unitPrice?.per).toBe(per);
  });

  it('tells no price of a litre where a box holds other things beside it', () => {
    const unitOf = (name: string) =>
      comparing({ offers: [offerWith({ name, price: money(50) })] }).offers[0]?.unitPrice?.per;
    expect(unitOf('Swift Geschenkset EdT 50 ml + Duschgel 100 ml')).toBeUndefined();
    expect(unitOf('Swift EdT 50 ml')).toBe('litre');
  });

  it('counts what the service has, or what came, whichever is more', () => {
    const offers = [offerWith(), offerWith({ id: '2' })];
    expect(comparing({ offers, droppedRows: 3, paging: { page: 1, total: 90 }, stale: true })).toMatchObject({
      total: 90,
      rows: 5,
      droppedRows: 3,
      stale: true,
    });
    expect(comparing({ offers, paging: { page: 2, total: 1 } }).total).toBe(2);
  });

  it('says of each offer what its unit costs, and its condition', () => {
    const [pack, plain] = comparing({
      wanted: { gtins: [GTIN], name: 'Toaster' },
      offers: [
        offerWith({ id: '1', name: 'Toaster 2 x 500 ml', price: money(5), condition: 'used' }),
        offerWith({ id: '2', name: 'Toaster', price: money(5) }),
        offerWith({ id: '3', name: 'Toaster' }),
      ],
    }).offers.toSorted((a, b) => (a.offer.id < b.offer.id ? -1 : 1));
    expect(pack).toMatchObject({ condition: 'used', unitPrice: { per: 'litre', price: money(5) } });
    expect(Object.keys(plain ?? {}).sort()).toEqual(['match', 'offer']);
  });

  it('knows a barcode under which quite different products are sold', () => {
    const offers = [
      offerWith({ id: '1', name: 'Kaffeemaschine Edelstahl', brand: 'Melitta', gtins: [OTHER_GTIN, GTIN] }),
      offerWith({ id: '2', name: 'Gartenschlauch flexibel', brand: 'Gardena' }),
    ];
    expect(comparing({ offers }).barcodeShared).toBe(true);
    expect(comparing({ offers, wanted: { gtins: [OTHER_GTIN, GTIN] } }).barcodeShared).toBe(true);
    expect(comparing({ offers, wanted: { gtins: [OTHER_GTIN] } }).barcodeShared).toBe(false);
    expect(comparing({ offers, wanted: { gtins: [] } }).barcodeShared).toBe(false);
  });

  const rates = { source: 'ECB', date: '2026-03-02', base: euro, rates: { USD: 1.25 } };
  it.each<[string, Partial<CompareInput>, object | undefined]>([
    ['in the page’s currency', { rates }, money(80)],
    ['in the chosen one', { rates, displayCurrency: 'USD' as Currency }, undefined],
    ['in none without rates', {}, undefined],
    ['in none without a currency', { rates, wanted: { gtins: [] } }, undefined],
  ])('converts a price %s', (_, more, expected) => {
    const [one] = comparing({ offers: [offerWith({ price: money(100, 'USD') })], ...more }).offers;
    expect(one?.converted).toEqual(expected);
    expect(one?.convertedBy).toEqual(expected && { source: 'ECB', date: '2026-03-02' });
  });

  it('of an answer: the item of a list adds what its card says', () => {
    const page = { offers: [offerWith({ price: money(100, 'USD') })], paging: { page: 1 }, dropped: 2 };
    const answered = {
      answer: { page, asked: [], fetchedAt: 9 },
      notSame: ['1'],
      stale: true,
      rates,
      displayCurrency: 'gbp?',
    };
    const subject = { kind: 'sighting' as const, sighting };
    const plain = gradeAnswer(subject, answered);
    expect(plain).toMatchObject({ droppedRows: 2, rows: 3, fetchedAt: 9, stale: true, asked: [] });
    expect(plain.offers[0]?.match.grade).toBe('similar');
    expect(plain.offers[0]?.converted).toEqual(money(80));
    expect(gradeAnswer(subject, { ...answered, displayCurrency: 'USD' }).offers[0]).not.toHaveProperty('converted');
    expect(gradeAnswer(subject, answered, { name: 'Card', price: money(40) }).wanted).toMatchObject({
      name: 'Card',
      price: money(40),
    });
    expect(gradeAnswer(subject, answered, {}).wanted).toMatchObject({ name: 'Toaster', price: money(50) });
    const facets = { networks: [], merchants: [] };
    expect(
      gradeAnswer(subject, { ...answered, answer: { ...answered.answer, page: { ...page, facets } } }).serviceFacets,
    ).toBe(facets);
    expect(plain).not.toHaveProperty('serviceFacets');
  });
});
