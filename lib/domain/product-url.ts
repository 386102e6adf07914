import { readAmazonUrl, redirectTarget } from './asin.ts';
import type { ProductUrl } from './identifier.ts';
import { choosesItem } from './shop-items.ts';

const MAX_LENGTH = 2048;

/** Parameters of campaigns, affiliates and click tracking: they never choose a product. */
const TRACKING =
  /^(?:utm|hsa|mc|mkt|mkwid|pk|piwik|mtm|matomo|ga|gad|fb|wt|at|itm|oly|vero|trk|algo|aff|affiliate|campaign|cm_mmc|pf_rd|pd_rd|irclick|sc|cj|s_kwc|gdf)(?:[_.-]|id$|$)|^_(?:ga|gl|hs|ke|kx|branch|pos|psq|sid|ss|v|fid)|^__|^(?:[gdmty]|fb|ms|tw|tt|ys)?cl(?:ic)?k?id$|^(?:gclsrc|[gw]braid|srsltid|ysclid|li_fat_id|igsh(?:id)?|epik|ef_id|awc|a_[ab]id|affid|affiliate_?id|partner_?id|tduid|zanpid|irgwc|ranmid|raneaid|ransiteid|sscid|wickedid|rb_clickid|click_?id|cjevent|cjdata|xtor|spm|scm|pvid|icid|intcid|int_?cmp|cmpid|cmp|ito|dm_i|emailid|tracking(?:id)?|track|referr?er|ref_|adgroupid|adid|ad_id|adpos|matchtype|gatewayadapt|ecid|dclid|vmcid|kwid|s_cid|mcid|promo_?id|guccounter|_encoding)$/i;
/** Session tokens. */
const SESSION = /^(?:(?:php|j|asp)?sess(?:ion)?_?id|aspsessionid\w*|zenid|oscsid|cfid|cftoken|s_?id)$/i;
/** Names that mean tracking on most shops and the product on scripts that have nothing else to tell it by. */
const MOSTLY_TRACKING = /^(?:ref|source|src|tag|from|fr|origin|campaign)$/i;
const SCRIPT = /\.(?:php|aspx?|jsp|cfm|cgi|pl|do)$/i;

/**
 * The address by which a product page is known: no fragment, no tracking, session or affiliate part; what chooses the product
 * stays. Undefined for what is no web address.
 */
export function canonicalUrl(address: URL | string, base?: URL | string): ProductUrl | undefined {
  const given = typeof address === 'string' ? URL.parse(address.trim(), base) : address;
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

/** Everything after the ASIN names the way to the page, and so does the query. */
function shortenAmazon(url: URL): boolean {
  const { asin } = readAmazonUrl(url) ?? {};
  if (asin === undefined) return false;
  const end = url.pathname.toUpperCase().indexOf(`/${asin}`);
  const head = url.pathname.slice(0, end).replace(SAME_AS_DP, '/dp');
  url.hostname = url.hostname.replace(/^(?:(?:smile|m|www)\.)?/, 'www.');
  url.pathname = `${head}/${asin}`;
  url.search = '';
  return true;
}

const SAME_AS_DP = /\/(?:d|gp\/product|gp\/aw\/d|(?:exec\/obidos|o)\/(?:asin|tg\/detail\/-(?:\/[a-z-]+)?))$/i;

/** The query without what chooses nothing; the bytes of the rest stay as they are. */
function keptQuery(url: URL): string {
  const chooses = choosesItem(url);
  const isScript = SCRIPT.test(url.pathname);
  const keeps = (pair: string): boolean => {
    const [raw = '', value = ''] = pair.split('=', 2);
    const name = decodeName(raw);
    if (chooses !== undefined) return chooses(name);
    if (name === '' || TRACKING.test(name)) return false;
    if (SESSION.test(name)) return isScript && value.length < 16 && /id$/i.test(name) && name.length <= 4;
    return isScript || !MOSTLY_TRACKING.test(name);
  };
  return url.search.slice(1).split('&').filter(keeps).join('&');
}

function decodeName(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
