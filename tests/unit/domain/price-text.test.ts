import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, minorDigits, parseCurrency } from '../../../lib/domain/money.ts';
import { type PriceHint, parsePrice } from '../../../lib/domain/price-text.ts';

const code = (text: string): Currency => {
  const currency = parseCurrency(text);
  if (currency === undefined) throw new Error(text);
  return currency;
};
const show = (text: string, hint?: PriceHint): string | undefined => {
  const money = parsePrice(text, hint);
  return money && `${String(money.minor)} ${money.currency}`;
};

const NOTATIONS = `
1.299,00 € => 129900 EUR | €1,299.00 => 129900 EUR | 1,299.00 USD => 129900 USD | CHF 1'299.– => 129900 CHF
CHF 1’299.50 => 129950 CHF | ₹1,29,999 => 12999900 INR | ₹ 1,29,999.50 => 12999950 INR | ￥12,800 => 12800 JPY
12,800円 => 12800 JPY | 12 800 SEK => 1280000 SEK | 12\u00a0800,50\u00a0€ => 1280050 EUR
12\u202f800,50 € => 1280050 EUR | 1\u2009299 000 € => 129900000 EUR | ٣٬٤٩٩٫٠٠ ر.س => 349900 SAR
۳۴۹۹ ريال => 349900 SAR | １２，８００円 => 12800 JPY | R$ 1.759,99 => 175999 BRL | C $19.38 => 1938 CAD
US $2.66 => 266 USD | US$36.97+ => 3697 USD | A$12.50 => 1250 AUD | AU $12.50 => 1250 AUD | NZ$5 => 500 NZD
MX$1,299 => 129900 MXN | S$ 12.90 => 1290 SGD | HK$99 => 9900 HKD | NT$990 => 99000 TWD | $ 25.000 COP => 2500000 COP
$19.99 CAD => 1999 CAD | $12 99 => 1299 USD | 129 99 Lei => 12999 RON | 1.299 99 lei => 129999 RON | 12 99 € => 1299 EUR | RD$1,299.00 => 129900 DOP | J$1,299 => 129900 JMD | ₲ 129.000 => 129000 PYG | 12.500 ден => 1250000 MKD | 12 900 FCFA => 12900 XOF | 12.900 د.ت => 12900 TND | 12€99 => 1299 EUR | 12 € 99 => 1299 EUR | € 12⁹⁹ => 1299 EUR | 12,5 € => 1250 EUR
9 € => 900 EUR | 0,99 € => 99 EUR | 0.999 € => 100 EUR | Rp 1.299.000 => 129900000 IDR | 1.299.000₫ => 1299000 VND
₩12,000 => 12000 KRW | 12,000원 => 12000 KRW | S/ 129.90 => 12990 PEN | 12.500 KWD => 12500 KWD
د.ك 12.500 => 12500 KWD | 12,99 zł => 1299 PLN | 1 299 Kč => 129900 CZK | 5 990 Ft => 599000 HUF
1.050 lei => 105000 RON | 59,90 лв. => 5990 BGN | 1.299,99 TL => 129999 TRY | ₺1.299 => 129900 TRY
1 299 ₴ => 129900 UAH | 870 руб. => 87000 RUB | 870 ₽ => 87000 RUB | 44 890 ₸ => 4489000 KZT | RM12.90 => 1290 MYR
฿1,290 => 129000 THB | ₱1,299.75 => 129975 PHP | 1679 ₪ => 167900 ILS | \u200e₪ 1,679.00\u200f => 167900 ILS
AED 330.00 => 33000 AED | 330 د.إ => 33000 AED | Dhs. 30 => 3000 AED | EGP 1,299 => 129900 EGP
Rs. 2,433 => 243300 INR | £5.43 => 543 GBP | GBP 5.43 => 543 GBP | eur 5,29 => 529 EUR | 120 sek => 12000 SEK
5 euros => 500 EUR | ab EUR 5,29 => 529 EUR | Price: £5 => 500 GBP | 19.9900 USD => 1999 USD
1299.000 USD => 129900 USD | 12.990 USD => 1299000 USD | 1,234,567.89 USD => 123456789 USD
1.234.567,89 € => 123456789 EUR | 12.- CHF => 1200 CHF | 49,— € => 4900 EUR | 49,-- € => 4900 EUR
12,99 € (1,30 € / 100 g) => 1299 EUR | 1,30 €/kg 12,99 € => 1299 EUR | 12x de R$ 49,90 ou R$ 499,00 => 49900 BRL
-20% £8.00 => 800 GBP | € 99 . 95 * => 9995 EUR | €119. 95 => 11995 EUR | $ 13 .69 => 1369 USD | 99p => 99 GBP | Only 49p => 49 GBP | 3 for £10 => 1000 GBP | Item 4, €5 => 500 EUR | $11.99 / piece => 1199 USD
$10 - $20 => 1000 USD | 10 – 20 € => 1000 EUR | 10 bis 20 € => 1000 EUR | €10~€20 => 1000 EUR | 20 - 10 € => 1000 EUR
89,90 €Ahorra 20,00 € => 8990 EUR | 184,20 €HT => 18420 EUR | ￦12,000 => 12000 KRW | $U 1.290 => 129000 UYU
$25 off => none | 12 eurotunnel => none | Price£12 => 1200 GBP | CDN$12 => none | 2 x 10 € => none | Size 42 for 20 € => 2000 EUR
1 2 3 €80,40 plus €5,90 => 8040 EUR | 583.7 Лей => 58370 MDL | 315 леев => 31500 MDL | Price: L.E 12.00 => 1200 EGP
123,55 TLKDV DAHİL 6,50 TL => 12355 TRY | 12 TLC => none`
  .trim()
  .split(/ \| |\n/)
  .map((row) => row.split(' => '));

