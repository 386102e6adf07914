import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Comparison } from '../../lib/domain/comparison.ts';
import { readShown, shownText } from './kept.ts';
import type { PopupDeps } from './popup-deps.ts';
import type { Session } from './use-session.ts';

/** What was on the screen when the view was last open in this tab, and the keeping of what is on it now. */
export function useShown({ keep: write, tabId, tabUrl, kept }: PopupDeps) {
  const shown = useMemo(() => readShown(kept.shown, tabUrl), [kept, tabUrl]);
  const last = useRef(kept.shown);

  const keep = useCallback(
    ({ page, settings, connection }: Session, comparison: Comparison): void => {
      // Nothing of a private window is ever kept: no page of one is ever seen.
      if (tabId === undefined || page?.kind !== 'seen' || connection === null || connection === undefined) return;
      const value = shownText({ page, settings, connection, comparison });
      if (value === undefined || value === last.current) return;
      last.current = value;
      write(`shown:${String(tabId)}`, value);
    },
    [write, tabId],
  );

  return { shown, keep };
}
