import { useCallback, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Comparison } from '../../lib/domain/comparison.ts';
import { t } from '../../lib/view/words.ts';
import { applyTheme } from '../design/theme.ts';
import { Icon } from '../icons/icon.tsx';
import { Mark } from '../icons/mark.tsx';
import { Bell } from './bell.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { PopupDeps } from './popup-deps.ts';
import { screenOf } from './screen.ts';
import { ScreenView } from './screen-view.tsx';
import { useSession } from './use-session.ts';
import { useShown } from './use-shown.ts';
import { useViewState } from './use-view-state.ts';
import './popup.css';

/** The popup, the side panel and the page of its own: one view in three places. */
export function PopupApp({ deps }: { deps: PopupDeps }) {
  const { shown, keep } = useShown(deps);
  const { session, read, readPage, connected } = useSession(deps, shown);
  const onShown = useCallback((comparison: Comparison) => keep(session, comparison), [session, keep]);
  useLayoutEffect(() => applyTheme(session.settings.theme), [session.settings.theme]);
  const url = session.page?.kind === 'seen' ? session.page.url : '';
  const { view, setView } = useViewState(deps, url, session.page !== undefined);
  const field = useRef<HTMLInputElement>(null);
  const { failure, connection, page } = session;
  const screen = useMemo(
    () =>
      view === undefined && failure === undefined
        ? ({ kind: 'starting' } as const)
        : screenOf({ failure, connection, page, typed: view?.typed ?? '' }),
    [failure, connection, page, view?.typed],
  );

  const searches = screen.kind !== 'not-connected' && screen.kind !== 'private-window';
  const isHeaded = !searches || (screen.kind === 'product' && screen.subject.kind === 'sighting');

  return (
    <div class="popup">
      <header class="popup__bar">
        <Mark size={26} />
        {!isHeaded && <h1 class="unseen">{t('extension_name')}</h1>}
        {!searches ? (
          <h1 class="popup__name">{t('extension_name')}</h1>
        ) : (
          <SearchBox
            field={field}
            text={view?.typed ?? ''}
            onSearch={(typed) => setView({ typed })}
            onClear={() => setView({ typed: '' })}
            onScan={() => deps.open('scan')}
          />
        )}
        {document.documentElement.dataset['place'] === 'popup' && (
          <button
            type="button"
            class="icon-button"
            aria-label={t('open_panel')}
            data-testid="open-panel"
            onClick={() => deps.open('panel')}
          >
            <Icon name="expand" />
          </button>
        )}
        <Bell {...deps} />
        <button
          type="button"
          class="icon-button"
          aria-label={t('open_options')}
          data-testid="open-options"
          onClick={() => deps.open('options')}
        >
          <Icon name="settings" />
        </button>
      </header>
      <main class="popup__main" data-testid="screen" data-screen={screen.kind}>
        <ScreenView
          screen={screen}
          deps={deps}
          settings={session.settings}
          view={view}
          shown={shown?.comparison}
          onShown={onShown}
          onView={setView}
          onConnected={connected}
          onRead={() => void read()}
          onLook={() => void readPage()}
          onType={() => {
            field.current?.focus();
            field.current?.select();
          }}
        />
      </main>
    </div>
  );
}
