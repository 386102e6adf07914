import { PRODUCT_PATH, readAmazonUrl, redirectTarget } from './asin.ts';
import type { ProductUrl } from './identifier.ts';
import { readShopItem } from './shop-items.ts';

const MAX_LENGTH = 2048;

/** Parameters of campaigns, affiliates and click tracking: they never choose a product. */
const TRACKING =
  /^(?:utm|hsa|mc|mkt|mtm|ga|gad|fb|wt|at|itm|oly|vero|trk|algo|dtm|ns|cm_mmc|p[df]_rd|pr_(?:prod|re[cf])|sc|cj|pk|a)[_.-]|^_|cl(?:ic)?k?_?id$|campaign|recommend|referr?er$|^(?:gclsrc|[gw]braid|irgwc|igsh(?:id)?|epik|ef_id|s_kwcid|awc|cjevent|cjdata|srsltid|af(?:f\w*|src)|partner(?:_?id)?|tduid|zanpid|ran(?:mid|eaid|siteid)|spm|scm|pvid|pr_seq|icid|int_?cmp|s?_?cmp(?:id)?|s_cid|ito|emailid|track(?:ing)?(?:id)?|ref(?:_|_?id|_?src)|cgid|xt\w+|ad(?:group|_)?id|adpos|matchtype|mc_?id)$/i;
/** Session tokens. */
const SESSION = /^(?:\w*sess(?:ion)?_?id\w*|zenid|oscsid|cfid|cftoken|s_?id)$/i;
/** Names that mean tracking on most shops and the product on scripts that have nothing else to tell it by. */
const MOSTLY_TRACKING = /^(?:ref|source|src|tag|from|fr|origin)$/i;
const SCRIPT = /\.(?:php|aspx?|jsp|cfm|cgi|pl|do)$/i;

/**
 * The address by which a product page is known: no fragment, no tracking, session or affiliate part; what chooses the product
 * stays. Undefined for what is no web address.
 */
export function canonicalUrl(address: URL | string, base?: URL): ProductUrl | undefined {
  const given = typeof address === 'string' ? URL.parse(address.trim(), base?.href) : address;
  if (given === null) return undefined;
  const url = new URL(redirectTarget(given) ?? given);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') return undefined;
  url.username = '';
  url.password = '';
  if (!/^#!?\//.test(url.hash)) url.hash = '';
  if (!shortenAmazon(url)) {
    url.pathname = url.pathname.replace(/;(?:jsessionid|phpsessid|sid|pgid)[=-][^;/]*/gi, '');
    url.search = keptQuery(url);
  }
  return url.href.length <= MAX_LENGTH ? (url.href as ProductUrl) : undefined;
}

/** A product address from text that is foreign. */
export function parseProductUrl(text: string): ProductUrl | undefined {
  return canonicalUrl(text);
}

/** On Amazon the ASIN says it all, and the query names the way to the page. */
function shortenAmazon(url: URL): boolean {
  const { asin } = readAmazonUrl(url) ?? {};
  if (asin === undefined) return false;
  url.hostname = url.hostname.replace(/^(?:(?:smile|m|www)\.)?/, 'www.');
  url.pathname = url.pathname.replace(PRODUCT_PATH, (_, head: string, place = 'dp') => `${head}/${place}/${asin}`);
  url.search = '';
  return true;
}

/** The query without what chooses nothing; the bytes of the rest stay as they are. */
function keptQuery(url: URL): string {
  const item = readShopItem(url);
  const isScript = SCRIPT.test(url.pathname);
  const keeps = (pair: string): boolean => {
    const [name = '', value = ''] = pair.split('=', 2);
    if (item !== undefined) return item.parameters.includes(name);
    if (name === '' || TRACKING.test(name)) return false;
    // A short `sid` of a script is a section or a shop, a long one is a session.
    if (SESSION.test(name)) return isScript && name.length < 4 && value.length < 16;
    return isScript || !MOSTLY_TRACKING.test(name);
  };
  const kept = url.search.replace(/^\?+/, '').split('&').filter(keeps).join('&');
  // What came second may begin with one of its own.
  return kept.replace(/^\?+/, '');
}
