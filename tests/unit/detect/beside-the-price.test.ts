import { describe, expect, it } from 'vitest';
import { askedFor } from './fixture-page.ts';

describe('beside what is taken off, the price is still', () => {
  it.each([
    ['-36% 49,20 €', 'de', 'de', '4920 EUR'],
    ['−20 % 399 kr', 'sv', 'se', '39900 SEK'],
    ['–20 %<b>399 kr</b>', 'sv', 'se', '39900 SEK'],
    ['30 % Rabatt 49,20 €', 'de', 'de', '4920 EUR'],
    ['-30% Rabatt 49,20 €', 'de', 'at', '4920 EUR'],
    ['30% korting € 49,20', 'nl', 'nl', '4920 EUR'],
    ['-30 % de descuento 49,20 €', 'es', 'es', '4920 EUR'],
    ['30% dto. 49,20 €', 'es', 'es', '4920 EUR'],
    ['-30% de réduction 49,20 €', 'fr', 'fr', '4920 EUR'],
    ['-20 % remise 49,20 €', 'fr', 'fr', '4920 EUR'],
    ['30% OFF R$49,20', 'pt-BR', 'com.br', '4920 BRL'],
    ['-30% R$ 49,20', 'pt-BR', 'com.br', '4920 BRL'],
    ['-30 % 490 Kč', 'cs', 'cz', '49000 CZK'],
    ['-20% 3 990 Ft', 'hu', 'hu', '399000 HUF'],
    ['-30% 4 920 ₽', 'ru', 'ru', '492000 RUB'],
    ['%30 490,20 TL', 'tr', 'com.tr', '49020 TRY'],
    ['% 30 490,20 TL', 'tr', 'com.tr', '49020 TRY'],
    ['%30 indirim 490,20 TL', 'tr', 'com.tr', '49020 TRY'],
    ['Sepette %10 490,20 TL', 'tr', 'com.tr', '49020 TRY'],
    ['<span>36%OFF</span>4,920&nbsp;JPY', 'en', 'jp', '4920 JPY'],
    ['3割引 4,920円', 'ja', 'jp', '4920 JPY'],
    ['<span><em>2</em>折</span>$<b>90</b>', 'zh-TW', 'com.tw', '9000 TWD'],
    ['<b>30%</b> <strong>13,500</strong>원', 'ko', 'kr', '13500 KRW'],
    ['SAVE 30%! £49.20', 'en', 'co.uk', '4920 GBP'],
    ['30% off: £49.20', 'en', 'co.uk', '4920 GBP'],
    ['-30% | AED 492.00', 'en', 'ae', '49200 AED'],
    ['定價：400元 優惠價：316元', 'zh-TW', 'com.tw', '31600 TWD'],
    ['MRP ₹ 1,999 ₹ 999 (50% off)', 'en', 'in', '99900 INR'],
  ])('%s', (line, lang, country, expected) => {
    expect(askedFor(line, lang, country)).toBe(expected);
  });

  it.each([
    ['-30% -21,00 €', 'de', 'de'],
    ['定價：400元 優惠 84元', 'zh-TW', 'com.tw'],
  ])('%s: none', (line, lang, country) => {
    expect(askedFor(line, lang, country)).toBeUndefined();
  });
});

describe('of a price without and with the tax, the one that is paid', () => {
  it.each([
    ['41,34 € netto 49,20 € brutto', 'de', 'de', '4920 EUR'],
    ['netto 41,34 € / brutto 49,20 €', 'de', 'de', '4920 EUR'],
    ['41,00 € HT 49,20 € TTC', 'fr', 'fr', '4920 EUR'],
    ['£41.00 ex VAT £49.20 inc VAT', 'en', 'co.uk', '4920 GBP'],
    ['£41.00 ex. VAT (£49.20 inc. VAT)', 'en', 'co.uk', '4920 GBP'],
    ['£49.20 inc VAT £41.00 ex VAT', 'en', 'co.uk', '4920 GBP'],
    ['40,66 € + IVA 49,20 €', 'es', 'es', '4920 EUR'],
    ['40,33 € + IVA (49,20 € IVA inclusa)', 'it', 'it', '4920 EUR'],
    ['€ 40,66 excl. btw € 49,20 incl. btw', 'nl', 'nl', '4920 EUR'],
    ['319,20 kr exkl. moms 399 kr inkl. moms', 'sv', 'se', '39900 SEK'],
    ['40,00 zł netto 49,20 zł brutto', 'pl', 'pl', '4920 PLN'],
    ['405 Kč bez DPH 490 Kč s DPH', 'cs', 'cz', '49000 CZK'],
    ['3 142 Ft + ÁFA 3 990 Ft', 'hu', 'hu', '399000 HUF'],
    ['4,473円（税抜） 4,920円（税込）', 'ja', 'jp', '4920 JPY'],
    ['4,473円 (税込 4,920円)', 'ja', 'jp', '4920 JPY'],
    ['CHF 45.60 exkl. MwSt. CHF 49.20 inkl. MwSt.', 'de', 'ch', '4920 CHF'],
    // Nothing else that is asked stands behind it: another's price, what is added, one without the tax as well.
    ['41,34 € netto, im Set 99,00 €', 'de', 'de', '4134 EUR'],
    ['41,34 € netto, ab 10 Stück 41,00 €', 'de', 'de', '4134 EUR'],
    ['41,34 € netto, in Rot 45,00 € netto', 'de', 'de', '4134 EUR'],
    ['$41.00 or $49.20 with a case', 'en', 'com', '4100 USD'],
  ])('%s', (line, lang, country, expected) => {
    expect(askedFor(line, lang, country)).toBe(expected);
  });
});

