import { parentPort, workerData } from 'node:worker_threads';
import type { LongAnswer, LongQuestion } from './long-thread.ts';
import { adaptSqlite, inTime, openForReading } from './sqlite.ts';
import { TookTooLong } from './time-limit.ts';

// The thread of `long-thread.ts`.
const database = adaptSqlite(openForReading(workerData as string));

function answerOf({ id, text, values }: LongQuestion): LongAnswer {
  try {
    return { id, rows: inTime(() => database.prepare(text).all(values)) };
  } catch (error) {
    const { errcode } = error as { readonly errcode?: number };
    return { id, error: error instanceof TookTooLong ? null : String(error), errcode };
  }
}

parentPort?.on('message', (question: LongQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(answerOf(question));
});
