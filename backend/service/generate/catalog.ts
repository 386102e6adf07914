import type { NamesOf } from '../store/load.ts';
import type { MerchantRow, NetworkRow, ProductRow } from '../store/tables.ts';
import { createDays } from './days.ts';
import { DEMO_PRODUCTS, type DemoProduct } from './demo-products.ts';
import { makeMerchants, makeNetworks, MARKETPLACE_NETWORK, merchantCount } from './merchants.ts';
import { makeModel, type Variant } from './model.ts';
import { makeOffer, type OfferContext, type Seller, sellerOf, type Stamp } from './offers.ts';
import { createRandom, type Random, seedOf } from './random.ts';

const SEED = 20_261;
const OLDEST_DAYS = 1000;
const MAX_SELLERS = 7;

export interface Catalog {
  readonly networks: readonly NetworkRow[];
  readonly merchants: readonly MerchantRow[];
  /** Made as they are asked for: a million of them never stand in memory together. */
  readonly products: Iterable<ProductRow>;
}

/** A catalog of exactly `count` products. The same count and day give the same catalog, to the last digit. */
export function makeCatalog(count: number, now: number): Catalog {
  const merchants = makeMerchants(merchantCount(count));
  const sellers = merchants.map((row) => sellerOf(row, row.network_id === MARKETPLACE_NETWORK));
  const stamp = createDays(now, OLDEST_DAYS);
  return { networks: makeNetworks(), merchants, products: products(count, sellers, stamp) };
}

/** How the merchants of a catalog, and their networks, are called. */
export function namesIn({ networks, merchants }: Catalog): NamesOf {
  const networkNames = new Map(networks.map((network) => [network.id, network.name]));
  const names = new Map(merchants.map((row) => [row.id, [row.name, networkNames.get(row.network_id) ?? ''] as const]));
  return (merchantId) => names.get(merchantId) ?? ['', ''];
}

function* products(count: number, sellers: readonly Seller[], stamp: Stamp): Generator<ProductRow> {
  const shops = sellers.filter((seller) => !seller.isMarketplace);
  const markets = sellers.filter((seller) => seller.isMarketplace);
  let no = 1;
  for (const [index, demo] of DEMO_PRODUCTS.entries()) {
    for (const seller of [...(demo.asin === '' ? [] : markets), ...spread(shops, index * 5, demo.merchants)]) {
      if (no > count) return;
      yield demoOffer(demo, seller, { no, random: createRandom(seedOf(SEED, -no)), stamp, strangeEan: demo.gtin });
      no += 1;
    }
  }
  let strangeEan = '4006381333931';
  for (let model = 0; ; model += 1) {
    const random = createRandom(seedOf(SEED + 1, model));
    for (const variant of makeModel(SEED, model)) {
      for (const seller of chooseSellers(random, shops, markets)) {
        if (no > count) return;
        yield makeOffer(variant, seller, { no, random, stamp, strangeEan });
        no += 1;
      }
      strangeEan = variant.ean;
    }
  }
}

/** One to seven, few more often than many; the marketplace has a third of all things, in one country or more. */
function chooseSellers(random: Random, shops: readonly Seller[], markets: readonly Seller[]): Seller[] {
  const chosen = spread(shops, random.below(shops.length), 1 + Math.floor(MAX_SELLERS * random.next() ** 2));
  if (random.chance(0.35))
    chosen.push(...spread(markets, random.below(markets.length), 1 + Math.floor(2 * random.next() ** 3)));
  return chosen;
}

/** `count` different ones from `start` on, with a step that is coprime to most lengths. */
function spread(sellers: readonly Seller[], start: number, count: number): Seller[] {
  const chosen = new Set<Seller>();
  for (let step = 0; chosen.size < Math.min(count, sellers.length); step += 1) {
    const seller = sellers[(start + step * 7 + (step >> 3)) % sellers.length];
    if (seller !== undefined) chosen.add(seller);
  }
  return [...chosen];
}

/** What the demo shop shows is complete and in its place: no gaps, no mixed-up codes. */
function demoOffer(demo: DemoProduct, seller: Seller, context: OfferContext): ProductRow {
  const variant: Variant = {
    ...demo,
    dollars: demo.dollars - 0.01,
    ean: demo.gtin,
    slug: demo.model.toLowerCase().replaceAll(' ', '-'),
    gender: null,
    material: null,
    country: null,
    genre: null,
    author: null,
    publisher: null,
    subtitle: null,
    tags: null,
  };
  const row = makeOffer(variant, seller, context);
  return {
    ...row,
    name: demo.name,
    description: demo.description,
    brand: demo.brand,
    mpn: demo.mpn,
    model: demo.model,
    category: demo.category,
    color: demo.color,
    size: demo.size,
    barcode: demo.gtin,
    code: `0${demo.gtin}`,
    ean: demo.gtin,
    gtin: `0${demo.gtin}`,
    upc: null,
    isbn: null,
    condition: 'new',
    availability: context.no % 9 === 0 ? 'OutOfStock' : 'InStock',
    stock_quantity: context.no % 9 === 0 ? 0 : 12,
  };
}
