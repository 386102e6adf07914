import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Connection } from '../../lib/domain/connection.ts';
import type { Failure } from '../../lib/domain/failure.ts';
import type { PageState } from '../../lib/domain/page-state.ts';
import { defaultSettings, type Settings } from '../../lib/domain/settings.ts';
import type { Shown } from './kept.ts';
import type { PopupDeps } from './popup-deps.ts';
import { unchanged } from './unchanged.ts';
import { whenPainted } from '../later/when-painted.ts';

const LOOK_AGAIN_MS = 300;
/** A page that shows nothing for this long is taken to show nothing. */
const LOOKS = 20;

export interface Session {
  readonly failure: Failure | undefined;
  readonly settings: Settings;
  readonly connection: Connection | null | undefined;
  readonly page: PageState | undefined;
}

const unread: Session = { failure: undefined, settings: defaultSettings, connection: undefined, page: undefined };

/**
 * What the background knows when the view opens: what was shown last stands until it has answered, and it is asked again
 * while the page is still being looked at.
 */
export function useSession({ ask, tabId }: Pick<PopupDeps, 'ask' | 'tabId'>, shown: Shown | undefined) {
  const [session, setSession] = useState<Session>(() => {
    if (shown === undefined) return unread;
    const { settings, connection, page } = shown;
    return { failure: undefined, settings, connection, page };
  });

  const readPage = useCallback(
    async (looks = 0): Promise<void> => {
      const page = await ask('page/current', tabId === undefined ? {} : { tabId });
      if (!page.ok) return setSession((before) => ({ ...before, failure: page.failure }));
      const isLooking = page.value.kind === 'looking';
      if (isLooking && looks < LOOKS) setTimeout(() => void readPage(looks + 1), LOOK_AGAIN_MS);
      setSession((before) => ({
        ...before,
        page: unchanged(before.page, isLooking && looks >= LOOKS ? { kind: 'unsupported' } : page.value),
      }));
    },
    [ask, tabId],
  );

  const read = useCallback(async (): Promise<void> => {
    const [settings, connection] = await Promise.all([ask('settings/get', {}), ask('connection/get', {}), readPage()]);
    setSession((before) => ({
      ...before,
      failure: connection.ok ? undefined : connection.failure,
      settings: settings.ok ? unchanged(before.settings, settings.value) : before.settings,
      connection: connection.ok ? unchanged(before.connection, connection.value) : before.connection,
    }));
  }, [ask, readPage]);

  // Whoever has something to look at already can wait a moment for what is true now.
  useEffect(() => (shown === undefined ? void read() : whenPainted(() => void read())), [read]);

  const connected = useCallback((connection: Connection) => setSession((before) => ({ ...before, connection })), []);
  return { session, read, readPage, connected };
}
