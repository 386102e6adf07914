import { refusesPage } from '../../domain/failure.ts';
import type { WatchPage } from '../../domain/watch-page.ts';
import type { Result } from '../../domain/result.ts';
import type { Watch, WatchDraft } from '../../domain/watch.ts';

/** What the life of a watch needs of the catalog client. */
export interface RemoteWatches {
  /** The address of the proxy in use; undefined without one. */
  home(): Promise<string | undefined>;
  /** May tell fewer watches than it made, or none: the list is the truth. */
  create(draft: WatchDraft): Promise<Result<readonly Watch[]>>;
  get(id: string): Promise<Result<Watch>>;
  list(metadata: Readonly<Record<string, string>>, page: number): Promise<Result<WatchPage>>;
  update(id: string, draft: WatchDraft): Promise<Result<Watch | undefined>>;
  remove(id: string): Promise<Result<null>>;
}

export interface CompleteList {
  readonly watches: readonly Watch[];
  /** Watches that are there but could not be read: never to be taken for deleted. */
  readonly unreadable: ReadonlySet<string>;
  /** There are more: what is missing here may be among them. */
  readonly isCut: boolean;
}

const MOST_PAGES = 100;

/**
 * Every page of the user's watches, or the failure that kept us from the last of them; from a service that takes no page, the
 * first. Never a part for the whole.
 */
export async function listAll(
  remote: Pick<RemoteWatches, 'list'>,
  metadata: Readonly<Record<string, string>>,
): Promise<Result<CompleteList>> {
  const watches = new Map<string, Watch>();
  const unreadable = new Set<string>();
  let isCut = false;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const reply = await remote.list(metadata, page);
    if (!reply.ok && !refusesPage(reply.failure, page)) return reply;
    isCut = !reply.ok;
    if (!reply.ok) break;
    const known = watches.size;
    for (const watch of reply.value.watches) watches.set(watch.id, watch);
    for (const id of reply.value.unreadable) unreadable.add(id);
    const { lastPage } = reply.value.paging;
    // A proxy that ignores the page sends the same one for ever: no news is the end.
    if (page >= (lastPage ?? page) || watches.size === known) break;
  }
  return { ok: true, value: { watches: [...watches.values()], unreadable, isCut } };
}
