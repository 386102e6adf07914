import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillStore } from '../../../backend/service/generate/fill.ts';
import { openFilled } from '../../../backend/service/generate/fill-file.ts';
import { openStore } from '../../../backend/service/store/open.ts';
import type { Store } from '../../../backend/service/store/store.ts';

const NOW = Date.UTC(2026, 10, 21);
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-fill-'));
  file = join(folder, 'data', 'catalog.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const sqliteOf = ({ engine }: Store) => {
  if (engine.kind !== 'sqlite') throw new Error('no file');
  return engine.sqlite;
};
const QUERIES = ['headphones', 'title : travel', '"brushless" AND "drill"', 'amazon', 'press'];
const found = (store: Store): unknown[] =>
  QUERIES.map((query) =>
    sqliteOf(store).prepare('SELECT rowid FROM product_text WHERE product_text MATCH ? ORDER BY rowid').all(query),
  );
const rows = async (store: Store) => await store.db.selectFrom('product').selectAll().orderBy('no').execute();

it('makes the same store as one that is filled in place, words and all', async () => {
  const [made, plain] = [await openFilled(file, 3000, NOW), await openStore(':memory:')];
  await fillStore(plain, 3000, NOW);
  expect(await rows(made)).toEqual(await rows(plain));
  expect(found(made)).toEqual(found(plain));
  expect(found(made).every((numbers) => (numbers as unknown[]).length > 0)).toBe(true);
  await made.close();
  await plain.close();
});

it('leaves an index of words that is sound and goes on changing', async () => {
  const store = await openFilled(file, 500, NOW);
  const sqlite = sqliteOf(store);
  sqlite.exec("INSERT INTO product_text (product_text) VALUES ('integrity-check')");
  sqlite.exec("INSERT INTO product_text (rowid, title, rest) VALUES (501, 'quixotic lantern', 'x')");
  sqlite.exec('DELETE FROM product_text WHERE rowid = 1');
  const numbers = sqlite.prepare("SELECT rowid FROM product_text WHERE product_text MATCH 'quixotic OR amazon'").all();
  expect(numbers.map(({ rowid }) => rowid)).toContain(501);
  expect(numbers.map(({ rowid }) => rowid)).not.toContain(1);
  expect(sqlite.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(sqlite.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  await store.close();
});

it('throws away what a crash left, and leaves what is there as it is', async () => {
  const first = await openFilled(file, 100, NOW);
  await first.close();
  writeFileSync(`${file}.filling`, 'half a file');
  const again = await openFilled(file, 700, NOW);
  expect(await rows(again)).toHaveLength(100);
  await again.close();
  rmSync(file);
  writeFileSync(`${file}.words`, 'half a file');
  const anew = await openFilled(file, 200, NOW);
  expect(await rows(anew)).toHaveLength(200);
  await anew.close();
  expect(readdirSync(join(folder, 'data')).filter((name) => !name.startsWith('catalog.sqlite-'))).toEqual([
    'catalog.sqlite',
  ]);
  expect(existsSync(`${file}.words`)).toBe(false);
});
