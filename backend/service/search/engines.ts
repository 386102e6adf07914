import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../store/store.ts';
import type { Condition, WordScope } from './condition.ts';

type Text = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;
type Words = Extract<Condition, { kind: 'words' }>;

/** Products as found by their words: the index of words leads, products follow. */
export interface Led {
  readonly from: RawBuilder<unknown>;
  readonly where: Test;
  readonly no: RawBuilder<unknown>;
}

/** What the engines say differently: capital letters, parts of text, and words. */
export interface Engine {
  same(what: Text, values: readonly string[]): Test;
  contains(what: Text, text: string, isCaseSensitive: boolean): Test;
  /** Words in the engine's query language; undefined where there are none to look for. */
  query(words: Words): string | undefined;
  hasWords(query: string): Test;
  /** `isSlim` when nothing but number, merchant and price of a product is read. */
  led(query: string, isSlim: boolean): Led;
  /** The words alone, without their products. */
  words(query: string): { readonly from: RawBuilder<unknown>; readonly where: Test };
}

const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
};
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface Spelling {
  readonly and: string;
  readonly or: string;
  word(word: string, isPrefix: boolean, isTitle: boolean): string;
  beyond(whole: string, title: string): string;
}

/** Words are letters and digits only (see `split-words.ts`), so quoting them is all the care they need. */
function spell({ alternatives, isPrefix, scope }: Words, { and, or, word, beyond }: Spelling): string | undefined {
  const filled = alternatives.filter((words) => words.length > 0);
  if (filled.length === 0) return undefined;
  const put = (isTitle: boolean): string =>
    filled.map((words) => `(${words.map((each) => word(each, isPrefix, isTitle)).join(and)})`).join(or);
  const byScope: Readonly<Record<WordScope, () => string>> = {
    title: () => put(true),
    anywhere: () => put(false),
    'beyond-title': () => beyond(`(${put(false)})`, `(${put(true)})`),
  };
  return byScope[scope]();
}

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
  query: (words) =>
    spell(words, {
      and: ' AND ',
      or: ' OR ',
      word: (word, isPrefix, isTitle) => `${isTitle ? 'title : ' : ''}"${word}"${isPrefix ? '*' : ''}`,
      beyond: (whole, title) => `${whole} NOT ${title}`,
    }),
  hasWords: (query) => sql`product.no IN (SELECT rowid FROM product_text WHERE product_text MATCH ${query})`,
  led: (query, isSlim) => ({
    from: sql`product_text CROSS JOIN product${sql.raw(isSlim ? ' INDEXED BY product_slim' : '')} ON product.no = product_text.rowid`,
    where: sql`product_text MATCH ${query}`,
    no: sql.ref('product_text.rowid'),
  }),
  words: (query) => ({ from: sql`product_text`, where: sql`product_text MATCH ${query}` }),
};

/** Columns compare byte by byte for the sake of order; folding needs a collation that knows letters. */
const postgres: Engine = {
  same: (what, values) =>
    sql`lower(${what} COLLATE "und-x-icu") IN (${sql.join(values.map((value) => sql`lower(${value}::text COLLATE "und-x-icu")`))})`,
  contains: (what, text, isCaseSensitive) =>
    isCaseSensitive
      ? sql`strpos(${what}, ${text}) > 0`
      : sql`lower(${what} COLLATE "und-x-icu") LIKE lower(${pattern(text)}::text COLLATE "und-x-icu")`,
  query: (words) =>
    spell(words, {
      and: ' & ',
      or: ' | ',
      word: (word, isPrefix, isTitle) =>
        `'${word}'${isPrefix || isTitle ? ':' : ''}${isPrefix ? '*' : ''}${isTitle ? 'A' : ''}`,
      beyond: (whole, title) => `${whole} & !${title}`,
    }),
  hasWords: (query) =>
    sql`product.no IN (SELECT no FROM product_text WHERE words @@ to_tsquery('elsewhere', ${query}))`,
  led: (query) => ({
    from: sql`product_text JOIN product ON product.no = product_text.no`,
    where: sql`product_text.words @@ to_tsquery('elsewhere', ${query})`,
    no: sql.ref('product.no'),
  }),
  words: (query) => ({ from: sql`product_text`, where: sql`words @@ to_tsquery('elsewhere', ${query})` }),
};

export const ENGINES: Readonly<Record<Dialect, Engine>> = { sqlite, postgres };
