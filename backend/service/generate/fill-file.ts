import { once } from 'node:events';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { inTransaction, rowWriter, UNSEEN } from '../store/load.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { ProductRow } from '../store/tables.ts';
import { fillStore } from './fill.ts';
import type { WordsOrder } from './words-worker.ts';

/** Opens a store and fills it where it is fresh. */
export async function openFilled(address: string, count: number, now: number): Promise<Store> {
  if (address !== ':memory:' && !address.includes('://')) {
    mkdirSync(dirname(address), { recursive: true });
    if (!existsSync(address)) await fillFile(address, count, now);
  }
  const store = await openStore(address);
  await fillStore(store, count, now);
  return store;
}

/**
 * Makes a filled file beside its place and moves it there when it is whole. Half of the work is cutting text into
 * words: a second thread makes the same catalog and does that meanwhile, in a file of its own.
 */
async function fillFile(file: string, count: number, now: number): Promise<void> {
  const [draft, words] = [`${file}.filling`, `${file}.words`];
  const clear = (): void => {
    for (const name of [draft, words]) for (const end of ['', '-wal', '-shm']) rmSync(name + end, { force: true });
  };
  clear();
  const workerData: WordsOrder = { file: words, count, now };
  const worker = new Worker(new URL('./words-worker.ts', import.meta.url), { workerData });
  await Promise.all([once(worker, 'exit'), fillDraft(draft, count, now)]);
  takeWords(draft, words);
  // Another program may have made the file meanwhile: then that one is right.
  if (!existsSync(file)) renameSync(draft, file);
  clear();
}

async function fillDraft(draft: string, count: number, now: number): Promise<void> {
  const store = await openStore(draft);
  await fillStore(store, count, now, rowsAlone);
  await store.close();
}

async function rowsAlone({ engine }: Store, rows: Iterable<ProductRow>): Promise<void> {
  if (engine.kind !== 'sqlite') throw new Error('a draft is a file');
  engine.sqlite.exec(UNSEEN);
  const write = rowWriter(engine.sqlite);
  inTransaction(engine.sqlite, () => {
    for (const row of rows) write(row);
  });
}

/** The index of words is four plain tables underneath: copied as they are, it costs next to nothing. */
function takeWords(draft: string, words: string): void {
  const database = new DatabaseSync(draft, { defensive: false });
  database.exec(UNSEEN);
  database.prepare('ATTACH ? AS words').run(words);
  for (const part of ['data', 'idx', 'docsize', 'config']) {
    const table = `product_text_${part}`;
    database.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM words.${table}`);
  }
  database.close();
  const handle = openSync(draft, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
