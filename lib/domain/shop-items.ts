/**
 * How a shop's own addresses name one item. To add a shop: one line here, one row in its test.
 *
 * A line holds the shop, the pattern of the item's number in path and query (the first group that took part; no word character
 * may follow it), and the parameters that choose a variant: all others of this shop choose nothing.
 * A shop is the name before any country's ending (`ebay` for ebay.com and ebay.co.uk), or a whole domain; commas between those that
 * build their addresses alike.
 */
const SHOPS = String.raw`
ebay /(?:i|itm|p|[^/]+-)/(?:[^/]+/)?(\d{6,14})|[?&]item=(\d+) var iid item
walmart,samsclub /ip/(?:[^/]+/)?(\w{5,16})
target.com /A-(\d{6,12}) preselect
bestbuy /(\d{7,8})(?!.*/sku/)|/sku/(\d{7,8})|/product/(?:[^/]+/)?([A-Z\d]{10})/?(?=[?]|$) skuId
etsy /listing/(\d{6,12}) variation0 variation1
aliexpress /i(?:tem)?/(?:[^/]+/)?(\d{8,18})
alibaba /product-detail/(?:.*_)?(\d{8,16})
newegg /p/([\w-]{9,20})|[?&]Item=([\w-]+) Item
ikea /p(?:roducts)?/(?:.*-)?([sS]?\d{8})
zalando [/-]([a-zA-Z\d]{9}-[a-zA-Z\d]{3})\.html
mediamarkt,saturn.de,mediaworld.it,ozon.ru,galaxus,digitec /product/(?:.*-)?(\d{5,12})
otto.de /p/(?:.*-)?([CS]?[\dA-Z]{8,11})
bol.com /[pf]/[^/]+/(\d{13,16})
cdiscount /f-[\d-]+-(\w{6,20})
fnac /(a\d{5,9}|mp\d{6,10})
flipkart /p/itm.*[?&]pid=(\w{16})|/p/(itm\w{10,16}) pid
mercadolibre,mercadolivre /(M[A-Z]{2}U?-?\d{6,13}) searchVariation variation
item.rakuten.co.jp,store.shopping.yahoo.co.jp ^/([\w-]+/[\w-]+)
allegro (?:/(?:oferta|nabidka)/(?:.*-)?|[?&]offerId=)(\d{8,12}) offerId
emag /pd/(\w{8,10})
wildberries /catalog/(\d{5,12})
trendyol -p-(\d{5,12})
hepsiburada -pm?-(\w{8,20})
noon.com /([NZ][A-Z\d]{8,32})/p
shopee -i\.(\d+\.\d+)|^/product/(\d+/\d+)
lazada,daraz -i(\d{6,14})
coupang,11st,naver /products/(?:pa/)?(\d{6,14}) itemId vendorItemId
jd.com ^/(\d{5,15})\.html
tmall,taobao,1688 [?&]id=(\d{8,16})|/(?:item|offer)/(\d{8,16})\.html? id skuId
currys,boots -(\d{8})
johnlewis /p(\d{5,12})
coolblue,argos,kaufland,alternate,bhphotovideo,komplett,verkkokauppa,zappos,microcenter /product/(\d{5,12})
alza -d(\d{5,9})
homedepot /p/(?:[^/]+/)?(\d{9,10})
lowes /pd/(?:[^/]+/)?(\d{5,13})
costco (?:\.product\.|/p/-/.*?)(\d{6,12})
wayfair -(\w{2,4}\d{4,10})\.html piid
overstock /(\d{5,9})/product option
asos,kohls /prd[/-](\w{5,10})
myntra /(\d{6,9})/buy
hm.com /productpage\.(\d{10})
elcorteingles /(MP_\w+|[AM]\d{6,9})(?=-)
nike /([A-Z\d]{6}-\d{3})
adidas /([A-Z]{2}\d{4}|[A-Z]\d{5})\.html
decathlon /_/(R-p-(?:X?\d+-)?\w+) mc
conrad,leroymerlin,gamestop [-/](\d{6,9})\.html
notebooksbilliger -\+?(\d{5,9})$
magazineluiza.com.br /p/(\w{8,12})
americanas.com.br /produto/(\d{6,12})
temu -g-(\d{12,18})\.html
sephora -(P\d{4,10})(?:\.html)? sku skuId
ruten.com.tw ^/item/(?:show\?)?(\d{12,16})
ssense /product/(?:.*/)?(\d{6,9})
uniqlo /products/([A-Z]?\d{6}(?:-\d{3})?) colorDisplayCode sizeDisplayCode
screwfix /p/[^/]+/(\w{4,6})
macys [?&]ID=(\d{5,9}) ID
tokopedia ^/(?!find|disc|promo)([\w.-]{3,}/[\w.-]{10,})
notonthehighstreet ^/([\w-]+/product/[\w-]+)
n11.com -(\d{5,10})
shein,banggood -p-(\d{6,9})
lidl /p(?:roducts/)?(\w{4,9})$
barnesandnoble /w/[^/]+/(\d{10}) ean
farnell,newark /dp/(\w{5,9})
adafruit,sparkfun /products?/(\d{2,6})
digikey /(\d{5,9})/?$
discogs.com /release/(\d{3,9})
lego -(\d{5,7})$
zara.com -p(\d{8})\.html
marksandspencer,newlook,dedeman /p/(\w{5,12})
altex.ro,mediagalaxy.ro /cpd/(\w{5,16})
laredoute /prod-(\d{6,10})
thalia /artikeldetails/(A\d{7,11})
auchan.fr /p-(\w{6,10})
thomann /(\w+)\.htm`;

export interface ShopItem {
  readonly shop: string;
  readonly id: string;
  /** Parameters that choose a variant at this shop. */
  readonly parameters: readonly string[];
}

/** The shop's own number of the item that this address sells. */
export function readShopItem(url: URL): ShopItem | undefined {
  for (const line of SHOPS.split('\n')) {
    const [shops = '', pattern = '', ...parameters] = line.split(' ');
    const shop = shops.split(',').find((name) => isAt(url.hostname, name));
    if (shop === undefined) continue;
    const found = new RegExp(`(?:${pattern})(?!\\w)`).exec(url.pathname + url.search);
    const id = found?.slice(1).find((group) => group !== undefined);
    return id === undefined ? undefined : { shop, id, parameters };
  }
  return undefined;
}

/** `shop.evil.com` and `notshop.com` are not at `shop`. */
function isAt(hostname: string, shop: string): boolean {
  const name = shop.includes('.') ? hostname : /^(.+?)(?:\.com?)?\.[a-z]{2,3}$/.exec(hostname)?.[1];
  return name !== undefined && `.${name}`.endsWith(`.${shop}`);
}
