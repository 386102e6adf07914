import { joined, raw, ref, type Sql, sql } from '../../store/sql.ts';
import type { Dialect } from '../store/store.ts';
import type { Condition } from './condition.ts';
import { type Engine, ENGINES } from './engines.ts';
import { inHalves } from './halves.ts';

const TRUE: Sql = raw('1 = 1');
const FALSE: Sql = raw('1 = 0');
/** Columns that always hold a value, so that "is not" needs no care for nulls. */
const FILLED = new Set<string>([
  'id',
  'name',
  'direct_url',
  'url_key',
  'currency',
  'regular_price',
  'final_price',
  'on_sale',
  'sale_discount',
]);

const column = (name: string): Sql => ref(`product.${name}`);

/** The condition in an engine's own words, over the table `product`. */
export function compile(condition: Condition, dialect: Dialect): Sql {
  return put(condition, false, ENGINES[dialect]);
}

/** Negation is pushed down to the leaves, where a missing value counts as "is not". */
function put(condition: Condition, isNegated: boolean, engine: Engine): Sql {
  switch (condition.kind) {
    case 'not':
      return put(condition.of, !isNegated, engine);
    case 'all':
    case 'any': {
      const isAll = (condition.kind === 'all') !== isNegated;
      if (condition.of.length === 0) return isAll ? TRUE : FALSE;
      const parts = condition.of.map((part) => put(part, isNegated, engine));
      return sql`(${inHalves(parts, isAll ? ' AND ' : ' OR ')})`;
    }
    case 'present':
      return sql`${column(condition.column)} IS ${raw(isNegated ? 'NULL' : 'NOT NULL')}`;
    default:
      return isNegated ? isNot(condition, leaf(condition, engine)) : leaf(condition, engine);
  }
}

function isNot(condition: Leaf, found: Sql): Sql {
  const canBeMissing = 'column' in condition && !FILLED.has(condition.column);
  return canBeMissing ? sql`(${column(condition.column)} IS NULL OR NOT (${found}))` : sql`NOT (${found})`;
}

type Leaf = Exclude<Condition, { kind: 'all' | 'any' | 'not' | 'present' }>;

function leaf(condition: Leaf, engine: Engine): Sql {
  switch (condition.kind) {
    case 'in':
      return isAmong(
        column(condition.column),
        condition.values.map((value) => bound(value, engine)),
      );
    case 'same':
      return condition.values.length === 0 ? FALSE : engine.same(column(condition.column), condition.values);
    case 'contains':
      return engine.contains(column(condition.column), condition.texts, condition.isCaseSensitive);
    case 'compare':
      return sql`${column(condition.column)} ${raw(condition.operator)} ${bound(condition.value, engine)}`;
    case 'shares': {
      const what = column(condition.column);
      const others = sql`SELECT DISTINCT ${what} FROM product
        WHERE ${put(condition.with, false, engine)} AND ${what} IS NOT NULL LIMIT ${raw(String(condition.most))}`;
      return engine.amongFound(what, others);
    }
    case 'merchants':
      return isAmong(
        column('merchant_id'),
        condition.ids.map((id) => sql`${id}`),
      );
    case 'words': {
      const query = engine.query([condition]);
      return query === undefined ? FALSE : engine.hasWords(query);
    }
    case 'url': {
      if (!condition.isHost) return sql`${column('url_key')} = ${condition.key}`;
      // A host's pages lie between `host/` and `host0`, the next character.
      const [from, to] = [`${condition.key}/`, `${condition.key}0`];
      return sql`(${column('url_key')} = ${condition.key} OR (${column('url_key')} >= ${from} AND ${column('url_key')} < ${to}))`;
    }
  }
}

const bound = (value: string | number, engine: Engine): Sql =>
  typeof value === 'number' ? engine.number(value) : sql`${value}`;

function isAmong(what: Sql, values: readonly Sql[]): Sql {
  const [first] = values;
  if (first === undefined) return FALSE;
  return values.length === 1 ? sql`${what} = ${first}` : sql`${what} IN (${joined(values, ', ')})`;
}
