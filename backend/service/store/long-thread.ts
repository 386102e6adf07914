import { Worker } from 'node:worker_threads';
import { questioned, type Sql, type Value } from '../../store/sql.ts';
import type { Ask } from './store.ts';
import { TookTooLong } from './time-limit.ts';

export interface LongQuestion {
  readonly id: number;
  readonly text: string;
  readonly values: readonly Value[];
}

export type LongAnswer =
  | { readonly id: number; readonly rows: readonly unknown[] }
  /** Null: it took too long. The engine's number is lost on the way unless it is sent by itself. */
  | { readonly id: number; readonly error: string | null; readonly errcode?: number | undefined };

export interface LongThread {
  readonly ask: Ask;
  close(): Promise<void>;
}

/** As many may wait for their turn: whoever comes then would wait for longer than anybody waits. */
const MOST_WAITING = 6;

function failure(said: string, errcode: number | undefined): Error {
  return Object.assign(new Error(said), errcode === undefined ? {} : { errcode });
}

/** Statements that take their time, in a thread of their own, which begins with the first of them: nobody else waits for it. */
export function createLongThread(file: string): LongThread {
  const waiting = new Map<number, PromiseWithResolvers<readonly unknown[]>>();
  let worker: Worker | undefined;
  let last = 0;

  const settle = (answer: LongAnswer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('rows' in answer) asked?.resolve(answer.rows);
    else asked?.reject(answer.error === null ? new TookTooLong() : failure(answer.error, answer.errcode));
    // A process that is done need not wait for a thread that nobody has asked anything.
    if (waiting.size === 0) worker?.unref();
  };
  const begin = (): Worker => {
    const begun = new Worker(new URL('./long-worker.ts', import.meta.url), { workerData: file });
    // What fails in it or ends it fails whoever waits; the next one begins another.
    const end = (error: Error): void => {
      if (worker !== begun) return;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
      worker = undefined;
    };
    begun.on('message', settle).on('error', end);
    begun.once('exit', () => end(new Error('the thread of long statements has ended')));
    return begun;
  };
  return {
    ask: async <Row>(statement: Sql) => {
      if (waiting.size >= MOST_WAITING) throw new TookTooLong();
      worker ??= begin();
      last += 1;
      const asked = Promise.withResolvers<readonly unknown[]>();
      waiting.set(last, asked);
      worker.ref();
      const question: LongQuestion = { id: last, text: questioned(statement), values: statement.values };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
      worker.postMessage(question);
      return (await asked.promise) as Row[];
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
