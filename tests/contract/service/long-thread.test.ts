// What takes long in a file is done beside everything else.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../../../backend/service/config.ts';
import type { Deps } from '../../../backend/service/deps.ts';
import { createSearch } from '../../../backend/service/search/find.ts';
import { assemble } from '../../../backend/service/start.ts';
import { TookTooLong } from '../../../backend/service/store/time-limit.ts';
import { raw, sql } from '../../../backend/store/sql.ts';

const COUNTING = 'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c';
const folder = mkdtempSync(join(tmpdir(), 'elsewhere-long-'));
let deps: Deps;
beforeAll(async () => {
  const address = join(folder, 'catalog.sqlite');
  deps = await assemble({ ...DEFAULT_CONFIG, tokens: [], products: 300, address }, () => {});
});
afterAll(async () => {
  await deps.store.close();
  rmSync(folder, { recursive: true });
});

it('answers look-ups while a long statement runs, which ends in its time', { timeout: 30_000 }, async () => {
  const { askLong, ask } = deps.store;
  let isOver = false;
  const long = askLong(raw(`SELECT count(*) FROM (${COUNTING}) WHERE in_time()`)).finally(() => (isOver = true));
  const ended = expect(long).rejects.toThrow(TookTooLong);
  for (let round = 0; round < 100; round += 1) expect(await ask(raw('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  expect(isOver).toBe(false);
  await ended;
});

it('gives rows as they are asked for, in whatever order they come, and the next after a mistake', async () => {
  const { askLong } = deps.store;
  const upTo = (most: number) => askLong<{ n: number }>(sql`${raw(COUNTING)} LIMIT ${most}`);
  const [three, mistake, one] = await Promise.allSettled([upTo(3), askLong(raw('SELECT nonsense')), upTo(1)]);
  expect(three).toEqual({ status: 'fulfilled', value: [{ n: 1 }, { n: 2 }, { n: 3 }] });
  expect(mistake).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('nonsense') } });
  expect(one).toEqual({ status: 'fulfilled', value: [{ n: 1 }] });
});

it('finds the same there as elsewhere', async () => {
  const texts = ['a', ...Array.from({ length: 50 }, (_, at) => `nothing ${at}`)];
  const found = async (many: readonly string[]) => {
    const condition = { kind: 'contains', column: 'name', texts: many, isCaseSensitive: false } as const;
    const query = { condition, sort: { by: 'name', order: 'asc' }, limit: 20, start: { offset: 0 } } as const;
    return await createSearch(deps.store).run(query, true, JSON.stringify);
  };
  const [heavy, light] = [await found(texts), await found(['a'])];
  expect(heavy).toEqual(light);
  expect(light.total).toBeGreaterThan(100);
});

it('lets no more wait than get their turn, and is there again afterwards', { timeout: 60_000 }, async () => {
  const { askLong } = deps.store;
  const many = Array.from({ length: 20 }, () => askLong(sql`${raw(COUNTING)} LIMIT ${50_000}`));
  const outcomes = (await Promise.allSettled(many)).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(outcomes.at(-1)).toBe('rejected');
  expect(await askLong(raw('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
});

it('keeps a process alive while it is asked, and not any longer', { timeout: 30_000 }, () => {
  const backend = new URL('../../../backend/', import.meta.url);
  const program = join(folder, 'ask.mjs');
  writeFileSync(
    program,
    `import { openStore } from '${backend}service/store/open.ts';
     import { raw } from '${backend}store/sql.ts';
     const { askLong } = await openStore(process.argv[2]);
     console.log(await askLong(raw('SELECT 1 AS one')));`,
  );
  const said = execFileSync(process.execPath, [program, join(folder, 'alone.sqlite')], { timeout: 20_000 });
  expect(said.toString()).toContain('one: 1');
});
