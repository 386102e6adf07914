import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAsin, readAmazonUrl } from '../../../lib/domain/asin.ts';
import { scoreUrls } from '../../bench/eval/lists.ts';

const read = (address: string) => readAmazonUrl(new URL(address));
const corpus = fileURLToPath(new URL('../../../../shared/corpus/asin_urls.tsv', import.meta.url));

describe('an ASIN', () => {
  it.each(['B0BSHF7WHW', 'B000000000', 'BT00CTP4RI', '0451524934', '032133633X', ' B07TX7Z725\n'])('is %s', (text) => {
    expect(parseAsin(text)).toBe(text.trim());
  });

  it.each([
    ['a word', 'BESTSELLER'],
    ['lower case', 'b0bshf7whw'],
    ['too short', 'B0BSHF7WH'],
    ['too long', 'B0BSHF7WHWX'],
    ['a wrong check digit', '0451524935'],
    ['zeros', '0000000000'],
    ['ten digits of a node', '7873905011'],
    ['nothing', ''],
    ['another letter', 'A2DP2EEPU3'],
    ['an X in the middle', '03213X3633'],
    ['BT and a letter', 'BTAACTP4RI'],
  ])('is not %s', (_, text) => {
    expect(parseAsin(text)).toBeUndefined();
  });

  it('of any text passes its own parser or is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const asin = parseAsin(text);
        expect(asin === undefined || parseAsin(asin) === asin).toBe(true);
      }),
    );
  });
});

