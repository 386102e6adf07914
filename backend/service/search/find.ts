import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { ProductRow } from '../store/tables.ts';
import { all, ALL, type Condition } from './condition.ts';
import { compile, type Sql } from './compile.ts';
import type { Position } from './cursor.ts';
import { ENGINES } from './engines.ts';
import { type Tally, tally } from './facets.ts';
import type { Selection } from './selection.ts';
import { type Sort, type SortKey, sortKey } from './sort.ts';

/** One search, read and checked. */
export interface Query {
  readonly condition: Condition;
  readonly sort: Sort;
  /** What stands before everything else when the order is by relevance. */
  readonly first?: Condition;
  /** What is left out of the ordered result: duplicates, or too many of one kind. */
  readonly selection?: Selection;
  readonly limit: number;
  readonly start: { readonly offset: number } | { readonly after: Position };
}

export interface Found {
  readonly rows: readonly ProductRow[];
  /** -1 when the page alone does not tell. */
  readonly total: number;
  /** How many rows stand before the first of these. */
  readonly passed: number;
  /** Where the next page begins; null after the last row. */
  readonly next: Position | null;
}

/** More rows than this are not looked through for duplicates; the rest counts as it stands. */
const MAX_SELECTED_FROM = 200_000;

type Words = Extract<Condition, { kind: 'words' }>;

interface Plan {
  /** What is selected from, up to and including WHERE. */
  readonly from: RawBuilder<unknown>;
  readonly where: Sql;
  readonly key: SortKey;
  readonly isDescending: boolean;
}

export interface Outcome extends Found {
  readonly tally: Tally | undefined;
}

export interface Search {
  /** Words that are found nowhere are looked for once more as beginnings of words. */
  run(query: Query, needsTally: boolean): Promise<Outcome>;
}

