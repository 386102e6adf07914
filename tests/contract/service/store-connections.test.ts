// Look-ups go over connections of their own, by statements that PostgreSQL keeps.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw, sql } from '../../../backend/store/sql.ts';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { createWorld, ENGINES, type World } from './watches-world.ts';

describe.each(ENGINES)('look-ups ($engine)', (engine) => {
  let world: World;
  let rows: readonly ProductRow[];
  let end: () => Promise<void>;
  beforeAll(async () => {
    const opened = await engine.open();
    end = () => opened.stop();
    world = await createWorld(opened.address, 300);
    rows = await world.store.db.selectFrom('product').selectAll().orderBy('no').execute();
  });
  afterAll(async () => {
    await world.close();
    await end();
  });
  const byId = async (id: string): Promise<readonly ProductRow[]> =>
    (await world.store.lookUp(raw('NULL'), sql`FROM product WHERE product.id = ${id}`)).map(({ row }) => row);

  it('give every row as it is stored, again and again', async () => {
    for (const round of [1, 2]) for (const row of rows) expect(await byId(row.id), `round ${round}`).toEqual([row]);
  });

  it('answer many at once, each what it asked for', async () => {
    const found = await Promise.all(rows.map(({ id }) => byId(id)));
    expect(found).toEqual(rows.map((row) => [row]));
  });

  it.each(['é', 'ж'.repeat(300), '\u{1f600}"\\\'', ''])('look for %j, which is nowhere', async (id) => {
    expect(await byId(id)).toEqual([]);
  });

  it('give nothing for null', async () => {
    const found = await world.store.lookUp(raw('NULL'), sql`FROM product WHERE product.asin = ${null}`);
    expect(found).toEqual([]);
  });

  it('outlive a statement that is none, and connections that are cut', async () => {
    const [first] = rows;
    if (first === undefined) throw new Error('there are products');
    await expect(world.store.lookUp(raw('NULL'), sql`FROM nowhere`)).rejects.toThrow('nowhere');
    expect(await byId(first.id)).toEqual([first]);
    const { engine: inside } = world.store;
    if (inside.kind === 'postgres') {
      const under = Promise.allSettled(Array.from({ length: 20 }, () => byId(first.id)));
      await inside.pool
        .query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()')
        .catch(() => {});
      for (const each of await under) if (each.status === 'fulfilled') expect(each.value).toEqual([first]);
    }
    // Until the pool has heard of all that ended, one of them may be given once more.
    await expect.poll(() => byId(first.id)).toEqual([first]);
  });
});
