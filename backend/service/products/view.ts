import type { Config } from '../config.ts';
import type { Directory } from '../merchants/directory.ts';
import type { MerchantRow, NetworkRow, ProductRow } from '../store/tables.ts';
import { uuidV7 } from '../ids.ts';
import { affiliateUrl, type LinkIdentity, partnerUrl } from './links.ts';
import { writeClick } from './click.ts';
import { pick } from './pick.ts';
import type { CommonRequest } from './request.ts';

/** The partner whose link every product names, empty unless a campaign was sent. */
const USUAL_PARTNER = 'partner';

export interface ViewContext {
  readonly directory: Directory;
  readonly request: Pick<CommonRequest, 'credentials' | 'partners' | 'isClickTracked' | 'poolId' | 'shown'>;
  readonly publicUrl: string;
  readonly now: number;
}

/** A product as the wire has it: all of it, or only what was asked for. */
export function viewProduct(row: ProductRow, context: ViewContext): Readonly<Record<string, unknown>> {
  const merchant = context.directory.merchant(row.merchant_id);
  const network = context.directory.networkOf(row.merchant_id);
  const whole = wholeProduct(row, merchant, network, linksOf(row, merchant, network, context));
  const { shown } = context.request;
  return shown === undefined ? whole : pick({ ...whole, ...spareFields(row) }, shown);
}

/** What can be searched and sorted by, yet is shown only to those who name it. */
const spareFields = (row: ProductRow): Readonly<Record<string, unknown>> => ({
  ean: row.ean,
  gtin: row.gtin,
  upc: row.upc,
  isbn: row.isbn,
  asin: row.asin,
  commission_model: row.commission_model,
  publisher: row.publisher,
  subtitle: row.subtitle,
});

interface Links {
  readonly commission_url: string | null;
  readonly urls: Readonly<Record<string, string | null>>;
}

/** One literal: a hundred products a page are put together from parts three times as slowly. */
function wholeProduct(
  row: ProductRow,
  merchant: MerchantRow | undefined,
  network: NetworkRow | undefined,
  { commission_url, urls }: Links,
): Readonly<Record<string, unknown>> {
  return {
    id: row.id,
    barcode: row.barcode,
    name: row.name,
    description: row.description,
    direct_url: row.direct_url,
    image_url: row.image_url,
    currency: row.currency,
    regular_price: row.regular_price,
    final_price: row.final_price,
    on_sale: row.on_sale === 1,
    sale_discount: row.sale_discount,
    availability: row.availability,
    stock_quantity: row.stock_quantity,
    commissionable_status: row.commissionable_status,
    seller_party: row.seller_party,
    mpn: row.mpn,
    sku: row.sku,
    identifiers: {
      barcode: row.barcode,
      ean: row.ean,
      gtin: row.gtin,
      upc: row.upc,
      isbn: row.isbn,
      mpn: row.mpn,
      sku: row.sku,
      asin: row.asin,
    },
    brand: row.brand,
    category: row.category,
    size: row.size,
    color: row.color,
    gender: row.gender,
    material: row.material,
    country: row.country,
    condition: row.condition,
    genre: row.genre,
    manufacturer: row.manufacturer,
    model: row.model,
    author: row.author,
    artist: row.artist,
    tags: row.tags === null ? [] : row.tags.split('|').filter((tag) => tag !== ''),
    updated_at: row.updated_at,
    added_at: row.added_at,
    started_at: row.started_at,
    commission_url,
    urls,
    network: { id: network?.id ?? null, name: network?.name ?? null, logo_url: network?.logo_url ?? null },
    merchant: { id: row.merchant_id, name: merchant?.name ?? null, logo_url: merchant?.logo_url ?? null },
  };
}

function linksOf(
  row: ProductRow,
  merchant: MerchantRow | undefined,
  network: NetworkRow | undefined,
  { request, publicUrl, now }: ViewContext,
): Links {
  const who = network === undefined ? undefined : identityOf(network, request, now);
  const affiliate = network === undefined ? null : affiliateUrl(row, network, who);
  const isCovered = merchant?.supports_deeplinking === 1;
  const partner = isCovered ? [...request.partners][0] : undefined;
  const click = writeClick({ id: row.id, who, poolId: request.poolId, partner });
  const urls: Record<string, string | null> = {
    outclick: `${publicUrl}/a/${click}`,
    direct: row.direct_url,
    affiliate,
    [USUAL_PARTNER]: null,
  };
  for (const [name, campaign] of request.partners) {
    urls[name] = isCovered ? partnerUrl(name, campaign, row.direct_url) : null;
  }
  return { commission_url: affiliate, urls };
}

/** Who is credited for a click. Tracking puts a click's own id in the place of the sub id. */
function identityOf(network: NetworkRow, request: ViewContext['request'], now: number): LinkIdentity | undefined {
  const credential = request.credentials.get(network.id);
  if (credential === undefined) return undefined;
  const isTracked = request.isClickTracked || credential.isClickTracked;
  return { affiliateId: credential.affiliateId, subId: isTracked ? `clk_${uuidV7(now)}` : credential.subId };
}

/** Where the outside reaches this service, as far as the request tells. */
export const publicUrlOf = (config: Config, origin: string): string => config.publicUrl ?? origin;
