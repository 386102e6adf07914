import type { GradedOffer } from './comparison.ts';
import type { Facet, FacetEntry, Facets, PriceFacet, ServiceFacets } from './facet.ts';
import type { Currency } from './money.ts';
import type { OfferFilters } from './view-query.ts';

type ChoiceFacet = Exclude<keyof OfferFilters, 'price'>;
type Item = GradedOffer;

/** What an offer counts as under each facet; undefined counts under none. */
const VALUES: { readonly [F in ChoiceFacet]: (item: Item) => OfferFilters[F][number] | undefined } = {
  grade: ({ match }) => match.grade,
  merchant: ({ offer }) => offer.merchant.id ?? offer.merchant.name,
  network: ({ offer }) => offer.network?.id,
  availability: ({ offer }) => offer.availability,
  condition: ({ condition }) => condition ?? 'not-stated',
  seller: ({ offer }) => offer.sellerParty,
  currency: ({ offer }) => offer.price?.currency ?? 'not-stated',
};
const CHOICES = Object.keys(VALUES) as ChoiceFacet[];
const BINS = 24;

type Verdict = 'passes' | 'fails' | ChoiceFacet | 'price';

/** Which filter, if it is only one, keeps an offer out: that facet still counts it, so that its other choices show their worth. */
function verdictOf(item: Item, filters: OfferFilters, active: readonly ChoiceFacet[]): Verdict {
  let failed: Verdict = 'passes';
  for (const facet of active) {
    const chosen: readonly string[] = filters[facet];
    if (chosen.includes(VALUES[facet](item) ?? '')) continue;
    if (failed !== 'passes') return 'fails';
    failed = facet;
  }
  if (passesPrice(item, filters.price)) return failed;
  return failed === 'passes' ? 'price' : 'fails';
}

function passesPrice({ offer }: Item, range: OfferFilters['price']): boolean {
  if (range === null) return true;
  if (offer.price?.currency !== range.currency) return false;
  const { minor } = offer.price;
  return minor >= (range.minMinor ?? 0) && minor <= (range.maxMinor ?? Number.POSITIVE_INFINITY);
}

/** The facets in which something is chosen. */
const activeIn = (filters: OfferFilters): readonly ChoiceFacet[] =>
  CHOICES.filter((facet) => filters[facet].length > 0);

export function filterOffers(offers: readonly GradedOffer[], filters: OfferFilters): GradedOffer[] {
  const active = activeIn(filters);
  return offers.filter((item) => verdictOf(item, filters, active) === 'passes');
}

/** What the choices of a facet are called, where they are told by an id. */
const LABELS: { readonly [F in ChoiceFacet]?: (item: Item) => string | undefined } = {
  merchant: ({ offer }) => offer.merchant.name,
  network: ({ offer }) => offer.network?.name,
};

/** Every facet over the loaded offers, with the service's counts where it gave them. */
export function facetsOf(offers: readonly GradedOffer[], filters: OfferFilters, service?: ServiceFacets): Facets {
  const active = activeIn(filters);
  const verdicts = offers.map((item) => verdictOf(item, filters, active));
  const facet = <F extends ChoiceFacet>(name: F, stated: Stated = []): Facet<OfferFilters[F][number]> =>
    facetOf(name, offers, verdicts, filters[name], stated);
  return {
    grade: facet('grade'),
    merchant: facet('merchant', service?.merchants),
    network: facet('network', service?.networks),
    availability: facet('availability'),
    condition: facet('condition'),
    seller: facet('seller'),
    currency: facet('currency'),
    prices: priceFacets(offers.filter((_, index) => verdicts[index] === 'passes' || verdicts[index] === 'price')),
  };
}

type Stated = NonNullable<ServiceFacets['networks']>;

/** A choice of a facet while it is counted. */
interface Count {
  loaded: number;
  stated: number;
  label: string | undefined;
  readonly isUnloaded: boolean;
}

