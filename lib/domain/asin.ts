import type { Asin, Marketplace } from './identifier.ts';
import { isIsbn10 } from './isbn.ts';
import { readAmazonHost } from './marketplace.ts';

/** `B0…` (or the rare `BT…` of gift cards); the digit keeps out words such as BESTSELLER. */
const LETTERED = /^B(?:\d[\dA-Z]|T\d)[\dA-Z]{7}$/;

/** An ASIN: lettered, or the ISBN-10 of a book. */
export function parseAsin(text: string): Asin | undefined {
  const code = text.trim();
  return LETTERED.test(code) || isIsbn10(code) ? (code as Asin) : undefined;
}

/**
 * What stands before, the place, unless it is the product's own page, and the ASIN; behind it stands anything but more of a word,
 * and it names the way to the page.
 */
export const PRODUCT_PATH =
  /^(.*?)\/(?:dp|d|(?:gp\/)?product|gp\/aw\/d|(?:(?:exec\/)?obidos|o)(?:\/(?:asin|tg\/(?:stores\/)?(?:detail|offering\/list)\/-(?:\/[a-z-]+)?))?|((?:dp|gp\/product)\/(?:glance|images|features|tech-data|product-description)|gp\/aw\/[a-z-]+|(?:gp\/)?offer-listing|(?:gp\/|ss\/)?product-reviews|(?:review|gp\/customer-reviews)\/product|gp\/customer-media\/product-gallery|(?:gp\/)?reader|ask\/questions\/asin|gp\/pdp\/taf))\/+(?:isbn(?:=|%3d))?([a-z\d]{10})(?![\w-]).*$/i;

/** Redirects whose `url` parameter is where the click goes; sign-in and preference pages only return there, so they are not named. */
const REDIRECT_PATH =
  /^\/+(?:-\/[a-z_]{2,5}\/)?(?:sspa\/click|(?:gp\/)?slredirect|gp\/(?:redirect|[fr])\.html|exec\/obidos\/redirect)(?:\/|$)/i;
/** Advertising hosts put the whole target behind their own path. */
const TARGET_IN_PATH = /^\/(?:x\/c\/[^/]+|g\/r)\/(https?:\/\/.+)$/;

export interface AmazonAddress {
  readonly asin?: Asin;
  readonly marketplace: Marketplace;
}

/** Reads an Amazon address in any of its forms; undefined when the host is none of Amazon's. */
export function readAmazonUrl(url: URL): AmazonAddress | undefined {
  const target = redirectTarget(url) ?? url;
  const host = readAmazonHost(target.hostname);
  if (host === undefined || !/^https?:$/.test(target.protocol)) return undefined;
  const { marketplace } = host;
  const code = host.shop ? PRODUCT_PATH.exec(target.pathname)?.[3] : undefined;
  const asin = code === undefined ? undefined : parseAsin(code.toUpperCase());
  return asin === undefined ? { marketplace } : { asin, marketplace };
}

/** Where a sponsored or redirecting link leads, or an advertisement through one, where that is an Amazon again. */
export function redirectTarget(url: URL): URL | undefined {
  const target = innerAddress(url);
  return target && (innerAddress(target) ?? target);
}

function innerAddress(url: URL): URL | undefined {
  const host = readAmazonHost(url.hostname);
  const onAmazon = host !== undefined || url.hostname.endsWith('.amazon-adsystem.com');
  if (!onAmazon) return undefined;
  const inner = REDIRECT_PATH.test(url.pathname)
    ? ['url', 'location', 'U', 'path'].map((name) => url.searchParams.get(name)).find(Boolean)
    : TARGET_IN_PATH.exec(url.pathname)?.[1];
  const target = inner ? URL.parse(inner, url.href) : null;
  return target !== null && readAmazonHost(target.hostname) !== undefined ? target : undefined;
}
