import { type WatchRecord, type WatchState, watchState } from './watch-record.ts';

export const WATCH_SORTS = ['newest', 'name', 'state', 'ends'] as const;
export type WatchSort = (typeof WATCH_SORTS)[number];

export interface WatchQuery {
  readonly text: string;
  readonly tag: string | null;
  readonly sort: WatchSort;
}

/** The watches of one product. */
export interface WatchGroup {
  readonly key: string;
  readonly name: string;
  readonly records: readonly WatchRecord[];
}

/** What wants attention first. */
const URGENCY: readonly WatchState[] = [
  'failed',
  'completed',
  'expired',
  'removed',
  'stranded',
  'pending',
  'active',
  'paused',
];

/** On its way out: shown no more, unless the service could not be told, or will not let it go. */
export function isShown({ intent, failure }: WatchRecord): boolean {
  return intent !== 'delete' || failure !== undefined;
}

/** The watches that fit, grouped by product; groups stand where their first watch does. */
export function arrangeWatches(
  records: readonly WatchRecord[],
  { text, tag, sort }: WatchQuery,
  home: string | undefined,
): WatchGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ draft, product, tags }: WatchRecord): boolean => {
    if (tag !== null && !tags.includes(tag)) return false;
    const where = [draft.name, product.name, product.merchant ?? '', ...tags].join(' ').toLowerCase();
    return words.every((word) => where.includes(word));
  };
  const shown = records.filter((record) => isShown(record) && fits(record)).sort(comparator(sort, home));
  const groups = new Map<string, WatchRecord[]>();
  for (const record of shown) {
    const known = groups.get(record.product.key);
    if (known === undefined) groups.set(record.product.key, [record]);
    else known.push(record);
  }
  return [...groups].map(([key, members]) => ({ key, name: members[0]?.product.name ?? key, records: members }));
}

export function tagsOf(records: readonly WatchRecord[]): string[] {
  return [...new Set(records.flatMap(({ tags }) => tags))].sort();
}

function comparator(sort: WatchSort, home: string | undefined): (a: WatchRecord, b: WatchRecord) => number {
  const newest = (a: WatchRecord, b: WatchRecord): number => b.createdAt - a.createdAt;
  switch (sort) {
    case 'newest':
      return newest;
    case 'name':
      return (a, b) => a.product.name.localeCompare(b.product.name) || newest(a, b);
    case 'state':
      return (a, b) => urgency(a, home) - urgency(b, home) || newest(a, b);
    case 'ends':
      return (a, b) => endOf(a) - endOf(b) || newest(a, b);
  }
}

function urgency(record: WatchRecord, home: string | undefined): number {
  return URGENCY.indexOf(watchState(record, home));
}

function endOf({ remote, draft }: WatchRecord): number {
  return remote?.expiresAt ?? draft.expiresAt ?? Number.POSITIVE_INFINITY;
}
