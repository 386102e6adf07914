import type { ProductRow } from '../store/tables.ts';

export type Column = Exclude<keyof ProductRow, 'no' | 'merchant_id'>;
export type Comparison = '>' | '<' | '>=' | '<=';

/**
 * Where words stand: in the title (name, brand, model), in that of a product that came early or of one that did not,
 * anywhere, or anywhere without all of them being in the title.
 */
export type WordScope = 'title' | 'early-title' | 'late-title' | 'anywhere' | 'beyond-title';

/** What a product must be to be found: plain data, which each engine puts in its own words. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** One of the values, to the letter. */
  | { readonly kind: 'in'; readonly column: Column; readonly values: readonly (string | number)[] }
  /** One of the values, capital letters or small. */
  | { readonly kind: 'same'; readonly column: Column; readonly values: readonly string[] }
  /** One of the texts stands somewhere in the value. */
  | {
      readonly kind: 'contains';
      readonly column: Column;
      readonly texts: readonly string[];
      readonly isCaseSensitive: boolean;
    }
  | {
      readonly kind: 'compare';
      readonly column: Column;
      readonly operator: Comparison;
      readonly value: string | number;
    }
  | { readonly kind: 'present'; readonly column: Column }
  /** The same code as one of the first `most` that fit another condition. */
  | { readonly kind: 'shares'; readonly column: 'code'; readonly with: Condition; readonly most: number }
  | { readonly kind: 'merchants'; readonly ids: readonly number[] }
  /** All the words, in any form, in what `any` looks at. `alternatives` are ORed. */
  | {
      readonly kind: 'words';
      readonly alternatives: readonly (readonly string[])[];
      readonly isPrefix: boolean;
      readonly scope: WordScope;
    }
  /** A page of this key, or a whole shop. */
  | { readonly kind: 'url'; readonly key: string; readonly isHost: boolean };

export const NONE: Condition = { kind: 'any', of: [] };

/** Nested lists become one, so that what a whole condition consists of can be seen at its top. */
export function all(of: readonly Condition[]): Condition {
  const flat = of.flatMap((part) => (part.kind === 'all' ? part.of : [part]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { kind: 'all', of: flat };
}

/** Words that are as good as other words become one look into the index of words. */
export function any(of: readonly Condition[]): Condition {
  const words = of.filter((part) => part.kind === 'words' && part.scope === 'anywhere' && !part.isPrefix);
  if (words.length < 2) return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'any', of };
  const alternatives = words.flatMap((part) => (part.kind === 'words' ? part.alternatives : []));
  const merged: Condition = { kind: 'words', alternatives, isPrefix: false, scope: 'anywhere' };
  const rest = of.filter((part) => !words.includes(part));
  return rest.length === 0 ? merged : { kind: 'any', of: [merged, ...rest] };
}
export const not = (of: Condition): Condition => ({ kind: 'not', of });

const KEYS: ReadonlySet<Column> = new Set(['id', 'code', 'barcode', 'asin']);

/** Whether keys alone pick the products, so that there are few. */
export function isByKey(condition: Condition): boolean {
  switch (condition.kind) {
    case 'in':
      return KEYS.has(condition.column);
    case 'url':
      return !condition.isHost;
    case 'shares':
      return isByKey(condition.with);
    case 'any':
      return condition.of.length > 0 && condition.of.every(isByKey);
    case 'all':
      return condition.of.some(isByKey);
    default:
      return false;
  }
}

/** What a part of a text costs, for it is looked for in every product, against a key. */
const PART_WEIGHT = 30;
/** Of words, so many bytes: some five thousand words are what PostgreSQL looks for in a second. */
const BYTES_OF_WEIGHT = 2;

/** Above this weight a condition may keep an engine busy for seconds. */
const HEAVY = 200;

export const isHeavy = (condition: Condition): boolean => weightOf(condition) > HEAVY;

/** How much a condition asks of an engine: what is bound in its statement, and what every product is held against. */
export function weightOf(condition: Condition): number {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.reduce((sum, part) => sum + weightOf(part), 0);
    case 'not':
      return weightOf(condition.of);
    case 'shares':
      return weightOf(condition.with);
    case 'in':
    case 'same':
      return condition.values.length;
    case 'merchants':
      return condition.ids.length;
    case 'contains':
      return PART_WEIGHT * condition.texts.length;
    case 'words':
      return 3 + Math.floor(Buffer.byteLength(condition.alternatives.flat().join(' ')) / BYTES_OF_WEIGHT);
    default:
      return 3;
  }
}
