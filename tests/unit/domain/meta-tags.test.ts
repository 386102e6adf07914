import { describe, expect, it } from 'vitest';
import { seenOn, type SeenProduct, viewOf } from '../../fixtures/seen-page.ts';

/** What is seen of a page that has these tags, and nothing else. */
const seen = (tags: Readonly<Record<string, string>>, address?: string): SeenProduct | undefined =>
  seenOn({ metas: Object.entries(tags) }, address);

const EAN = '4006381333931';
const IMAGE = 'https://img.example/kettle.jpg';

describe('a page with the tags of', () => {
  it.each<[string, Readonly<Record<string, string>>, SeenProduct]>([
    [
      'a shop that feeds a catalog of ads',
      {
        'og:type': 'product',
        'og:title': 'Copper Kettle',
        'og:image': IMAGE,
        'product:brand': 'Acme',
        'product:availability': 'in stock',
        'product:condition': 'new',
        'product:price:amount': '69.00',
        'product:price:currency': 'EUR',
        'product:retailer_item_id': 'CK-1',
        'product:mfr_part_no': 'HD/25',
        'product:ean': EAN,
      },
      {
        name: 'Copper Kettle',
        brand: 'Acme',
        mpn: 'HD/25',
        sku: 'CK-1',
        price: '69.00 EUR',
        availability: 'in-stock',
        condition: 'new',
        image: IMAGE,
        gtins: [`0${EAN}`],
      },
    ],
    [
      'a theme that tells its price to social networks',
      {
        'og:type': 'og:product',
        'og:title': 'Copper Kettle',
        'og:image:secure_url': IMAGE,
        'og:image': 'http://img.example/kettle.jpg',
        'og:price:amount': '1,299.00',
        'og:price:currency': 'USD',
      },
      { name: 'Copper Kettle', price: '1299.00 USD', image: IMAGE },
    ],
    [
      'a shop with a sale',
      {
        'og:title': 'Copper Kettle',
        'product:price:amount': '89.00',
        'product:sale_price:amount': '69.00',
        'product:sale_price:currency': 'EUR',
      },
      { name: 'Copper Kettle', price: '69.00 EUR', struck: '89.00 EUR' },
    ],
    [
      'a shop that names the old price',
      {
        'og:title': 'Copper Kettle',
        'product:price:amount': '69.00',
        'product:original_price:amount': '89.00',
        'product:price:currency': 'EUR',
      },
      { name: 'Copper Kettle', price: '69.00 EUR', struck: '89.00 EUR' },
    ],
    [
      'pins',
      {
        'og:type': 'product',
        'og:title': 'Copper Kettle',
        'og:brand': 'Acme',
        'og:price:amount': '69',
        'og:price:standard_amount': '89',
        'og:price:currency': 'EUR',
        'og:availability': 'out of stock',
        'og:condition': 'used',
        'og:upc': '036000291452',
      },
      {
        name: 'Copper Kettle',
        brand: 'Acme',
        price: '69.00 EUR',
        struck: '89.00 EUR',
        availability: 'out-of-stock',
        condition: 'used',
        gtins: ['00036000291452'],
      },
    ],
    [
      'an add-on that nests one name in the other',
      {
        'og:type': 'product.item',
        'og:title': 'Copper Kettle',
        'og:product:brand': 'Acme',
        'og:product:price:amount': '69.00',
        'og:product:price:currency': 'EUR',
        'og:product:availability': 'instock',
      },
      { name: 'Copper Kettle', brand: 'Acme', price: '69.00 EUR', availability: 'in-stock' },
    ],
    [
      'a card with two things in words',
      {
        'og:type': 'product',
        'twitter:title': 'Copper Kettle',
        'twitter:image': IMAGE,
        'twitter:label1': 'Price',
        'twitter:data1': '€69.00',
        'twitter:label2': 'Availability',
        'twitter:data2': 'In stock',
      },
      { name: 'Copper Kettle', price: '69.00 EUR', availability: 'in-stock', image: IMAGE },
    ],
    [
      'a card in German, in which the price stands second',
      {
        'og:type': 'product',
        'og:title': 'Kupferkessel',
        'twitter:label1': 'Größe',
        'twitter:data1': '12 €',
        'twitter:label2': 'Preis',
        'twitter:data2': '69,00',
        'twitter:currency': 'EUR',
      },
      { name: 'Kupferkessel', price: '69.00 EUR' },
    ],
    [
      'a card in French',
      {
        'og:type': 'product',
        'og:title': 'Bouilloire',
        'product:price': '69',
        currency: 'eur',
        'twitter:label1': 'Disponibilité',
        'twitter:data1': 'Rupture de stock',
      },
      { name: 'Bouilloire', price: '69.00 EUR', availability: 'out-of-stock' },
    ],
    [
      'a shop that numbers everything itself',
      {
        'og:type': 'product',
        'og:title': 'Copper Kettle',
        'product:sku': 'CK-1',
        'product:mpn': 'HD/25',
        'og:price': '69',
        'og:price:currency': 'EUR',
      },
      { name: 'Copper Kettle', sku: 'CK-1', mpn: 'HD/25', price: '69.00 EUR' },
    ],
    [
      'a shop that numbers its parts',
      { 'og:type': 'product', 'og:title': 'Copper Kettle', 'product:retailer_part_no': 'CK-1' },
      { name: 'Copper Kettle', sku: 'CK-1' },
    ],
    [
      'a bookshop that counts by book numbers',
      { 'og:type': 'Book', 'og:title': 'Dune', 'product:retailer_item_id': '9783423214124' },
      { name: 'Dune', gtins: ['09783423214124'] },
    ],
  ])('%s', (_, tags, expected) => {
    expect(seen(tags)).toEqual(expected);
  });
});

