import { readAmazonHost } from '../marketplace.ts';
import { canonicalUrl } from '../product-url.ts';
import type { PageView } from '../sighting.ts';
import { readAmazonPage } from './amazon-page.ts';
import { ownCanonical } from './canonical-link.ts';
import { cleanText } from './clean-text.ts';
import { isOwnAddress, nameFit } from './clue.ts';
import { type Evidence, fillsBasket } from './evidence.ts';
import type { Finding } from './finding.ts';
import { type Item, text, values } from './item.ts';
import { isSumOfMany, mainProduct } from './main-product.ts';
import { readListing } from './listing.ts';
import { mergeFindings } from './merge.ts';
import { readMeta } from './meta-tags.ts';
import { isArticle, isOtherThing } from './article.ts';
import { openPage, type Page } from './page.ts';
import { bestName } from './page-name.ts';
import { isNoProductPlace } from './page-place.ts';
import { hasOwnButton } from './page-sale.ts';
import { readPageText } from './page-text.ts';
import { readProduct } from './schema-product.ts';
import { walkItems } from './schema-walk.ts';
import { bestOffer, readOffers } from './schema-offer.ts';
import { readState } from './state-data.ts';

/** So many products beside each other are a list. */
const MANY = 4;

/** What a page sells, from what a content script brought of it. Never throws: what cannot be read is nothing. */
export function recognise(evidence: Evidence): PageView {
  return attempt(() => judge(evidence)) ?? { kind: 'nothing' };
}

function judge(evidence: Evidence): PageView | undefined {
  const url = URL.parse(evidence.url);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const page = openPage(evidence, url);
  const isAmazon = readAmazonHost(url.hostname) !== undefined;
  const findings = isAmazon ? amazonFindings(page) : shopFindings(page);
  const canonical = ownCanonical(page) ?? canonicalUrl(url);
  if (findings.length > 0 && canonical !== undefined) {
    const sighting = mergeFindings(findings, page, canonical, bestName(page, findings));
    return { kind: 'product', sightings: [sighting] };
  }
  return readListing(page);
}

function amazonFindings(page: Page): readonly Finding[] {
  const finding = attempt(() => readAmazonPage(page));
  return finding === undefined ? [] : [finding];
}

function shopFindings(page: Page): readonly Finding[] {
  const { evidence, clues, data, metas } = page;
  const found = [
    attempt(() => fromItems(data, page, 'json-ld')),
    attempt(() => fromItems(evidence.microdata, page, 'microdata')),
    attempt(() => fromItems(evidence.rdfa, page, 'rdfa')),
    attempt(() => readMeta(metas, clues.currency)),
  ].filter((finding) => finding !== undefined);
  if (isArticle(page, found) || isMerelyRated(page, found) || isForeign(page, found) || isListCalledOne(page, found))
    return [];
  if (isOtherThing(page, found)) return [];
  const offer = attempt(() => looseOffer(page, found));
  const stated = offer === undefined ? found : [...found, offer];
  const text = attempt(() => readPageText(page, stated));
  const all = text === undefined ? stated : [...stated, text];
  const state = all.length === 0 ? undefined : attempt(() => readState(page, all));
  return state === undefined ? all : [...all, state];
}

/** Tradesmen and clinics call their services products, for the stars in search engines, flights and tariffs for a span of prices, in a place where no product stands: nothing there is numbered or put into a basket. That a plan is in stock, its template says. */
function isMerelyRated({ evidence, clues }: Page, found: readonly Finding[]): boolean {
  return (
    found.length > 0 &&
    found.every(
      ({ source, price, availability, sku, mpn, gtins = [] }) =>
        source !== 'meta' &&
        [sku, mpn, gtins[0]].every((one) => one === undefined) &&
        (price === undefined
          ? availability === undefined && evidence.buttons.length === 0
          : !fillsBasket(evidence) && isNoProductPlace(clues.url)),
    )
  );
}

/** Templates call a category a product, in tags that know no price: many things stand there, each with a button of its own, or none has one and all is theirs. */
function isListCalledOne({ evidence }: Page, found: readonly Finding[]): boolean {
  const { cards, buttons, headings, prices } = evidence;
  const isEntries = headings.length + buttons.length === 0 && prices.every(({ aside }) => aside);
  return (
    found.length > 0 &&
    cards.length >= MANY &&
    (isEntries || (buttons.length >= MANY && !hasOwnButton(evidence))) &&
    found.every(({ source, price }) => source === 'meta' && price === undefined)
  );
}

/** A newspaper's data may name its own subscription on every page: nothing the page shows has to do with it. */
function isForeign({ evidence, clues }: Page, found: readonly Finding[]): boolean {
  return (
    evidence.buttons.length + evidence.prices.length === 0 &&
    found.length > 0 &&
    evidence.headings.length > 0 &&
    found.every(
      ({ source, name, url }) =>
        source !== 'meta' &&
        nameFit(cleanText(name ?? ''), clues.names) === 0 &&
        !isOwnAddress(url, clues.url) &&
        name !== undefined,
    )
  );
}

/** Markup that lost its product on the way, or never had one, may still have its one offer; or the parts of it in several boxes beside the product. */
function looseOffer({ evidence, clues }: Page, found: readonly Finding[]): Finding | undefined {
  if (found.length === 0 || found.some(({ price }) => price !== undefined)) return undefined;
  const { offers, products, byId } = walkItems(evidence.microdata);
  if (offers.length === 0 || products.length > 1 || products.some(({ item }) => values(item, 'offers').length > 0))
    return undefined;
  const whole: Item = Object.fromEntries(offers.flatMap((part) => Object.entries(part)));
  const isWhole = offers.every((part) =>
    Object.keys(part).every((key) => key === '@type' || text(part, key) === text(whole, key)),
  );
  const read = isWhole ? bestOffer(readOffers({ offers: whole }, byId, clues)) : undefined;
  return read && { source: 'microdata', price: read.price, availability: read.availability, condition: read.condition };
}

function fromItems(
  roots: readonly unknown[],
  { clues, evidence }: Page,
  source: 'json-ld' | 'microdata' | 'rdfa',
): Finding | undefined {
  const walked = walkItems(roots);
  const main = mainProduct(walked, clues);
  if (main === undefined || (isSumOfMany(main.item) && evidence.cards.length >= MANY)) return undefined;
  return readProduct(main.item, walked, clues, source);
}

/** One source that cannot be read does not silence the others. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
