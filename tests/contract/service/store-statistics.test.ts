// A planner that knows nothing of the products walks through all of them for one key.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, ENGINES, type World } from './watches-world.ts';

describe.each(ENGINES)('$engine after a fill', (engine) => {
  let world: World;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const opened = await engine.open();
    end = () => opened.stop();
    world = await createWorld(opened.address, 3000);
  });
  afterAll(async () => {
    await world.close();
    await end();
  });

  const planOf = async (query: string): Promise<string> => {
    const { engine: inside } = world.store;
    const rows =
      inside.kind === 'postgres'
        ? (await inside.pool.query<Record<string, string>>(`EXPLAIN ${query}`)).rows
        : inside.sqlite.prepare(`EXPLAIN QUERY PLAN ${query}`).all();
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  };

  it('looks up an ASIN and the codes of its offers by their indexes', async () => {
    const plan = await planOf(
      `SELECT * FROM product WHERE asin = 'B000000001' OR code IN ('04006381333931', '04006381333948')
       ORDER BY no LIMIT 101`,
    );
    expect(plan).toContain('product_asin');
    expect(plan).toContain('product_code');
    expect(plan).not.toContain('product_pkey');
  });
});
