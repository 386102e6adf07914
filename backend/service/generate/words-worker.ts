import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { inTransaction, UNSEEN, WORDS_TABLE, wordWriter } from '../store/load.ts';
import { makeCatalog, namesIn } from './catalog.ts';

/** Which catalog's words to put into which file. */
export interface WordsOrder {
  readonly file: string;
  readonly count: number;
  readonly now: number;
}

// The thread beside `fill-file.ts`.
const { file, count, now } = workerData as WordsOrder;
const catalog = makeCatalog(count, now);
const database = new DatabaseSync(file);
database.exec(`${UNSEEN}; ${WORDS_TABLE}`);
const write = wordWriter(database, namesIn(catalog));
inTransaction(database, () => {
  for (const row of catalog.products) write(row);
});
database.close();
