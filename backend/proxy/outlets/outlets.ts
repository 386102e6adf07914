import { sql } from '../../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { randomId } from '../pairing/secrets.ts';
import type { OutletSettings } from './outlet.ts';

/** An outlet with how its deliveries went; of its settings only what is no secret. */
export interface OutletState {
  readonly id: string;
  readonly deviceId: string;
  readonly kind: string;
  readonly to: string;
  readonly due: number;
  readonly done: number;
  readonly dead: number;
  readonly lastError: string | undefined;
}

export async function addOutlet(
  { db }: Store,
  deviceId: string,
  settings: OutletSettings,
  now: number,
): Promise<string | undefined> {
  const device = await db.first(sql`select id from devices where id = ${deviceId}`);
  if (device === undefined) return undefined;
  const id = randomId();
  await db.run(sql`insert into outlets (id, device_id, kind, settings, created_at)
    values (${id}, ${deviceId}, ${settings.kind}, ${JSON.stringify(settings)}, ${now})`);
  return id;
}

export async function removeOutlet({ write }: Store, id: string): Promise<boolean> {
  return await write(async (db) => {
    await db.run(sql`delete from deliveries where outlet_id = ${id}`);
    return (await db.run(sql`delete from outlets where id = ${id}`)) > 0;
  });
}

export async function findOutlet({ db }: Store, id: string): Promise<OutletSettings | undefined> {
  const row = await db.first<{ settings: string }>(sql`select settings from outlets where id = ${id}`);
  return row === undefined ? undefined : (JSON.parse(row.settings) as OutletSettings);
}

export async function listOutlets({ db }: Store): Promise<OutletState[]> {
  const outlets = await db.all<Tables['outlets']>(sql`select * from outlets order by created_at`);
  const deliveries = await db.all<Pick<Tables['deliveries'], 'outlet_id' | 'state' | 'last_error'> & { count: number }>(
    sql`select outlet_id, state, last_error, count(*) as count from deliveries group by outlet_id, state, last_error`,
  );
  return outlets.map((outlet) => {
    const own = deliveries.filter((row) => row.outlet_id === outlet.id);
    const count = (state: string): number =>
      own.filter((row) => row.state === state).reduce((sum, row) => sum + row.count, 0);
    return {
      id: outlet.id,
      deviceId: outlet.device_id,
      kind: outlet.kind,
      to: place(JSON.parse(outlet.settings) as OutletSettings),
      due: count('due'),
      done: count('done'),
      dead: count('dead'),
      lastError: own.find((row) => row.last_error !== null)?.last_error ?? undefined,
    };
  });
}

/** A topic's path is as good as a password, so the host has to do. */
function place(settings: OutletSettings): string {
  return settings.kind === 'email' ? settings.to : new URL(settings.url).host;
}
