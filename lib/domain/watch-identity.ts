import { type Currency, parseCurrency } from './money.ts';
import type { Watch, WatchDraft } from './watch.ts';
import { MOST_METADATA_PAIRS } from './watch-limits.ts';
import type { WatchRecord } from './watch-record.ts';

// Creating is not idempotent at the service. What makes it so is a mark of our own in the metadata, made before
// anything is sent: after an unclear answer the service is asked for that mark first.

/** On every watch of ours: also found through a proxy that knows nothing of owners. */
export const OURS = { key: 'elsewhere', value: '1' } as const;
const GROUP = 'elsewhere_id';
const PRODUCT = 'elsewhere_product';
const NAME = 'elsewhere_name';
/** The currency of the prices that the rules speak of: an alert tells numbers alone. */
export const CURRENCY = 'elsewhere_currency';
const PREFIX = 'elsewhere';
const MOST_CHARACTERS = 512;
/** What the service allows, less our own five and the one by which a proxy tells its users apart. */
export const MOST_OWN_PAIRS = MOST_METADATA_PAIRS - 6;

/** One call may create several watches, one for each target; they share the mark of the group. */
export interface WatchIdentity {
  readonly group: string;
  readonly targetId: string;
}

export function clientIdOf({ group, targetId }: WatchIdentity): string {
  return `${group}~${targetId}`;
}

export function identityOf(clientId: string): WatchIdentity {
  const at = clientId.indexOf('~');
  return { group: clientId.slice(0, at), targetId: clientId.slice(at + 1) };
}

export function groupFilter(group: string): Readonly<Record<string, string>> {
  return { [GROUP]: group };
}

/** The user's own pairs, and ours beside them. */
export function markedMetadata(
  draft: WatchDraft,
  group: string,
  product: WatchRecord['product'],
): Record<string, string> {
  return {
    ...draft.metadata,
    [OURS.key]: OURS.value,
    [GROUP]: group,
    [PRODUCT]: product.key.slice(0, MOST_CHARACTERS),
    [NAME]: product.name.slice(0, MOST_CHARACTERS),
  };
}

/** The pairs that the user has set. */
export function ownPairs(metadata: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => !key.toLowerCase().startsWith(PREFIX)));
}

/** The currency that the prices of a watch are in. */
export function currencyOf({ metadata, filters }: Pick<WatchDraft, 'metadata' | 'filters'>): Currency | undefined {
  return parseCurrency(metadata[CURRENCY] ?? filters.find(({ field }) => field === 'currency')?.value ?? '');
}

/** Which record of ours a watch of the service is; undefined for one that somebody else made. */
export function clientIdOfWatch(watch: Watch): string | undefined {
  const group = watch.metadata[GROUP];
  return group === undefined || !/^[\w-]{1,64}$/.test(group)
    ? undefined
    : clientIdOf({ group, targetId: watch.targetId });
}

/** A row of the service's list leaves the target's type, the filters and the times out. */
export function isWhole(watch: Watch): boolean {
  return watch.targetType !== undefined;
}

/** A record of a watch that another device of the user made. */
export function adopt(watch: Watch, proxy: string | undefined, now: number): WatchRecord | undefined {
  const clientId = clientIdOfWatch(watch);
  if (clientId === undefined) return undefined;
  return {
    clientId,
    draft: {
      name: watch.name,
      targetType: watch.targetType ?? 'product',
      targetIds: [watch.targetId],
      status: watch.status === 'paused' ? 'paused' : 'active',
      rules: watch.rules,
      filters: watch.filters,
      metadata: watch.metadata,
      ...(watch.expiresAt === undefined ? {} : { expiresAt: watch.expiresAt }),
    },
    attempts: 0,
    nextTryAt: 0,
    remote: watch,
    ...(proxy === undefined ? {} : { proxy }),
    createdAt: watch.createdAt ?? now,
    changedAt: now,
    tags: [],
    product: { key: watch.metadata[PRODUCT] ?? `offer:${watch.targetId}`, name: watch.metadata[NAME] ?? watch.name },
  };
}
