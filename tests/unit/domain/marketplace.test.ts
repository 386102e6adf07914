import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amazonHostOf, parseMarketplace, readAmazonHost } from '../../../lib/domain/marketplace.ts';

const SHOPS = [
  ['amazon.com', 'US'],
  ['amazon.ca', 'CA'],
  ['amazon.com.mx', 'MX'],
  ['amazon.com.br', 'BR'],
  ['amazon.co.uk', 'GB'],
  ['amazon.de', 'DE'],
  ['amazon.fr', 'FR'],
  ['amazon.it', 'IT'],
  ['amazon.es', 'ES'],
  ['amazon.nl', 'NL'],
  ['amazon.se', 'SE'],
  ['amazon.pl', 'PL'],
  ['amazon.com.be', 'BE'],
  ['amazon.ie', 'IE'],
  ['amazon.com.tr', 'TR'],
  ['amazon.ae', 'AE'],
  ['amazon.sa', 'SA'],
  ['amazon.eg', 'EG'],
  ['amazon.in', 'IN'],
  ['amazon.co.jp', 'JP'],
  ['amazon.sg', 'SG'],
  ['amazon.com.au', 'AU'],
  ['amazon.co.za', 'ZA'],
  ['amazon.cn', 'CN'],
] as const;

describe('an Amazon host', () => {
  it.each(SHOPS)('%s is the shop of %s, with and without its sub-domains', (host, country) => {
    for (const prefix of ['', 'www.', 'smile.', 'm.']) {
      expect(readAmazonHost(prefix + host)).toEqual({ marketplace: country, shop: true });
    }
    expect(readAmazonHost(`WWW.${host.toUpperCase()}.`)?.marketplace).toBe(country);
    expect(readAmazonHost(`music.${host}`)).toEqual({ marketplace: country, shop: false });
    expect(readAmazonHost(`a.www.${host}`)?.shop).toBe(false);
  });

  it.each([
    'notamazon.com',
    'amazon.example.com',
    'amazon.com.evil.net',
    'amazon-aws.com',
    'link.amazon',
    'amazon',
    'amazon.co',
    'amazon.dev',
    'amazon.uk',
    'amazon.jp',
    'amazon.com.de',
    'www-amazon.com',
    'amazоn.com',
    'amazon..com',
    '',
  ])('%s is none', (host) => {
    expect(readAmazonHost(host)).toBeUndefined();
  });
});

describe('a marketplace', () => {
  it.each(SHOPS)('of %s is read from its country and leads back to its host', (host, country) => {
    const marketplace = parseMarketplace(` ${country.toLowerCase()} `);
    expect(marketplace).toBe(country);
    expect(marketplace && amazonHostOf(marketplace)).toBe(`www.${host}`);
  });

  it('takes UK for Britain and refuses what is no Amazon', () => {
    expect(parseMarketplace('UK')).toBe('GB');
    for (const text of ['COM', 'XX', '', 'U', 'USA', 'CO.UK']) expect(parseMarketplace(text)).toBeUndefined();
  });

  it('gives only what it takes itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const marketplace = parseMarketplace(text) ?? readAmazonHost(text)?.marketplace;
        expect(marketplace === undefined || parseMarketplace(marketplace) === marketplace).toBe(true);
      }),
    );
  });
});
