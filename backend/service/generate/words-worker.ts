import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { inTransaction, UNSEEN, WORDS_TABLE, wordWriter } from '../store/load.ts';
import { makeCatalog, namesIn } from './catalog.ts';
import type { WordsOrder } from './words-thread.ts';

/** One less than FTS5 can hold. */
const MOST_PIECES = 1999;
/** So many bytes of words are gathered before a piece is written: of most catalogs the whole, which then needs no merging. */
const GATHERED_BYTES = 64 * 2 ** 20;
const USUAL_GATHERED_BYTES = 2 ** 20;
const [USUAL_AUTOMERGE, USUAL_CRISISMERGE] = [4, 16];

// The thread of `words-thread.ts`. No word depends on the day.
const { file, count } = workerData as WordsOrder;
const catalog = makeCatalog(count, 0);
const database = new DatabaseSync(file);
database.exec(`${UNSEEN}; ${WORDS_TABLE}`);
const write = wordWriter(database, namesIn(catalog));
const set = (name: string, value: number): void =>
  database.exec(`INSERT INTO product_text (product_text, rank) VALUES ('${name}', ${value})`);
// Pieces that are merged as they come are merged over and over: here once, when all are there.
set('automerge', 0);
set('crisismerge', MOST_PIECES);
set('hashsize', GATHERED_BYTES);
inTransaction(database, () => {
  for (const row of catalog.products) write(row);
});
database.exec("INSERT INTO product_text (product_text) VALUES ('optimize')");
set('automerge', USUAL_AUTOMERGE);
set('crisismerge', USUAL_CRISISMERGE);
set('hashsize', USUAL_GATHERED_BYTES);
database.close();
