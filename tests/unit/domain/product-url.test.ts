import { describe, expect, it } from 'vitest';
import { canonicalUrl, parseProductUrl } from '../../../lib/domain/product-url.ts';

const SHOP = 'https://shop.example/p/kettle';

describe('the canonical address', () => {
  it.each([
    'utm_source=a',
    'utm_medium=b&utm_campaign=c',
    'gclid=1',
    'fbclid=1',
    'msclkid=1',
    'dclid=1',
    'yclid=1',
    'ttclid=1',
    'gbraid=1',
    'wbraid=1',
    'srsltid=1',
    'gad_source=1',
    'mc_cid=1&mc_eid=2',
    '_ga=1',
    '_gl=1',
    '_hsenc=1',
    '_pos=1&_sid=2&_ss=r',
    'spm=a2',
    'scm=1',
    'ref_=x',
    'ref=home',
    'source=mail',
    'tag=a-21',
    'aff_id=9',
    'affiliate=x',
    'a_aid=1&a_bid=2',
    'irclickid=1',
    'irgwc=1',
    'cjevent=1',
    'cj_x=1',
    'awc=1',
    'clickid=1',
    'click_id=1',
    'partnerid=1',
    'icid=1',
    'cmpid=1',
    's_cid=1',
    'xtor=1',
    'PHPSESSID=1',
    'sessionid=1',
    'jsessionid=1',
    'sid=7avi5kekk4lplei99qg5682ur4',
    'osCsid=1',
    'itm_source=x',
    'wt_mc=1',
    'trackingId=1',
    'referrer=x',
    'ranMID=1',
    'epik=1',
    'ito=1',
    'pr_prod_strat=use_description&pr_rec_id=a&pr_rec_pid=1&pr_ref_pid=2&pr_seq=uniform',
    'partner=x',
    'affgroup=x&afsrc=1',
    'ns_campaign=x&ns_source=y',
    'pcampaignid=web_share',
    'fromRecommendation=true',
    'email_referrer=x',
    'ref_id=1&ref_src=x',
    'cgid=women',
    'xtatc=PUB',
    '',
    '&',
    '=x',
  ])('loses ?%s', (query) => {
    expect(canonicalUrl(`${SHOP}?${query}`)).toBe(SHOP);
  });

  it.each([
    'variant=5717389189',
    'sku=1049084',
    'id=3',
    'pid=428514',
    'products_id=2626',
    'color=red&size=XL',
    'productId=597430&catalogId=10051',
    'item=1',
    'iid=1',
    'pkid=7',
    'model=utm',
    'a=1',
    'dwvar_YLS0030_color=020',
    'q=gbpdefault||hb095blk||',
    'x=%20+%C3%A4',
    'scale=2',
    'gallery=1',
    'track_no=3',
    'adapter=x',
    'reference=9',
    'refurbished=1',
    'pr_id=9',
    'pageg=',
  ])('keeps ?%s as it is written', (query) => {
    expect(canonicalUrl(`${SHOP}?${query}`)).toBe(`${SHOP}?${query}`);
  });

  it.each([
    [`${SHOP}?a=1&utm_source=x&b=2`, `${SHOP}?a=1&b=2`],
    [`${SHOP}#reviews`, SHOP],
    [`${SHOP}#a=3|p=14`, SHOP],
    [`${SHOP}#!/item/3`, `${SHOP}#!/item/3`],
    [`${SHOP}#/item/3`, `${SHOP}#/item/3`],
    [`${SHOP};jsessionid=0AB1`, SHOP],
    ['https://shop.example/a;sid=1/b;m-p-585b', 'https://shop.example/a/b;m-p-585b'],
    ['https://user:secret@shop.example:443/p', 'https://shop.example/p'],
    ['HTTP://Shop.Example:8080/P', 'http://shop.example:8080/P'],
    ['http://shop.example/product.php?ref=42&tag=7', 'http://shop.example/product.php?ref=42&tag=7'],
    ['http://shop.example/product.php?sid=12&id=7', 'http://shop.example/product.php?sid=12&id=7'],
    ['http://shop.example/product.php?sid=7avi5kekk4lplei99&id=7', 'http://shop.example/product.php?id=7'],
    ['http://shop.example/product.php?phpsessid=12&id=7', 'http://shop.example/product.php?id=7'],
    ['http://shop.example/product.html?sid=12&id=7', 'http://shop.example/product.html?id=7'],
    [`  ${SHOP}\n`, SHOP],
  ])('of %s is %s', (address, expected) => {
    expect(canonicalUrl(address)).toBe(expected);
    expect(parseProductUrl(address)).toBe(expected);
  });

  it('is made from a link and the page it stands on', () => {
    expect(canonicalUrl('../q?x=1&gclid=2', new URL('https://shop.example/a/b'))).toBe('https://shop.example/q?x=1');
    expect(canonicalUrl('//cdn.example/p', new URL(SHOP))).toBe('https://cdn.example/p');
  });

  it.each([
    [
      'https://www.amazon.de/Slug-%C3%A4/dp/B0BSHF7WHW/ref=sr_1_1?keywords=x&th=1#customerReviews',
      'https://www.amazon.de/Slug-%C3%A4/dp/B0BSHF7WHW',
    ],
    ['https://www.amazon.es/-/pt/Slug/dp/B0BSHF7WHW/', 'https://www.amazon.es/-/pt/Slug/dp/B0BSHF7WHW'],
    ['https://m.amazon.in/gp/aw/d/B0BSHF7WHW?x=1', 'https://www.amazon.in/dp/B0BSHF7WHW'],
    ['https://smile.amazon.com/gp/product/b0bshf7whw', 'https://www.amazon.com/dp/B0BSHF7WHW'],
    ['https://amazon.com/o/ASIN/0596007833/tomontime-20', 'https://www.amazon.com/dp/0596007833'],
    ['https://www.amazon.com/exec/obidos/tg/detail/-/books/0451524934', 'https://www.amazon.com/dp/0451524934'],
    ['https://www.amazon.in/d/B0BSHF7WHW', 'https://www.amazon.in/dp/B0BSHF7WHW'],
    ['https://www.amazon.com/exec/obidos/ISBN=157231995X/a-20', 'https://www.amazon.com/dp/157231995X'],
    ['https://www.amazon.com/exec/obidos/tg/stores/detail/-/dvd/B0BSHF7WHW', 'https://www.amazon.com/dp/B0BSHF7WHW'],
    ['https://www.amazon.com/dp/B0BSHF7WHW&tag=a-20', 'https://www.amazon.com/dp/B0BSHF7WHW'],
    ['https://www.amazon.com/gp/product/images/b0bshf7whw/x', 'https://www.amazon.com/gp/product/images/B0BSHF7WHW'],
    [
      'http://www.amazon.com/Python/product-reviews/1449319793/ref=cm?x=1',
      'http://www.amazon.com/Python/product-reviews/1449319793',
    ],
    [
      'https://www.amazon.com/sspa/click?url=%2FSlug%2Fdp%2FB0BSHF7WHW%3Fpsc%3D1',
      'https://www.amazon.com/Slug/dp/B0BSHF7WHW',
    ],
    [
      'https://www.ebay.com/itm/Some-Thing/302474151804?var=60&hash=item1&_trkparms=x',
      'https://www.ebay.com/itm/Some-Thing/302474151804?var=60',
    ],
    [
      'https://www.ebay.com/p/23046151246?iid=334689926942&rt=nc',
      'https://www.ebay.com/p/23046151246?iid=334689926942',
    ],
    [
      'https://articulo.mercadolibre.com.ar/MLA-1176235635-x-_JM?searchVariation=175410231753&position=1',
      'https://articulo.mercadolibre.com.ar/MLA-1176235635-x-_JM?searchVariation=175410231753',
    ],
    [
      'https://www.flipkart.com/x/p/itm1234567890?pid=MOBABCDEFGHIJKLM&lid=L',
      'https://www.flipkart.com/x/p/itm1234567890?pid=MOBABCDEFGHIJKLM',
    ],
    [
      'https://www.walmart.com/ip/Kettle/123456789?athbdg=L1600&selected=true',
      'https://www.walmart.com/ip/Kettle/123456789',
    ],
  ])('follows the habits of the shop: %s', (address, expected) => {
    expect(canonicalUrl(address)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example/p',
    'mailto:a@b.example',
    'about:blank',
    '',
    'no address',
    'http://',
    `${SHOP}?q=${'x'.repeat(2048)}`,
  ])('of %j is none', (address) => {
    expect(canonicalUrl(address)).toBeUndefined();
  });

  it('is no longer than 2048 characters', () => {
    const room = 2048 - `${SHOP}?q=`.length;
    expect(canonicalUrl(`${SHOP}?q=${'x'.repeat(room)}`)).toHaveLength(2048);
    expect(canonicalUrl(`${SHOP}?q=${'x'.repeat(room + 1)}`)).toBeUndefined();
  });

  it('does not change the address it is given', () => {
    const url = new URL(`${SHOP}?utm_source=a#b`);
    expect(canonicalUrl(url)).toBe(SHOP);
    expect(url.href).toBe(`${SHOP}?utm_source=a#b`);
  });

  it.each([
    ['https://shop.example/a?utm_source=1&?', 'https://shop.example/a'],
    ['https://shop.example/a?utm_source=1&??x=2', 'https://shop.example/a?x=2'],
  ])('of %s has no mark too many', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
  });
});
