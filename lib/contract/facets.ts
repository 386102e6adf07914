import * as z from 'zod/mini';
import type { PriceUnit } from '../domain/connection.ts';
import type { ServiceFacets } from '../domain/facet.ts';
import { compact } from './compact.ts';
import { count, id, listOf, needed, number, part, readId, text } from './loose.ts';
import { amountFromWire } from './price.ts';

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

const facetsWire = z.object({
  final_prices: part(z.object({ min: number, max: number })),
  networks: entries,
  merchants: entries,
});

/** The catalog's own counts; undefined where the answer has none. */
export function facetsSchema(unit: PriceUnit) {
  return part(
    z.pipe(
      facetsWire,
      z.transform(({ final_prices, networks = [], merchants = [] }): ServiceFacets => {
        return compact({ networks, merchants, prices: toSpan(final_prices, unit) });
      }),
    ),
  );
}

function toSpan(wire: z.infer<typeof facetsWire>['final_prices'], unit: PriceUnit) {
  const { min, max } = wire ?? {};
  if (min === undefined || max === undefined || min < 0 || max < min) return undefined;
  return { min: amountFromWire(min, unit), max: amountFromWire(max, unit) };
}
