import { raw, type Sql, sql } from '../../store/sql.ts';
import type { Dialect } from '../store/store.ts';
import type { Position } from './cursor.ts';
import { all, type Condition, isHeavy, not, type WordScope } from './condition.ts';
import { ENGINES } from './engines.ts';
import { leadingWords, type Need, type Source, sourceOf } from './source.ts';
import { type Sort, type SortKey, sortKey } from './sort.ts';

/**
 * One stretch of an ordered result. By relevance, what has all words in its title comes before the rest; or each of what stands
 * `first`, then the rest. Within a stretch that order is the order of arrival, which every engine reads from its index without sorting.
 */
export interface Part extends Source {
  /** By what its rows are sorted before their number; undefined when by the number alone. */
  readonly key: SortKey | undefined;
  readonly isDescending: boolean;
}

export interface Ordered {
  readonly condition: Condition;
  readonly sort: Sort;
  /** What stands before everything else when the order is by relevance, the foremost first. */
  readonly first?: readonly Condition[];
  readonly start: { readonly offset: number } | { readonly after: Position };
}

export function partsOf({ condition, sort, first, start }: Ordered, dialect: Dialect, need: Need): Part[] {
  const key = sortKey(sort.by);
  if (key !== undefined) {
    // Where values may be missing, the bound also keeps out the rows without one, which stand last.
    const isBound = 'after' in start && start.after.value !== null && !key.isNullable;
    const source = sourceOf(isBound ? beyond(condition, sort) : condition, dialect);
    return [{ ...joined(source, key), key, isDescending: sort.order === 'desc' }];
  }
  return stretches(condition, first, dialect).map((stretch) => ({
    ...sourceOf(stretch, dialect, need),
    key: undefined,
    isDescending: false,
  }));
}

/**
 * What a row has to be that stands after another one. That it has passed the same bound is known; said once more, the
 * bound would keep SQLite from beginning at the cursor, and the whole way would be read again for every page.
 */
function beyond(condition: Condition, { by, order }: Sort): Condition {
  const passed = order === 'asc' ? ['>', '>='] : ['<', '<='];
  const parts = condition.kind === 'all' ? condition.of : [condition];
  return all(
    parts.filter((part) => !(part.kind === 'compare' && part.column === by && passed.includes(part.operator))),
  );
}

/** Each word that is looked for once more takes its time: hundreds are not looked for among what came early beforehand. */
const OF_MANY_WORDS: readonly WordScope[] = ['title', 'beyond-title'];

function stretches(condition: Condition, first: readonly Condition[] | undefined, dialect: Dialect): Condition[] {
  if (first !== undefined && first.length > 0) {
    const before = first.map((each, index) => all([condition, each, ...first.slice(0, index).map(not)]));
    return [...before, all([condition, ...first.map(not)])];
  }
  const { words, rest } = leadingWords(condition);
  if (words === undefined) return [condition];
  const scopes = isHeavy(words) ? OF_MANY_WORDS : ENGINES[dialect].stretches;
  return scopes.map((scope) => all([{ ...words, scope }, ...rest]));
}

function joined(source: Source, { joins }: SortKey): Source {
  if (joins === undefined) return source;
  const network = raw(joins === 'network' ? ' JOIN network ON network.id = merchant.network_id' : '');
  return { ...source, from: sql`${source.from} JOIN merchant ON merchant.id = product.merchant_id${network}` };
}

/** ORDER BY, for the part itself or for what was selected from it. Rows without the value come last, both ways. */
export function orderOf({ key, isDescending }: Part, value: Sql, no: Sql): Sql {
  const direction = raw(isDescending ? 'DESC' : 'ASC');
  if (key === undefined) return sql`${no} ${direction}`;
  return sql`${value} ${direction}${raw(key.isNullable ? ' NULLS LAST' : '')}, ${no} ${direction}`;
}

/** All that stands after a row in a part. */
export function afterwards({ key, no, isDescending }: Part, last: Position): Sql {
  const beyond = raw(isDescending ? '<' : '>');
  if (key === undefined) return sql`${no} ${beyond} ${last.no}`;
  if (last.value === null) return sql`(${key.value} IS NULL AND ${no} ${beyond} ${last.no})`;
  const further: Sql = sql`(${key.value}, ${no}) ${beyond} (${last.value}, ${last.no})`;
  return key.isNullable ? sql`(${further} OR ${key.value} IS NULL)` : further;
}