describe('an Amazon address', () => {
  it.each([
    '/dp/B0BSHF7WHW',
    '/dp/B0BSHF7WHW/',
    '/dp/B0BSHF7WHW/ref=sr_1_1',
    '/dp/B0BSHF7WHW?th=1',
    '/dp/b0bshf7whw',
    '//dp/B0BSHF7WHW',
    '/Some-Slug/dp/B0BSHF7WHW/262-4336584-4094515',
    '/-/en/dp/B0BSHF7WHW',
    '/-/zh_TW/Slug/dp/B0BSHF7WHW',
    '/d/B0BSHF7WHW',
    '/Slug/d/B0BSHF7WHW',
    '/gp/product/B0BSHF7WHW',
    '/-/pt/gp/product/B0BSHF7WHW/',
    '/gp/product/glance/B0BSHF7WHW',
    '/gp/product/images/B0BSHF7WHW',
    '/gp/product/product-description/B0BSHF7WHW',
    '/dp/product-description/B0BSHF7WHW',
    '/gp/aw/d/B0BSHF7WHW',
    '/gp/aw/reviews/B0BSHF7WHW',
    '/gp/aw/ol/B0BSHF7WHW',
    '/gp/offer-listing/B0BSHF7WHW//ref=',
    '/offer-listing/B0BSHF7WHW',
    '/product-reviews/B0BSHF7WHW',
    '/Slug/product-reviews/B0BSHF7WHW/ref=x',
    '/gp/product-reviews/B0BSHF7WHW',
    '/ss/product-reviews/B0BSHF7WHW',
    '/gp/customer-reviews/product/B0BSHF7WHW',
    '/gp/customer-media/product-gallery/B0BSHF7WHW',
    '/gp/reader/B0BSHF7WHW',
    '/reader/B0BSHF7WHW',
    '/ask/questions/asin/B0BSHF7WHW/1',
    '/exec/obidos/ASIN/B0BSHF7WHW/somebody-20',
    '/exec/obidos/asin/B0BSHF7WHW',
    '/exec/obidos/tg/detail/-/B0BSHF7WHW',
    '/exec/obidos/tg/detail/-/books/B0BSHF7WHW',
    '/exec/obidos/tg/stores/detail/-/ce-de/B0BSHF7WHW/tech-data/ref=x',
    '/exec/obidos/ISBN=B0BSHF7WHW',
    '/exec/obidos/isbn%3DB0BSHF7WHW/somebody-20',
    '/obidos/ASIN/B0BSHF7WHW',
    '/exec/obidos/tg/stores/offering/list/-/B0BSHF7WHW/all/',
    '/gp/product//B0BSHF7WHW/ref=x',
    '/product/B0BSHF7WHW',
    '/gp/pdp/taf/B0BSHF7WHW%3Ftag%3Dx',
    '/review/product/B0BSHF7WHW/ref=x',
    '/gp/product/tech-data/B0BSHF7WHW',
    '/gp/product/features/B0BSHF7WHW',
    '/dp/images/B0BSHF7WHW',
    '/dp/B0BSHF7WHW%3FSubscriptionId%3DX%26tag%3Da-21',
    '/dp/B0BSHF7WHW&tag=a-21',
    '/dp/B0BSHF7WHW).',
    '/o/ASIN/B0BSHF7WHW',
    '/o/tg/detail/-/B0BSHF7WHW',
    '/%E5%9B%BE%E4%B9%A6/dp/B0BSHF7WHW',
    '/%E0%A4%A/dp/B0BSHF7WHW',
    '/図書/dp/B0BSHF7WHW',
    '/كتاب/dp/B0BSHF7WHW#customerReviews',
  ])('%s names its product', (path) => {
    expect(read(`https://www.amazon.co.jp${path}`)).toEqual({ asin: 'B0BSHF7WHW', marketplace: 'JP' });
  });

  it.each([
    '/',
    '/gp/cart/view.html',
    '/s?k=B0BSHF7WHW',
    '/Kosheen/e/B000APRTKE',
    '/b/?node=1286228011',
    '/gp/bestsellers/books/7873905011',
    '/dp/',
    '/dp/BESTSELLER',
    '/dp/B0BSHF7WHWX',
    '/dp/B0BSHF7WHW-X',
    '/dp/B0BSHF7WHW_X',
    '/review/R2XYZABCDEFGH/B0BSHF7WHW',
    '/exec/obidos/redirect?path=subst/home/home.html',
    '/dp/0451524935',
    '/xdp/B0BSHF7WHW',
    '/Slug-dp/B0BSHF7WHW',
    '/gp/product/utility/edit.html?returnPath=/dp/B0BSHF7WHW',
    '/ap/signin?openid.return_to=https%3A%2F%2Fwww.amazon.it%2Fdp%2FB0BSHF7WHW',
    '/gp/navigation/redirector.html?currentPageURL=%2Fdp%2FB0BSHF7WHW',
    '/vdp/1203f8099d2d4b79b6bb5fc12aedff65',
    '/stores/page/6B181BE8-2886-407E-B1D7-CCBF2666DCDD',
    '/p/zapatilla-3484519840-1',
    '/sspa/click?spc=abc',
    '/creatorhub/video/upload?productASIN=B0BSHF7WHW',
    '/sspa/clicks?url=%2Fdp%2FB0BSHF7WHW',
    '/x/sspa/click?url=%2Fdp%2FB0BSHF7WHW',
  ])('%s names none', (path) => {
    expect(read(`https://www.amazon.it${path}`)).toEqual({ marketplace: 'IT' });
  });

  it.each([
    'https://www.amazon.de/sspa/click?ie=UTF8&url=%2FSlug%2Fdp%2FB0BSHF7WHW%3Fpsc%3D1',
    'https://www.amazon.de//sspa/click?url=/dp/B0BSHF7WHW/ref=x',
    'https://www.amazon.de/-/en/sspa/click?url=%2Fdp%2FB0BSHF7WHW',
    'https://www.amazon.de/gp/slredirect/picassoRedirect.html/ref=x?url=%2Fdp%2FB0BSHF7WHW',
    'https://www.amazon.de/gp/redirect.html?location=https%3A%2F%2Fwww.amazon.de%2Fdp%2FB0BSHF7WHW',
    'https://www.amazon.com/gp/r.html?U=https%3A%2F%2Fwww.amazon.de%2Fdp%2FB0BSHF7WHW',
    'https://www.amazon.de/slredirect/x?url=%2Fdp%2FB0BSHF7WHW',
    'https://assoc-redirect.amazon.com/g/r/https://www.amazon.de/dp/B0BSHF7WHW?tag=a-21',
    'https://aax-us-east.amazon-adsystem.com/x/c/Qo/https://assoc-redirect.amazon.com/g/r/http://www.amazon.de/exec/obidos/ASIN/B0BSHF7WHW/ref=as_at',
    'https://www.amazon.de/-/zh_TW/sspa/click?url=%2Fdp%2FB0BSHF7WHW',
    'https://www.amazon.de/gp/f.html?C=1&U=%2Fdp%2FB0BSHF7WHW%3Fref_%3Dpe_1',
    'https://www.amazon.de/exec/obidos/redirect?path=ASIN/B0BSHF7WHW&tag=a-21',
    'https://www.amazon.de/exec/obidos/redirect?tag=a-21&path=tg%2Fdetail%2F-%2FB0BSHF7WHW',
    'https://aax-eu.amazon.de/x/c/RBHNo8/https://www.amazon.de/Slug/dp/B0BSHF7WHW/?x=1',
    'https://aax-us-east.amazon-adsystem.com/x/c/QkCi/https://www.amazon.de/dp/B0BSHF7WHW',
  ])('%s leads to the product of its target', (address) => {
    expect(read(address)).toEqual({ asin: 'B0BSHF7WHW', marketplace: 'DE' });
  });

  it.each([
    'https://notamazon.it/dp/B0BSHF7WHW',
    'https://amazon.example.com/dp/B0BSHF7WHW',
    'https://amazon.it.evil.com/dp/B0BSHF7WHW',
    'https://amazon.it@evil.com/dp/B0BSHF7WHW',
    'ftp://amazon.it/dp/B0BSHF7WHW',
    'https://amzn.to/dp/B0BSHF7WHW',
    'https://link.amazon/B0BSHF7WHW',
    'https://evil.com/sspa/click?url=https%3A%2F%2Fwww.amazon.it%2Fdp%2FB0BSHF7WHW',
    'https://evil-amazon-adsystem.com/x/c/1/https://www.amazon.it/dp/B0BSHF7WHW',
    'javascript:"https://www.amazon.it/dp/B0BSHF7WHW"',
    'data:text/html,/dp/B0BSHF7WHW',
  ])('%s is no Amazon', (address) => {
    expect(read(address)).toBeUndefined();
  });

  it('of a redirect to another site is only the marketplace it stands on', () => {
    expect(read('https://www.amazon.fr/gp/redirect.html?location=https%3A%2F%2Fevil.com%2Fdp%2FB0BSHF7WHW')).toEqual({
      marketplace: 'FR',
    });
    expect(read('https://www.amazon.fr/sspa/click?url=http%3A%2F%2F%5B')).toEqual({ marketplace: 'FR' });
    expect(read('https://www.amazon.fr/sspa/click?url=%23x')).toEqual({ marketplace: 'FR' });
    expect(read('https://music.amazon.fr/dp/B0BSHF7WHW')).toEqual({ marketplace: 'FR' });
  });

  it('never names what is no ASIN', () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.constantFrom('', '/dp/', '/gp/product/', '/sspa/click?url=/dp/'),
        fc.string({ maxLength: 12 }),
        (path, head, tail) => {
          const address = URL.parse(path + head + tail, 'https://www.amazon.com');
          const asin = address === null ? undefined : readAmazonUrl(address)?.asin;
          expect(asin === undefined || parseAsin(asin) === asin).toBe(true);
        },
      ),
    );
  });

  it.skipIf(!existsSync(corpus))('is read right in every uncontested row of the list', () => {
    const { rows, right, errors } = scoreUrls(corpus);
    expect(errors.filter(({ contested }) => !contested)).toEqual([]);
    expect(right).toBe(rows);
    expect(rows).toBeGreaterThan(300);
  });
});
