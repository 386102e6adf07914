import { describe, expect, it } from 'vitest';
import { UNSEARCHED } from '../../../lib/domain/recognise/evidence.ts';
import { recognise } from '../../../lib/domain/recognise/recognise.ts';
import type { PageView } from '../../../lib/domain/sighting.ts';
import { OFFER } from '../../fixtures/seen-page.ts';
import { addressCode } from '../../../lib/domain/recognise/address-code.ts';

describe('the barcode in an address', () => {
  it.each([
    ['https://shop.example/detail/4550344594056', '04550344594056'],
    ['https://shop.example/monitore/133873-monitor-27-ips-4711377032209.html', '04711377032209'],
    ['https://shop.example/serum/635494263008.html', '00635494263008'],
    ['https://shop.example/p/190198001788', '00190198001788'],
    ['https://books.example/shop/item/9783865550187/the-garden', '09783865550187'],
    ['https://books.example/books/9784873118741/', '09784873118741'],
    ['https://shop.example/show?ean=4711377032209', '04711377032209'],
    ['https://shop.example/show?products_id=4711377032209&x=1', '04711377032209'],
    ['https://shop.example/4711377032209/x?id=4711377032209', '04711377032209'],
  ])('%s', (address, code) => {
    expect(addressCode(new URL(address))).toBe(code);
  });

  it.each([
    ['a wrong check digit', 'https://shop.example/p/4711377032208'],
    ['the time', 'https://shop.example/p/1727136000001'],
    ['a day and its time', 'https://shop.example/p/202611270012'],
    ['a number that was filled up with zeros', 'https://shop.example/p/0001111041708'],
    ['a number of the shop’s own, as shops give them', 'https://shop.example/p/2500140008600'],
    ['a longer number', 'https://shop.example/p/04711377032209'],
    ['a part of a name', 'https://shop.example/p/x4711377032209'],
    ['what was searched for', 'https://shop.example/p/x?q=4711377032209'],
    ['several', 'https://shop.example/4711377032209/9783865550187'],
    ['a shop whose numbers are known', 'https://www.aliexpress.com/item/4711377032209.html'],
    ['what stands behind the sign of a place', 'https://shop.example/p#4711377032209'],
  ])('not %s', (_, address) => {
    expect(addressCode(new URL(address))).toBeUndefined();
  });
});

it('is no more than likely, and told only where nothing else states one', () => {
  const address = 'https://shop.example/detail/4550344594056';
  const seen = (product: object) =>
    recognise({
      ...UNSEARCHED,
      url: address,
      lang: 'en',
      title: 'Copper Kettle',
      canonical: '',
      headings: ['Copper Kettle'],
      metas: [],
      jsonLd: [JSON.stringify({ '@type': 'Product', name: 'Copper Kettle', offers: OFFER, ...product })],
    });
  const codes = (view: PageView) => (view.kind === 'product' ? view.sightings[0].gtins : []);
  expect(codes(seen({}))).toEqual([{ value: '04550344594056', source: 'url', certainty: 0.6 }]);
  expect(codes(seen({ gtin13: '4006381333931' })).map(({ value }) => value)).toEqual(['04006381333931']);
});
