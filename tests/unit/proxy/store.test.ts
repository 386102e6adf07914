import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sql } from '../../../backend/store/sql.ts';
import { openStore } from '../../../backend/proxy/store/store.ts';

describe('the store', async () => {
  const store = await openStore({ dataDir: mkdtempSync(join(tmpdir(), 'elsewhere-store-')) });
  afterAll(() => store.close());
  const set = (name: string, value: string) =>
    sql`insert into settings (name, value) values (${name}, ${value}) on conflict (name) do update set value = excluded.value`;
  const values = async () =>
    (await store.db.all<{ value: string }>(sql`select value from settings where name = 'a'`)).map(({ value }) => value);

  test('lets nothing from outside into a transaction, and undoes one that fails', async () => {
    await store.db.run(set('a', 'before'));
    const failing = store.write(async (db) => {
      await db.run(set('a', 'within'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('no');
    });
    const [failed, outside] = await Promise.allSettled([failing, values()]);
    expect(failed.status).toBe('rejected');
    expect(outside).toMatchObject({ value: ['before'] });
    expect(await values()).toEqual(['before']);
  });

  test('lets one writer in after the other', async () => {
    const log: string[] = [];
    const writer = (name: string) =>
      store.write(async (db) => {
        log.push(`${name} in`);
        await db.run(set('a', name));
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.push(`${name} out`);
      });
    await Promise.all(['1', '2', '3'].map(writer));
    expect(log).toEqual(['1 in', '1 out', '2 in', '2 out', '3 in', '3 out']);
    expect(await values()).toEqual(['3']);
  });
});
