// The pool alone loads in a third of the time that the whole of undici takes.
declare module 'undici/lib/dispatcher/pool.js' {
  import type { Pool } from 'undici';
  const pool: typeof Pool;
  export default pool;
}
