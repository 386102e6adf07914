import { firstPage } from '../domain/asking.ts';
import type { Settings } from '../domain/settings.ts';
import type { Sighting } from '../domain/sighting.ts';
import type { Item } from '../storage/areas.ts';
import type { Comparisons } from './comparisons.ts';

export interface LookingAheadDependencies {
  readonly settings: Pick<Item<Settings>, 'get'>;
  readonly comparisons: Pick<Comparisons, 'stored' | 'fetch'>;
}

/** At shops of the user's choice the catalog is asked before the popup opens; nowhere else, and not for what is known. */
export function createLookingAhead({ settings, comparisons }: LookingAheadDependencies) {
  return async (sighting: Sighting): Promise<void> => {
    const { automaticShops } = await settings.get();
    if (!automaticShops.some((shop) => `.${sighting.shop}`.endsWith(`.${shop}`))) return;
    const about = { subject: { kind: 'sighting', sighting }, query: firstPage } as const;
    const stored = await comparisons.stored(about);
    if (!stored.ok || stored.value === null || stored.value.stale) await comparisons.fetch(about);
  };
}
