import type { Kysely } from 'kysely';
import { ulidFrom } from '../ids.ts';
import { OWN_KIND } from '../products/links.ts';
import type { FeedTables } from './feed-tables.ts';
import type { MerchantRow, NetworkRow } from '../store/tables.ts';

/** Shops of imported feeds are numbered from here, so that nothing takes them for generated ones. */
export const FIRST_FEED_MERCHANT = 500_000_001;

const NETWORK: NetworkRow = {
  id: 900,
  name: 'Own feeds',
  url: 'https://own-feeds.example',
  logo_url: null,
  country: 'US',
  group_id: 900,
  group_name: 'Own feeds',
  kind: OWN_KIND,
};

export interface ShopSketch {
  readonly name: string;
  readonly domain: string;
  readonly currency: string | undefined;
}

/** The network that all imported shops belong to. */
export async function prepareNetwork(db: Kysely<FeedTables>): Promise<NetworkRow> {
  await db
    .insertInto('network')
    .values(NETWORK)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ kind: OWN_KIND }))
    .execute();
  return NETWORK;
}

/** The shop of this domain that was imported before, or a new one. */
export async function shopOf(
  db: Kysely<FeedTables>,
  { name, domain, currency }: ShopSketch,
  now: number,
): Promise<MerchantRow> {
  const domains = JSON.stringify([domain]);
  const own = db.selectFrom('merchant').selectAll().where('id', '>=', FIRST_FEED_MERCHANT);
  const known = await own.where('domains', '=', domains).executeTakeFirst();
  if (known !== undefined) return known;
  const last = await own.orderBy('id', 'desc').limit(1).executeTakeFirst();
  const id = (last?.id ?? FIRST_FEED_MERCHANT - 1) + 1;
  const row: MerchantRow = {
    id,
    name,
    object_id: `nmer_${ulidFrom(now, BigInt(id))}`,
    canonical_id: `mer_${ulidFrom(now, BigInt(id))}`,
    origin_id: null,
    slug: await freeSlug(db, domain),
    domains,
    countries: '[]',
    currencies: JSON.stringify(currency === undefined ? [] : [currency]),
    categories: '[]',
    home_url: `https://${domain}`,
    icon_url: null,
    logo_url: null,
    description: null,
    network_id: NETWORK.id,
    cookie_duration: null,
    supports_deeplinking: null,
  };
  await db.insertInto('merchant').values(row).execute();
  return row;
}

async function freeSlug(db: Kysely<FeedTables>, domain: string): Promise<string> {
  const slug = domain.replaceAll(/[^a-z0-9]+/g, '-');
  for (let count = 1; ; count += 1) {
    const wanted = count === 1 ? slug : `${slug}-${count}`;
    const taken = await db.selectFrom('merchant').select('id').where('slug', '=', wanted).executeTakeFirst();
    if (taken === undefined) return wanted;
  }
}
