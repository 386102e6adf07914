import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { freshView, readView, type ViewState, viewText } from './kept.ts';
import type { PopupDeps } from './popup-deps.ts';
import { useScrollKept } from './use-scroll-kept.ts';

const SAVE_AFTER_MS = 250;

/** How the view is set; undefined until it is known which page it is about. */
export function useViewState({ keep, tabId, typed, kept }: PopupDeps, url: string, ready: boolean) {
  const opened = useMemo(
    (): ViewState => ({ ...freshView, ...readView(kept.view, url), ...(typed === undefined ? {} : { typed }) }),
    [kept, url, typed],
  );
  const [changed, setChanged] = useState<{ readonly url: string; readonly view: ViewState }>();
  /** Read when it is kept: where a view is scrolled to is not asked in the midst of scrolling. */
  const unsaved = useRef<() => string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = `popup:${tabId === undefined ? 'page' : String(tabId)}`;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current !== undefined) keep(key, unsaved.current());
    unsaved.current = undefined;
  }, [keep, key]);

  // Kept at once: a popup is closed without a word.
  const setView = useCallback(
    (change: Partial<ViewState>) =>
      setChanged((last) => {
        const before = last?.url === url ? last.view : opened;
        // Another product starts with nothing filtered.
        const base = change.typed !== undefined && change.typed !== before.typed ? freshView : before;
        const view = { ...base, ...change };
        unsaved.current = () => viewText(url, { ...view, scroll: scrollY });
        save();
        return { url, view };
      }),
    [url, opened, save],
  );

  // Where it is scrolled to is kept without drawing anything anew, and not with every pixel.
  const current = changed?.url === url ? changed.view : opened;
  useScrollKept(current.scroll, ready, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_AFTER_MS);
    unsaved.current = () => viewText(url, { ...current, scroll: scrollY });
  });
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [save]);

  return { view: ready ? current : undefined, setView };
}
