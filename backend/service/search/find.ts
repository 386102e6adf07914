import { joined, raw, ref, type Sql, sql } from '../../store/sql.ts';
import type { Ask, Store } from '../store/store.ts';
import type { ProductRow } from '../store/tables.ts';
import { type Condition, isByKey, isHeavy } from './condition.ts';
import type { Position } from './cursor.ts';
import { ENGINES } from './engines.ts';
import { type Tally, tally } from './facets.ts';
import { afterwards, type Ordered, orderOf, type Part, partsOf } from './order.ts';
import type { Selection } from './selection.ts';
import { leadingWords, type Source, sourceOf } from './source.ts';

/** One search, read and checked. */
export interface Query extends Ordered {
  /** What is left out of the ordered result: duplicates, or too many of one kind. */
  readonly selection?: Selection;
  readonly limit: number;
}

export interface Found {
  readonly rows: readonly ProductRow[];
  /** -1 when the page alone does not tell. */
  readonly total: number;
  /** How many rows stand before the first of these. */
  readonly passed: number;
  /** Where the next page begins; null after the last row. */
  readonly next: Omit<Position, 'total'> | null;
}

export interface Outcome extends Found {
  readonly tally: Tally | undefined;
  /** The page as its reader wrote it. */
  readonly written: string;
}

/** Puts the rows of a page in words. */
export type Write = (rows: readonly ProductRow[]) => string;

export interface Search {
  /**
   * Words that are found nowhere are looked for once more as beginnings of words. The page is written as soon as it is there,
   * while all that was found is still being counted.
   */
  run(query: Query, needsTally: boolean, write: Write): Promise<Outcome>;
}

/** More rows than this are not looked through for duplicates; the rest counts as it stands. */
const MAX_SELECTED_FROM = 200_000;

/** A row of the result, as yet without what it says; `value` is what it is sorted by. */
interface Hit {
  readonly no: number;
  readonly value: string | number | null;
  readonly part: number;
  /** Already there where few rows were looked up by their keys. */
  readonly row?: ProductRow;
}

/** Where a page takes its hits from. */
interface Stretch {
  readonly part: Part;
  readonly index: number;
  readonly offset: number;
  readonly after: Position | undefined;
  /** Keys leave few, so that numbers and rows are had at once. */
  readonly isFew: boolean;
  readonly isInOne: boolean;
}

/** One for what is answered at once, and one for what may take long. */
export function createSearch(store: Store): Search {
  const [quick, long] = [searchBy(store, store.ask, true), searchBy(store, store.askLong, false)];
  return {
    run: async (query, ...more) => await (isHeavy(query.condition) ? long : quick).run(query, ...more),
  };
}

/** In PostgreSQL's words: the numbers first, then their rows. */
const rowsOfNumbers = (numbers: Sql): Sql =>
  sql`FROM product WHERE product.no = ANY(ARRAY(${numbers})) ORDER BY product.no`;

