import pino from 'pino';
import type { Answered } from './app.ts';

/** What may be logged: a closed list of words and figures. No address, header, body or key has a place in it. */
export type LogEntry =
  | ({ readonly event: 'answered' } & Answered)
  | { readonly event: 'listening'; readonly port: number; readonly access: string; readonly store: string }
  | { readonly event: 'warning' | 'stopped' | 'reloaded' | 'paired' | 'catalog-restarted'; readonly word?: string }
  | { readonly event: 'bug'; readonly requestId?: string; readonly name: string; readonly stack: string }
  | { readonly event: 'trouble'; readonly what: string; readonly word: string };

export interface Log {
  (entry: LogEntry): void;
  /** Answers are logged one by one, not only those that went wrong. */
  readonly isVerbose: boolean;
}

/** One JSON object a line, on standard error: standard output is for people. */
export function createLog(level: string): Log {
  const logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: false }),
  );
  const levelOf = (entry: LogEntry): 'debug' | 'info' | 'warn' | 'error' => {
    if (entry.event === 'bug') return 'error';
    if (entry.event === 'warning' || entry.event === 'trouble') return 'warn';
    if (entry.event === 'answered') return entry.status >= 500 ? 'warn' : 'debug';
    return 'info';
  };
  const log = (entry: LogEntry): void => {
    const wanted = levelOf(entry);
    if (logger.isLevelEnabled(wanted)) logger[wanted](entry);
  };
  return Object.assign(log, { isVerbose: logger.isLevelEnabled('debug') });
}

/** A bug's stack, in which only our own words can stand. */
export function bug(error: unknown, requestId?: string): LogEntry {
  const { name, stack } = error instanceof Error ? error : new Error('something that is no Error was thrown');
  const frames = (stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { event: 'bug', ...(requestId === undefined ? {} : { requestId }), name, stack: frames.join('\n') };
}