describe('of three prices in one box, the last that is asked', () => {
  it.each([
    ['MSRP: $349.00 Was: $299.00 Now: $239.20 (You save $109.80)', 'en', 'com', '23920 USD'],
    ['UVP 99,00 € Bisher 89,00 € Jetzt 79,00 €', 'de', 'de', '7900 EUR'],
    ['Katalogpreis 99,00 € Jetzt 79,00 € Versand 4,90 €', 'de', 'de', '9900 EUR'],
  ])('%s', (line, lang, country, expected) => {
    expect(askedFor(line, lang, country)).toBe(expected);
  });

  it('has places with names of their own', () => {
    const box = (kind: string, text: string): string =>
      `<div class="price-section"><span class="price price--${kind}">${text}</span></div>`;
    const line = `${box('non-sale', '$299.00')}${box('withoutTax', '$239.20')}`;
    expect(askedFor(`</p>${line}<p>`, 'en', 'com')).toBe('23920 USD');
    const rrp =
      '<div class="prices with-rrp"><div class="price price--sale">$239.20</div><s class="price">$299.00</s></div>';
    expect(askedFor(`</p>${rrp}<p>`, 'en', 'com')).toBe('23920 USD');
    const list =
      '<div class="prices rrp"><div class="price price--sale">$239.20</div></div><b class="price">$199.00</b>';
    expect(askedFor(`</p>${list}<p>`, 'en', 'com')).toBe('19900 USD');
  });
});

describe('markup of a price', () => {
  it('says more than a name, where it is not of many', () => {
    const other = '<div><span itemprop="price">$62.95</span></div>';
    expect(askedFor(`$74.95</p>${other}<p>`, 'en', 'com')).toBe('6295 USD');
    expect(askedFor(`$74.95</p>${other.repeat(3)}<p>`, 'en', 'com')).toBe('7495 USD');
  });
});

describe('beside instalments, the whole price', () => {
  it.each([
    ['4 payments of $12.30 $49.20', 'en', 'com', '4920 USD'],
    ['4 interest-free payments of $12.30 or $49.20', 'en', 'com', '4920 USD'],
    ['3 cuotas sin interés de $ 16.400 $ 49.200', 'es', 'com.ar', '4920000 ARS'],
    ['6 parcelas de R$ 8,20 R$ 49,20', 'pt-BR', 'com.br', '4920 BRL'],
    ['12 mensualités de 4,10 € 49,20 €', 'fr', 'fr', '4920 EUR'],
    ['3 Raten zu 16,40 € 49,20 €', 'de', 'de', '4920 EUR'],
    ['49,20 € oder 3 Raten zu 16,40 €', 'de', 'de', '4920 EUR'],
  ])('%s', (line, lang, country, expected) => {
    expect(askedFor(line, lang, country)).toBe(expected);
  });
});

describe('what a maker recommends', () => {
  it('is asked where nothing else is', () => {
    expect(askedFor('PVP 49,20 €', 'es', 'es')).toBe('4920 EUR');
    expect(askedFor('M.R.P.: ₹492', 'en', 'in')).toBe('49200 INR');
    expect(askedFor('PVP 60,00 €</p><p class="price">49,20 €', 'es', 'es')).toBe('4920 EUR');
  });

  it('is not where its place says that it is not, or its words', () => {
    expect(askedFor('</p><p class="price-saving">PVP 49,20 €', 'es', 'es')).toBeUndefined();
    expect(askedFor('PVPR 49,20 €', 'es', 'es')).toBeUndefined();
  });
});
