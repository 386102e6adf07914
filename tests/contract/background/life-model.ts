// Two devices of one user and the service: whatever happens in between, in any order, they agree in the end.
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { createWatchHandlers } from '../../../lib/background/watches/handlers.ts';
import { createPull } from '../../../lib/background/watches/pull.ts';
import type { RemoteWatches } from '../../../lib/background/watches/remote.ts';
import { createSending } from '../../../lib/background/watches/send.ts';
import { createCatalogClient } from '../../../lib/catalog/catalog-client.ts';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import { createQueue } from '../../../lib/storage/areas.ts';
import type { WatchStore } from '../../../lib/storage/watch-store.ts';
import { HOUR, TOKENS, type World } from '../service/watches-world.ts';
import { wish } from './catalog.ts';

/** What the network does with what a device tells the service next. */
type Fate = 'arrives' | 'never arrives' | 'answer lost';

export type LifeStep =
  | {
      readonly do: 'create' | 'remove' | 'undelete' | 'pause' | 'resume' | 'rename';
      readonly by: 0 | 1;
      readonly fate: Fate;
    }
  | { readonly do: 'read'; readonly by: 0 | 1 }
  | { readonly do: 'hours'; readonly hours: number }
  | { readonly do: 'price'; readonly to: number }
  | { readonly do: 'vanish' | 'strangers delete' };

const by = fc.constantFrom(0 as const, 1 as const);
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'never arrives', 'answer lost');
const order = fc.constantFrom('create', 'create', 'remove', 'undelete', 'pause', 'resume', 'rename' as const);
const lifeStep: fc.Arbitrary<LifeStep> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: order, by, fate }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('read' as const), by }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hours' as const), hours: fc.integer({ min: 1, max: 50 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('price' as const), to: fc.integer({ min: 50, max: 150 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('vanish' as const, 'strangers delete' as const) }) },
);
export const lives = fc.array(lifeStep, { minLength: 1, maxLength: 14 });

function storeInMemory(): WatchStore {
  const kept = new Map<string, WatchRecord>();
  return {
    all: async () => [...kept.values()],
    get: async (clientId) => kept.get(clientId),
    async update(clientId, change) {
      const next = change(kept.get(clientId));
      if (next !== undefined) kept.set(clientId, next);
      return next;
    },
    async put(records) {
      for (const record of records) kept.set(record.clientId, record);
    },
    async remove(clientId) {
      kept.delete(clientId);
    },
    async clear() {
      kept.clear();
    },
  };
}

const ADDRESS = 'https://proxy.example';

/** One browser of the user: the very parts of the background that keep its watches, behind a network with moods. */
function createDevice(world: World) {
  let next: Fate = 'arrives';
  const store = storeInMemory();
  const inTurn = createQueue();
  const { now } = world;
  const client = createCatalogClient({
    connection: { address: ADDRESS, key: TOKENS[0] },
    async fetch(url, init) {
      const isOrder = init.method !== 'GET';
      const met = isOrder ? next : 'arrives';
      if (isOrder) next = 'arrives';
      if (met === 'never arrives') throw new TypeError('no way through');
      const body = typeof init.body === 'string' ? { body: told(init.body) } : {};
      const response = await world.request(url.slice(ADDRESS.length), { ...init, ...body });
      if (met === 'answer lost') throw new TypeError('the connection broke');
      return response;
    },
    now,
    online: () => true,
    onRequest: () => undefined,
    priceUnit: () => 'major',
    requestsPerMinute: 1_000_000,
    sleep: async () => undefined,
  });
  const remote: RemoteWatches = {
    home: async () => ADDRESS,
    create: (draft) => client.createWatches(draft, undefined),
    get: (id) => client.watch(id),
    list: (metadata, page) => client.watches({ metadata, page }),
    update: (id, draft) => client.updateWatch(id, draft, undefined),
    remove: (id) => client.deleteWatch(id),
  };
  const send = createSending({ store, remote, now });
  const mirror = createPull({ store, remote, now, inTurn });
  const handlers = createWatchHandlers({
    store,
    now,
    newId: () => crypto.randomUUID(),
    arm: async () => undefined,
    send: async () => void (await inTurn(send)),
  });
  return {
    store,
    handlers,
    meet(fated: Fate): void {
      next = fated;
    },
    send: () => inTurn(send),
    async read(): Promise<void> {
      const read = await inTurn(mirror.list);
      assert.ok(read.ok);
      await mirror.fill();
    },
  };
}

