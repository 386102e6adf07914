import type { Comparison } from '../../lib/domain/comparison.ts';
import type { Connection } from '../../lib/domain/connection.ts';
import type { Settings } from '../../lib/domain/settings.ts';
import { quoted } from '../../lib/view/foreign-text.ts';
import { t } from '../../lib/view/words.ts';
import { Later } from '../later/later.tsx';
import { ListingNotice } from '../listing/listing-notice.tsx';
import { Notice } from '../notices/notice.tsx';
import { Skeleton } from '../notices/skeleton.tsx';
import { loadConnectForm, loadFailureNotice } from './loaders.ts';
import type { PopupDeps } from './popup-deps.ts';
import { ProductView } from './product-view.tsx';
import type { Screen } from './screen.ts';
import type { ViewState } from './kept.ts';

interface Props {
  readonly screen: Screen;
  readonly deps: PopupDeps;
  readonly settings: Settings;
  readonly view: ViewState | undefined;
  readonly shown: Comparison | undefined;
  readonly onShown: (comparison: Comparison) => void;
  readonly onView: (change: Partial<ViewState>) => void;
  readonly onConnected: (connection: Connection) => void;
  /** Reads all anew. */
  readonly onRead: () => void;
  /** Looks at the page anew. */
  readonly onLook: () => void;
  /** Moves to the search field. */
  readonly onType: () => void;
}

/** One switch over all that the view can be. */
export function ScreenView(props: Props) {
  const { screen, deps } = props;
  const toOptions = () => deps.open('options');
  switch (screen.kind) {
    case 'starting':
    case 'looking-at-page':
      return <Skeleton />;
    case 'failed':
      return (
        <Later
          load={loadFailureNotice}
          props={{ failure: screen.failure, onRetry: props.onRead, onConnect: toOptions, onOptions: toOptions }}
        />
      );
    case 'not-connected':
      return (
        <div class="popup__connect" data-testid="not-connected">
          <p class="popup__welcome">{t('failure_not_connected_detail')}</p>
          <Later
            load={loadConnectForm}
            props={{ ask: deps.ask, permit: deps.permit, deviceName: deps.deviceName, onConnected: props.onConnected }}
          />
        </div>
      );
    case 'private-window':
      return (
        <Notice icon="lock" title={t('state_private')} detail={t('state_private_detail')} testId="private-window" />
      );
    case 'unsupported':
      return (
        <Quiet
          title={t('state_unsupported')}
          detail={t('state_unsupported_detail')}
          testId="unsupported"
          onType={props.onType}
        />
      );
    case 'nothing':
      return (
        <Quiet title={t('state_nothing')} detail={t('state_nothing_detail')} testId="nothing" onType={props.onType} />
      );
    case 'not-permitted':
      return <NotPermitted {...props} screen={screen} />;
    case 'listing':
      return <ListingNotice count={screen.items.length} onCompare={() => deps.open('listing')} />;
    case 'product':
      return <ProductView key={JSON.stringify(screen.subject)} {...props} screen={screen} />;
  }
}

function Quiet({
  title,
  detail,
  testId,
  onType,
}: {
  title: string;
  detail: string;
  testId: string;
  onType: () => void;
}) {
  return (
    <Notice icon="search" title={title} detail={detail} testId={testId}>
      <button type="button" class="button" onClick={onType}>
        {t('state_search')}
      </button>
    </Notice>
  );
}

type NotPermittedProps = Props & { readonly screen: Extract<Screen, { kind: 'not-permitted' }> };

function NotPermitted({ screen, deps, onLook }: NotPermittedProps) {
  const look = (permitted: Promise<boolean>): void => {
    void permitted.then(async (granted) => {
      if (!granted) return;
      await deps.ask('page/look', { tabId: screen.tabId });
      onLook();
    });
  };
  return (
    <Notice
      icon="store"
      title={t('state_not_permitted', { shop: quoted(screen.shop, 60) })}
      detail={t('state_not_permitted_detail')}
      testId="not-permitted"
    >
      <div class="notice__actions">
        <button
          type="button"
          class="button button--main"
          data-testid="look-once"
          onClick={() => look(Promise.resolve(true))}
        >
          {t('state_look_once')}
        </button>
        <button type="button" class="button" data-testid="permit-shop" onClick={() => look(deps.permit(screen.origin))}>
          {t('state_permit_shop')}
        </button>
      </div>
    </Notice>
  );
}