export function createSearch(store: Store): Search {
  const { db, dialect } = store;
  const engine = ENGINES[dialect];

  const count = async (condition: Condition): Promise<number> => {
    const text = condition.kind === 'words' ? wordsQuery(condition) : undefined;
    if (text === '') return 0;
    const rows =
      text === undefined
        ? sql`SELECT count(*) AS total FROM product WHERE ${compile(condition, dialect)}`
        : sql`SELECT count(*) AS total FROM ${engine.ranked(text)} AS ranked`;
    const { rows: [row] } = await (rows as RawBuilder<{ total: number | string }>).execute(db);
    return Number(row?.total ?? 0);
  };

  const wordsQuery = (words: Words): string => {
    const alternatives = words.alternatives.filter((alternative) => alternative.length > 0);
    return alternatives.length === 0 ? '' : engine.query(alternatives, words.isPrefix);
  };

  const plan = ({ condition, sort, first }: Query): Plan => {
    const isDescending = sort.order === 'desc';
    const key = sortKey(sort.by);
    if (key !== undefined) return { from: tables(key.joins), where: compile(condition, dialect), key, isDescending };
    const { words, rest } = splitRanking(condition);
    const text = words === undefined ? '' : wordsQuery(words);
    if (text !== '') {
      const from = sql`${engine.ranked(text)} AS ranked JOIN product ON product.no = ranked.no`;
      return { from, where: compile(rest, dialect), key: keyOf(sql.ref('ranked.score')), isDescending: false };
    }
    const value = first === undefined ? sql.ref('product.no') : sql`CASE WHEN ${compile(first, dialect)} THEN 0 ELSE 1 END`;
    return { from: tables(undefined), where: compile(condition, dialect), key: keyOf(value), isDescending: false };
  };

  const page = async (query: Query): Promise<Found> => {
    const { from, where, key, isDescending } = plan(query);
    const direction = sql.raw(isDescending ? 'DESC' : 'ASC');
    const order = (value: RawBuilder<unknown>, no: RawBuilder<unknown>): RawBuilder<unknown> =>
      sql`${value} ${direction}${sql.raw(key.isNullable ? ' NULLS LAST' : '')}, ${no} ${direction}`;
    const after = 'after' in query.start ? sql` AND ${afterwards(key, query.start.after, isDescending)}` : sql``;
    const offset = 'offset' in query.start ? query.start.offset : 0;
    const inner = sql`SELECT product.no AS hit_no, ${key.value} AS hit_value FROM ${from} WHERE ${where}${after}
      ORDER BY ${order(key.value, sql.ref('product.no'))} LIMIT ${query.limit + 1} OFFSET ${offset}`;
    const statement = sql<ProductRow & { hit_value: string | number | null }>`SELECT product.*, hit.hit_value
      FROM (${inner}) AS hit JOIN product ON product.no = hit.hit_no ORDER BY ${order(sql.ref('hit.hit_value'), sql.ref('product.no'))}`;
    const { rows: found } = await statement.execute(db);
    const rows = found.slice(0, query.limit);
    const passed = 'after' in query.start ? query.start.after.passed : offset;
    const last = rows.at(-1);
    const next =
      found.length > query.limit && last !== undefined
        ? { passed: passed + rows.length, value: last.hit_value, no: last.no }
        : null;
    // A short page that begins within the result says how long the result is.
    const isCounted = next === null && (rows.length > 0 || passed === 0);
    return { rows, passed, next, total: isCounted ? passed + rows.length : -1 };
  };

  const selected = async (query: Query, selection: Selection): Promise<Found> => {
    const { from, where, key, isDescending } = plan(query);
    const direction = sql.raw(isDescending ? 'DESC' : 'ASC');
    const values = selection.fields.map((field, index) => sql`${sql.ref(`product.${field}`)} AS ${sql.ref(`value_${index}`)}`);
    const network = selection.needsNetwork ? sql` JOIN merchant AS seller ON seller.id = product.merchant_id` : sql``;
    const { rows: candidates } = await sql<Record<string, string | number | null> & { no: number }>`
      SELECT product.no AS no, ${selection.needsNetwork ? sql`seller.network_id AS value_0` : sql.join(values)}
      FROM ${from}${network} WHERE ${where}
      ORDER BY ${key.value} ${direction}${sql.raw(key.isNullable ? ' NULLS LAST' : '')}, product.no ${direction}
      LIMIT ${MAX_SELECTED_FROM}`.execute(db);
    const kept = selection.choose(candidates.map((row) => ({ no: row.no, values: selection.fields.map((_, index) => row[`value_${index}`] ?? null) })));
    const beyond = candidates.length < MAX_SELECTED_FROM ? 0 : Math.max(0, (await count(query.condition)) - candidates.length);
    const passed = 'after' in query.start ? query.start.after.passed : query.start.offset;
    const numbers = kept.slice(passed, passed + query.limit);
    const found = numbers.length === 0 ? [] : await db.selectFrom('product').selectAll().where('no', 'in', numbers).execute();
    const byNumber = new Map(found.map((row) => [row.no, row]));
    const rows = numbers.flatMap((no) => byNumber.get(no) ?? []);
    const end = passed + numbers.length;
    const next = end < kept.length ? { passed: end, value: null, no: numbers.at(-1) ?? 0 } : null;
    return { rows, passed, next, total: kept.length + beyond };
  };

  const once = async (query: Query, needsTally: boolean): Promise<Outcome> => {
    const tallied = needsTally ? await tally(store, query.condition) : undefined;
    const found = query.selection === undefined ? await page(query) : await selected(query, query.selection);
    const total = found.total >= 0 ? found.total : (tallied?.total ?? (await count(query.condition)));
    return { ...found, total, tally: tallied };
  };

  return {
    run: async (query, needsTally) => {
      const outcome = await once(query, needsTally);
      if (outcome.total > 0 || !hasWords(query.condition)) return outcome;
      return await once({ ...query, condition: widen(query.condition) }, needsTally);
    },
  };
}

const keyOf = (value: RawBuilder<unknown>): SortKey => ({ value, isNullable: false, joins: undefined });

function tables(joins: SortKey['joins']): RawBuilder<unknown> {
  const merchant = sql` JOIN merchant ON merchant.id = product.merchant_id`;
  if (joins === undefined) return sql`product`;
  return joins === 'merchant' ? sql`product${merchant}` : sql`product${merchant} JOIN network ON network.id = merchant.network_id`;
}

/** All that stands after a row in the order of the key, rows without a value last. */
function afterwards({ value, isNullable }: SortKey, { value: last, no }: Position, isDescending: boolean): Sql {
  const beyond = sql.raw(isDescending ? '<' : '>');
  if (last === null) return sql`(${value} IS NULL AND product.no ${beyond} ${no})`;
  const further: Sql = sql`(${value}, product.no) ${beyond} (${last}, ${no})`;
  return isNullable ? sql`(${further} OR ${value} IS NULL)` : further;
}

/** The words by which a result is ranked: the first that every product must have. */
function splitRanking(condition: Condition): { words?: Words; rest: Condition } {
  if (condition.kind === 'words') return { words: condition, rest: ALL };
  if (condition.kind !== 'all') return { rest: condition };
  const words = condition.of.find((part) => part.kind === 'words');
  if (words === undefined) return { rest: condition };
  return { words, rest: all(condition.of.filter((part) => part !== words)) };
}

function hasWords(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(hasWords);
  return condition.kind === 'words';
}

function widen(condition: Condition): Condition {
  if (condition.kind === 'all' || condition.kind === 'any') return { kind: condition.kind, of: condition.of.map(widen) };
  return condition.kind === 'words' ? { ...condition, isPrefix: true } : condition;
}
