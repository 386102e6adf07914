import { describe, expect, it } from 'vitest';
import type { Pair } from '../../../lib/domain/recognise/evidence.ts';
import type { Finding } from '../../../lib/domain/recognise/finding.ts';
import { metaCurrency, readMeta, readMetas } from '../../../lib/domain/recognise/meta-tags.ts';
import { money } from '../../fixtures/offers.ts';

const PRODUCT: Pair = ['og:type', 'product'];
/** "name=content" each; a page that calls itself a product unless it says otherwise. */
const read = (...tags: string[]): Finding | undefined => {
  const pairs = tags.map((tag): Pair => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]);
  return readMeta(readMetas([...pairs, PRODUCT]), money(1).currency);
};

describe('meta tags', () => {
  it('are known by small letters, and the first that says something counts', () => {
    const metas = readMetas([
      ['OG:Title', '  '],
      ['og:title', ' Kettle '],
      ['og:title', 'Other'],
    ]);
    expect([...metas]).toEqual([['og:title', 'Kettle']]);
  });

  it.each([
    'product:price:currency',
    'og:price:currency',
    'product:sale_price:currency',
    'og:product:price:currency',
    'twitter:currency',
    'currency',
  ])('name a currency in %s', (name) => {
    expect(metaCurrency(readMetas([[name, 'usd']]))).toBe('USD');
  });

  it('name none where it is none', () => {
    expect(metaCurrency(readMetas([['currency', 'coins']]))).toBeUndefined();
    expect(metaCurrency(readMetas([]))).toBeUndefined();
  });

  it.each<[string, boolean]>([
    ['product', true],
    ['og:product', true],
    ['product.item', true],
    ['Book', true],
    ['books.book', true],
    ['website', false],
    ['products', false],
    ['reproduct', false],
    ['product.group', false],
  ])('call a page of the type "%s" a product: %s', (type, isProduct) => {
    expect(readMeta(readMetas([['og:type', type]]), undefined) !== undefined).toBe(isProduct);
  });

  it('call a page with a price a product, whatever its type', () => {
    expect(readMeta(readMetas([['product:price:amount', '9']]), money(1).currency)?.price).toEqual(money(9));
    expect(readMeta(readMetas([]), undefined)).toBeUndefined();
  });

  it.each<[string, Partial<Finding>]>([
    ['og:title=Kettle', { name: 'Kettle', source: 'meta' }],
    ['twitter:title=Kettle', { name: 'Kettle' }],
    ['product:brand=Acme', { brand: 'Acme' }],
    ['og:brand=Acme', { brand: 'Acme' }],
    ['og:product:brand=Acme', { brand: 'Acme' }],
    ['product:mfr_part_no=X1', { mpn: 'X1' }],
    ['product:mpn=X1', { mpn: 'X1' }],
    ['product:retailer_item_id=7', { sku: '7', gtins: [] }],
    ['product:retailer_item_id=9783423214124', { sku: '9783423214124', gtins: ['9783423214124'] }],
    ['product:retailer_item_id=4006381333931', { gtins: [] }],
    ['product:retailer_item_id=97834232141245', { gtins: [] }],
    ['product:retailer_item_id=19783423214124', { gtins: [] }],
    ['product:sku=7', { sku: '7' }],
    ['product:retailer_part_no=7', { sku: '7' }],
    ...[
      'product:ean',
      'product:gtin',
      'product:upc',
      'product:isbn',
      'og:upc',
      'og:ean',
      'og:isbn',
      'book:isbn',
      'books:isbn',
      'gtin',
      'gtin13',
      'isbn',
    ].map((name): [string, Partial<Finding>] => [`${name}=1`, { gtins: ['1'] }]),
    ['product:sale_price:amount=9', { price: money(9) }],
    ['product:price:amount=9', { price: money(9), struckPrice: undefined }],
    ['og:price:amount=9', { price: money(9) }],
    ['og:product:price:amount=9', { price: money(9) }],
    ['product:price=9', { price: money(9) }],
    ['og:price=9', { price: money(9) }],
    ['product:availability=in stock', { availability: 'in-stock' }],
    ['og:availability=oos', { availability: 'out-of-stock' }],
    ['og:availability=out of stock', { availability: 'out-of-stock' }],
    ['og:product:availability=instock', { availability: 'in-stock' }],
    ['product:condition=used', { condition: 'used' }],
    ['og:condition=new', { condition: 'new' }],
    ['og:image=https://a.example/1.jpg', { image: 'https://a.example/1.jpg' }],
    ['og:image:secure_url=https://a.example/1.jpg', { image: 'https://a.example/1.jpg' }],
    ['twitter:image=https://a.example/1.jpg', { image: 'https://a.example/1.jpg' }],
    ['og:url=https://a.example/1', { url: 'https://a.example/1' }],
  ])('say with %s', (tag, expected) => {
    expect(read(tag)).toMatchObject(expected);
  });

  it.each<[string[], Partial<Finding>]>([
    [['product:sale_price:amount=9', 'product:price:amount=12'], { price: money(9), struckPrice: money(12) }],
    [['product:price:amount=9', 'product:original_price:amount=12'], { price: money(9), struckPrice: money(12) }],
    [['product:price:amount=9', 'og:price:standard_amount=12'], { price: money(9), struckPrice: money(12) }],
    [['product:price:amount=9', 'product:original_price:amount=9'], { struckPrice: undefined }],
    [['product:original_price:amount=12'], { price: undefined, struckPrice: undefined }],
    [['twitter:label1=Price', 'twitter:data1=€9'], { price: money(9) }],
    [['twitter:label1=Size', 'twitter:data1=12 €', 'twitter:label2=Preis', 'twitter:data2=9 €'], { price: money(9) }],
    [['twitter:label1=Without price', 'twitter:data1=9 €'], { price: undefined }],
    [['twitter:label3=Price', 'twitter:data3=9 €'], { price: undefined }],
    [['twitter:label1=Availability', 'twitter:data1=in stock'], { availability: 'in-stock' }],
    [['twitter:label2=Verfügbarkeit', 'twitter:data2=ausverkauft'], { availability: 'out-of-stock' }],
    [['twitter:label2=Disponibilité', 'twitter:data2=en stock'], { availability: 'in-stock' }],
  ])('say with %j', (tags, expected) => {
    expect(read(...tags)).toMatchObject(expected);
  });
});
