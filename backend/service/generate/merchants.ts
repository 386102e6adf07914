import { ulidFrom } from '../ids.ts';
import type { MerchantRow, NetworkRow } from '../store/tables.ts';
import { KINDS } from './kinds.ts';
import { createRandom, seedOf } from './random.ts';

/** 2020-01-01: object ids are made as if everything had joined then. */
const JOINED_AT = 1_577_836_800_000;

/** `id | name | country | kind | share of merchants in per cent`. Kinds are those of `products/credentials.ts`. */
const NETWORKS = `
1|Meridian Partners|US|standard|26
2|Tradewind Affiliates|GB|standard|16
3|Partnerwerk|DE|standard|18
4|Reseau Client|FR|standard|12
5|Lighthouse Network|US|standard|12
6|Nordlink|SE|standard|7
11|Cartel Media|US|merchant|3
12|Gatepost|DE|gateway|2
13|Adspace Collective|NL|adspace|1
14|Keystone Links|US|key|1
15|Triad Publisher Hub|JP|three-key|2`;

/** The marketplace: one merchant a country. */
export const MARKETPLACE_NETWORK = 20;
const MARKETPLACES = [
  ['US', 'Amazon.com', 'amazon.com', 'USD'],
  ['GB', 'Amazon.co.uk', 'amazon.co.uk', 'GBP'],
  ['DE', 'Amazon.de', 'amazon.de', 'EUR'],
  ['FR', 'Amazon.fr', 'amazon.fr', 'EUR'],
] as const;

const CURRENCY: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  DE: 'EUR',
  FR: 'EUR',
  SE: 'SEK',
  NL: 'EUR',
  JP: 'JPY',
};
const STEMS =
  'Alder,Beacon,Cobalt,Drift,Ember,Fjord,Garnet,Harbor,Indigo,Juniper,Kestrel,Lumen,Maple,North,Onyx,Prairie,Quarry,Ridge,Summit,Tidal,Umber,Velvet,Willow,Yonder,Zephyr'.split(
    ',',
  );
const ENDINGS = 'Market,Store,Outlet,Direct,Depot,Goods,Trading,Supply,Corner,House'.split(',');

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const ulid = (index: number): string =>
  ulidFrom(JOINED_AT + index * 1000, BigInt(Math.imul(index + 1, 2_654_435_761) >>> 0) * 0x1_0000_0001n);

export function makeNetworks(): NetworkRow[] {
  const rows = NETWORKS.trim()
    .split('\n')
    .map((line): NetworkRow => {
      const [id = '', name = '', country = '', kind = ''] = line.split('|');
      return networkRow(Number(id), name, country, kind);
    });
  return [...rows, networkRow(MARKETPLACE_NETWORK, 'Amazon Marketplace', 'US', 'marketplace')];
}

function networkRow(id: number, name: string, country: string, kind: string): NetworkRow {
  const host = `www.${slugOf(name)}.example`;
  return {
    id,
    name,
    country,
    kind,
    url: `https://${host}`,
    logo_url: `https://${host}/logo.png`,
    group_id: Math.ceil(id / 5),
    group_name:
      ['Open Web Group', 'Classic Media Group', 'Special Access Group', 'Marketplaces'][Math.ceil(id / 5) - 1] ??
      'Others',
  };
}

/** How many merchants a catalog of that many products has. */
export const merchantCount = (products: number): number =>
  Math.min(2500, Math.max(60, Math.round(Math.sqrt(products) / 2)));

export function makeMerchants(count: number): MerchantRow[] {
  const shares = NETWORKS.trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', , country = '', , share = ''] = line.split('|');
      return Array.from({ length: Number(share) }, () => ({ network: Number(id), country }));
    });
  const shops = Array.from({ length: count - MARKETPLACES.length }, (_, index): MerchantRow => {
    // 37 is coprime to 100: every hundred merchants hold every share exactly.
    const { network, country } = shares[(index * 37) % shares.length] ?? { network: 1, country: 'US' };
    const stem = STEMS[index % STEMS.length] ?? '';
    const ending = ENDINGS[Math.floor(index / STEMS.length) % ENDINGS.length] ?? '';
    const round = Math.floor(index / (STEMS.length * ENDINGS.length));
    const name = round === 0 ? `${stem} ${ending}` : `${stem} ${ending} ${round + 1}`;
    return merchantRow(1001 + index, name, `${slugOf(name)}.example`, network, country, CURRENCY[country] ?? 'USD');
  });
  const markets = MARKETPLACES.map(([country, name, domain, currency], index) =>
    merchantRow(901 + index, name, domain, MARKETPLACE_NETWORK, country, currency),
  );
  return [...markets, ...shops];
}

function merchantRow(
  id: number,
  name: string,
  domain: string,
  network: number,
  country: string,
  currency: string,
): MerchantRow {
  const random = createRandom(seedOf(77, id));
  const categories = [0, 1, 2].map((step) => {
    const at = (id * 7 + step * 11) % KINDS.length;
    const { path, googleId } = KINDS[at] ?? { path: 'Others', googleId: null };
    return {
      id: String(at + 1),
      name: path.split(' > ').at(-1),
      breadcrumb: path,
      google_id: googleId,
      shopify_id: null,
    };
  });
  return {
    id,
    name,
    object_id: `nmer_${ulid(id)}`,
    // Every fortieth shop is a second programme of the shop before it.
    canonical_id: random.chance(0.1) ? null : `mer_${ulid(100_000 + (id % 40 === 0 ? id - 1 : id))}`,
    origin_id: random.chance(0.1) ? null : String(30_000 + id),
    slug: slugOf(name),
    domains: JSON.stringify([domain]),
    countries: JSON.stringify(random.chance(0.2) && country !== 'US' ? [country, 'US'] : [country]),
    currencies: JSON.stringify([currency]),
    categories: JSON.stringify(categories),
    home_url: `https://www.${domain}`,
    icon_url: random.chance(0.2) ? null : `https://www.${domain}/icon.png`,
    logo_url: random.chance(0.1) ? null : `https://www.${domain}/logo.png`,
    description: random.chance(0.15)
      ? null
      : `${name} sells ${categories
          .map((category) => category.name)
          .join(', ')
          .toLowerCase()}.`,
    network_id: network,
    cookie_duration: random.pick([null, 'P1D', 'P7D', 'P30D', 'P45D', 'PT24H']),
    supports_deeplinking: random.pick([1, 1, 1, 0, null]),
  };
}
