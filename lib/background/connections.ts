import { createCatalogClient } from '../catalog/catalog-client.ts';
import { identify, type Identity } from '../catalog/identify.ts';
import type { Replies, Requests } from '../contract/messages.ts';
import type { PairRequest } from '../contract/pair-request.ts';
import type { Connection } from '../domain/connection.ts';
import { parseProxyAddress } from '../domain/proxy-address.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { DoorDependencies } from './catalog-door.ts';
import type { LocalItems } from '../storage/local-items.ts';

export interface ConnectionDependencies extends Omit<DoorDependencies, 'items'> {
  readonly items: Pick<LocalItems, 'connection' | 'cursor' | 'unit' | 'watchesReadAt'>;
  readonly hasOrigin: (address: string) => Promise<boolean>;
  /** A connection was made or given up: watches are told, alarms set. */
  readonly onChange: () => Promise<void>;
  /** The proxy states another unit of prices than before. */
  readonly onUnit: () => Promise<void>;
}

const TIMEOUT_MS = 8000;
const pause = { sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)), random: Math.random };

/** The eight digits a proxy shows, or the two halves of its link. */
function pairRequest(code: string, deviceName: string): PairRequest | undefined {
  const digits = code.replaceAll(/[\s-]/g, '');
  if (/^\d{8}$/.test(digits)) return { code: digits, device_name: deviceName };
  const [id, secret] = code.trim().split('.');
  return id && secret ? { id, secret, device_name: deviceName } : undefined;
}

function connectionOf(address: string, identity: Identity, connectedAt: number): Connection {
  if (identity.kind === 'transparent') {
    const { requestsPerMinute } = identity.account;
    return {
      address,
      kind: 'transparent',
      connectedAt,
      capabilities: {
        events: false,
        watches: true,
        marketplaces: [],
        ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
      },
    };
  }
  const { version, access, capabilities: able } = identity.about;
  return {
    address,
    kind: 'elsewhere',
    version,
    access,
    connectedAt,
    capabilities: {
      events: able.events,
      watches: able.watches,
      marketplaces: able.marketplaces,
      ...(able.webhook_url === undefined ? {} : { webhookUrl: able.webhook_url }),
      ...(able.price_unit === undefined ? {} : { priceUnit: able.price_unit }),
      ...(able.requests_per_minute === undefined ? {} : { requestsPerMinute: able.requests_per_minute }),
    },
  };
}

/** Pairing with the user's own proxy. An address is only kept once it has answered as a proxy. */
export function createConnections(deps: ConnectionDependencies) {
  const { items, fetch, now, online, onRequest } = deps;
  const wire = (address: string, key: string | null) => ({
    address,
    key,
    fetch,
    now,
    online,
    onRequest,
    timeoutMs: TIMEOUT_MS,
  });

  async function who(text: string, key: string | null): Promise<Result<{ address: string; identity: Identity }>> {
    const parsed = parseProxyAddress(text);
    if (parsed === undefined) return err({ kind: 'invalid', message: 'address', fields: { address: [] } });
    const { address } = parsed;
    if (!(await deps.hasOrigin(address))) return err({ kind: 'refused', reason: 'permission' });
    const identity = await identify(wire(address, key), pause);
    return identity.ok ? ok({ address, identity: identity.value }) : identity;
  }

  /** Another proxy knows nothing of the old one's feed or prices; nor may one that was set up anew at the same address. */
  async function keep(connection: Connection, key: string | null): Promise<Result<Connection>> {
    const before = await items.connection.get();
    if (before?.connection.address !== connection.address || before.key !== key) {
      await items.cursor.clear();
      await items.unit.clear();
      await items.watchesReadAt.clear();
    }
    await items.connection.set({ connection, key });
    await deps.onChange();
    return ok(connection);
  }

  return {
    async get(): Promise<Result<Connection | null>> {
      return ok((await items.connection.get())?.connection ?? null);
    },

    async identify({ address }: Requests['connection/identify']): Promise<Result<Replies['connection/identify']>> {
      const found = await who(address, null);
      return found.ok ? ok(connectionOf(found.value.address, found.value.identity, now())) : found;
    },

    async pair({ address, code, deviceName }: Requests['connection/pair']): Promise<Result<Connection>> {
      const found = await who(address, null);
      if (!found.ok) return found;
      const request = pairRequest(code, deviceName);
      if (found.value.identity.kind !== 'elsewhere' || request === undefined) {
        return err({ kind: 'invalid', message: 'code', fields: { code: [] } });
      }
      const client = createCatalogClient({
        connection: { address: found.value.address, key: null },
        fetch,
        now,
        online,
        onRequest,
        priceUnit: () => 'major',
      });
      const paired = await client.pair(request);
      if (!paired.ok) return paired;
      const connection = connectionOf(found.value.address, found.value.identity, now());
      return keep({ ...connection, name: paired.value.name, deviceName }, paired.value.device_key);
    },

    async use({ address, key }: Requests['connection/use']): Promise<Result<Connection>> {
      const found = await who(address, key ?? null);
      if (!found.ok) return found;
      return keep(connectionOf(found.value.address, found.value.identity, now()), key ?? null);
    },

    /** What a proxy is able to do may have changed since it was paired. One that does not answer now is left as it was. */
    async renew(): Promise<void> {
      const before = await items.connection.get();
      if (before === undefined) return;
      const { connection, key } = before;
      const found = await who(connection.address, key);
      const current = await items.connection.get();
      // Another one was chosen meanwhile; two that ask for no key differ by their address alone.
      if (current?.key !== key || current.connection.address !== connection.address) return;
      if (!found.ok || found.value.identity.kind !== connection.kind) return;
      const { capabilities, ...rest } = connectionOf(connection.address, found.value.identity, connection.connectedAt);
      const { requestsPerMinute, priceUnit } = connection.capabilities;
      // A proxy that has only just started may not know its limit yet.
      const paced = requestsPerMinute === undefined ? {} : { requestsPerMinute };
      await items.connection.set({
        connection: { ...connection, ...rest, capabilities: { ...paced, ...capabilities } },
        key,
      });
      if (capabilities.priceUnit !== priceUnit) await deps.onUnit();
    },

    async forget(): Promise<Result<null>> {
      await items.connection.clear();
      await deps.onChange();
      return ok(null);
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
