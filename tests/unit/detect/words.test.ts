import { describe, expect, it } from 'vitest';
import { cameThroughAffiliate } from '../../../lib/domain/recognise/affiliate.ts';
import { cleanText } from '../../../lib/domain/recognise/clean-text.ts';
import { isOwnAddress, nameFit } from '../../../lib/domain/recognise/clue.ts';
import { labelField, labelledCodes, readLabelled } from '../../../lib/domain/recognise/labels.ts';
import { settle } from '../../../lib/domain/recognise/merge.ts';
import { readAvailability, readCondition } from '../../../lib/domain/recognise/schema-words.ts';

describe('labelField', () => {
  it.each([
    ['EAN:', 'gtin'],
    ['Ean-Code', 'gtin'],
    ['Código de barras', 'gtin'],
    ['バーコード', 'gtin'],
    ['Штрихкод', 'gtin'],
    ['ISBN-13', 'isbn'],
    ['Marke', 'brand'],
    ['ブランド', 'brand'],
    ['Item model number', 'mpn'],
    ['型番', 'mpn'],
    ['製品型番', 'mpn'],
    ['Numer modelu', 'mpn'],
    ['Model Numarası', 'mpn'],
    ['Артикул', 'sku'],
    ['商品コード', 'sku'],
    ['Art.-Nr.', 'sku'],
    ['Meaning', undefined],
    ['EAN of the box it comes in and nothing else, as the maker says', undefined],
    ['', undefined],
  ])('%s', (label, field) => {
    expect(labelField(label)).toBe(field);
  });

  it('is asked for whole labels, and for the last words before a number', () => {
    expect(
      readLabelled([
        ['EAN', '4006381333931 / 5901234123457'],
        ['Brand', 'A'],
        ['Brand', 'B'],
        ['Weight', '1 kg'],
      ]),
    ).toEqual({
      gtin: ['4006381333931', '5901234123457'],
      brand: 'A',
    });
    const codes = [
      ['2 year guarantee. EAN', '1'],
      ['(ISBN 13):', '2'],
      ['Order no.', '3'],
      ['the ocean', '4'],
    ] as const;
    expect(labelledCodes(codes, [])).toEqual(['1', '2']);
    expect(labelledCodes(codes, [], ['isbn'])).toEqual(['2']);
  });
});

describe('readAvailability', () => {
  it.each([
    ['https://schema.org/InStock', 'in-stock'],
    ['in stock', 'in-stock'],
    ['PreOrder', 'in-stock'],
    ['Direct leverbaar', 'in-stock'],
    ['В наличии', 'in-stock'],
    ['http://schema.org/OutOfStock', 'out-of-stock'],
    ['Nicht vorrätig', 'out-of-stock'],
    ['Derzeit nicht verfügbar', 'out-of-stock'],
    ['Nicht mehr lieferbar', 'out-of-stock'],
    ['Niet beschikbaar', 'out-of-stock'],
    ['Sin existencias', 'out-of-stock'],
    ['Slut i lager', 'out-of-stock'],
    ['Ikke på lager', 'out-of-stock'],
    ['Inte i lager', 'out-of-stock'],
    ['Ei varastossa', 'out-of-stock'],
    ['Není skladem', 'out-of-stock'],
    ['Nie je skladom', 'out-of-stock'],
    ['Nincs raktáron', 'out-of-stock'],
    ['Stoc epuizat', 'out-of-stock'],
    ['Sem estoque', 'out-of-stock'],
    ['Stokta yok', 'out-of-stock'],
    ['Brak towaru', 'out-of-stock'],
    ['Отсутствует', 'out-of-stock'],
    ['Notify me when back in stock', 'out-of-stock'],
    ['På lager', 'in-stock'],
    ['Skladem', 'in-stock'],
    ['Sofort lieferbar', 'in-stock'],
    ['SoldOut', 'out-of-stock'],
    ['Nicht lieferbar', 'out-of-stock'],
    ['Indisponible', 'out-of-stock'],
    ['Нет в наличии', 'out-of-stock'],
    ['unavailable', 'out-of-stock'],
    ['https://in-stock.example/OutOfStock', 'out-of-stock'],
    ['out__of -- stock', 'out-of-stock'],
    [`in stock ${'x'.repeat(300)}`, undefined],
    ['https://sold-out.example/InStock', 'in-stock'],
    ['sold out/in stock', 'out-of-stock'],
    ['https://schema.org/1', 'in-stock'],
    [' true\n', 'in-stock'],
    [`in stock ${'x'.repeat(291)}`, 'in-stock'],
    [`in stock ${'x'.repeat(292)}`, undefined],
    ['maybe', undefined],
    [undefined, undefined],
  ])('%s', (word, availability) => {
    expect(readAvailability(word)).toBe(availability);
  });
});

