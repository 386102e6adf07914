import type { TargetType } from './watch.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const CHECK_EVERY_MS = 6 * HOUR_MS;
export const DEFAULT_LIFE_MS = 90 * DAY_MS;
export const LONGEST_LIFE_MS = 180 * DAY_MS;

/** Ids that one create call may name; each becomes a watch of its own. */
export const MOST_TARGETS: Readonly<Record<TargetType, number>> = { product: 100, asin: 10, barcode: 1 };
export const MOST_RULES: Readonly<Record<TargetType, number>> = { product: 10, asin: 10, barcode: 1 };

/** More of them than anybody chooses, and few enough for a request. */
export const MOST_FILTERS = 20;

export const MOST_METADATA_PAIRS = 16;
export const LONGEST_METADATA_KEY = 64;
export const LONGEST_METADATA_VALUE = 512;

/** The marketplace answers for an ASIN watch as a whole, so it cannot be narrowed by filters. */
export function takesFilters(targetType: TargetType): boolean {
  return targetType !== 'asin';
}

/** The next check after `now`: always a whole number of six hours from the creation. */
export function nextCheckAt(createdAt: number, now: number): number {
  const passed = Math.max(0, Math.floor((now - createdAt) / CHECK_EVERY_MS));
  return createdAt + (passed + 1) * CHECK_EVERY_MS;
}
