import { expect, it } from 'vitest';
import { SHOP_MATCHES } from '../../../lib/detect/shops.ts';
import { readAmazonHost } from '../../../lib/domain/marketplace.ts';

/** Whether a browser would run a content script with these patterns at this address. */
function isMatched(address: string): boolean {
  const { hostname } = new URL(address);
  return SHOP_MATCHES.some((pattern) => {
    const [, domain = ''] = /^\*:\/\/\*\.([a-z.-]+)\/\*$/.exec(pattern) ?? [];
    return hostname === domain || hostname.endsWith(`.${domain}`);
  });
}

it.each([
  'https://www.amazon.de/dp/B07PGL2ZSL',
  'https://smile.amazon.co.uk/gp/product/B07PGL2ZSL',
  'https://amazon.com.tr/dp/B07PGL2ZSL',
  'https://www.ebay.at/itm/1',
  'https://www.bestbuy.ca/en-ca/product/1',
  'https://www.homedepot.com/p/1',
  'https://de.aliexpress.com/item/1.html',
  'https://www.mediamarkt.de/de/product/1.html',
  'https://www.zalando.co.uk/x.html',
  'https://item.rakuten.co.jp/shop/1',
  'https://articulo.mercadolibre.com.ar/MLA-1',
])('%s is looked at without a click', (address) => {
  expect(isMatched(address)).toBe(true);
});

it.each([
  'https://shop.example/p/1',
  'https://notamazon.de/dp/B07PGL2ZSL',
  'https://amazon.de.evil.example/dp/B07PGL2ZSL',
  'https://www.amazon.example/dp/B07PGL2ZSL',
  'https://mail.google.com/',
])('%s waits for the user', (address) => {
  expect(isMatched(address)).toBe(false);
});

it('every pattern is one of a single shop, and those of Amazon are of marketplaces that are known', () => {
  expect(new Set(SHOP_MATCHES).size).toBe(SHOP_MATCHES.length);
  for (const pattern of SHOP_MATCHES) {
    expect(pattern).toMatch(/^\*:\/\/\*\.[a-z]+(?:\.[a-z]{2,3}){1,2}\/\*$/);
    const [, host] = /\*\.(amazon\..*)\/\*/.exec(pattern) ?? [];
    if (host !== undefined) expect(readAmazonHost(`www.${host}`), host).toBeDefined();
  }
});
