/**
 * How a shop's own addresses name one item. To add a shop: one entry here, one row in its test.
 * `hosts` are registrable domains, `name.{a,b}` for `name.a` and `name.b`; sub-domains count too.
 */
interface ShopEntry {
  readonly shop: string;
  readonly hosts: string;
  /** Against path and query; the first group that took part is the id. */
  readonly item: RegExp;
  /** Parameters that choose the variant; the others of this shop choose nothing. */
  readonly keep?: RegExp;
}

const SHOPS: readonly ShopEntry[] = [
  {
    shop: 'ebay',
    hosts: 'ebay.{com,co.uk,de,fr,it,es,ca,com.au,at,ch,ie,nl,be,pl,com.hk,com.sg,com.my,ph}',
    item: /^\/(?:itm|p)\/(?:[^/]*\/)?(\d{6,14})(?=[/?]|$)/,
    keep: /^(?:var|iid)$/,
  },
  {
    shop: 'walmart',
    hosts: 'walmart.{com,ca,com.mx}',
    item: /^\/(?:[a-z]{2}\/)?ip\/(?:[^/]+\/)?([\dA-Z]{5,16})(?=[/?]|$)/,
  },
  { shop: 'target', hosts: 'target.com', item: /^\/p\/(?:[^?]*\/)?A-(\d{6,12})(?=[/?#]|$)/, keep: /^preselect$/ },
  {
    shop: 'best-buy',
    hosts: 'bestbuy.{com,ca}',
    item: /^\/site\/.*?(?:\/|skuId=)(\d{7,8})(?:\.p|\/sku|&|$)|\/product\/(?:[^?]*\/)?(\d{7,8}|[A-Z\d]{10})(?=[/?]|$)/,
    keep: /^skuId$/,
  },
  {
    shop: 'etsy',
    hosts: 'etsy.com',
    item: /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?listing\/(\d{6,12})(?=[/?]|$)/,
    keep: /^variation\d$/,
  },
  {
    shop: 'aliexpress',
    hosts: 'aliexpress.{com,us,ru}',
    item: /^\/(?:item|i)\/(?:[^/]+\/)?(\d{8,18})(?:\.html)?(?=[/?]|$)/,
  },
  { shop: 'alibaba', hosts: 'alibaba.com', item: /^\/product-detail\/(?:[^/]*_)?(\d{8,16})\.html/ },
  {
    shop: 'newegg',
    hosts: 'newegg.{com,ca}',
    item: /\/p\/((?:N82E168\d{8})|[\dA-Z]{3}-[\dA-Z-]{6,16})(?=[/?]|$)|[?&]Item=([\dA-Z-]{9,18})/,
    keep: /^Item$/i,
  },
  { shop: 'ikea', hosts: 'ikea.com', item: /\/p\/[^/]*?-?(s?\d{8})(?=[/?]|$)/ },
  {
    shop: 'zalando',
    hosts: 'zalando.{de,at,ch,fr,it,es,nl,be,pl,se,dk,fi,no,co.uk,ie,cz,sk,hu,ro,hr,si,lt,lv,ee,gr,pt,bg,lu}',
    item: /^\/(?:[^/]+-)?([a-z\d]{9}-[a-z\d]{3})\.html/i,
  },
  {
    shop: 'media-markt',
    hosts: 'mediamarkt.{de,at,ch,es,nl,be,pl,hu,com.tr,lu} mediaworld.it saturn.de',
    item: /^\/(?:[a-z]{2}\/)?product\/[^/]*?-?(\d{5,9})\.html/,
  },
  { shop: 'otto', hosts: 'otto.de', item: /^\/p\/(?:[^/]*-)?([CS]?[\dA-Z]{8,12})(?=[/?]|$)/ },
  { shop: 'bol', hosts: 'bol.com', item: /\/p\/[^/]+\/(\d{13,16})(?=[/?]|$)/ },
  { shop: 'cdiscount', hosts: 'cdiscount.com', item: /\/f-[\d-]+-([a-z\d]{6,20})\.html/i },
  {
    shop: 'fnac',
    hosts: 'fnac.{com,es,pt,be,ch}',
    item: /\/(?:mp)?(a\d{5,9}|mp\d{6,10})\/w-\d|^\/(a\d{5,9})(?=[/?]|$)/,
  },
  { shop: 'darty', hosts: 'darty.com', item: /\/([a-z\d_]+)\.html$/ },
  {
    shop: 'flipkart',
    hosts: 'flipkart.com',
    item: /\/p\/itm[a-z\d]*.*?[?&]pid=([A-Z\d]{16})|\/p\/(itm[a-z\d]{10,16})(?=[/?]|$)/,
    keep: /^pid$/,
  },
  { shop: 'myntra', hosts: 'myntra.com', item: /\/(\d{5,10})\/buy(?=[/?]|$)/ },
  {
    shop: 'mercado-libre',
    hosts:
      'mercadolibre.{com.ar,com.mx,cl,com.co,com.uy,com.pe,com.ve,com.ec,com.bo,com.py,co.cr,com.do,com.pa,com.gt} mercadolivre.com.br',
    item: /^\/(?:[^/]+\/)?(?:p\/|up\/)?(M[A-Z]{2}U?-?\d{6,13})(?=[-/?_]|$)/,
  },
  { shop: 'rakuten-jp', hosts: 'rakuten.co.jp', item: /^\/([\w-]+\/[\w.-]+)\/?(?=\?|$)/ },
  { shop: 'rakuten-fr', hosts: 'rakuten.com priceminister.com', item: /^\/(?:offer\/buy|mfp)\/(\d{5,13})(?=[/?]|$)/ },
  { shop: 'yahoo-jp', hosts: 'shopping.yahoo.co.jp', item: /^\/([\w-]+\/[\w.-]+)\.html/ },
  {
    shop: 'allegro',
    hosts: 'allegro.{pl,cz,sk,hu}',
    item: /^\/(?:oferta|produkt|nabidka)\/(?:[^/?]*-)?(\d{8,12}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?=[/?]|$)/,
  },
  { shop: 'kaufland', hosts: 'kaufland.{de,at,cz,sk,pl,fr,it}', item: /^\/product\/(\d{6,12})(?=[/?]|$)/ },
  { shop: 'emag', hosts: 'emag.{ro,bg,hu}', item: /\/pd\/([A-Z\d]{8,10})(?=[/?]|$)/ },
  { shop: 'ozon', hosts: 'ozon.ru', item: /^\/product\/(?:[^/]*-)?(\d{6,12})(?=[/?]|$)/ },
  { shop: 'wildberries', hosts: 'wildberries.{ru,by,kz}', item: /^\/catalog\/(\d{5,12})\/detail/ },
  { shop: 'trendyol', hosts: 'trendyol.com', item: /-p-(\d{5,12})(?=[/?]|$)/ },
  { shop: 'hepsiburada', hosts: 'hepsiburada.com', item: /-pm?-([A-Z\d]{8,20})(?=[/?]|$)/ },
  { shop: 'noon', hosts: 'noon.com', item: /\/([NZ][A-Z\d]{8,32})\/p(?=[/?]|$)/ },
  {
    shop: 'shopee',
    hosts: 'shopee.{sg,com.my,co.th,vn,ph,co.id,tw,com.br,com.mx,cl,com.co,pl}',
    item: /-i\.(\d+\.\d+)(?=[/?]|$)|^\/product\/(\d+\/\d+)/,
  },
  { shop: 'lazada', hosts: 'lazada.{sg,com.my,co.th,vn,com.ph,co.id}', item: /-i(\d{6,14})(?:-s\d+)?\.html/ },
  {
    shop: 'coupang',
    hosts: 'coupang.com',
    item: /\/products\/(\d{6,14})(?=[/?]|$)/,
    keep: /^(?:itemId|vendorItemId)$/,
  },
  { shop: 'jd', hosts: 'jd.com', item: /^\/(\d{5,15})\.html/ },
  { shop: 'tmall', hosts: 'tmall.com taobao.com', item: /^\/item\.htm\?.*?\bid=(\d{8,16})/, keep: /^(?:id|skuId)$/ },
  { shop: 'argos', hosts: 'argos.co.uk', item: /^\/product\/(\d{6,8})(?=[/?]|$)/ },
  { shop: 'currys', hosts: 'currys.{co.uk,ie}', item: /-(\d{8})(?:-pdt)?\.html/ },
  { shop: 'john-lewis', hosts: 'johnlewis.com', item: /\/p(\d{5,12})(?=[/?]|$)/ },
  { shop: 'coolblue', hosts: 'coolblue.{nl,be,de}', item: /\/product\/(\d{5,8})(?=[/?]|$)/ },
  { shop: 'alza', hosts: 'alza.{cz,sk,hu,de,at,co.uk}', item: /-d(\d{5,9})\.htm/ },
  { shop: 'costco', hosts: 'costco.{com,ca,co.uk}', item: /\.product\.(\d{6,12})\.html|\/p\/(\d{5,8})(?=[/?]|$)/ },
  { shop: 'home-depot', hosts: 'homedepot.{com,ca}', item: /\/p\/(?:[^/]+\/)?(\d{9,10})(?=[/?]|$)/ },
  { shop: 'lowes', hosts: 'lowes.{com,ca}', item: /\/pd\/(?:[^/]+\/)?(\d{5,13})(?=[/?]|$)/ },
  { shop: 'wayfair', hosts: 'wayfair.{com,ca,co.uk,ie}', item: /-([a-z]{2,4}\d{4,10})\.html/i, keep: /^piid$/ },
  { shop: 'overstock', hosts: 'overstock.com', item: /\/(\d{5,9})\/product\.html/, keep: /^option$/ },
  { shop: 'b-and-h', hosts: 'bhphotovideo.com', item: /\/c\/product\/(\d{5,8}-[A-Z]+)/ },
  { shop: 'asos', hosts: 'asos.com', item: /\/prd\/(\d{5,10})(?=[/?]|$)/ },
  { shop: 'h-and-m', hosts: 'hm.com', item: /\/productpage\.(\d{10})\.html/ },
  { shop: 'steam', hosts: 'store.steampowered.com', item: /^\/app\/(\d+)(?=[/?]|$)/ },
];

let byDomain: Map<string, ShopEntry> | undefined;

/** Made on the first question, so that a page elsewhere pays for nothing. */
function entries(): Map<string, ShopEntry> {
  byDomain ??= new Map(
    SHOPS.flatMap((entry) =>
      entry.hosts.split(' ').flatMap((host): [string, ShopEntry][] => {
        const [, name = '', tlds] = /^(.*?\.)\{(.*)\}$/.exec(host) ?? [];
        return tlds === undefined ? [[host, entry]] : tlds.split(',').map((tld) => [name + tld, entry]);
      }),
    ),
  );
  return byDomain;
}

function entryOf(hostname: string): ShopEntry | undefined {
  const labels = hostname.split('.');
  for (let from = Math.max(0, labels.length - 4); from < labels.length - 1; from += 1) {
    const entry = entries().get(labels.slice(from).join('.'));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

export interface ShopItem {
  readonly shop: string;
  readonly id: string;
}

/** The shop's own number of the item that this address sells. */
export function readShopItem(url: URL): ShopItem | undefined {
  const entry = entryOf(url.hostname);
  const found = entry?.item.exec(url.pathname + url.search);
  const id = found?.slice(1).find((group) => group !== undefined);
  return entry === undefined || id === undefined ? undefined : { shop: entry.shop, id };
}

/** Whether a query parameter chooses the product at this shop; undefined where the shop's habits are not known. */
export function choosesItem(url: URL): ((parameter: string) => boolean) | undefined {
  const entry = entryOf(url.hostname);
  if (entry === undefined || readShopItem(url) === undefined) return undefined;
  return (parameter) => entry.keep?.test(parameter) ?? false;
}
