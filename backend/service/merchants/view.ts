import type { MerchantRow, NetworkRow } from '../store/tables.ts';

type Json = Readonly<Record<string, unknown>>;

const parse = (text: string): unknown => JSON.parse(text);
const ISO3: Readonly<Record<string, string>> = {
  US: 'USA',
  GB: 'GBR',
  DE: 'DEU',
  FR: 'FRA',
  SE: 'SWE',
  NL: 'NLD',
  JP: 'JPN',
};
const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** A merchant as the wire has it. `isExtended` adds how the team stands to it, and everything about its network. */
export function viewMerchant(
  row: MerchantRow,
  network: NetworkRow | undefined,
  productCount: number,
  isExtended = false,
): Json {
  const whole = {
    id: row.id,
    object_id: row.object_id,
    origin_id: row.origin_id,
    name: row.name,
    slug: row.slug,
    domains: parse(row.domains),
    home_url: row.home_url,
    icon_url: row.icon_url,
    logo_url: row.logo_url,
    description: row.description,
    network: network === undefined ? null : isExtended ? viewNetworkFacet(network) : viewNetwork(network),
    canonical: row.canonical_id === null ? null : { id: row.canonical_id, name: row.name },
    countries: parse(row.countries),
    currencies: parse(row.currencies),
    categories: parse(row.categories),
    product_count: productCount,
    cookie_duration: row.cookie_duration,
    supports_deeplinking: row.supports_deeplinking === null ? null : row.supports_deeplinking === 1,
  };
  return isExtended ? { ...whole, relationship_status: 'joined' } : whole;
}

export const viewNetwork = (row: NetworkRow): Json => ({
  id: row.id,
  url: row.url,
  name: row.name,
  country: { id: row.country },
  logo_url: row.logo_url,
});

/** A network with its group and the names of its country. */
export const viewNetworkFacet = (row: NetworkRow): Json => ({
  ...viewNetwork(row),
  group: { id: row.group_id, name: row.group_name },
  country: { id: row.country, iso3: ISO3[row.country] ?? null, name: COUNTRY_NAMES.of(row.country) ?? row.country },
});
