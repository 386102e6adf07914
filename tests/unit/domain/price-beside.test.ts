import { describe, expect, it } from 'vitest';
import { type Currency, parseCurrency } from '../../../lib/domain/money.ts';
import { type PriceHint, parsePrice } from '../../../lib/domain/price-text.ts';

const code = (text: string): Currency => {
  const currency = parseCurrency(text);
  if (currency === undefined) throw new Error(text);
  return currency;
};
const show = (text: string, hint?: PriceHint): string => {
  const money = parsePrice(text, hint);
  return money ? `${String(money.minor)} ${money.currency}` : 'none';
};

describe('a price beside others', () => {
  it.each([
    ['$34 $48', '3400 USD'],
    ['£15 £20 -25%', '1500 GBP'],
    ['19 € 29 €', '1900 EUR'],
    ['€15 €20', '1500 EUR'],
    ['$17.30 £12.49', '1730 USD'],
    ['21 € 24 $', '2100 EUR'],
    ['8.6 ft hose $24.99', '2499 USD'],
    ['Free delivery on orders over £60', 'none'],
    ['Lamps under £20 Lamps under £50', 'none'],
    ['Thunder £20', '2000 GBP'],
    ['Orders $75+ ship free', 'none'],
  ])('%j is %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });
});

describe('a sign with another', () => {
  it.each([
    ['NZD $84.50', '8450 NZD'],
    ['CAD$7.25', '725 CAD'],
    ['7,25 $ CAD', '725 CAD'],
    ['SGD6.40 $', '640 SGD'],
    ['1 849,00 $US', '184900 USD'],
    ['84,50 $ CA', '8450 CAD'],
    ['CN¥1,849.00', '184900 CNY'],
    ['HK$84', '8400 HKD'],
    ['MX$1,849', '184900 MXN'],
    ['TT$ 84', '8400 TTD'],
    ['GH₵84', '8400 GHS'],
    ['kr 84 DKK', '8400 DKK'],
    ['le 84 €', '8400 EUR'],
    ['Try $84', '8400 USD'],
    ['OFF$84', 'none'],
  ])('%j is %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });
});

describe('an amount in its own notation', () => {
  it.each([
    ['$84. 50', '8450 USD'],
    ['1.849, 50 €', '184950 EUR'],
    ['84, 50 TL', '8450 TRY'],
    ['Sizes 38, 40 €', '4000 EUR'],
    ['1.849.50 €', '184950 EUR'],
    ['1.249€50', '124950 EUR'],
    ['$.84', '84 USD'],
    ['Now .84 €', '84 EUR'],
    ['Rs.84', '8400 INR'],
    ['1‘849.50 CHF', '184950 CHF'],
    ['١٬٨٤٩ د.ك', '1849000 KWD'],
    ['۱۱۵٬۰۰۰ تومان', '11500000 IRT'],
    ['115,000 ریال', '11500000 IRR'],
    ['1 849,500 KWD', '1849500 KWD'],
    ['1,849 บาท', '184900 THB'],
    ['1 849 zl', '184900 PLN'],
    ['1 849 рублей', '184900 RUB'],
    ['$4 Milk', '400 USD'],
    ['$ 3 millones', 'none'],
    ['R$ 3 milhões', 'none'],
    ['16 ft', 'none'],
  ])('%j is %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });
});

describe('a number without a sign', () => {
  it.each([
    ['84.50 inc tax', '8450 EUR'],
    ['84,50 inklusive', '8450 EUR'],
    ['84 each', '8400 EUR'],
    ['84, 50', '8450 EUR'],
    ['from 20 to 35', '2000 EUR'],
    ['Price:-84', '8400 EUR'],
    ['LEGO7', 'none'],
    ['Item-7741', 'none'],
    ['84 products', 'none'],
    ['30-60% less', 'none'],
    ['3.50 m', 'none'],
    ['24-08', 'none'],
    ['10x de R$ 44,00', 'none'],
  ])('%j on a page in euros is %s', (text, expected) => {
    expect(show(text, { currencyHint: code('EUR') })).toBe(expected);
  });
});

describe('a sign that several countries share', () => {
  it.each([
    ['$84', { lang: 'ar', host: 'shop.com' }, '8400 USD'],
    ['$84', { lang: 'ca', host: 'shop.cat' }, '8400 USD'],
    ['$84', { host: 'shop.com.jm' }, '8400 JMD'],
    ['C$ 84', { host: 'shop.com.ni' }, '8400 NIO'],
    ['C$ 84', {}, '8400 CAD'],
    ['1 849 ft', { host: 'shop.hu' }, '184900 HUF'],
  ] as const)('%j with %j is %s', (text, hint, expected) => {
    expect(show(text, hint)).toBe(expected);
  });
});