describe('a price', () => {
  it.each(NOTATIONS)('%j is %s', (text, expected) => {
    expect(show(text ?? '') ?? 'none').toBe(expected);
  });

  it.each([
    '',
    'free',
    '12.99',
    '1,30 € / 100 g',
    '1,30 €/kg',
    '5 € per l',
    '9,99 € pro Monat',
    '$5/month',
    'R$ 5 por mês',
    '20%',
    '12x R$ 49,90',
    '-€5,00',
    '− 5 €',
    '12.11.2026 €',
    '1.2.3 €',
    '1,29,99 €',
    '12,34,567,8 €',
    '1.29.999,00,1 €',
    '1234,567.00,1 €',
    '$1.2 million',
    '₹1.3 crore',
    '5万円',
    '3 млн ₽',
    '12 800 kr',
    '205/45 R 17',
    'try 3',
    'gel 50',
    'pen 2',
    '5 trying',
    'hours 5',
    'XYZ 12',
    '9'.repeat(30) + ' €',
  ])('%j is none', (text) => {
    expect(show(text)).toBeUndefined();
  });

  it.each([
    ['12 800 kr', { host: 'www.shop.se' }, '1280000 SEK'],
    ['1.299:-', {}, '129900 SEK'],
    ['Pris 1 299:-', { host: 'shop.se' }, '129900 SEK'],
    ['$25.000', { host: 'www.shop.com.co' }, '2500000 COP'],
    ['kr. 1.299,-', { lang: 'da' }, '129900 DKK'],
    ['1 299,- kr', { lang: 'nb-NO' }, '129900 NOK'],
    ['129 kr', { currencyHint: code('ISK') }, '129 ISK'],
    ['$99', { host: 'shop.com.au' }, '9900 AUD'],
    ['$3.499', { host: 'shop.com.ar' }, '349900 ARS'],
    ['$99', { host: 'shop.com', lang: 'en-CA' }, '9900 CAD'],
    ['129,00 KM', { host: 'shop.ba' }, '12900 BAM'],
    ['12 900 DA', { host: 'shop.dz' }, '1290000 DZD'],
    ['Q129.00', { host: 'shop.gt' }, '12900 GTQ'],
    ['Bs 129', { host: 'shop.bo' }, '12900 BOB'],
    ['Gs. 129.000', { host: 'shop.com.py' }, '129000 PYG'],
    ['23,60 $', { host: 'shop.com', lang: 'fr' }, '2360 CAD'],
    ['23,60 $', { host: 'shop.com', lang: 'fr-US' }, '2360 USD'],
    ['23,60 $', { host: 'shop.com', lang: 'frr' }, '2360 USD'],
    ['$23.60', { host: 'shop.com', lang: 'fr' }, '2360 USD'],
    ['23,60 USD', { host: 'shop.com', lang: 'fr' }, '2360 USD'],
    ['23,60 €', { host: 'shop.com', lang: 'fr' }, '2360 EUR'],
    ['$99', { currencyHint: code('MXN') }, '9900 MXN'],
    ['$99', { host: 'shop.de' }, '9900 USD'],
    ['¥128.00', { host: 'shop.cn' }, '12800 CNY'],
    ['¥128', { host: 'shop.com', lang: 'zh-CN' }, '12800 CNY'],
    ['¥128', { lang: 'zh-Hans-CN' }, '12800 CNY'],
    ['990元', { host: 'shop.tw' }, '99000 TWD'],
    ['Rs 23,450', { host: 'shop.pk' }, '2345000 PKR'],
    ['R 1 299.00', { host: 'shop.co.za' }, '129900 ZAR'],
    ['R 1 299.00', { currencyHint: code('ZAR') }, '129900 ZAR'],
    ['Fr. 20', { host: 'shop.ch' }, '2000 CHF'],
    ['870 р.', { lang: 'ru' }, '87000 RUB'],
    ['20 lei', { host: 'shop.md' }, '2000 MDL'],
    ['12.99', { currencyHint: code('EUR') }, '1299 EUR'],
    ['from 12.99', { currencyHint: code('EUR') }, '1299 EUR'],
    ['12.99 - 15', { currencyHint: code('EUR') }, '1299 EUR'],
    ['129,-', { currencyHint: code('DKK') }, '12900 DKK'],
    ['120:-', { currencyHint: code('SEK') }, '12000 SEK'],
    ['1299.000', { currencyHint: code('EUR') }, '129900 EUR'],
    ['12.500', { currencyHint: code('KWD') }, '12500 KWD'],
    ['3.340', { currencyHint: code('CLP') }, '3340 CLP'],
    ['€ 5', { currencyHint: code('USD') }, '500 EUR'],
    ['12.5', { currencyHint: code('JPY') }, '13 JPY'],
    ['4 pieces 12.99', { currencyHint: code('EUR') }, undefined],
    ['1 - 2 - 3', { currencyHint: code('EUR') }, undefined],
    ['20%', { currencyHint: code('EUR') }, undefined],
    ['none', { currencyHint: code('EUR') }, undefined],
  ] as const)('%j with %j is %s', (text, hint, expected) => {
    expect(show(text, hint)).toBe(expected);
  });

  it('is read back from the notation of every language', () => {
    const locales = [
      'en-US',
      'de-DE',
      'fr-FR',
      'de-CH',
      'en-IN',
      'sv-SE',
      'pl-PL',
      'pt-BR',
      'es-ES',
      'it-IT',
      'nl-NL',
      'ja-JP',
      'tr-TR',
      'cs-CZ',
      'ar-EG',
      'fa-IR',
      'hi-IN',
      'ko-KR',
      'en-ZA',
      'es-AR',
      'nb-NO',
      'da-DK',
      'hu-HU',
      'ru-RU',
      'uk-UA',
      'he-IL',
    ];
    const currencies = ['EUR', 'USD', 'GBP', 'INR', 'JPY', 'CHF', 'PLN', 'BRL', 'KRW', 'TRY'];
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...currencies),
        fc.nat(99_999_999),
        fc.constantFrom('symbol', 'code'),
        (locale, currency, minor, display) => {
          const digits = minorDigits(code(currency));
          const text = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay: display,
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(minor / 10 ** digits);
          // A bare “$” abroad is written with its country there.
          expect(show(text.replace(/US ?\$|\$US/, 'US$'), { currencyHint: code(currency) })).toBe(
            `${String(minor)} ${currency}`,
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is found or not in any text, without a throw and in no time', () => {
    const piece = fc.constantFrom(
      '1',
      '299',
      '.',
      ',',
      ' ',
      "'",
      '€',
      '$',
      'kr',
      '-',
      'x',
      '%',
      '/',
      'kg',
      '\u202f',
      '٣',
      '⁹',
      'R$',
      'EUR',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const money = parsePrice(text, { currencyHint: code('EUR'), host: 'shop.se', lang: text.slice(0, 5) });
          expect(
            money === undefined ||
              (Number.isSafeInteger(money.minor) &&
                money.minor >= 0 &&
                parseCurrency(money.currency) === money.currency),
          ).toBe(true);
        },
      ),
    );
    const started = performance.now();
    for (const text of [
      '1,'.repeat(1e5),
      '1 '.repeat(1e5),
      '€'.repeat(1e5),
      '1'.repeat(1e6),
      `1${' '.repeat(1e6)}€`,
      '1.'.repeat(119),
    ])
      parsePrice(text);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
