import type { CatalogFilters } from './asking.ts';
import type { Comparison } from './comparison.ts';
import type { OfferFilters } from './view-query.ts';

/** What the catalog can be asked for by its id. */
const IS_ID = /^[\w-]{1,64}$/;

/** Shops and networks that were chosen and of which the service alone knows so far, each as what it can be asked for by. */
export function unloadedChoices(
  { offers, serviceFacets }: Comparison,
  { merchant, network }: OfferFilters,
): readonly CatalogFilters[] {
  if (serviceFacets === undefined || merchant.length + network.length === 0) return [];
  const merchants = new Set(offers.map(({ offer }) => offer.merchant.id));
  const networks = new Set(offers.map(({ offer }) => offer.network?.id));
  const missing = (chosen: readonly string[], loaded: ReadonlySet<string | undefined>, rows: readonly Row[]) =>
    chosen.filter((id) => !loaded.has(id) && IS_ID.test(id) && rows.some((row) => row.id === id));
  const merchantIds = missing(merchant, merchants, serviceFacets.merchants);
  const networkIds = missing(network, networks, serviceFacets.networks);
  return [...(merchantIds.length > 0 ? [{ merchantIds }] : []), ...(networkIds.length > 0 ? [{ networkIds }] : [])];
}

interface Row {
  readonly id: string;
}
