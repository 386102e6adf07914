import type { Store } from '../store/store.ts';
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
  const device = await db.selectFrom('devices').select('id').where('id', '=', deviceId).executeTakeFirst();
  if (device === undefined) return undefined;
  const id = randomId();
  await db
    .insertInto('outlets')
    .values({ id, device_id: deviceId, kind: settings.kind, settings: JSON.stringify(settings), created_at: now })
    .execute();
  return id;
}

export async function removeOutlet({ write }: Store, id: string): Promise<boolean> {
  return await write(async (db) => {
    await db.deleteFrom('deliveries').where('outlet_id', '=', id).execute();
    return (await db.deleteFrom('outlets').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
  });
}

export async function findOutlet({ db }: Store, id: string): Promise<OutletSettings | undefined> {
  const row = await db.selectFrom('outlets').select('settings').where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.settings) as OutletSettings);
}

export async function listOutlets({ db }: Store): Promise<OutletState[]> {
  const outlets = await db.selectFrom('outlets').selectAll().orderBy('created_at').execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['outlet_id', 'state', 'last_error', (row) => row.fn.countAll().as('count')])
    .groupBy(['outlet_id', 'state', 'last_error'])
    .execute();
  return outlets.map((outlet) => {
    const own = deliveries.filter((row) => row.outlet_id === outlet.id);
    const count = (state: string): number =>
      own.filter((row) => row.state === state).reduce((sum, row) => sum + Number(row.count), 0);
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
