import type { Store } from '../store/store.ts';
import { hashSecret, randomId, randomSecret } from './secrets.ts';

/** One paired browser. Devices of one user share that user's watches and alerts. */
export interface Device {
  readonly id: string;
  readonly user: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
  readonly revoked: boolean;
}

export interface Devices {
  /** By the whole Authorization header. A known one costs no look into the store. */
  authenticate(header: string | undefined): Device | undefined | Promise<Device | undefined>;
  add(name: string, user: string | undefined): Promise<{ readonly device: Device; readonly key: string }>;
  list(): Promise<Device[]>;
  rename(id: string, name: string): Promise<boolean>;
  revoke(id: string): Promise<boolean>;
  /** Writes down what `authenticate` has seen since the last time. */
  noteUses(): Promise<void>;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;
const KNOWN_MAX = 10_000;

export function createDevices(store: Store, now: () => number): Devices {
  const { db } = store;
  let known = new Map<string, Device>();
  let knownVersion = Number.NaN;
  const used = new Map<string, number>();

  const lookUp = async (header: string): Promise<Device | undefined> => {
    const key = BEARER.exec(header)?.[1];
    if (key === undefined) return undefined;
    const version = store.version();
    const row = await db
      .selectFrom('devices')
      .selectAll()
      .where('key_hash', '=', hashSecret(key))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const device = fromRow(row);
    if (known.size >= KNOWN_MAX) known = new Map();
    if (version === knownVersion) known.set(header, device);
    used.set(device.id, now());
    return device;
  };

  return {
    authenticate(header) {
      if (header === undefined || header.length > 100) return undefined;
      const version = store.version();
      if (version !== knownVersion) {
        known = new Map();
        knownVersion = version;
      }
      const device = known.get(header);
      if (device === undefined) return lookUp(header);
      used.set(device.id, now());
      return device;
    },
    async add(name, user) {
      const id = randomId();
      const key = randomSecret();
      const row = {
        id,
        user_id: user ?? id,
        name,
        key_hash: hashSecret(key),
        created_at: now(),
        last_used_at: null,
        revoked_at: null,
      };
      await db.insertInto('devices').values(row).execute();
      return { device: fromRow(row), key };
    },
    async list() {
      return (await db.selectFrom('devices').selectAll().orderBy('created_at').execute()).map(fromRow);
    },
    async rename(id, name) {
      const result = await db.updateTable('devices').set({ name }).where('id', '=', id).executeTakeFirst();
      known = new Map();
      return result.numUpdatedRows > 0n;
    },
    async revoke(id) {
      const result = await db
        .updateTable('devices')
        .set({ revoked_at: now() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      known = new Map();
      return result.numUpdatedRows > 0n;
    },
    async noteUses() {
      const uses = [...used];
      used.clear();
      for (const [id, at] of uses)
        await db.updateTable('devices').set({ last_used_at: at }).where('id', '=', id).execute();
    },
  };
}

function fromRow(row: {
  id: string;
  user_id: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}): Device {
  return {
    id: row.id,
    user: row.user_id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
    revoked: row.revoked_at !== null,
  };
}
