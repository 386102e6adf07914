export type Value = string | number | null;

/** Words of SQL with places between them for values: a value never becomes a word. */
export interface Sql {
  readonly words: readonly string[];
  readonly values: readonly Value[];
}

/** Understood alike by SQLite and PostgreSQL. A part that is SQL itself is put in as it is. */
export function sql(words: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const all = [words[0] ?? ''];
  const values: Value[] = [];
  for (const [index, part] of parts.entries()) {
    const after = words[index + 1] ?? '';
    if (typeof part !== 'object' || part === null) {
      values.push(part);
      all.push(after);
      continue;
    }
    values.push(...part.values);
    const [first = '', ...rest] = part.words;
    all.push((all.pop() ?? '') + first, ...rest);
    all.push((all.pop() ?? '') + after);
  }
  return { words: all, values };
}

/** Words that are in the program itself. */
export function plain(words: string): Sql {
  return { words: [words], values: [] };
}

/** Values with commas between them. */
export function list(values: readonly Value[]): Sql {
  return { words: ['', ...values.map((_value, index) => (index < values.length - 1 ? ', ' : ''))], values };
}

/** How anything in the proxy reads and writes what it keeps. */
export interface Db {
  all<Row>(query: Sql): Promise<Row[]>;
  first<Row>(query: Sql): Promise<Row | undefined>;
  /** Answers how many rows it has touched. */
  run(query: Sql): Promise<number>;
}
