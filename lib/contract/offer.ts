import * as z from 'zod/mini';
import { canonicalUrl } from '../domain/product-url.ts';
import type { PriceUnit } from '../domain/connection.ts';
import { type Currency, parseCurrency } from '../domain/money.ts';
import type { Offer } from '../domain/offer.ts';
import { compact } from './compact.ts';
import { firstOf, readFilledLink } from './links.ts';
import {
  count,
  flag,
  httpsLink,
  id,
  instant,
  loose,
  needed,
  part,
  readHttps,
  readId,
  readText,
  text,
} from './loose.ts';
import { readAvailability, readCommissionable, readCondition, readSellerParty } from './offer-words.ts';
import { readPrice } from './price.ts';
import { readAsin, readGtins } from './product-codes.ts';

const raw = z.optional(z.unknown());
/** A merchant or network inside a product; marketplace rows may have neither id. */
const named = part(z.object({ id, name: text(200) }));

const productWire = z.object({
  id: needed(readId),
  name: needed((value) => readText(value, 500)),
  brand: text(200),
  merchant: named,
  network: named,
  currency: loose((value) => (typeof value === 'string' ? parseCurrency(value) : undefined)),
  final_price: raw,
  regular_price: raw,
  on_sale: flag,
  availability: loose(readAvailability),
  stock_quantity: count,
  condition: loose(readCondition),
  seller_party: loose(readSellerParty),
  barcode: raw,
  asin: raw,
  identifiers: part(z.looseObject({})),
  mpn: text(100),
  sku: text(100),
  model: text(200),
  color: text(100),
  size: text(100),
  material: text(200),
  gender: text(50),
  category: text(500),
  author: text(200),
  image_url: httpsLink,
  direct_url: raw,
  commission_url: raw,
  urls: part(z.object({ outclick: raw, direct: raw, affiliate: raw })),
  commissionable_status: loose(readCommissionable),
  updated_at: instant,
});
type ProductWire = z.infer<typeof productWire>;

/**
 * A product of the wire as an offer. Without id, name and merchant it is none. `unit` says what the numbers of its
 * prices mean (DESIGN: the service leaves it open).
 */
export function offerSchema(unit: PriceUnit): z.ZodMiniType<Offer> {
  return z.pipe(
    z.pipe(z.unknown(), z.transform(nested)),
    z.pipe(
      productWire,
      z.transform((wire, context): Offer => {
        const offer = toOffer(wire, unit);
        if (offer !== undefined) return offer;
        context.issues.push({ code: 'custom', message: 'names no merchant', input: wire.id });
        return z.NEVER;
      }),
    ),
  );
}

function toOffer(wire: ProductWire, unit: PriceUnit): Offer | undefined {
  const direct = directLink(wire);
  // Whom only a number names is still somebody who sells.
  const merchantName = wire.merchant?.name ?? hostOf(direct) ?? wire.merchant?.id;
  if (merchantName === undefined) return undefined;
  const { network } = wire;
  return compact({
    ...attributes(wire),
    ...prices(wire, wire.currency, unit),
    id: wire.id,
    name: wire.name,
    merchant: compact({ id: wire.merchant?.id, name: merchantName }),
    network: network?.id === undefined ? undefined : { id: network.id, name: network.name ?? network.id },
    onSale: wire.on_sale,
    availability: wire.availability ?? 'unknown',
    stockQuantity: wire.stock_quantity,
    sellerParty: wire.seller_party ?? 'unknown',
    asin: readAsin(wire.asin ?? wire.identifiers?.['asin']),
    gtins: readGtins(wire),
    links: compact({ direct, affiliate: affiliateLink(wire) }),
    commissionable: wire.commissionable_status,
    imageUrl: wire.image_url,
    updatedAt: wire.updated_at,
  });
}

function attributes(wire: ProductWire) {
  const { brand, condition, model, color, size, material, gender, category, author, identifiers = {} } = wire;
  const mpn = wire.mpn ?? readText(identifiers['mpn'], 100);
  const sku = wire.sku ?? readText(identifiers['sku'], 100);
  return { brand, condition, mpn, sku, model, color, size, material, gender, category, author };
}

function prices(wire: ProductWire, currency: Currency | undefined, unit: PriceUnit) {
  const price = readPrice(wire.final_price, currency, unit);
  const regular = readPrice(wire.regular_price, currency, unit);
  return { price, regularPrice: regular };
}

/** Nothing in it that could be left out: most rows are so, and there may be thousands. */
const IS_CANONICAL = /^https:\/\/(?!.*amazon)[^?#;]*$/;

function directLink({ urls, direct_url }: ProductWire): string | undefined {
  const link = firstOf([urls?.direct, direct_url], readFilledLink);
  return link === undefined || IS_CANONICAL.test(link) ? link : readHttps(canonicalUrl(link));
}

function affiliateLink({ urls, commission_url }: ProductWire): string | undefined {
  return firstOf([urls?.outclick, urls?.affiliate, commission_url], readFilledLink);
}

function hostOf(link: string | undefined): string | undefined {
  return link === undefined ? undefined : URL.parse(link)?.hostname.replace(/^www\./, '');
}

/** `{"merchant.name": …}` as `{merchant: {name: …}}`: dotted fields may come back as they were asked for. */
function nested(row: unknown): unknown {
  if (!isObject(row) || !Object.keys(row).some((key) => key.includes('.'))) return row;
  const result: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(row) as [string, unknown][]) {
    const [head = '', tail] = key.split('.', 2);
    const before = isObject(result[head]) ? result[head] : {};
    if (tail !== undefined) result[head] = { ...before, [tail]: value };
    else result[head] = isObject(value) ? { ...value, ...before } : value;
  }
  return result;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
