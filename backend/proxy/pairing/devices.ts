import { sql } from '../../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
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

type Row = Tables['devices'];

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
    const row = await db.first<Row>(
      sql`select * from devices where key_hash = ${hashSecret(key)} and revoked_at is null`,
    );
    if (row === undefined) return undefined;
    const device = fromRow(row);
    if (known.size >= KNOWN_MAX) known = new Map();
    if (version === knownVersion) known.set(header, device);
    used.set(device.id, now());
    // The owner who has just paired a browser looks whether it came.
    if (device.lastUsedAt === undefined) await noteUses();
    return device;
  };

  const noteUses = async (): Promise<void> => {
    const uses = [...used];
    used.clear();
    for (const [id, at] of uses) await db.run(sql`update devices set last_used_at = ${at} where id = ${id}`);
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
      await db.run(sql`insert into devices (id, user_id, name, key_hash, created_at)
        values (${id}, ${row.user_id}, ${name}, ${row.key_hash}, ${row.created_at})`);
      return { device: fromRow(row), key };
    },
    async list() {
      return (await db.all<Row>(sql`select * from devices order by created_at`)).map(fromRow);
    },
    async rename(id, name) {
      const renamed = await db.run(sql`update devices set name = ${name} where id = ${id}`);
      known = new Map();
      return renamed > 0;
    },
    async revoke(id) {
      const revoked = await db.run(
        sql`update devices set revoked_at = ${now()} where id = ${id} and revoked_at is null`,
      );
      known = new Map();
      return revoked > 0;
    },
    noteUses,
  };
}

function fromRow(row: Row): Device {
  return {
    id: row.id,
    user: row.user_id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
    revoked: row.revoked_at !== null,
  };
}
