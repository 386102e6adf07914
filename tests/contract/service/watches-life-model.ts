// Section 3 as a model: what the state table says of one watch, step by step, held against what the service answers.
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { CHECK_EVERY_MS, DEFAULT_LIFE_MS } from '../../../lib/domain/watch-limits.ts';
import { nextStatus, type NextStatus } from '../../../lib/domain/watch-state.ts';
import { HOUR, type World } from './watches-world.ts';

const WATCHES = '/v1/products/watches';

type Step =
  | { readonly do: 'advance'; readonly hours: number }
  | { readonly do: 'price'; readonly to: number }
  | { readonly do: 'put'; readonly status: 'active' | 'paused'; readonly days: number | undefined }
  | { readonly do: 'remove' | 'delete' };

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('advance' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('price' as const), to: fc.integer({ min: 50, max: 150 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('put' as const),
      status: fc.constantFrom('active' as const, 'paused' as const),
      days: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'delete' as const) }) },
);

/** What the document says must be so after each step: a price that fell by ten since the watch began fires. */
class Model {
  status: NextStatus = 'active';
  events: string[] = [];
  price = 100;
  isThere = true;
  private baseline = 100;
  private checkAt: number;
  private readonly createdAt: number;
  private expiresAt: number;

  constructor(createdAt: number, expiresAt: number) {
    this.createdAt = createdAt;
    this.expiresAt = expiresAt;
    this.checkAt = createdAt + CHECK_EVERY_MS;
  }

  runUntil(now: number): void {
    while (this.status === 'active' && Math.min(this.checkAt, this.expiresAt) <= now) {
      if (this.expiresAt < this.checkAt) this.end(nextStatus('active', { kind: 'expiry-reached' }), '__watch__');
      else if (!this.isThere) this.end(nextStatus('active', { kind: 'target-removed' }), '__product__');
      else {
        const met = this.baseline - this.price >= 10;
        this.checkAt += CHECK_EVERY_MS;
        if (met) this.end(nextStatus('active', { kind: 'checked', met }), 'final_price');
      }
    }
  }

  /** The HTTP status that the update must be answered with. */
  put(status: 'active' | 'paused', expiresAt: number | undefined, now: number): number {
    if (this.status === 'gone') return 404;
    const before = this.status as Exclude<NextStatus, 'gone' | 'refused'>;
    const next = nextStatus(before, { kind: 'updated', status, renewed: expiresAt !== undefined });
    if (next === 'refused') return 422;
    this.expiresAt = expiresAt ?? (this.expiresAt <= now ? now + DEFAULT_LIFE_MS : this.expiresAt);
    if (before === 'completed' || before === 'expired') this.baseline = this.isThere ? this.price : Number.NaN;
    this.checkAt = this.createdAt;
    while (this.checkAt <= now) this.checkAt += CHECK_EVERY_MS;
    this.status = next;
    return 200;
  }

  private end(status: NextStatus, event: string): void {
    this.status = status;
    this.events.push(event);
  }
}

export async function followWatch(world: World, steps: readonly Step[]): Promise<void> {
  const [product] = world.products(1);
  const target = product!.id;
  await world.patch(target, { final_price: 100 });
  const expire_timestamp = Math.floor(world.now() / 1000) + 60 * HOUR;
  const created = await world.ask('POST', WATCHES, {
    name: 'Model',
    target_type: 'product',
    target_ids: [target],
    status: 'active',
    rules: [{ field: 'final_price', condition: 'decrease', threshold: { type: 'value', value: 10 } }],
    notifications: [],
    metadata: { model: target },
    expire_timestamp,
  });
  const id: string = created.body.data[0].watch_id;
  const row = await world.store.db
    .selectFrom('watch')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const model = new Model(row.created_at, expire_timestamp * 1000);
  for (const one of steps) {
    if (one.do === 'advance') {
      await world.advance(one.hours * HOUR);
      model.runUntil(world.now());
    } else if (one.do === 'price' && model.isThere) {
      await world.patch(target, { final_price: one.to });
      model.price = one.to;
    } else if (one.do === 'put') {
      const seconds = one.days === undefined ? undefined : Math.floor(world.now() / 1000) + one.days * 24 * HOUR;
      const answer = await world.ask('PUT', `${WATCHES}/${id}`, { status: one.status, expire_timestamp: seconds });
      const expected = model.put(one.status, seconds === undefined ? undefined : seconds * 1000, world.now());
      assert.equal(answer.status, expected);
    } else if (one.do === 'remove' && model.isThere) {
      await world.removeProduct(target);
      model.isThere = false;
    } else if (one.do === 'delete') {
      await world.ask('DELETE', `${WATCHES}/${id}`);
      model.status = 'gone';
    }
    const { status, body } = await world.ask('GET', `${WATCHES}/${id}`);
    assert.equal(status === 404 ? 'gone' : body.data.status, model.status);
  }
  const { body } = await world.ask('GET', `${WATCHES}/histories?metadata[model]=${target}`);
  const told = body.data.map((record: { changes: { field: string }[] }) => record.changes[0]?.field);
  assert.deepEqual(told.reverse(), model.events);
  await world.ask('DELETE', `${WATCHES}/${id}`);
}
