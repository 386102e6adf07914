import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** Kysely over Node's own SQLite. A statement is prepared once and kept; what it returns is plain rows. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const kept = statements.get(sql);
    if (kept !== undefined) return kept;
    const statement = database.prepare(sql);
    if (statements.size >= 500) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  return new SqliteDialect({
    database: {
      close: () => {
        database.close();
      },
      prepare(sql) {
        const statement = prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
          run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
          iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
        };
      },
    },
  });
}
