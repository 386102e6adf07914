import { describe, expect, it } from 'vitest';
import type { Currency } from '../../../lib/domain/money.ts';
import { convert, parseEcbRates, type RateTable } from '../../../lib/domain/rates.ts';
import { money } from '../../fixtures/offers.ts';

const currency = (code: string): Currency => money(1, code).currency;
const table: RateTable = {
  source: 'ECB',
  date: '2026-03-02',
  base: currency('EUR'),
  rates: { USD: 1.25, JPY: 160, GBP: 0.8 },
};

describe('a price in another currency', () => {
  it.each<[number, string, string, number | undefined]>([
    [100, 'EUR', 'USD', 125],
    [125, 'USD', 'EUR', 100],
    [125, 'USD', 'GBP', 80],
    [10, 'EUR', 'JPY', 1600],
    [1600, 'JPY', 'EUR', 10],
    [0.01, 'EUR', 'GBP', 0.01],
    [7, 'CHF', 'CHF', 7],
    [7, 'CHF', 'EUR', undefined],
    [7, 'EUR', 'CHF', undefined],
  ])('%d %s in %s', (amount, from, to, expected) => {
    const converted = convert(money(amount, from), currency(to), table);
    expect(converted).toEqual(expected === undefined ? undefined : money(expected, to));
  });

  it('is none where the number would be no number of cents any more', () => {
    expect(
      convert({ minor: Number.MAX_SAFE_INTEGER, currency: currency('EUR') }, currency('USD'), table),
    ).toBeUndefined();
  });

  it('is not looked up among what every object has', () => {
    const odd = 'constructor' as Currency;
    expect(convert({ minor: 1, currency: odd }, currency('EUR'), table)).toBeUndefined();
  });
});

describe('the file of the central bank', () => {
  const day = (date: string, ...rates: string[]): string => `<Cube time="${date}">${rates.join('')}</Cube>`;
  const rate = (code: string, value: string): string => `<Cube currency="${code}" rate="${value}"/>`;
  const file = (...days: string[]): string => `<gesmes:Envelope><Cube>${days.join('\n')}</Cube></gesmes:Envelope>`;

  it('gives the rates of its day', () => {
    expect(parseEcbRates(file(day('2026-03-02', rate('USD', '1.25'), rate('JPY', '160'))))).toEqual({
      source: 'ECB',
      date: '2026-03-02',
      base: 'EUR',
      rates: { USD: 1.25, JPY: 160 },
    });
  });

  it.each<[string, string[]]>([
    ['first', ['2026-03-03', '2026-03-02', '2026-02-27']],
    ['last', ['2026-02-27', '2026-03-02', '2026-03-03']],
  ])('gives the newest day alone, when it stands %s', (_, dates) => {
    const days = dates.map((date) =>
      day(date, date === '2026-03-03' ? rate('USD', '1.25') : rate('USD', '9') + rate('GBP', '9')),
    );
    expect(parseEcbRates(file(...days))).toMatchObject({ date: '2026-03-03', rates: { USD: 1.25 } });
    expect(Object.keys(parseEcbRates(file(...days))?.rates ?? {})).toEqual(['USD']);
  });

  it.each<[string, string]>([
    ['single quotes', "<Cube time='2026-03-02'><Cube currency='USD' rate='1.25'/></Cube>"],
    ['spaces', '<Cube  time = "2026-03-02" ><Cube rate = "1.25"  currency = "USD" /></Cube>'],
    ['a comment', '<!-- <Cube time="2027-01-01"> --><Cube time="2026-03-02"><Cube currency="USD" rate="1.25"/></Cube>'],
    ['another attribute', '<Cube id="1" time="2026-03-02" x="y"><Cube currency="USD" rate="1.25"/></Cube>'],
    ['no end', '<Cube time="2026-03-02"><Cube currency="USD" rate="1.25"/>'],
    ['a comment of two lines', '<!-- a\nb --><Cube time="2026-03-02"><Cube currency="USD" rate="1.25"/></Cube>'],
  ])('is read with %s', (_, xml) => {
    expect(parseEcbRates(xml)).toMatchObject({ date: '2026-03-02', rates: { USD: 1.25 } });
  });

  it.each<[string, string]>([
    ['no file', ''],
    ['a page', '<html><body>USD 1.25</body></html>'],
    ['a file without rates', file(day('2026-03-02'))],
    [
      'a file of nonsense',
      file(day('2026-03-02', rate('USD', '0'), rate('GBP', '-1'), rate('JPY', 'x'), rate('U', '1'))),
    ],
    ['a file without a day', file(`<Cube>${rate('USD', '1.25')}</Cube>`)],
    ['another day format', file(day('02.03.2026', rate('USD', '1.25')))],
    ['a file too long to be one', ' '.repeat(5_000_000) + file(day('2026-03-02', rate('USD', '1.25')))],
  ])('is not read from %s', (_, xml) => {
    expect(parseEcbRates(xml)).toBeUndefined();
  });

  it('keeps the good rows beside broken ones', () => {
    expect(
      parseEcbRates(file(day('2026-03-02', rate('USD', '1.25'), rate('GBP', ''), '<Cube rate="3"/>')))?.rates,
    ).toEqual({
      USD: 1.25,
    });
  });
});
