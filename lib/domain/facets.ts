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

/** Every facet over the loaded offers, with the service's counts where it gave them. */
export function facetsOf(offers: readonly GradedOffer[], filters: OfferFilters, service?: ServiceFacets): Facets {
  const active = activeIn(filters);
  const verdicts = offers.map((item) => verdictOf(item, filters, active));
  const facet = <F extends ChoiceFacet>(name: F, extra: Known = NOTHING_KNOWN): Facet<OfferFilters[F][number]> =>
    facetOf(name, offers, verdicts, filters[name], extra);
  return {
    grade: facet('grade'),
    merchant: facet(
      'merchant',
      known(service?.merchants, offers, ({ offer }) => offer.merchant),
    ),
    network: facet(
      'network',
      known(service?.networks, offers, ({ offer }) => offer.network),
    ),
    availability: facet('availability'),
    condition: facet('condition'),
    seller: facet('seller'),
    currency: facet('currency'),
    prices: priceFacets(offers.filter((_, index) => verdicts[index] === 'passes' || verdicts[index] === 'price')),
  };
}

interface Known {
  readonly labels: ReadonlyMap<string, string>;
  readonly counts: ReadonlyMap<string, number>;
  /** What the service has counted and no loaded offer is of. */
  readonly unloaded: ReadonlySet<string>;
}

const NOTHING_KNOWN: Known = { labels: new Map(), counts: new Map(), unloaded: new Set() };

function known(
  rows: ServiceFacets['networks'] | undefined,
  offers: readonly GradedOffer[],
  named: (item: Item) => { readonly id?: string; readonly name: string } | undefined,
): Known {
  const labels = new Map<string, string>();
  for (const item of offers) {
    const one = named(item);
    if (one !== undefined) labels.set(one.id ?? one.name, one.name);
  }
  const counts = new Map<string, number>();
  const unloaded = new Set<string>();
  for (const { id, name, count = 0 } of rows ?? []) {
    const isLoaded = labels.has(id);
    labels.set(id, name);
    if (count === 0) continue;
    counts.set(id, count);
    if (!isLoaded) unloaded.add(id);
  }
  return { labels, counts, unloaded };
}

function facetOf<V extends string>(
  name: ChoiceFacet,
  offers: readonly GradedOffer[],
  verdicts: readonly Verdict[],
  chosen: readonly V[],
  { labels, counts, unloaded }: Known,
): Facet<V> {
  const loaded = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const value of counts.keys()) loaded.set(value, 0);
  const valueless = countValues(name, offers, verdicts, loaded);
  const entries = [...loaded].map(([value, count]): FacetEntry<V> => {
    const label = labels.get(value);
    return {
      value: value as V,
      count: Math.max(count, counts.get(value) ?? 0),
      loaded: count,
      chosen: chosen.includes(value as V),
      ...(label === undefined ? {} : { label }),
      ...(unloaded.has(value) ? { isUnloaded: true } : {}),
    };
  });
  const isUnloaded = ({ value }: FacetEntry<V>): number => Number(unloaded.has(value));
  entries.sort(
    (a, b) => isUnloaded(a) - isUnloaded(b) || b.loaded - a.loaded || b.count - a.count || (a.value < b.value ? -1 : 1),
  );
  return { entries, rest: valueless, of: entries.reduce((sum, { count }) => sum + count, valueless) };
}

/**
 * Counts what each offer counts as under the facet; returns how many count as nothing. A function of its own: engines compile
 * a long loop while it runs, and throw that away again for what stands behind it.
 */
function countValues(
  name: ChoiceFacet,
  offers: readonly GradedOffer[],
  verdicts: readonly Verdict[],
  counts: Map<string, number>,
): number {
  const valueOf = VALUES[name];
  let valueless = 0;
  for (let index = 0; index < offers.length; index += 1) {
    const [item, verdict] = [offers[index], verdicts[index]];
    if (item === undefined || (verdict !== 'passes' && verdict !== name)) continue;
    const value = valueOf(item);
    if (value === undefined) valueless += 1;
    else counts.set(value, (counts.get(value) ?? 0) + 1);
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
