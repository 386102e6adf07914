import * as z from 'zod/mini';
import type { PriceUnit } from '../domain/connection.ts';
import type { Offer } from '../domain/offer.ts';
import { compact } from './compact.ts';
import { count, id, needed, readId, readText, text } from './loose.ts';
import { offerSchema } from './offer.ts';
import { meta, toPaging } from './paging.ts';
import { readRows } from './rows.ts';
import { metadata } from './watch.ts';

// Product lists and pools, as far as they are known.

export interface ProductList {
  /** Thirty-six characters that need not be a UUID. */
  readonly id: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly count?: number;
  readonly products: readonly Offer[];
  readonly dropped: number;
}

export function productListSchema(unit: PriceUnit): z.ZodMiniType<ProductList> {
  const offer = offerSchema(unit);
  const wire = z.object({
    id: needed(readId),
    name: needed((value) => readText(value, 255)),
    metadata,
    products_count: count,
    products: z.optional(z.nullable(z.array(z.unknown()))),
  });
  return z.pipe(
    z.object({ data: wire }),
    z.transform(({ data }): ProductList => {
      const { rows, dropped } = readRows(offer, data.products ?? []);
      const { id, name, metadata = {} } = data;
      return compact({ id, name, metadata, count: data.products_count, products: rows, dropped });
    }),
  );
}

export interface ProductListRequest {
  readonly name: string;
  readonly product_ids: readonly string[];
  readonly metadata?: Readonly<Record<string, string>>;
  /** A whole number here, though pools are named by ULID elsewhere. */
  readonly pool_id?: number;
}

/** Most of a pool is not documented: a name and an id to name it by, bare as searches want it. */
const poolWire = z.pipe(
  z.object({ id, ulid: id, name: text(200) }),
  z.transform((wire, context) => {
    const poolId = (wire.ulid ?? wire.id)?.replace(/^pool_/, '');
    if (poolId !== undefined) return { id: poolId, name: wire.name ?? poolId };
    context.issues.push({ code: 'custom', message: 'names no pool', input: wire });
    return z.NEVER;
  }),
);

export const poolPage = z.pipe(
  z.object({ data: z.array(z.unknown()), meta }),
  z.transform((wire) => {
    const { rows, dropped } = readRows(poolWire, wire.data);
    return { pools: rows, paging: toPaging(wire.meta), dropped };
  }),
);
