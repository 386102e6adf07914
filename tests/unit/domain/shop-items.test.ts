import { describe, expect, it } from 'vitest';
import { readShopItem } from '../../../lib/domain/shop-items.ts';

/** One real form of address a row; every line of the table has at least one. */
const ROWS: readonly (readonly [shop: string, address: string, id: string])[] = [
  ['ebay', 'https://www.ebay.com/itm/302474151804', '302474151804'],
  ['ebay', 'https://www.ebay.co.uk/itm/Pony-Cart-/143863282131?hash=x', '143863282131'],
  ['ebay', 'https://www.ebay.de/p/1234567', '1234567'],
  ['walmart', 'https://www.walmart.com/ip/Some-Kettle/123456789', '123456789'],
  ['walmart', 'https://www.walmart.ca/en/ip/Some-Kettle/6000198765432?x=1', '6000198765432'],
  ['target.com', 'https://www.target.com/p/some-kettle/-/A-54191097?preselect=1', '54191097'],
  ['bestbuy', 'https://www.bestbuy.com/site/some-phone/6505727.p?skuId=6505727', '6505727'],
  ['bestbuy', 'https://www.bestbuy.ca/en-ca/product/some-phone/12222651', '12222651'],
  ['etsy', 'https://www.etsy.com/de/listing/550571276/some-ring?ref=x', '550571276'],
  ['aliexpress', 'https://www.aliexpress.com/item/1005001234567890.html', '1005001234567890'],
  ['aliexpress', 'https://de.aliexpress.com/i/32954321000.html', '32954321000'],
  ['alibaba', 'https://www.alibaba.com/product-detail/Lemon-Cheese-Handheld_62320522213.html?spm=x', '62320522213'],
  ['newegg', 'https://www.newegg.com/some-ssd/p/N82E16820147790', 'N82E16820147790'],
  ['newegg', 'https://www.newegg.com/Product/Product.aspx?Item=9SIA0AJ2U04041', '9SIA0AJ2U04041'],
  ['ikea', 'https://www.ikea.com/de/de/p/billy-regal-weiss-00263850/', '00263850'],
  ['ikea', 'https://www.ikea.com/us/en/p/billy-s29486510/', 's29486510'],
  ['zalando', 'https://www.zalando.ie/vero-moda-dress-vei22g013-k11.html', 'vei22g013-k11'],
  ['mediamarkt', 'https://www.mediamarkt.de/de/product/_some-tv-2791234.html', '2791234'],
  ['saturn.de', 'https://www.saturn.de/de/product/_some-tv-2791234.html', '2791234'],
  ['mediaworld.it', 'https://www.mediaworld.it/it/product/_some-tv-179123.html', '179123'],
  ['otto.de', 'https://www.otto.de/p/kaercher-k-3-848068924/#variationId=836232854', '848068924'],
  ['otto.de', 'https://www.otto.de/p/some-chair-C1234567890/', 'C1234567890'],
  ['bol.com', 'https://www.bol.com/nl/nl/p/some-book/9300000012345678/', '9300000012345678'],
  ['cdiscount', 'https://www.cdiscount.com/telephonie/some-phone/f-1440402-auc1234567890123.html', 'auc1234567890123'],
  ['fnac', 'https://www.fnac.com/Some-Phone/a17312345/w-4', 'a17312345'],
  ['fnac', 'https://www.fnac.es/mp1234567/Some/w-4', 'mp1234567'],
  ['flipkart', 'https://www.flipkart.com/some-phone/p/itm6ac6485515ae4?pid=MOBGTAGPTB3VS24W', 'MOBGTAGPTB3VS24W'],
  ['flipkart', 'https://www.flipkart.com/some-phone/p/itm6ac6485515ae4', 'itm6ac6485515ae4'],
  ['mercadolibre', 'https://articulo.mercadolibre.com.ar/MLA-1234567890-some-phone-_JM', 'MLA-1234567890'],
  ['mercadolibre', 'https://www.mercadolibre.com.mx/some-phone/p/MLM19123456?pdp_filters=x', 'MLM19123456'],
  ['mercadolivre', 'https://produto.mercadolivre.com.br/MLB-1234567890-um-telefone-_JM', 'MLB-1234567890'],
  ['item.rakuten.co.jp', 'https://item.rakuten.co.jp/some-shop/item-123/', 'some-shop/item-123'],
  ['store.shopping.yahoo.co.jp', 'https://store.shopping.yahoo.co.jp/some-shop/item-123.html', 'some-shop/item-123'],
  ['allegro', 'https://allegro.pl/oferta/some-phone-12345678901', '12345678901'],
  ['kaufland', 'https://www.kaufland.de/product/412345678/?x=1', '412345678'],
  ['emag', 'https://www.emag.ro/some-phone/pd/D8ZZV3MBM/', 'D8ZZV3MBM'],
  ['ozon.ru', 'https://www.ozon.ru/product/some-phone-1234567890/?at=x', '1234567890'],
  ['wildberries', 'https://www.wildberries.ru/catalog/12345678/detail.aspx', '12345678'],
  ['trendyol', 'https://www.trendyol.com/brand/some-phone-p-123456789?boutiqueId=1', '123456789'],
  ['hepsiburada', 'https://www.hepsiburada.com/some-phone-p-HBCV00001234AB', 'HBCV00001234AB'],
  ['noon.com', 'https://www.noon.com/uae-en/some-phone/N53433236A/p/?o=x', 'N53433236A'],
  ['shopee', 'https://shopee.com.my/Some-Phone-i.12345.6789012345?sp_atk=x', '12345.6789012345'],
  ['shopee', 'https://shopee.sg/product/12345/6789012345', '12345/6789012345'],
  ['lazada', 'https://www.lazada.sg/products/some-phone-i1234567890-s2345678901.html', '1234567890'],
  ['coupang', 'https://www.coupang.com/vp/products/6543210987?itemId=1&vendorItemId=2', '6543210987'],
  ['jd.com', 'https://item.jd.com/100012043978.html', '100012043978'],
  ['tmall', 'https://detail.tmall.com/item.htm?spm=x&id=613234933671', '613234933671'],
  ['taobao', 'https://item.taobao.com/item.htm?id=613234933671', '613234933671'],
  ['argos', 'https://www.argos.co.uk/product/4667999', '4667999'],
  ['currys', 'https://www.currys.co.uk/products/some-tv-10206131.html', '10206131'],
  ['johnlewis', 'https://www.johnlewis.com/some-speaker/chalk/p4781720', '4781720'],
  ['coolblue', 'https://www.coolblue.nl/product/912345/some-tv.html', '912345'],
  ['alza', 'https://www.alza.cz/some-phone-d7123456.htm', '7123456'],
  ['homedepot', 'https://www.homedepot.com/p/Some-Drill-DCD777C2/204279858', '204279858'],
  ['lowes', 'https://www.lowes.com/pd/Some-Drill/1000595451', '1000595451'],
  ['costco', 'https://www.costco.com/some-tv.product.4000123456.html', '4000123456'],
  ['wayfair', 'https://www.wayfair.com/furniture/pdp/some-chair-w005759888.html?piid=1', 'w005759888'],
  ['overstock', 'https://www.overstock.com/Home/Some-Chair/29099468/product.html?option=1', '29099468'],
  ['asos', 'https://www.asos.com/brand/some-shirt/prd/204123456?clr=x', '204123456'],
  ['hm.com', 'https://www2.hm.com/de_de/productpage.0685816002.html', '0685816002'],
];

