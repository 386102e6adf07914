import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Comparison, GradedOffer } from '../../lib/domain/comparison.ts';
import type { OfferFilters, Sort } from '../../lib/domain/view-query.ts';
import type { viewOffers } from '../../lib/domain/view-offers.ts';

type Arrange = typeof viewOffers;

const loadArrange = () => import('../../lib/domain/view-offers.ts').then((module) => module.viewOffers);

/** True when every offer is shown as it was ranked: then nothing needs to be computed, or even loaded. */
export function isUntouched(filters: OfferFilters, sort: Sort): boolean {
  return sort === 'best' && countFilters(filters) === 0;
}

export function countFilters(filters: OfferFilters): number {
  return Object.entries(filters).filter(([key, value]) =>
    key === 'price' ? value !== null : (value as readonly string[]).length > 0,
  ).length;
}

/** The offers as filtered and sorted; those of before while the code for it arrives. */
export function useArranged(comparison: Comparison, filters: OfferFilters, sort: Sort): readonly GradedOffer[] {
  const [arrange, setArrange] = useState<{ readonly run: Arrange }>();
  const untouched = isUntouched(filters, sort);
  useEffect(() => {
    if (!untouched && arrange === undefined) void loadArrange().then((run) => setArrange({ run }));
  }, [untouched, arrange]);
  return useMemo(
    () => (untouched || arrange === undefined ? comparison.offers : arrange.run(comparison, { filters, sort })),
    [comparison, filters, sort, arrange, untouched],
  );
}
