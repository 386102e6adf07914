import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { noFilters, type OfferFilters, SORTS, type Sort } from '../../lib/domain/view-query.ts';
import type { PopupDeps } from './popup-deps.ts';

export type Section = 'offers' | 'history' | 'watches';

/** What survives closing and opening again, for as long as the tab stays on its page. */
export interface ViewState {
  readonly typed: string;
  readonly section: Section;
  readonly filters: OfferFilters;
  readonly sort: Sort;
}

const SAVE_AFTER_MS = 250;

const fresh: ViewState = { typed: '', section: 'offers', filters: noFilters, sort: 'best' };

export function useViewState({ ask, tabId, typed }: PopupDeps, url: string, ready: boolean) {
  const [view, setWhole] = useState<ViewState>();
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = `popup:${tabId === undefined ? 'page' : String(tabId)}`;

  useEffect(() => {
    if (!ready) return;
    void ask('view-state/get', { key }).then((stored) => {
      const kept = stored.ok && stored.value !== null ? readView(stored.value, url) : undefined;
      setWhole({ ...fresh, ...kept, ...(typed === undefined ? {} : { typed }) });
    });
  }, [ask, key, url, ready, typed]);

  const setView = useCallback(
    (change: Partial<ViewState>) =>
      setWhole((before) => {
        // Another product starts with nothing filtered.
        const base = change.typed !== undefined && change.typed !== before?.typed ? fresh : (before ?? fresh);
        const next = { ...base, ...change };
        clearTimeout(saving.current);
        saving.current = setTimeout(
          () => void ask('view-state/set', { key, value: JSON.stringify({ url, ...next }) }),
          SAVE_AFTER_MS,
        );
        return next;
      }),
    [ask, key, url],
  );

  return { view, setView };
}

/** Our own record, maybe of an older version: what does not fit falls back. */
function readView(text: string, url: string): Partial<ViewState> | undefined {
  try {
    const stored = JSON.parse(text) as Partial<ViewState> & { url?: string };
    if (stored.url !== url) return undefined;
    return {
      typed: typeof stored.typed === 'string' ? stored.typed : '',
      section: stored.section === 'history' || stored.section === 'watches' ? stored.section : 'offers',
      filters: { ...noFilters, ...stored.filters },
      sort: SORTS.find((sort) => sort === stored.sort) ?? 'best',
    };
  } catch {
    return undefined;
  }
}