const nobodys = (isUnloaded: boolean): Count => ({ loaded: 0, stated: 0, label: undefined, isUnloaded });

function facetOf<V extends string>(
  name: ChoiceFacet,
  offers: readonly GradedOffer[],
  verdicts: readonly Verdict[],
  chosen: readonly V[],
  stated: Stated,
): Facet<V> {
  const counts = new Map<string, Count>();
  const valueless = countValues(name, offers, verdicts, counts);
  for (const { id, name: label, count = 0 } of stated) {
    const known = counts.get(id) ?? nobodys(true);
    counts.set(id, Object.assign(known, { label, stated: count }));
  }
  for (const value of chosen) if (!counts.has(value)) counts.set(value, nobodys(false));
  const entries: FacetEntry<V>[] = [];
  for (const [value, { loaded, stated: all, label, isUnloaded }] of counts) {
    const isChosen = chosen.includes(value as V);
    if (loaded === 0 && all === 0 && !isChosen) continue;
    entries.push({
      value: value as V,
      count: Math.max(loaded, all),
      loaded,
      chosen: isChosen,
      ...(label === undefined ? {} : { label }),
      ...(isUnloaded && all > 0 ? { isUnloaded } : {}),
    });
  }
  entries.sort(
    (a, b) =>
      Number(a.isUnloaded ?? false) - Number(b.isUnloaded ?? false) ||
      b.loaded - a.loaded ||
      b.count - a.count ||
      (a.value < b.value ? -1 : 1),
  );
  return { entries, rest: valueless, of: entries.reduce((sum, { count }) => sum + count, valueless) };
}

/**
 * Counts what each offer counts as under the facet; returns how many count as nothing. What is filtered out is noted without being
 * counted: a choice of the user's, and one of the service's, is called by its name still.
 */
function countValues(
  name: ChoiceFacet,
  offers: readonly GradedOffer[],
  verdicts: readonly Verdict[],
  counts: Map<string, Count>,
): number {
  const [valueOf, labelOf] = [VALUES[name], LABELS[name]];
  let valueless = 0;
  for (let index = 0; index < offers.length; index += 1) {
    const [item, verdict] = [offers[index], verdicts[index]];
    if (item === undefined) continue;
    const isCounted = verdict === 'passes' || verdict === name;
    const value = valueOf(item);
    if (value === undefined) {
      if (isCounted) valueless += 1;
      continue;
    }
    let count = counts.get(value);
    if (count === undefined) {
      count = nobodys(false);
      counts.set(value, count);
    }
    if (labelOf !== undefined) count.label = labelOf(item);
    if (isCounted) count.loaded += 1;
  }
  return valueless;
}

/** One histogram for each currency. */
function priceFacets(offers: readonly GradedOffer[]): PriceFacet[] {
  const byCurrency = new Map<Currency, number[]>();
  for (const { offer } of offers) {
    if (offer.price === undefined) continue;
    const prices = byCurrency.get(offer.price.currency);
    if (prices === undefined) byCurrency.set(offer.price.currency, [offer.price.minor]);
    else prices.push(offer.price.minor);
  }
  return [...byCurrency]
    .map(([currency, prices]) => histogram(currency, prices))
    .sort((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1));
}

function histogram(currency: Currency, prices: readonly number[]): PriceFacet {
  const minMinor = prices.reduce((low, price) => Math.min(low, price), Number.POSITIVE_INFINITY);
  const maxMinor = prices.reduce((high, price) => Math.max(high, price), 0);
  const span = maxMinor - minMinor;
  const bins = Array.from({ length: span === 0 ? 1 : BINS }, () => 0);
  for (const price of prices) {
    const bin = span === 0 ? 0 : Math.min(BINS - 1, Math.floor(((price - minMinor) * BINS) / span));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return { currency, minMinor, maxMinor, bins, count: prices.length };
}
