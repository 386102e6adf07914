import type { Pool as UndiciPool } from 'undici';

/** The pool alone loads in a third of the time that the whole of undici takes; it has no types of its own. */
const path: string = 'undici/lib/dispatcher/pool.js';
const loaded = (await import(path)) as { default: typeof UndiciPool };

export const Pool = loaded.default;