function searchBy(store: Store, ask: Ask, isQuick: boolean): Search {
  const { lookUp, dialect } = store;
  const { ofNumbers, piece, answersAtOnce } = ENGINES[dialect];
  /** Whoever looks for nothing but words, and not for many, is answered the same way whatever they are. */
  const isWords = ({ kind }: Condition): boolean => isQuick && kind === 'words';
  /** Numbers and rows in one question: where each is a journey, and nothing but words is sought, for look-ups wait for it. */
  const isInOne = ({ condition }: Query): boolean => answersAtOnce && isWords(condition);

  const total = async ({ from, where }: Pick<Source, 'from' | 'where'>, hasOnePlan = false): Promise<number> => {
    const rest = sql`FROM ${from} WHERE ${where}`;
    if (isQuick) return await store.count(rest, hasOnePlan);
    const [row] = await ask<{ total: number | string }>(sql`SELECT count(*) AS total ${rest}`);
    return Number(row?.total ?? 0);
  };

  /** Words alone are counted in their index, without a look at the products. */
  const count = async (condition: Condition): Promise<number> =>
    await total(sourceOf(condition, dialect, 'number'), isWords(condition));

  /** Numbers are found and sorted first, because whole rows are dear to sort; where keys leave few, both at once. */
  const hits = async (stretch: Stretch, limit: number): Promise<Hit[]> => {
    const { part, index, offset, after, isFew } = stretch;
    const isInOne = stretch.isInOne && part.key === undefined;
    const value = part.key?.value ?? raw('NULL');
    const further = after === undefined ? raw('') : sql` AND ${afterwards(part, after)}`;
    const rest = sql`FROM ${part.from} WHERE ${part.where}${further}
      ORDER BY ${orderOf(part, value, part.no)} ${piece(limit, offset)}`;
    if (isFew || isInOne) {
      const whole = await lookUp(value, isFew ? rest : rowsOfNumbers(sql`SELECT ${part.no} ${rest}`));
      return whole.map((hit) => ({ no: hit.row.no, value: hit.value, part: index, row: hit.row }));
    }
    const found = await ask<Pick<Hit, 'no' | 'value'>>(sql`SELECT ${part.no} AS no, ${value} AS value ${rest}`);
    return found.map((hit) => ({ no: hit.no, value: hit.value, part: index }));
  };

  /** Hits from as many parts as it takes. */
  const through = async (parts: readonly Part[], query: Query, isFew: boolean): Promise<Hit[]> => {
    const ways = { isFew, isInOne: isInOne(query) };
    const found: Hit[] = [];
    const after = 'after' in query.start ? query.start.after : undefined;
    let offset = 'offset' in query.start ? query.start.offset : 0;
    for (let index = after?.part ?? 0; index < parts.length; index += 1) {
      const part = parts[index];
      const wanted = query.limit + 1 - found.length;
      if (part === undefined || wanted <= 0) break;
      const stretch = { part, index, offset, after: index === after?.part ? after : undefined, ...ways };
      const more = await hits(stretch, wanted);
      found.push(...more);
      if (more.length > 0) offset = 0;
      else if (offset > 0 && index < parts.length - 1) offset -= await total(part);
    }
    return found;
  };

  const page = async (query: Query): Promise<Found> => {
    const isFew = isByKey(query.condition);
    const found = await through(partsOf(query, dialect, isFew ? 'anything' : 'number'), query, isFew);
    const shown = found.slice(0, query.limit);
    const rows = await rowsOf(shown);
    const isFromStart = 'offset' in query.start;
    const passed = 'after' in query.start ? query.start.after.passed : query.start.offset;
    const last = shown.at(-1);
    const hasMore = found.length > query.limit && last !== undefined;
    const next = hasMore ? { passed: passed + rows.length, part: last.part, value: last.value, no: last.no } : null;
    // A page that ends within the result, and began in it, says how long the result is.
    const tells = isFromStart && !hasMore && (rows.length > 0 || passed === 0);
    return { rows, passed, next, total: tells ? passed + rows.length : -1 };
  };

  const rowsOf = async (shown: readonly Hit[]): Promise<ProductRow[]> => {
    const there = shown.flatMap(({ row }) => row ?? []);
    return there.length === shown.length ? there : await inOrder(shown.map(({ no }) => no));
  };

  const selected = async (query: Query, selection: Selection): Promise<Found> => {
    const columns = selection.needsNetwork
      ? [raw('seller.network_id AS value_0')]
      : selection.fields.map((field, index) => sql`${ref(`product.${field}`)} AS ${ref(`value_${index}`)}`);
    const network = raw(selection.needsNetwork ? ' JOIN merchant AS seller ON seller.id = product.merchant_id' : '');
    const candidates: Record<string, string | number | null>[] = [];
    for (const part of partsOf(query, dialect, 'anything')) {
      const rows = await ask<
        Record<string, string | number | null>
      >(sql`SELECT product.no AS no, ${joined(columns, ', ')}
        FROM ${part.from}${network} WHERE ${part.where} ORDER BY ${orderOf(part, part.key?.value ?? part.no, part.no)}
        ${piece(MAX_SELECTED_FROM - candidates.length, 0)}`);
      for (const row of rows) candidates.push(row);
    }
    const kept = selection.choose(
      candidates.map((row) => ({
        no: Number(row['no']),
        values: selection.fields.map((_, index) => row[`value_${index}`] ?? null),
      })),
    );
    const isCut = candidates.length === MAX_SELECTED_FROM;
    const beyond = isCut ? (await count(query.condition)) - candidates.length : 0;
    const passed = 'after' in query.start ? query.start.after.passed : query.start.offset;
    const rows = await inOrder(kept.slice(passed, passed + query.limit));
    const end = passed + rows.length;
    const next = end < kept.length ? { passed: end, part: 0, value: null, no: rows.at(-1)?.no ?? 0 } : null;
    return { rows, passed, next, total: kept.length + beyond };
  };

  const inOrder = async (numbers: readonly number[]): Promise<ProductRow[]> => {
    if (numbers.length === 0) return [];
    const found = await lookUp(raw('NULL'), sql`FROM product WHERE ${ofNumbers(ref('no'), numbers)}`);
    const byNumber = new Map(found.map(({ row }) => [row.no, row]));
    return numbers.flatMap((no) => byNumber.get(no) ?? []);
  };

  const once = async (query: Query, needsTally: boolean, write: Write): Promise<Outcome> => {
    const isCounted = needsTally || 'after' in query.start;
    // Words find many, mostly more than a page; where that is counted beside the page, it is had in half the time.
    const countsAhead = answersAtOnce && !isCounted && leadingWords(query.condition).words !== undefined;
    const [tallied, counted, found] = await Promise.all([
      needsTally ? tally(ask, dialect, query.condition) : undefined,
      countsAhead ? count(query.condition) : undefined,
      (query.selection === undefined ? page(query) : selected(query, query.selection)).then((there) => ({
        ...there,
        written: write(there.rows),
      })),
    ]);
    const known = 'after' in query.start ? query.start.after.total : (tallied?.total ?? counted);
    return {
      ...found,
      total: found.total >= 0 ? found.total : (known ?? (await count(query.condition))),
      tally: tallied,
    };
  };

  return {
    run: async (query, ...more) => {
      const outcome = await once(query, ...more);
      // A cursor that leads to nothing was given where the beginnings of words were looked for.
      const isFound = outcome.total > 0 && (outcome.rows.length > 0 || 'offset' in query.start);
      if (isFound || !hasWords(query.condition)) return outcome;
      return await once({ ...query, condition: widen(query.condition) }, ...more);
    },
  };
}

function hasWords(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(hasWords);
  return condition.kind === 'words';
}

function widen(condition: Condition): Condition {
  if (condition.kind === 'all' || condition.kind === 'any')
    return { kind: condition.kind, of: condition.of.map(widen) };
  return condition.kind === 'words' ? { ...condition, isPrefix: true } : condition;
}
