import { canFire } from '../../../lib/domain/rule-check.ts';
import { baselineOf, rulesMet } from '../../../lib/domain/rule-met.ts';
import type { Change } from '../../../lib/domain/watch.ts';
import type { DueWatch } from './due-watch.ts';
import { passes } from './filters.ts';
import type { ObservedProduct } from './observe.ts';
import type { Baseline } from './stored-watch.ts';

export interface ChangedProduct {
  readonly product: ObservedProduct;
  readonly changes: readonly Change[];
}

/** What one check of one watch finds. */
export type Finding =
  /** `baseline` is there when a product was seen for the first time. */
  | { readonly kind: 'quiet'; readonly baseline?: Baseline }
  | { readonly kind: 'met'; readonly changed: readonly ChangedProduct[] }
  | { readonly kind: 'removed' };

/** All products of the target as they are now, against the rules and what the watch saw first. */
export function evaluate(watch: DueWatch, products: readonly ObservedProduct[]): Finding {
  // A barcode or an ASIN that nobody has offered yet is waited for; a product that is not there is gone.
  const wasThere = watch.targetType === 'product' || Object.keys(watch.baseline).length > 0;
  if (products.length === 0) return wasThere ? { kind: 'removed' } : { kind: 'quiet' };
  const baseline = withNew(watch.baseline, products);
  const grown = baseline === watch.baseline ? {} : { baseline };
  if (!watch.rules.every((rule) => canFire(rule, watch.targetType))) return { kind: 'quiet', ...grown };
  const changed = products
    .filter((product) => passes(product, watch.filters))
    .filter((product) => rulesMet(watch.rules, { now: product.values, baseline: baseline[product.id] ?? {} }))
    .map((product) => ({ product, changes: changesOf(watch, product, baseline) }));
  return changed.length === 0 ? { kind: 'quiet', ...grown } : { kind: 'met', changed };
}

/** The baseline of a watch that begins now. */
export function baselineNow(products: readonly ObservedProduct[]): Baseline {
  return withNew({}, products);
}

function withNew(known: Baseline, products: readonly ObservedProduct[]): Baseline {
  const fresh = products.filter(({ id }) => known[id] === undefined);
  return fresh.length === 0 ? known : { ...known, ...Object.fromEntries(fresh.map(({ id, values }) => [id, values])) };
}

/** One change a field, however many rules look at it. */
function changesOf({ rules }: DueWatch, { id, values }: ObservedProduct, baseline: Baseline): Change[] {
  const changes = new Map<string, Change>();
  for (const rule of rules) {
    const oldValue = baselineOf(rule, baseline[id] ?? {}) ?? null;
    changes.set(rule.field, { field: rule.field, oldValue, newValue: values[rule.field] ?? null });
  }
  return [...changes.values()];
}