describe('readCondition', () => {
  it.each([
    ['https://schema.org/NewCondition', 'new'],
    ['RefurbishedCondition', 'refurbished'],
    ['Used - good', 'used'],
    ['Open box', 'open-box'],
    ['Gebraucht', 'used'],
    ['preowned', 'used'],
    ['pre-owned', 'used'],
    ['secondhand', 'used'],
    ['OpenBox', 'open-box'],
    ['https://used.example/NewCondition', 'new'],
    [`used ${'x'.repeat(300)}`, undefined],
    ['whatever', undefined],
    [undefined, undefined],
  ])('%s', (word, condition) => {
    expect(readCondition(word)).toBe(condition);
  });
});

describe('cleanText', () => {
  it.each([
    ['  a \n\t b ', 'a b'],
    ['Head &amp;amp; Shoulders', 'Head & Shoulders'],
    ['&#67;af&eacute; &#x2122;', 'Café ™'],
    ['<b>x</b>y', 'x y'],
    ['a\u200Bb\u202E', 'ab'],
    ['1 < 2', '1 < 2'],
    ['\uD800x', '\uFFFDx'],
    ['&unknown;', '&unknown;'],
  ])('%j', (text, plain) => {
    expect(cleanText(text)).toBe(plain);
  });

  it('keeps to its limit', () => {
    expect(cleanText('x'.repeat(100_000), 10)).toBe('x'.repeat(10));
  });
});

describe('clues', () => {
  it('knows a page by its name', () => {
    expect(nameFit('Copper Kettle', ['COPPER  kettle!'])).toBe(1);
    expect(nameFit('Copper Kettle', ['Other', 'Copper Kettle, red'])).toBeCloseTo(0.79);
    expect(nameFit('Steel Kettle', ['Copper Kettle'])).toBe(0);
    expect(nameFit(undefined, ['x'])).toBe(0);
  });

  it.each([
    ['/p/1', true],
    ['https://m.shop.example/P/1/', true],
    ['/p/1?size=m', true],
    ['/p/1?size=l', false],
    ['/p/2', false],
    ['/', false],
    ['http://[', false],
  ])('knows its own address: %s', (address, own) => {
    expect(isOwnAddress(address, new URL('https://www.shop.example/p/1?size=m'))).toBe(own);
  });
});

describe('cameThroughAffiliate', () => {
  it.each([
    ['https://www.amazon.de/dp/B0ABCDEF12?tag=x-21', true],
    ['https://shop.example/p?tag=red', false],
    ['https://shop.example/p?awc=1_2', true],
    ['https://shop.example/p?utm_medium=affiliate', true],
    ['https://shop.example/p?utm_medium=email', false],
    ['https://shop.example/p?awc=', false],
    ['no address', false],
  ])('%s', (address, through) => {
    expect(cameThroughAffiliate(address)).toBe(through);
  });
});

describe('settle', () => {
  const same = (a: string, b: string): boolean => a === b;
  it('grows surer with each that agrees, and less sure with each that does not', () => {
    const one = settle([{ value: 'a', source: 'meta' }], same);
    const agreed = settle(
      [
        { value: 'a', source: 'meta' },
        { value: 'a', source: 'text' },
      ],
      same,
    );
    const contested = settle(
      [
        { value: 'a', source: 'meta' },
        { value: 'b', source: 'text' },
      ],
      same,
    );
    expect(one).toEqual({ value: 'a', source: 'meta', certainty: 0.85 });
    expect(agreed?.certainty).toBeGreaterThan(0.85);
    expect(contested).toMatchObject({ value: 'a', others: [{ value: 'b', source: 'text' }] });
    expect(contested?.certainty).toBeLessThan(0.85);
    expect(settle([], same)).toBeUndefined();
  });
});
