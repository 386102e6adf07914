import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Which catalog's words to put into which file. */
export interface WordsOrder {
  readonly file: string;
  readonly count: number;
}

/** Words that are being made, and the file in which they will be. */
export interface WordsUnderWay {
  readonly file: string;
  readonly done: Promise<unknown>;
}

export const isFile = (address: string): boolean => address !== ':memory:' && !address.includes('://');

/**
 * Half of the work of filling a store is cutting text into words: a second thread makes the same catalog and does that
 * meanwhile, in a file of its own. Undefined where nothing is to be filled.
 */
export function beginWords(address: string, count: number): WordsUnderWay | undefined {
  if (!isFile(address) || existsSync(address)) return undefined;
  mkdirSync(dirname(address), { recursive: true });
  const file = `${address}.words`;
  clearFile(file);
  const workerData: WordsOrder = { file, count };
  const worker = new Worker(new URL('./words-worker.ts', import.meta.url), { workerData });
  return { file, done: once(worker, 'exit') };
}

/** Removes a store's file, and what the engine keeps beside it. */
export function clearFile(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}
