import type { Paging } from './asking.ts';
import type { HistoryRecord, Watch } from './watch.ts';

export interface WatchPage {
  readonly watches: readonly Watch[];
  readonly paging: Paging;
  readonly dropped: number;
  /** Watches that are there but could not be read: never to be taken for deleted. */
  readonly unreadable: readonly string[];
}

export interface HistoryPage {
  readonly records: readonly HistoryRecord[];
  readonly paging: Paging;
  readonly dropped: number;
}
