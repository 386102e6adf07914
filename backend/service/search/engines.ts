import { joined, list, raw, ref, type Sql, sql } from '../../store/sql.ts';
import type { Dialect } from '../store/store.ts';
import type { Condition, WordScope } from './condition.ts';
import { inHalves } from './halves.ts';
import { EARLY_SIGN, TITLE_SIGN } from './words.ts';

type Words = Extract<Condition, { kind: 'words' }>;

/** Products as found by their words: the index of words leads, products follow. */
export interface Led {
  readonly from: Sql;
  readonly where: Sql;
  readonly no: Sql;
}

/** What the engines say differently: capital letters, parts of text, and words. */
export interface Engine {
  /** Any number, whatever kind of number the column has that it is compared with. */
  number(value: number): Sql;
  same(what: Sql, values: readonly string[]): Sql;
  /** One of the texts is a part of it. */
  contains(what: Sql, texts: readonly string[], isCaseSensitive: boolean): Sql;
  /** One of many numbers, in one value. */
  ofNumbers(what: Sql, numbers: readonly number[]): Sql;
  /** One of few values that another query finds: found first, then looked up by their index. */
  amongFound(what: Sql, query: Sql): Sql;
  /** So many rows after so many others. */
  piece(limit: number, offset: number): Sql;
  /** All of these words in the engine's query language; undefined where some are none that can be looked for. */
  query(words: readonly Words[]): string | undefined;
  hasWords(query: string): Sql;
  /** `isSlim` when nothing but number, merchant and price of a product is read. */
  led(query: string, isSlim: boolean): Led;
  /** The words alone, without their products. */
  words(query: string): Led;
  /** The stretches of what is found by words, the most relevant first; within each the order is that of arrival. */
  readonly stretches: readonly WordScope[];
  /** The same condition, which gives up when its time is over; see `time-limit.ts`. */
  inTime(where: Sql): Sql;
  /** Several questions, each on a processor of its own. */
  readonly answersAtOnce: boolean;
}

const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
};
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Where a word is looked for: everywhere; in titles; in those of products that came early. */
type Place = 'anywhere' | 'title' | 'early';

interface Spelling {
  readonly and: string;
  readonly or: string;
  word(word: string, isPrefix: boolean, place: Place): string;
  beyond(whole: string, part: string): string;
}

/** One query for all of them: an engine asked for each on its own, product by product, takes minutes over a hundred. */
function spellAll(words: readonly Words[], spelling: Spelling): string | undefined {
  const queries = words.map((each) => spell(each, spelling));
  if (queries.length === 1 || queries.includes(undefined)) return queries.includes(undefined) ? undefined : queries[0];
  return [...new Set(queries)].map((query) => `(${query})`).join(spelling.and);
}

/** Words are letters and digits only (see `split-words.ts`), so quoting them is all the care they need. */
function spell({ alternatives, isPrefix, scope }: Words, { and, or, word, beyond }: Spelling): string | undefined {
  const filled = alternatives.filter((words) => words.length > 0);
  if (filled.length === 0) return undefined;
  const put = (place: Place): string =>
    filled.map((words) => `(${words.map((each) => word(each, isPrefix, place)).join(and)})`).join(or);
  const but = (whole: Place, part: Place): string => beyond(`(${put(whole)})`, `(${put(part)})`);
  const byScope: Readonly<Record<WordScope, () => string>> = {
    title: () => put('title'),
    'early-title': () => put('early'),
    'late-title': () => but('title', 'early'),
    anywhere: () => put('anywhere'),
    'beyond-title': () => but('anywhere', 'title'),
  };
  return byScope[scope]();
}

/**
 * Two letters beyond ASCII have small ones within it: the sign of kelvins, and an I with a dot, which becomes an i and a dot
 * that is none of ASCII: only at the end of a text can that i be meant.
 */
function withSmall(what: Sql, text: string): Sql {
  const dotted = /i$/i.test(text) ? sql`replace(${what}, '\u0130', 'i\u0307')` : what;
  return /k/i.test(text) ? sql`replace(${dotted}, '\u212A', 'k')` : dotted;
}

