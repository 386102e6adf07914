import type { Sql } from '../../store/sql.ts';

/** How anything in the proxy reads and writes what it keeps. */
export interface Db {
  all<Row>(query: Sql): Promise<Row[]>;
  first<Row>(query: Sql): Promise<Row | undefined>;
  /** Answers how many rows it has touched. */
  run(query: Sql): Promise<number>;
}
