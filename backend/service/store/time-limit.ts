/** A search was given up, because it took longer than the others can be kept waiting. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** For one statement. SQLite answers nobody else meanwhile; PostgreSQL has other connections. */
export const MOST_MS = { sqlite: 2000, postgres: 10_000 } as const;