describe('the item number', () => {
  it.each(ROWS)('of %s in %s is %s', (shop, address, id) => {
    expect(readShopItem(new URL(address))).toMatchObject({ shop, id });
  });

  it.each([
    'https://www.ebay.com/sch/i.html?_nkw=kettle',
    'https://www.ebay.com/itm/12345',
    'https://www.ebay.com/itm/302474151804x',
    'https://ebay.evil.com/itm/302474151804',
    'https://notebay.com/itm/302474151804',
    'https://ebay.com.evil.example/itm/302474151804',
    'https://ebay/itm/302474151804',
    'https://www.target.com.au/p/x/A-54191097',
    'https://shop.example/itm/302474151804',
    'https://evilotto.de/p/x-848068924/',
    'https://www.zalando.de/damen-home/',
    'https://detail.tmall.com/item.htm?skuid=613234933671',
  ])('is none in %s', (address) => {
    expect(readShopItem(new URL(address))).toBeUndefined();
  });

  it('comes with the parameters that choose a variant', () => {
    expect(readShopItem(new URL('https://www.coupang.com/vp/products/6543210987'))?.parameters).toEqual([
      'itemId',
      'vendorItemId',
    ]);
    expect(readShopItem(new URL('https://www.argos.co.uk/product/4667999'))?.parameters).toEqual([]);
  });
});
