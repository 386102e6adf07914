import { type CatalogClient, catalogOperations, type CatalogOptions, openCaller } from './catalog-client.ts';
import { type RareOperations, rareOperations } from './rare-operations.ts';

/** Everything that can be asked of a proxy. */
export type WholeClient = CatalogClient & RareOperations;

export function createWholeClient(options: CatalogOptions): WholeClient {
  const caller = openCaller(options);
  return { ...catalogOperations(caller, options.priceUnit), ...rareOperations(caller, options.priceUnit) };
}