describe('a barcode in tags', () => {
  it.each<[string, string, string]>([
    ['product:gtin', EAN, `0${EAN}`],
    ['product:upc', '036000291452', '00036000291452'],
    ['product:isbn', '978-3-423-21412-4', '09783423214124'],
    ['og:ean', EAN, `0${EAN}`],
    ['product:ean13', EAN, `0${EAN}`],
    ['product:gtin14', `0${EAN}`, `0${EAN}`],
    ['book:isbn13', '9780306406157', '09780306406157'],
    ['og:isbn', '3423214120', '09783423214124'],
    ['book:isbn', '9783423214124', '09783423214124'],
    ['books:isbn', '9783423214124', '09783423214124'],
    ['gtin', EAN, `0${EAN}`],
    ['gtin13', EAN, `0${EAN}`],
    ['isbn', '9783423214124', '09783423214124'],
  ])('%s', (name, code, expected) => {
    expect(seen({ 'og:type': 'product', 'og:title': 'Kettle', [name]: code })?.gtins).toEqual([expected]);
  });

  it('stands on a card of Twitter’s as well', () => {
    const card = (label: string): unknown =>
      seen({ 'og:type': 'product', 'og:title': 'Kettle', 'twitter:label2': label, 'twitter:data2': EAN })?.gtins;
    expect(card('EAN')).toEqual([`0${EAN}`]);
    expect(card('Order number')).toBeUndefined();
  });

  it.each([EAN, '97834232141245', '19783423214124'])('is none that is the shop’s own number: %s', (id) => {
    expect(seen({ 'og:type': 'product', 'og:title': 'Kettle', 'product:retailer_item_id': id })).not.toHaveProperty(
      'gtins',
    );
  });
});

describe('tags', () => {
  const kind = (tags: Readonly<Record<string, string>>): string => viewOf({ metas: Object.entries(tags) }).kind;

  it('make a product of a page that calls itself one, and of no other', () => {
    for (const type of ['product', 'books.book'])
      expect(kind({ 'og:type': type, 'og:title': 'X' }), type).toBe('product');
    for (const type of ['website', 'products', 'reproduct', 'product.group'])
      expect(kind({ 'og:type': type, 'og:title': 'X' }), type).toBe('nothing');
  });

  it('make a product of a page with a price, whatever it calls itself', () => {
    const price = { 'product:price:amount': '9', 'product:price:currency': 'EUR' };
    expect(kind({ 'og:type': 'website', 'og:title': 'X', ...price })).toBe('product');
    // An old price alone is none, nor is a size that is written like one.
    expect(kind({ 'og:title': 'X', 'product:original_price:amount': '9', 'product:price:currency': 'EUR' })).toBe(
      'nothing',
    );
    expect(kind({ 'og:title': 'X', 'twitter:label1': 'Without price', 'twitter:data1': '9 €' })).toBe('nothing');
    expect(kind({ 'og:title': 'X', 'twitter:label3': 'Price', 'twitter:data3': '9 €' })).toBe('nothing');
  });

  it('say nothing of money that is none', () => {
    const tags = {
      'og:type': 'product',
      'og:title': 'X',
      'product:price:amount': '9',
      'product:price:currency': 'coins',
    };
    expect(seen(tags)).not.toHaveProperty('price');
    // A price that was never higher is not struck.
    const same = { ...tags, 'product:price:currency': 'EUR', 'product:original_price:amount': '9' };
    expect(seen(same)).toMatchObject({ price: '9.00 EUR' });
    expect(seen(same)).not.toHaveProperty('struck');
  });

  it('count in any letters, and the first that says something', () => {
    const metas = [
      ['OG:Type', 'product'],
      ['OG:Title', '  '],
      ['og:title', ' Kettle '],
      ['og:title', 'Other'],
    ] as const;
    expect(seenOn({ metas })?.name).toBe('Kettle');
  });

  it('name the page, where they name an address of its shop', () => {
    const tags = { 'og:type': 'product', 'og:title': 'X', 'og:url': 'https://shop.example/p/2' };
    const view = viewOf({ metas: Object.entries(tags) });
    expect(view).toMatchObject({ kind: 'product', sightings: [{ url: 'https://shop.example/p/2' }] });
  });
});
