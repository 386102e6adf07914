import { parseAsin, readAmazonUrl } from '../asin.ts';
import type { ProductUrl } from '../identifier.ts';
import type { Money } from '../money.ts';
import type { Availability, Seen, Sighting, Source } from '../sighting.ts';
import { readAmazonHost } from '../marketplace.ts';
import { readShopItem } from '../shop-items.ts';
import { positive } from './amount.ts';
import { barcodesOf, isBarcode } from './barcodes.ts';
import { cleanText } from './clean-text.ts';
import { addressOf, agree } from './clue.ts';
import { OFF } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelField } from './labels.ts';
import type { Page } from './page.ts';
import { inHundredths, TRUST } from './trust.ts';

type Claim<T> = { readonly value: T; readonly source: Source };

/** One sighting from all that was found, strongest source first; contradictions stay, and cost certainty. */
export function mergeFindings(
  findings: readonly Finding[],
  { clues: { url: page }, evidence: { buttons } }: Page,
  canonical: ProductUrl,
  name: Seen<string> | undefined,
): Sighting {
  const ordered = [...findings].sort((a, b) => TRUST[b.source] - TRUST[a.source]);
  const claims = <T>(pick: (finding: Finding) => T | undefined): Claim<T>[] =>
    ordered.flatMap((finding) => {
      const value = pick(finding);
      return value === undefined ? [] : [{ value, source: finding.source }];
    });
  const line = (pick: (finding: Finding) => string | undefined, limit: number): Seen<string> | undefined =>
    settle(
      claims((finding) => cleanText(pick(finding) ?? '', limit) || undefined),
      agree,
    );
  const ownName = (left: string): string => (` ${name?.value} `.includes(` ${left} `) ? left : '');
  const item = readShopItem(page) ?? readShopItem(new URL(canonical));
  const marketplace = readAmazonHost(page.hostname)?.marketplace;
  const asin = readAmazonUrl(page)?.asin;
  return dropUndefined({
    url: canonical,
    shop: page.hostname.replace(/^(?:www|m)\./, ''),
    asin:
      marketplace &&
      settle([
        ...claims((finding) => parseAsin(finding.asin ?? '')),
        ...(asin === undefined ? [] : [{ value: asin, source: 'url' as const }]),
      ]),
    marketplace,
    gtins: barcodesOf(ordered, page).filter(
      ({ value }) => item === undefined || !value.endsWith(item.id.padStart(12, '0')),
    ),
    itemId: item && { value: item.id, source: 'url' as const, certainty: TRUST.url },
    name,
    // A bare number is a shop's own for the brand, unless the name has it: 4711 is one.
    brand: line((finding) => placeholder(finding.brand?.replace(/^[^(]{2,40}:\s+|^\d+$/s, ownName)), 200),
    mpn: line((finding) => noBarcode(placeholder(finding.mpn)), 200),
    sku: line((finding) => shopNumber(finding.sku), 200),
    price: price(
      ordered,
      page,
      claims((finding) => positive(finding.price)),
    ),
    struckPrice: settle(
      claims((finding) => positive(finding.struckPrice)),
      sameMoney,
    ),
    availability: availability(
      claims((finding) => finding.availability),
      buttons,
    ),
    condition: settle(claims((finding) => finding.condition)),
    image: settle(
      claims((finding) => imageAddress(finding.image, page)),
      () => true,
    ),
  });
}

/** The first claim wins; those that agree strengthen it, those that do not are kept and weaken it. */
export function settle<T>(claims: readonly Claim<T>[], same: (a: T, b: T) => boolean = Object.is): Seen<T> | undefined {
  const [first, ...rest] = claims;
  if (first === undefined) return undefined;
  const others = rest.filter((claim) => !same(claim.value, first.value));
  const agreeing = rest.length - others.length;
  const trust = TRUST[first.source];
  const certainty =
    others.length === 0
      ? 1 - (1 - trust) / (1 + agreeing)
      : Math.max(0.3, trust - 0.2 * others.length + 0.1 * agreeing);
  const seen = { ...first, certainty: inHundredths(Math.min(0.99, certainty)) };
  return others.length === 0 ? seen : { ...seen, others: others.slice(0, 5) };
}

/** Templates state of everything that it is in stock: where nothing can be bought, what is shown to people comes first. */
function availability(
  claims: readonly Claim<Availability>[],
  buttons: readonly string[],
): Seen<Availability> | undefined {
  const isSold = buttons.some((button) => !button.endsWith(OFF));
  const [shown, stated] = [true, false].map((isShown) =>
    claims.filter(({ value, source }) => (source === 'text' && value === 'out-of-stock') === isShown),
  );
  return settle(isSold ? claims : [...(shown ?? []), ...(stated ?? [])]);
}

/** The lowest price of several may be another variant's, or another shop's: a guess, and what is shown comes before it. */
function price(findings: readonly Finding[], page: URL, claims: readonly Claim<Money>[]): Seen<Money> | undefined {
  const lowest = findings.find(({ isLowest }) => isLowest)?.price;
  const denied = findings.flatMap((finding) => finding.denied ?? []);
  const seen = settle(
    withoutSlips(
      claims,
      denied,
      // Tags are of the parent.
      ({ value, source }) => value === lowest || (source === 'meta' && page.searchParams.has('variant')),
    ),
    sameMoney,
  );
  return seen && seen.value === lowest ? { ...seen, certainty: 0.45 } : seen;
}

/** Data that counts in cents, or whose point was to part thousands, says a hundred times too much or a thousand times too little: what is shown to people comes first then, as where the page denies it. */
function withoutSlips(
  claims: readonly Claim<Money>[],
  denied: readonly Money[],
  isLowest: (claim: Claim<Money>) => boolean,
): readonly Claim<Money>[] {
  const shown = claims.find(({ source }) => source === 'text');
  if (shown === undefined) return claims;
  const isSlip = (claim: Claim<Money>): boolean => {
    const { minor, currency } = claim.value;
    return (
      currency === shown.value.currency &&
      (denied.includes(claim.value) ||
        minor === shown.value.minor * 100 ||
        Math.abs(minor * 1000 - shown.value.minor) < 1000 ||
        (minor < shown.value.minor && isLowest(claim)))
    );
  };
  return claims.some(isSlip) ? [shown, ...claims.filter((claim) => claim !== shown)] : claims;
}

function sameMoney(a: Money, b: Money): boolean {
  return a.minor === b.minor && a.currency === b.currency;
}

/** Words that shops' templates print where a value is missing, and template variables that nobody filled in. */
const PLACEHOLDER =
  /^(?:n\/?a|none|null|undefined|unknown|no brand|unbranded|generic|does not apply|not applicable|nicht zutreffend|-+|\.+|0+|[${[%].*)$/i;

function placeholder(text: string | undefined): string | undefined {
  return text === undefined || PLACEHOLDER.test(text.trim()) ? undefined : text;
}

/** A shop's own number: without the words before it that call it so, and no barcode. */
function shopNumber(sku: string | undefined): string | undefined {
  const plain = placeholder(
    sku?.replace(/^\s*(?:sku\s|id\s*:|([^:]{2,30}):)\s*/i, (words, label: string = 'sku') =>
      labelField(label) ? '' : words,
    ),
  );
  // Words without a digit are what stands beside the number's place.
  return plain === undefined || /^\D+\s\D+$/.test(plain) ? undefined : noBarcode(plain);
}

/** Some write the barcode into the field of another number. */
function noBarcode(number: string | undefined): string | undefined {
  return number !== undefined && isBarcode(number) ? undefined : number;
}

function imageAddress(image: string | undefined, page: URL): string | undefined {
  const url = addressOf(image, page);
  return url?.protocol === 'https:' && url.href.length <= 4096 ? url.href : undefined;
}

export function dropUndefined<T extends object>(record: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
