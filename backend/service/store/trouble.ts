import { TookTooLong } from './time-limit.ts';

/** Why a store could not do what it was asked, where neither the request nor we are to blame. It passes. */
export type Trouble = 'busy' | 'lost' | 'full';

/** Of PostgreSQL by the class of its code, the longest that fits: what it says when it ends, begins, or lacks something. */
const BY_STATE: Readonly<Record<string, Trouble>> = {
  '08': 'lost',
  // It became one that only reads: another has taken its place.
  '25006': 'lost',
  // Two transactions in each other's way, of which one was taken back.
  '40': 'busy',
  '53': 'busy',
  '53100': 'full',
  '57014': 'busy',
  '57P': 'lost',
  '58': 'lost',
};

/** Of the connection to it. A socket in a folder is not there while nobody listens. */
const BY_SYSTEM =
  /^(?:E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN)|ENOENT)$/;

/** What its driver says without a code. */
const BY_WORDS: readonly (readonly [RegExp, Trouble])[] = [
  [/^Connection terminated|not queryable/, 'lost'],
  [/^timeout exceeded when trying to connect/, 'busy'],
];

/** Of SQLite, by its code without what makes it finer: busy, locked, no memory, read-only, input or output, full, not to be opened. */
const BY_SQLITE: Readonly<Record<number, Trouble>> = {
  5: 'busy',
  6: 'busy',
  7: 'busy',
  8: 'lost',
  10: 'lost',
  13: 'full',
  14: 'lost',
};
/** An input-output error that is always a want of room. */
const NO_ROOM_TO_SHARE = 4874;

/** Undefined for what is a mistake of ours. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof TookTooLong) return 'busy';
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  if (typeof errcode === 'number') return errcode === NO_ROOM_TO_SHARE ? 'full' : BY_SQLITE[errcode & 0xff];
  if (typeof code !== 'string') return BY_WORDS.find(([words]) => words.test(error.message))?.[1];
  return BY_SYSTEM.test(code) ? 'lost' : (BY_STATE[code] ?? BY_STATE[code.slice(0, 3)] ?? BY_STATE[code.slice(0, 2)]);
}
