import * as z from 'zod/mini';
import type { PriceUnit } from '../domain/connection.ts';
import type { ServiceFacets } from '../domain/facet.ts';
import type { Currency } from '../domain/money.ts';
import { compact } from './compact.ts';
import { count, id, listOf, needed, part, readId, text } from './loose.ts';
import { readPrice } from './price.ts';

const MOST_ENTRIES = 5000;

/** Omni's short entries and product search's long ones: what both have. */
const entryWire = z.pipe(
  z.object({
    id: needed(readId),
    name: text(200),
    product_count: count,
    network: part(z.object({ id })),
  }),
  z.transform(({ id, name, product_count, network }) =>
    compact({ id, name: name ?? id, count: product_count, networkId: network?.id }),
  ),
);

const entries = listOf((value) => {
  const parsed = z.safeParse(entryWire, value);
  return parsed.success ? parsed.data : undefined;
}, MOST_ENTRIES);

/** The catalog's own counts; undefined where the answer has none. */
export const facets = part(
  z.object({
    final_prices: part(z.object({ min: z.unknown(), max: z.unknown() })),
    networks: entries,
    merchants: entries,
  }),
);

/** A span of prices names no currency, so it is only believed where all that came with it is in one. */
export function toFacets(
  wire: z.infer<typeof facets>,
  unit: PriceUnit,
  currencies: readonly (Currency | undefined)[],
): ServiceFacets | undefined {
  if (wire === undefined) return undefined;
  const { networks = [], merchants = [], final_prices: span } = wire;
  const [currency, ...others] = new Set(currencies.filter((one) => one !== undefined));
  const [min, max] = [span?.min, span?.max].map((end) =>
    others.length > 0 ? undefined : readPrice(end, currency, unit),
  );
  const prices = min !== undefined && max !== undefined && min.minor <= max.minor ? { min, max } : undefined;
  return compact({ networks, merchants, prices });
}
