import { type CatalogClient, createCatalogClient } from '../catalog/catalog-client.ts';
import type { StoredConnection } from '../contract/records.ts';
import type { Connection, PriceUnit } from '../domain/connection.ts';
import type { LedgerEntry } from '../domain/ledger-entry.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { unitOf } from './price-units.ts';
import type { LocalItems } from '../storage/local-items.ts';

export interface Door {
  readonly connection: Connection;
  readonly client: CatalogClient;
  /** Where the service is to post alerts; undefined where the proxy names its own address. */
  readonly webhookUrl: string | undefined;
}

export interface DoorDependencies {
  readonly items: Pick<LocalItems, 'connection' | 'settings' | 'unit'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly online: () => boolean;
  readonly onRequest: (entry: LedgerEntry) => void;
}

/** The one client of the proxy in use: it paces and shares requests, so there is never a second one for the same key. */
export function createDoor({ items, fetch, now, online, onRequest }: DoorDependencies) {
  let open: { readonly stored: StoredConnection; readonly client: CatalogClient } | undefined;
  let unit: PriceUnit = 'major';

  return async function door(): Promise<Result<Door>> {
    const stored = await items.connection.get();
    if (stored === undefined) return err({ kind: 'not-connected' });
    const { connection, key } = stored;
    unit = (await unitOf(connection, items)).unit;
    const { requestsPerMinute } = connection.capabilities;
    const isSame = (used: StoredConnection): boolean =>
      used.key === key &&
      used.connection.address === connection.address &&
      used.connection.capabilities.requestsPerMinute === requestsPerMinute;
    if (open === undefined || !isSame(open.stored)) {
      const client = createCatalogClient({
        connection: { address: connection.address, key },
        fetch,
        now,
        online,
        onRequest,
        priceUnit: () => unit,
        ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
      });
      open = { stored, client };
    }
    const { webhookUrl } = await items.settings.get();
    return ok({
      connection,
      client: open.client,
      webhookUrl: connection.capabilities.events ? undefined : (webhookUrl ?? undefined),
    });
  };
}

export type OpenDoor = ReturnType<typeof createDoor>;