/** SQLite folds ASCII by itself, and fast; for the rest there is our own `fold`. */
const sqlite: Engine = {
  number: (value) => sql`${value}`,
  same: (what, values) =>
    values.every(isAscii)
      ? sql`${withSmall(what, values.join(''))} COLLATE NOCASE IN (${list(values)})`
      : sql`fold(${what}) IN (${list(values.map((value) => value.toLowerCase()))})`,
  contains: (what, texts, isCaseSensitive) =>
    sql`(${inHalves(
      texts.map((text) => {
        if (isCaseSensitive) return sql`instr(${what}, ${text}) > 0`;
        return isAscii(text)
          ? sql`${withSmall(what, text)} LIKE ${pattern(text)} ESCAPE '\\'`
          : sql`instr(fold(${what}), ${text.toLowerCase()}) > 0`;
      }),
      ' OR ',
    )})`,
  ofNumbers: (what, numbers) => sql`${what} IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`,
  amongFound: (what, query) => sql`${what} IN (${query})`,
  // A bound limit makes SQLite compile the statement anew at every run, which takes four times as long as a look-up.
  piece: (limit, offset) => raw(`LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`),
  query: (words) =>
    spellAll(words, {
      and: ' AND ',
      or: ' OR ',
      word: (word, isPrefix, place) => `${place === 'anywhere' ? '' : 'title : '}"${word}"${isPrefix ? '*' : ''}`,
      beyond: (whole, part) => `${whole} NOT ${part}`,
    }),
  stretches: ['title', 'beyond-title'],
  hasWords: (query) => sql`product.no IN (SELECT rowid FROM product_text WHERE product_text MATCH ${query})`,
  led: (query, isSlim) => ({
    from: sql`product_text CROSS JOIN product${raw(isSlim ? ' INDEXED BY product_slim' : '')} ON product.no = product_text.rowid`,
    where: sql`product_text MATCH ${query}`,
    no: ref('product_text.rowid'),
  }),
  words: (query) => ({
    from: sql`product_text`,
    where: sql`product_text MATCH ${query}`,
    no: ref('product_text.rowid'),
  }),
  inTime: (where) => sql`in_time() AND ${where}`,
  answersAtOnce: false,
};

/** Longer queries are of many words. */
const LONG_QUERY = 1000;

/** A weight is how a query says where; the index of words has a sign for it, which no parser would leave alone. */
const WEIGHTS: Readonly<Record<Place, string>> = { anywhere: '', title: 'A', early: 'B' };
/** With the sign before it, a word of two thousand bytes would be none; nobody misses it in a title. */
const signed = (weight: string, sign: string): readonly [RegExp, Sql] => [
  new RegExp(`:\\*?${weight}`),
  raw(`::text, '''([^'']{1,255})'':(\\*?)${weight}', '''${sign}\\1'':\\2', 'g')::tsquery`),
];
const SIGNED = [signed(WEIGHTS.title, TITLE_SIGN), signed(WEIGHTS.early, EARLY_SIGN)] as const;

const toQuery = (query: string): Sql =>
  SIGNED.reduce(
    (parsed, [weight, put]) => (weight.test(query) ? sql`regexp_replace(${parsed}${put}` : parsed),
    sql`to_tsquery('elsewhere', ${query})`,
  );

/**
 * For each of many words PostgreSQL expects a share of all products, and then reads them all instead of its index of
 * words, a hundred times as long. Of a query that it learns only when it runs it expects little.
 */
const textQuery = (query: string): Sql =>
  query.length > LONG_QUERY ? sql`(SELECT ${toQuery(query)})` : toQuery(query);

/** Columns compare byte by byte for the sake of order; folding needs a collation that knows letters. */
const postgres: Engine = {
  // Beside a whole number PostgreSQL takes a parameter for one, and fails at 10.5 as at what is too long.
  number: (value) => sql`${value}::double precision`,
  same: (what, values) =>
    sql`lower(${what} COLLATE "und-x-icu") IN (${joined(
      values.map((value) => sql`lower(${value}::text COLLATE "und-x-icu")`),
      ', ',
    )})`,
  // All patterns in one: letters are made small once for a value, which takes longer than to look for a text in it.
  contains: (what, texts, isCaseSensitive) => {
    const patterns = texts.map((text) => sql`${pattern(isCaseSensitive ? text : text.toLowerCase())}`);
    const value = isCaseSensitive ? what : sql`lower(${what} COLLATE "und-x-icu") COLLATE "C"`;
    return sql`${value} LIKE ANY(ARRAY[${joined(patterns, ', ')}]::text[])`;
  },
  ofNumbers: (what, numbers) => sql`${what} = ANY(${`{${numbers.join(',')}}`}::integer[])`,
  amongFound: (what, query) => sql`${what} = ANY(ARRAY(${query}))`,
  piece: (limit, offset) => sql`LIMIT ${limit} OFFSET ${offset}`,
  query: (words) =>
    spellAll(words, {
      and: ' & ',
      or: ' | ',
      word: (word, isPrefix, place) => `'${word}':${isPrefix ? '*' : ''}${WEIGHTS[place]}`,
      beyond: (whole, part) => `${whole} & !${part}`,
    }),
  stretches: ['early-title', 'late-title', 'beyond-title'],
  hasWords: (query) => sql`product.no IN (SELECT no FROM product_text WHERE words @@ ${textQuery(query)})`,
  led: (query, isSlim) => ({
    from: raw(isSlim ? 'product_text AS product' : 'product_text JOIN product ON product.no = product_text.no'),
    where: sql`words @@ ${textQuery(query)}`,
    no: ref('product.no'),
  }),
  words: (query) => ({
    from: sql`product_text`,
    where: sql`words @@ ${textQuery(query)}`,
    // Not the bare column: in its order PostgreSQL would walk through all products, in hope of a hundred that fit.
    no: raw('(product_text.no + 0)'),
  }),
  // Its connections have a limit of their own.
  inTime: (where) => where,
  answersAtOnce: true,
};

export const ENGINES: Readonly<Record<Dialect, Engine>> = { sqlite, postgres };
