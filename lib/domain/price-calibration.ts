import type { PriceUnit } from './connection.ts';
import { minorDigits, type Money } from './money.ts';
import type { Offer } from './offer.ts';
import type { Settings } from './settings.ts';
import type { Sighting } from './sighting.ts';

/** What pages and offers have told so far of one connection's prices. Kept per connection; plain JSON. */
export interface UnitEvidence {
  /** Offers whose price fits the page's when it is read in major units, and in minor ones. */
  readonly major: number;
  readonly minor: number;
  /** Prices with decimals: whole cents have none. */
  readonly withDecimals: number;
}

export type UnitReason =
  | { readonly kind: 'set-by-hand' }
  | { readonly kind: 'stated-by-proxy' }
  /** Offers, weighed: that of the page itself, or of its shop, counts for three. */
  | { readonly kind: 'compared'; readonly agreed: number; readonly disagreed: number }
  | { readonly kind: 'decimals'; readonly prices: number }
  /** Nothing to compare with yet: major, as every sample of the catalog has it. */
  | { readonly kind: 'not-enough-seen' };

export interface DecidedUnit {
  readonly unit: PriceUnit;
  readonly reason: UnitReason;
}

export const noUnitEvidence: UnitEvidence = { major: 0, minor: 0, withDecimals: 0 };

/** Two shops may ask quite different prices for one product, but never a hundred times as much. */
const LEAST_FACTOR = 1 / 3;
const MOST_FACTOR = 3;
const FEWEST_DECIMALS = 3;
/** The offer of the page itself says more than another shop's offer of the same product. */
const OWN_WEIGHT = 3;

/** The evidence with one more page and its offers; `readAs` is the unit that their prices were read in. */
export function withEvidence(
  before: UnitEvidence,
  sighting: Sighting,
  offers: readonly Offer[],
  readAs: PriceUnit,
): UnitEvidence {
  let { major, minor, withDecimals } = before;
  const page = sighting.price !== undefined && sighting.price.certainty >= 0.5 ? sighting.price.value : undefined;
  for (const offer of offers) {
    const { price } = offer;
    // Currencies without decimals read the same in both units.
    if (price === undefined || minorDigits(price.currency) === 0) continue;
    if (readAs === 'major' && price.minor % 10 ** minorDigits(price.currency) !== 0) withDecimals += 1;
    const weight = weightOf(sighting, offer);
    const fits = page === undefined || weight === 0 ? undefined : fitting(page, price, readAs);
    if (fits === 'major') major += weight;
    if (fits === 'minor') minor += weight;
  }
  return { major, minor, withDecimals };
}

function fitting(page: Money, price: Money, readAs: PriceUnit): PriceUnit | undefined {
  if (page.currency !== price.currency || page.minor === 0) return undefined;
  const unit = 10 ** minorDigits(price.currency);
  const raw = readAs === 'major' ? price.minor / unit : price.minor;
  const near = (minor: number): boolean => minor / page.minor > LEAST_FACTOR && minor / page.minor < MOST_FACTOR;
  if (near(raw * unit)) return 'major';
  return near(raw) ? 'minor' : undefined;
}

/** How much an offer can say of a page's price: nothing, unless it is the same product, or the very page. */
function weightOf({ url, asin, gtins, shop }: Sighting, offer: Offer): number {
  if (offer.links.direct === url) return OWN_WEIGHT;
  const isSame =
    (asin !== undefined && asin.value === offer.asin) || gtins.some(({ value }) => offer.gtins.includes(value));
  if (!isSame) return 0;
  return isShop(offer, shop) ? OWN_WEIGHT : 1;
}

function isShop({ links, merchant }: Offer, shop: string): boolean {
  const host = shop.replace(/^www\./, '').toLowerCase();
  const direct = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(links.direct ?? '')?.[1]?.toLowerCase();
  const label = host.split('.')[0] ?? '';
  return (
    direct === host ||
    (label.length > 2 &&
      merchant.name
        .toLowerCase()
        .replace(/[^a-z\d]/g, '')
        .includes(label))
  );
}

/** By hand before the proxy's word, its word before what was seen. */
export function decideUnit(
  setting: Settings['priceUnit'],
  stated: PriceUnit | undefined,
  { major, minor, withDecimals }: UnitEvidence,
): DecidedUnit {
  if (setting !== 'calibrate') return { unit: setting, reason: { kind: 'set-by-hand' } };
  if (stated !== undefined) return { unit: stated, reason: { kind: 'stated-by-proxy' } };
  const hasDecimals = withDecimals >= FEWEST_DECIMALS;
  // A page whose price was misread makes all its offers a hundred times as dear; but nobody counts in parts of a cent.
  if (major > minor || (minor > major && !hasDecimals)) {
    const [agreed, disagreed] = major > minor ? [major, minor] : [minor, major];
    return { unit: major > minor ? 'major' : 'minor', reason: { kind: 'compared', agreed, disagreed } };
  }
  if (hasDecimals) return { unit: 'major', reason: { kind: 'decimals', prices: withDecimals } };
  return { unit: 'major', reason: { kind: 'not-enough-seen' } };
}
