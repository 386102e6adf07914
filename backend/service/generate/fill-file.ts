import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction, rowWriter, UNSEEN } from '../store/load.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { ProductRow } from '../store/tables.ts';
import { fillStore } from './fill.ts';
import { beginWords, clearFile, type WordsUnderWay } from './words-thread.ts';

/** Opens a store and fills it where it is fresh. Its words may have been begun before. */
export async function openFilled(address: string, count: number, now: number, begun?: WordsUnderWay): Promise<Store> {
  const words = begun ?? beginWords(address, count);
  if (words !== undefined) await fillFile(address, count, now, words);
  const store = await openStore(address);
  await fillStore(store, count, now);
  return store;
}

/** Makes a filled file beside its place, and moves it there when it is whole. */
async function fillFile(file: string, count: number, now: number, words: WordsUnderWay): Promise<void> {
  const draft = `${file}.filling`;
  clearFile(draft);
  await Promise.all([words.done, fillDraft(draft, count, now)]);
  takeWords(draft, words.file);
  // Another program may have made the file meanwhile: then that one is right.
  if (!existsSync(file)) renameSync(draft, file);
  clearFile(draft);
  clearFile(words.file);
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
