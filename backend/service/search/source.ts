import { ref, type Sql, sql } from '../../store/sql.ts';
import type { Dialect } from '../store/store.ts';
import { all, type Condition, isHeavy, NONE } from './condition.ts';
import { compile } from './compile.ts';
import { ENGINES } from './engines.ts';

/** Where rows come from: a FROM clause, its condition, and how the product's number is called in it. */
export interface Source {
  readonly from: Sql;
  readonly where: Sql;
  readonly no: Sql;
}

export type Words = Extract<Condition, { kind: 'words' }>;

/** The words that every product must have, which lead the search, and the rest of the condition. */
export function leadingWords(condition: Condition): { readonly words?: Words; readonly rest: readonly Condition[] } {
  const parts = condition.kind === 'all' ? condition.of : [condition];
  const words = parts.find((part) => part.kind === 'words');
  return words === undefined ? { rest: parts } : { words, rest: parts.filter((part) => part !== words) };
}

/** What is read of a product beside its number: nothing; nothing but merchant and price; or anything. */
export type Need = 'number' | 'facets' | 'anything';

export function sourceOf(condition: Condition, dialect: Dialect, need: Need = 'anything'): Source {
  const source = wholeSourceOf(condition, dialect, need);
  return isHeavy(condition) ? { ...source, where: ENGINES[dialect].inTime(source.where) } : source;
}

function wholeSourceOf(condition: Condition, dialect: Dialect, need: Need): Source {
  const engine = ENGINES[dialect];
  const { words, rest: others } = leadingWords(condition);
  const rest = others.filter((part) => part.kind !== 'words');
  const more = others.filter((part) => part.kind === 'words');
  const query = words === undefined ? undefined : engine.query([words, ...more]);
  if (query === undefined) {
    // Words that are none are found nowhere, whatever else is asked for.
    const sought = words === undefined ? condition : NONE;
    return { from: sql`product`, where: compile(sought, dialect), no: ref('product.no') };
  }
  if (rest.length > 0) {
    const { from, where, no } = engine.led(query, false);
    return { from, where: sql`${where} AND ${compile(all(rest), dialect)}`, no };
  }
  return need === 'number' ? engine.words(query) : engine.led(query, need === 'facets');
}
