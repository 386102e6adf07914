import { useEffect } from 'preact/hooks';
import type { CatalogFilters } from '../../lib/domain/asking.ts';
import type { Comparison } from '../../lib/domain/comparison.ts';
import { unloadedChoices } from '../../lib/domain/unloaded.ts';
import type { OfferFilters } from '../../lib/domain/view-query.ts';

/** Fetches the offers of shops and networks that are chosen and not loaded; once, whatever comes of it. */
export function useUnloaded(
  comparison: Comparison,
  filters: OfferFilters,
  load: ((narrowed: CatalogFilters) => void) | undefined,
): void {
  const missing = load === undefined ? [] : unloadedChoices(comparison, filters);
  // Of another answer it is another question.
  const question = missing.length === 0 ? '' : JSON.stringify([comparison.fetchedAt, missing]);
  useEffect(() => {
    for (const narrowed of missing) load?.(narrowed);
  }, [question]);
}
