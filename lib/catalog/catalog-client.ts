import type { PriceUnit } from '../domain/connection.ts';
import { type Caller, createCaller } from './call.ts';
import type { Wire } from './exchange.ts';
import { type ProxyOperations, proxyOperations } from './proxy-operations.ts';
import type { Pause } from './retry.ts';
import { type SearchOperations, searchOperations } from './search-operations.ts';
import { type WatchOperations, watchOperations } from './watch-operations.ts';

/** What the extension asks of the user's proxy. Each answer is a Result; nothing here throws or rejects. */
export type CatalogClient = SearchOperations & WatchOperations & ProxyOperations;

export interface CatalogOptions extends Partial<Pause>, Omit<Wire, 'address' | 'key' | 'timeoutMs'> {
  readonly connection: { readonly address: string; readonly key: string | null };
  /** What the service's prices are counted in; asked anew with each request, because it may be found out later. */
  readonly priceUnit: () => PriceUnit;
  readonly timeoutMs?: number;
  /** What the account allows, where it was read already. */
  readonly requestsPerMinute?: number;
}

/** Chrome ends a worker whose request takes 30 s. */
const TIMEOUT_MS = 8000;

export function createCatalogClient(options: CatalogOptions): CatalogClient {
  return catalogOperations(openCaller(options), options.priceUnit);
}

export function catalogOperations(caller: Caller, priceUnit: () => PriceUnit): CatalogClient {
  return {
    ...searchOperations(caller, priceUnit),
    ...watchOperations(caller, priceUnit),
    ...proxyOperations(caller, priceUnit),
  };
}

export function openCaller(options: CatalogOptions): Caller {
  const { connection, fetch, now, online, onRequest, timeoutMs = TIMEOUT_MS } = options;
  const { sleep = sleepFor, random = Math.random } = options;
  const { address, key } = connection;
  const caller = createCaller({ address, key, fetch, now, online, onRequest, timeoutMs }, { sleep, random });
  if (options.requestsPerMinute !== undefined) caller.bucket.setRate(options.requestsPerMinute);
  return caller;
}

/** Ends early, and quietly, when nobody waits any more. */
function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
