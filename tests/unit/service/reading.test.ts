import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../backend/service/store/open.ts';
import { sql } from '../../../backend/store/sql.ts';
import type { Store } from '../../../backend/service/store/store.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-reading-'));
  store = await openStore(join(folder, 'catalog.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const names = async (): Promise<string[]> =>
  (await store.ask<{ name: string }>(sql`SELECT name FROM setting ORDER BY name`)).map(({ name }) => name);
const write = async (name: string, db: Store['db'] = store.db): Promise<unknown> =>
  await db.insertInto('setting').values({ name, value: '' }).execute();

it('waits for no write, sees none that is half done, and every one that is', async () => {
  await write('first');
  await store.db.transaction().execute(async (transaction) => {
    await write('second', transaction);
    expect(await names()).toEqual(['first']);
  });
  expect(await names()).toEqual(['first', 'second']);
});

it('cannot write', async () => {
  await expect(store.ask(sql`DELETE FROM setting`)).rejects.toThrow(/readonly/);
});
