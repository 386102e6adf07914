import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../store/store.ts';

type Text = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;

/** What the engines say differently: capital letters, parts of text, and words. */
export interface Engine {
  same(what: Text, values: readonly string[]): Test;
  contains(what: Text, text: string, isCaseSensitive: boolean): Test;
  /** Words in the engine's query language: ANDed within an alternative, the alternatives ORed. */
  query(alternatives: readonly (readonly string[])[], isPrefix: boolean): string;
  hasWords(query: string): Test;
  /** `(no, score)` of all products with these words; the smaller the score, the better. */
  ranked(query: string): RawBuilder<{ no: number; score: number }>;
}

const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
};
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** SQLite folds ASCII by itself, and fast; for the rest there is our own `fold`. */
const sqlite: Engine = {
  same: (what, values) =>
    values.every(isAscii)
      ? sql`${what} COLLATE NOCASE IN (${sql.join(values)})`
      : sql`fold(${what}) IN (${sql.join(values.map((value) => value.toLowerCase()))})`,
  contains: (what, text, isCaseSensitive) => {
    if (isCaseSensitive) return sql`instr(${what}, ${text}) > 0`;
    return isAscii(text)
      ? sql`${what} LIKE ${pattern(text)} ESCAPE '\\'`
      : sql`instr(fold(${what}), ${text.toLowerCase()}) > 0`;
  },
  query: (alternatives, isPrefix) =>
    alternatives.map((words) => `(${words.map((word) => `"${word}"${isPrefix ? '*' : ''}`).join(' AND ')})`).join(' OR '),
  hasWords: (query) => sql`product.no IN (SELECT rowid FROM product_text WHERE product_text MATCH ${query})`,
  ranked: (query) =>
    sql`(SELECT rowid AS no, bm25(product_text, 10.0, 1.0) AS score FROM product_text WHERE product_text MATCH ${query})`,
};

/** Columns compare byte by byte for the sake of order; folding needs a collation that knows letters. */
const postgres: Engine = {
  same: (what, values) =>
    sql`lower(${what} COLLATE "und-x-icu") IN (${sql.join(values.map((value) => sql`lower(${value}::text COLLATE "und-x-icu")`))})`,
  contains: (what, text, isCaseSensitive) =>
    isCaseSensitive
      ? sql`strpos(${what}, ${text}) > 0`
      : sql`lower(${what} COLLATE "und-x-icu") LIKE lower(${pattern(text)}::text COLLATE "und-x-icu")`,
  query: (alternatives, isPrefix) =>
    alternatives.map((words) => `(${words.map((word) => `'${word}'${isPrefix ? ':*' : ''}`).join(' & ')})`).join(' | '),
  hasWords: (query) =>
    sql`product.no IN (SELECT no FROM product_text WHERE words @@ to_tsquery('elsewhere', ${query}))`,
  ranked: (query) =>
    sql`(SELECT no, -ts_rank(words, to_tsquery('elsewhere', ${query})) AS score FROM product_text
      WHERE words @@ to_tsquery('elsewhere', ${query}))`,
};

export const ENGINES: Readonly<Record<Dialect, Engine>> = { sqlite, postgres };
