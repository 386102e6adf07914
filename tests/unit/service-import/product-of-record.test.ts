import { describe, expect, it } from 'vitest';
import { productOf } from '../../../backend/service/import/product-of-record.ts';

const NOW = '2026-11-21 12:00:00';
const SHOP = { merchantId: 500_000_001, currency: undefined };
const VALUES = {
  id: 'A-1',
  title: 'Oak table',
  link: 'https://www.pine.example/p/1?utm_source=x',
  price: '129.99 EUR',
};
const product = (more: Record<string, string> = {}) => productOf({ ...VALUES, ...more }, SHOP, NOW);

describe('a product of a feed', () => {
  it('has an id of its own that never changes', () => {
    expect(product()).toMatchObject({ id: expect.stringMatching(/^\d{19}$/), sku: 'A-1', url_key: 'pine.example/p/1' });
    expect(product()).toEqual(product());
    expect(productOf(VALUES, { ...SHOP, merchantId: 500_000_002 }, NOW)).not.toMatchObject({
      id: (product() as { id: string }).id,
    });
  });

  it.each([
    ['129.99 EUR', 129.99, 'EUR'],
    ['129.99EUR', 129.99, 'EUR'],
    ['15 usd', 15, 'USD'],
    ['1.299,00 €', 1299, 'EUR'],
    ['£12.50', 12.5, 'GBP'],
  ])('costs %s', (price, final_price, currency) => {
    expect(product({ price })).toMatchObject({
      final_price,
      regular_price: final_price,
      currency,
      on_sale: 0,
      sale_discount: 0,
    });
  });

  it('takes the currency of the shop where the price has none', () => {
    expect(productOf({ ...VALUES, price: '99,90' }, { ...SHOP, currency: 'EUR' }, NOW)).toMatchObject({
      final_price: 99.9,
      currency: 'EUR',
    });
  });

  it.each([
    [{ sale_price: '99.99 EUR' }, 99.99],
    [{ sale_price: '99.99 EUR', sale_price_effective_date: '2026-11-20T00:00+0100/2026-11-30T23:59+0100' }, 99.99],
    [{ sale_price: '99.99 EUR', sale_price_effective_date: '2026-12-01T00:00+0100/2026-12-30T23:59+0100' }, 129.99],
    [{ sale_price: '99.99 EUR', sale_price_effective_date: '2026-01-01T00:00Z/2026-02-01T00:00Z' }, 129.99],
    [{ sale_price: '99.99 USD' }, 129.99],
    [{ sale_price: '150 EUR' }, 129.99],
  ])('on sale %j costs %d', (more, final_price) => {
    expect(product(more)).toMatchObject({ regular_price: 129.99, final_price, on_sale: final_price < 129.99 ? 1 : 0 });
  });

  it.each([
    ['in_stock', 'InStock'],
    ['in stock', 'InStock'],
    ['https://schema.org/InStock', 'InStock'],
    ['out of stock', 'OutOfStock'],
    ['preorder', null],
    ['Pre-Order', null],
    ['1', 'InStock'],
    ['0', 'OutOfStock'],
    ['12', 'InStock'],
    ['no', 'OutOfStock'],
    ['auf Lager', 'InStock'],
    ['nicht auf Lager', 'OutOfStock'],
    ['', null],
  ])('%s is %s', (availability, known) => {
    expect(product({ availability })).toMatchObject({ availability: known });
  });

  it('is in stock where some are counted and nothing else is said', () => {
    expect(product({ quantity: '3' })).toMatchObject({ availability: 'InStock', stock_quantity: 3 });
    expect(product({ quantity: '0' })).toMatchObject({ availability: 'OutOfStock', stock_quantity: 0 });
    expect(product({ quantity: '0', availability: 'in stock' })).toMatchObject({ availability: 'InStock' });
  });

  it.each([
    [{ old_price: '159.99' }, 159.99, 129.99],
    [{ old_price: '99.99' }, 129.99, 129.99],
    [{ old_price: '159.99', sale_price: '119.99' }, 129.99, 119.99],
    [{ price: '107.51 EUR', price_vat: '129.99 EUR' }, 129.99, 129.99],
  ])('with %j was %d and costs %d', (more, regular_price, final_price) => {
    expect(product(more as unknown as Record<string, string>)).toMatchObject({ regular_price, final_price });
  });

  it('costs what it costs on sale where no other price is said', () => {
    const { price, ...rest } = VALUES;
    expect(productOf({ ...rest, sale_price: price }, SHOP, NOW)).toMatchObject({ final_price: 129.99, on_sale: 0 });
  });

  it('is told in plain words, on one line', () => {
    const told = product({
      title: 'Oak &amp;amp; ash\n  table',
      description: '&lt;p&gt;Solid.&lt;/p&gt;<ul><li>Oak</li></ul>',
      product_type: 'Home &gt; Tables',
      size: '3 < 5 & more',
    });
    expect(told).toMatchObject({
      name: 'Oak & ash table',
      description: 'Solid. Oak',
      category: 'Home > Tables',
      size: '3 < 5 & more',
    });
  });

  it('has no category that is a number, no code that a spreadsheet has rounded, and one picture', () => {
    expect(product({ google_product_category: '5433' })).toMatchObject({ category: null });
    expect(product({ gtin: '8.80609E+12', ean: '4006381333931' })).toMatchObject({ barcode: '4006381333931' });
    expect(product({ gtin: '4006381333931;036000291452' })).toMatchObject({ code: '04006381333931' });
    const image_link = 'https://pine.example/a,b.jpg,https://pine.example/c.jpg';
    expect(product({ image_link })).toMatchObject({ image_url: 'https://pine.example/a,b.jpg' });
  });

  it.each([
    ['https://net.example/click?p=1&ued=https%3A%2F%2Foak.example%2F1%3Fa%3D2', 'https://oak.example/1?a=2'],
    ['https://net.example/click?a(1)ttid(5)url(https%3A%2F%2Foak.example%2F1)', 'https://oak.example/1'],
    [
      'https://oak.example/1?url=https%3A%2F%2Foak.example%2F2',
      'https://oak.example/1?url=https%3A%2F%2Foak.example%2F2',
    ],
    ['https://oak.example/1?ref=https%3A%2F%2Fads.example', 'https://oak.example/1?ref=https%3A%2F%2Fads.example'],
    ['https://oak.example/1?url=https%3A%2F%2F%E0', 'https://oak.example/1?url=https%3A%2F%2F%E0'],
  ])('%s leads to %s', (link, direct_url) => {
    expect(product({ link })).toMatchObject({ direct_url });
  });

  it.each([
    ['New', 'new'],
    ['gebraucht', 'used'],
    ['like new', 'like new'],
    ['mint', 'mint'],
  ])('in condition %s is %s', (condition, known) => {
    expect(product({ condition })).toMatchObject({ condition: known });
  });

  it('is called by its maker and model where it has no name', () => {
    const { title: _, ...rest } = VALUES;
    expect(productOf({ ...rest, brand: 'HP', model: 'D2663' }, SHOP, NOW)).toMatchObject({ name: 'HP D2663' });
  });

  it('is found by its barcode in every notation', () => {
    expect(product({ gtin: '4006381333931' })).toMatchObject({
      code: '04006381333931',
      ean: '4006381333931',
      upc: null,
      isbn: null,
    });
    expect(product({ gtin: '036000291452' })).toMatchObject({ code: '00036000291452', upc: '036000291452' });
    expect(product({ isbn: '978-3-16-148410-0' })).toMatchObject({ code: '09783161484100', isbn: '9783161484100' });
    expect(product({ gtin: 'n/a' })).toMatchObject({ barcode: 'n/a', code: null });
  });

  it.each([
    [{ id: undefined }, 'it has no id'],
    [{ title: '   ' }, 'it has no title'],
    [{ link: undefined }, 'it has no link'],
    [{ link: 'javascript:alert(1)' }, 'its link is no web address: javascript:alert(1)'],
    [{ price: undefined }, 'it has no price'],
    [{ price: 'on request' }, 'its price cannot be read: on request'],
    [{ price: '12.00' }, 'its price cannot be read: 12.00'],
    [{ price: '-5 EUR' }, 'its price cannot be read: -5 EUR'],
  ])('is none with %j', (more, reason) => {
    expect(product(more as unknown as Record<string, string>)).toBe(reason);
  });

  it('holds no text that a store cannot hold', () => {
    expect(product({ title: 'a\0b\ud800' })).toMatchObject({ name: 'ab\ufffd' });
  });
});
