import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../../lib/domain/gtin.ts';
import type { Finding } from '../../../lib/domain/recognise/finding.ts';
import { EAN, GTIN, HOME, merged } from '../../fixtures/merged.ts';
import { money } from '../../fixtures/offers.ts';

describe('barcodes', () => {
  it('stand once each, those that most sources state first', () => {
    const found = merged([
      { source: 'text', gtins: ['4242005377558', EAN] },
      { source: 'json-ld', gtins: [EAN, `0${EAN}`] },
    ]);
    expect(found.gtins).toEqual([
      { value: GTIN, source: 'json-ld', certainty: 0.97 },
      { value: '04242005377558', source: 'text', certainty: 0.6 },
    ]);
  });

  it('of sentences are believed where nothing else states one', () => {
    const codes = ['4242005377558'];
    const values = (...findings: readonly Finding[]): readonly string[] =>
      merged(findings).gtins.map(({ value }) => value);
    expect(values({ source: 'text', codes })).toEqual(['04242005377558']);
    expect(values({ source: 'text', codes, sku: EAN })).toEqual(['04242005377558']);
    expect(values({ source: 'text', codes, gtins: [EAN] })).toEqual([GTIN]);
    expect(values({ source: 'text', codes }, { source: 'state', gtins: [EAN] })).toEqual([GTIN]);
    expect(values({ source: 'text', codes, gtins: ['none'] })).toEqual(['04242005377558']);
    expect(values({ source: 'text', codes: ['none'], sku: EAN })).toEqual([GTIN]);
  });

  it.each<[string, Finding, string[]]>([
    ['of twelve digits in data', { source: 'json-ld', sku: '080686957010' }, ['00080686957010']],
    ['of twelve digits in data, of the maker', { source: 'meta', mpn: '080686957010' }, ['00080686957010']],
    ['of thirteen digits in data', { source: 'json-ld', sku: EAN }, []],
    ['of thirteen digits on the page', { source: 'text', sku: EAN }, [GTIN]],
    ['of twelve with a wrong check digit', { source: 'json-ld', sku: '080686957011' }, []],
    ['of fourteen digits', { source: 'json-ld', sku: GTIN }, []],
    ['beside what is called a barcode', { source: 'json-ld', sku: '080686957010', gtins: [EAN] }, [GTIN]],
  ])('may stand in the place of a shop’s own number: %s', (_, finding, expected) => {
    expect(merged([finding]).gtins.map(({ value }) => value)).toEqual(expected);
  });

  it('of many sources come before one of a better source', () => {
    const found = merged([
      { source: 'rdfa', gtins: ['4242005377558'] },
      { source: 'meta', gtins: [EAN] },
      { source: 'state', gtins: [EAN] },
      { source: 'text', gtins: [EAN] },
    ]);
    expect(found.gtins.map(({ value, certainty }) => [value, certainty])).toEqual([
      [GTIN, 0.95],
      ['04242005377558', 0.89],
    ]);
  });

  it.each<[Finding['source'], string, string[]]>([
    ['meta', '32429335302', ['00032429335302']],
    ['json-ld', '32429335302', ['00032429335302']],
    ['json-ld', '32429335303', []],
    ['text', '32429335302', ['00032429335302']],
  ])('have got back the zero that data lost: %s, %s', (source, code, expected) => {
    expect(merged([{ source, gtins: [code] }]).gtins.map(({ value }) => value)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['4,006381333931', []],
    [`${EAN}. `, [GTIN]],
    [`${EAN};)`, [GTIN]],
    ['978-3-423-21412-4', ['09783423214124']],
    ['3423214120', ['09783423214124']],
    ['2000000000008', []],
    ['nonsense', []],
  ])('are read from "%s"', (code, expected) => {
    expect(merged([{ source: 'json-ld', gtins: [code] }]).gtins.map(({ value }) => value)).toEqual(expected);
  });

  it('are not looked for among more than forty, nor kept beyond twenty', () => {
    const many = Array.from({ length: 40 }, (_, index) => `x${String(index)}`);
    expect(merged([{ source: 'json-ld', gtins: [...many, EAN] }]).gtins).toEqual([]);
    expect(merged([{ source: 'json-ld', gtins: [...many.slice(1), EAN] }]).gtins).toHaveLength(1);
    const valid = Array.from({ length: 25 }, (_, index) => {
      const body = `40063813${String(1000 + index)}`;
      return body + checkDigit(body);
    });
    expect(merged([{ source: 'json-ld', gtins: valid }]).gtins).toHaveLength(20);
  });
});

describe('prices', () => {
  const said = (data: number, shown: number, currency = 'EUR'): unknown => {
    const { price } = merged([
      { source: 'json-ld', price: money(data, currency) },
      { source: 'text', price: money(shown) },
    ]);
    return [price?.value.minor, price?.source];
  };

  it.each<[string, number, number, string, unknown]>([
    ['of data come before what is shown', 30, 20, 'EUR', [3000, 'json-ld']],
    ['of data in cents do not', 2000, 20, 'EUR', [2000, 'text']],
    ['of data in cents of another currency do', 2000, 20, 'USD', [200_000, 'json-ld']],
    ['of data whose point parts thousands do not', 1.29, 1299, 'EUR', [129_900, 'text']],
    ['of data that are not quite that do', 1.28, 1299, 'EUR', [128, 'json-ld']],
    ['of data that are a whole thousand off do', 1.29, 1300, 'EUR', [129, 'json-ld']],
  ])('%s', (_, data, shown, currency, expected) => {
    expect(said(data, shown, currency)).toEqual(expected);
  });

  it('agree in amount and currency only', () => {
    const { price } = merged([
      { source: 'json-ld', price: money(3) },
      { source: 'meta', price: money(3, 'USD') },
    ]);
    expect(price?.others).toHaveLength(1);
    expect(
      merged([
        { source: 'json-ld', price: money(3) },
        { source: 'meta', price: money(3) },
      ]).price,
    ).not.toHaveProperty('others');
  });

  it('that were put aside are kept beside the one that is believed', () => {
    expect(
      merged([
        { source: 'json-ld', price: money(2000) },
        { source: 'text', price: money(20) },
      ]).price?.others,
    ).toEqual([{ value: money(2000), source: 'json-ld' }]);
    expect(
      merged([
        { source: 'json-ld', price: money(3) },
        { source: 'meta', price: money(4) },
      ]).price?.others,
    ).toEqual([{ value: money(4), source: 'meta' }]);
  });

  it.each<[string, Finding, number, string, unknown]>([
    ['the lowest of several is a guess', { source: 'json-ld', price: money(40), isLowest: true }, 30, '', [4000, 0.45]],
    ['also where it is what is shown', { source: 'json-ld', price: money(30), isLowest: true }, 30, '', [3000, 0.45]],
    [
      'and what is shown above it comes first',
      { source: 'json-ld', price: money(20), isLowest: true },
      30,
      '',
      [3000, 0.4],
    ],
    [
      'tags of a parent say no more than what is shown of a variant',
      { source: 'meta', price: money(20) },
      30,
      '?variant=1',
      [3000, 0.4],
    ],
    ['but do where no variant is chosen', { source: 'meta', price: money(20) }, 30, '?colour=1', [2000, 0.65]],
    ['and data of a variant is its own', { source: 'json-ld', price: money(20) }, 30, '?variant=1', [2000, 0.73]],
  ])('%s', (_, finding, shown, search, expected) => {
    const { price } = merged([finding, { source: 'text', price: money(shown) }], HOME + search);
    expect([price?.value.minor, price?.certainty]).toEqual(expected);
  });
});
