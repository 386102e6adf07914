/** Shops that are looked at without a click: every Amazon, and the largest marketplaces. All others wait for the user. */
const AMAZONS = 'com ca com.mx com.br co.uk de fr it es nl se pl com.be ie com.tr ae sa eg in co.jp sg com.au co.za'
  .split(' ')
  .map((tld) => `amazon.${tld}`);

const OTHERS = [
  ...'com co.uk de fr it es ca com.au at ch ie nl be pl'.split(' ').map((tld) => `ebay.${tld}`),
  ...'walmart.com target.com bestbuy.com bestbuy.ca etsy.com newegg.com costco.com homedepot.com wayfair.com argos.co.uk currys.co.uk'.split(
    ' ',
  ),
  ...'aliexpress.com otto.de mediamarkt.de saturn.de kaufland.de bol.com coolblue.nl cdiscount.com fnac.com allegro.pl'.split(
    ' ',
  ),
  ...'zalando.de zalando.co.uk zalando.fr zalando.it zalando.es zalando.nl flipkart.com rakuten.co.jp mercadolivre.com.br'.split(
    ' ',
  ),
  ...'mercadolibre.com.ar mercadolibre.com.mx'.split(' '),
];

/** Match patterns for the manifest: each shop with all its sub-domains. */
export const SHOP_MATCHES: readonly string[] = [...AMAZONS, ...OTHERS].map((domain) => `*://*.${domain}/*`);