/** What a proxy of the user's adds: nobody is to be told by a webhook here. */
function told(body: string): string {
  return JSON.stringify({ notifications: [], ...(JSON.parse(body) as object) });
}

type Device = ReturnType<typeof createDevice>;

async function give(device: Device, what: string, target: string, at: number): Promise<void> {
  const { handlers, store } = device;
  const clientIds = (await store.all()).map(({ clientId }) => clientId).slice(-1);
  switch (what) {
    case 'create':
      await handlers.create(wish([target], { expiresAt: at + 100 * HOUR * 1000, metadata: { life: target } }));
      break;
    case 'remove':
      await handlers.remove({ clientIds });
      break;
    case 'undelete':
      await handlers.undelete({ clientIds });
      break;
    case 'rename':
      await handlers.change({ clientIds, draft: { name: `Kettle at ${String(at)}` } });
      break;
    default: {
      const status = what === 'pause' ? 'paused' : 'active';
      await handlers.change({ clientIds, draft: { status, expiresAt: at + 100 * HOUR * 1000 } });
    }
  }
}

interface Row {
  readonly watch_id: string;
  readonly status: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** One history: the steps, then quiet, then both devices and the service have the same watches in the same state. */
export async function followLife(world: World, steps: readonly LifeStep[]): Promise<void> {
  const target = world.products(1)[0]?.id ?? '';
  await world.patch(target, { final_price: 100 });
  const devices = [createDevice(world), createDevice(world)] as const;
  const path = `/v1/products/watches?metadata[life]=${target}&per_page=100`;
  const rows = async () => (await world.ask('GET', path)).body.data as Row[];
  let isThere = true;
  for (const step of steps) {
    if ('fate' in step) {
      devices[step.by].meet(step.fate);
      await give(devices[step.by], step.do, target, world.now());
      devices[step.by].meet('arrives');
    } else if (step.do === 'hours') await world.advance(step.hours * HOUR);
    else if (step.do === 'read') await devices[step.by].read();
    else if (step.do === 'price') {
      if (isThere) await world.patch(target, { final_price: step.to });
    } else if (step.do === 'vanish') {
      if (isThere) await world.removeProduct(target);
      isThere = false;
    } else {
      const [row] = await rows();
      if (row !== undefined) await world.ask('DELETE', `/v1/products/watches/${row.watch_id}`);
    }
  }
  for (let round = 0; round < 3; round += 1) {
    await world.advance(2 * HOUR);
    for (const device of devices) await device.send();
  }
  for (const device of devices) await device.read();
  const there = await rows();
  for (const device of devices) await expectAlike(device, there);
  assert.equal(new Set(there.map(({ metadata }) => metadata['elsewhere_id'])).size, there.length, 'one watch a wish');
  for (const { watch_id } of there) await world.ask('DELETE', `/v1/products/watches/${watch_id}`);
}

async function expectAlike({ store }: Device, there: readonly Row[]): Promise<void> {
  const records = await store.all();
  // What waits for the user was refused, and says so.
  const waiting = records.filter(({ intent }) => intent !== undefined);
  assert.deepEqual(
    waiting.filter(({ nextTryAt, failure }) => nextTryAt !== null || failure === undefined),
    [],
  );
  const here = records.filter(({ removedAt, remote }) => removedAt === undefined && remote !== undefined);
  const state = (id: string, status: string, name: string) => `${id} ${status} ${name}`;
  assert.deepEqual(
    here.flatMap(({ remote }) => (remote === undefined ? [] : [state(remote.id, remote.status, remote.name)])).sort(),
    there.map(({ watch_id, status, name }) => state(watch_id, status, name)).sort(),
  );
  const settled = here.filter(({ intent }) => intent === undefined);
  assert.deepEqual(
    settled.filter(({ draft, remote }) => draft.name !== remote?.name),
    [],
  );
  assert.deepEqual(
    settled.filter(({ draft, remote }) => (draft.status === 'paused') !== (remote?.status === 'paused')),
    [],
  );
}
