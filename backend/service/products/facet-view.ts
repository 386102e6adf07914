import type { Directory } from '../merchants/directory.ts';
import { viewNetworkFacet } from '../merchants/view.ts';
import type { Tally } from '../search/facets.ts';
import type { Dialogue } from '../search/fields.ts';
import type { MerchantRow, NetworkRow } from '../store/tables.ts';
import type { FacetChoice } from './facet-choice.ts';
import { pick } from './pick.ts';

type Json = Readonly<Record<string, unknown>>;

/** The facets asked for, biggest first. Omni's are short; product search's tell everything, or only the parts asked for. */
export async function viewFacets(
  tally: Tally,
  { parts }: FacetChoice,
  directory: Directory,
  dialogue: Dialogue,
): Promise<Json> {
  const narrow =
    (name: 'network' | 'merchant' | 'final_price') =>
    (whole: Json): Json => {
      const names = parts.get(name) ?? [];
      return names.length === 0 ? whole : pick(whole, name === 'final_price' ? names : ['id', ...names]);
    };
  const facets: Record<string, unknown> = {};
  if (parts.has('final_price'))
    facets['final_prices'] = narrow('final_price')({ min: tally.lowest ?? 0, max: tally.highest ?? 0 });
  if (parts.has('network')) facets['networks'] = (await networks(tally, directory, dialogue)).map(narrow('network'));
  if (parts.has('merchant')) facets['merchants'] = merchants(tally, directory, dialogue).map(narrow('merchant'));
  return facets;
}

async function networks(tally: Tally, directory: Directory, dialogue: Dialogue): Promise<Json[]> {
  const sums = new Map<number, number>();
  for (const { id, products } of tally.merchants) {
    const network = directory.networkOf(id);
    if (network !== undefined) sums.set(network.id, (sums.get(network.id) ?? 0) + products);
  }
  const counts = await directory.productCounts();
  return [...sums]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([id, product_count]) => {
      const network = directory.network(id) as NetworkRow;
      if (dialogue === 'omni') return { id, name: network.name, product_count };
      const members = directory.merchants.filter((row) => row.network_id === id);
      const active = members.filter((row) => (counts.get(row.id) ?? 0) > 0).length;
      return {
        ...viewNetworkFacet(network),
        merchant_count: members.length,
        merchant_count_active: active,
        product_count,
      };
    });
}

function merchants(tally: Tally, directory: Directory, dialogue: Dialogue): Json[] {
  return tally.merchants.flatMap(({ id, products }) => {
    const row = directory.merchant(id);
    const network = directory.networkOf(id);
    if (row === undefined || network === undefined) return [];
    return [dialogue === 'omni' ? briefly(row, network, products) : fully(row, network, products)];
  });
}

const briefly = (row: MerchantRow, network: NetworkRow, product_count: number): Json => ({
  id: row.id,
  name: row.name,
  product_count,
  network: { id: network.id, name: network.name },
});

const fully = (row: MerchantRow, network: NetworkRow, product_count: number): Json => ({
  id: row.id,
  name: row.name,
  description: row.description,
  domains: JSON.parse(row.domains) as unknown,
  icon_url: row.icon_url,
  logo_url: row.logo_url,
  product_count,
  origin_id: row.origin_id,
  network: { id: network.id, name: network.name, url: network.url, logo_url: network.logo_url },
});
