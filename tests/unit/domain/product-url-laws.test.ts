import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '../../../lib/domain/product-url.ts';

describe('the canonical address of whatever is given', () => {
  it('is its own canonical address', () => {
    const query = fc.array(
      fc.tuple(fc.constantFrom('id', 'utm_source', 'ref', 'sid', 'color', 'var', 'pid', '__x'), fc.webFragments()),
      { maxLength: 4 },
    );
    const host = fc.constantFrom(
      'www.amazon.de',
      'm.amazon.com',
      'www.ebay.de',
      'flipkart.com',
      'shop.example',
      'otto.de',
    );
    const path = fc.constantFrom(
      '/dp/B0BSHF7WHW',
      '/gp/product/B0BSHF7WHW/x',
      '/itm/123456789012',
      '/x/p/itm1234567890',
      '/a.php',
      '/sspa/click',
      '/d/gp/product/B0BSHF7WHW',
      '/exec/obidos/tg/detail/-/books/B0BSHF7WHW/x',
      '/gp/product/images/b0bshf7whw',
      '/obidos/dp/B0BSHF7WHW&tag=a-21',
    );
    fc.assert(
      fc.property(host, path, query, fc.webFragments(), (name, where, pairs, hash) => {
        const canonical = canonicalUrl(
          `https://${name}${where}?${pairs.map((pair) => pair.join('=')).join('&')}#${hash}`,
        );
        expect(canonical === undefined || canonicalUrl(canonical)).toBe(canonical ?? true);
      }),
    );
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        const canonical = canonicalUrl(address);
        expect(canonical === undefined || canonicalUrl(canonical)).toBe(canonical ?? true);
      }),
    );
  });

  it('is found or not for any text, without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, rest) => {
        const canonical = canonicalUrl(text) ?? canonicalUrl(`https://shop.example/${text}?${rest}`);
        expect(canonical === undefined || /^https?:\/\//.test(canonical)).toBe(true);
      }),
    );
  });
});
