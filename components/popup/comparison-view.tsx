import { useMemo, useState } from 'preact/hooks';
import type { CatalogFilters } from '../../lib/domain/asking.ts';
import type { Comparison, GradedOffer } from '../../lib/domain/comparison.ts';
import { offerLink } from '../../lib/domain/offer-link.ts';
import type { Settings } from '../../lib/domain/settings.ts';
import { t } from '../../lib/view/words.ts';
import { useOpener } from '../controls/use-opener.ts';
import { OutsideLink } from '../foreign/outside-link.tsx';
import { Later } from '../later/later.tsx';
import { Banner } from '../notices/notice.tsx';
import type { OfferContext } from '../offers/offer-context.ts';
import { VerdictCard } from '../verdict/verdict-card.tsx';
import { Freshness } from './freshness.tsx';
import { loadFailureBanner, loadMerchant, loadQuickWatch } from './loaders.ts';
import { OffersSection } from './offers-section.tsx';
import type { PopupDeps } from './popup-deps.ts';
import type { Screen } from './screen.ts';
import { Sections } from './sections.tsx';
import type { Answer } from './use-comparison.ts';
import type { AlertDraft, ViewState } from './kept.ts';

export interface ComparisonProps {
  readonly answer: Extract<Answer, { kind: 'shown' }>;
  readonly screen: Extract<Screen, { kind: 'product' }>;
  readonly deps: PopupDeps;
  readonly settings: Settings;
  readonly view: ViewState;
  readonly on: {
    readonly view: (change: Partial<ViewState>) => void;
    readonly retry: () => void;
    readonly options: () => void;
    readonly notSame: (item: GradedOffer, notSame: boolean) => void;
    /** Absent at the end of what can be reached. */
    readonly more: (() => void) | undefined;
    /** Fetches what these filters leave of all there is. */
    readonly narrow: (filters: CatalogFilters) => void;
  };
}

/** The verdict, and behind it the offers, the price history and the alerts. */
export function ComparisonView(props: ComparisonProps) {
  const { answer, screen, deps, settings, view, on } = props;
  const { comparison, refresh } = answer;
  const [watched, setWatched] = useState<GradedOffer | 'product' | undefined>(() =>
    view.alert === null ? undefined : watchedBy(view.alert, comparison),
  );

  const { opens, closes } = useOpener();
  const watch = (item: GradedOffer | 'product'): void => {
    opens();
    setWatched(item);
  };

  const context: OfferContext = useMemo(
    () => ({
      links: settings.links,
      throughAffiliate: screen.throughAffiliate,
      pictures: settings.images === 'always',
      bestId: comparison.best?.offerId,
      now: Date.now(),
      onNotSame: on.notSame,
      onWatch: watch,
      merchantCard: (id) => (
        <Later load={loadMerchant} props={{ id, ask: deps.ask, pictures: settings.images === 'always' }} />
      ),
    }),
    [settings, screen.throughAffiliate, comparison],
  );

  return (
    <>
      {refresh.kind === 'failed' && (
        <Later
          load={loadFailureBanner}
          props={{
            failure: refresh.failure,
            fetchedAt: comparison.fetchedAt,
            onRetry: on.retry,
            onConnect: on.options,
            onOptions: on.options,
          }}
        />
      )}
      {comparison.droppedRows > 0 && <Banner icon="info" tone="warn" title={t('state_partial')} testId="partial" />}
      <VerdictCard comparison={comparison}>
        {(item) => (
          <>
            {item !== undefined && (
              <ToOffer item={item} settings={settings} throughAffiliate={screen.throughAffiliate} />
            )}
            <button
              type="button"
              class={isToBeHad(item) ? 'button' : 'button button--main'}
              data-testid="set-alert"
              onClick={() => watch(item ?? 'product')}
            >
              {t('watch_set')}
            </button>
          </>
        )}
      </VerdictCard>
      {watched !== undefined && (
        <Later
          key={offerIdOf(watched)}
          load={loadQuickWatch}
          props={{
            ask: deps.ask,
            comparison,
            item: watched === 'product' ? undefined : watched,
            draft: view.alert?.offerId === offerIdOf(watched) ? (view.alert ?? undefined) : undefined,
            onDraft: (change) => on.view({ alert: change && { ...change, offerId: offerIdOf(watched) } }),
            onClose: () => {
              closes();
              setWatched(undefined);
              on.view({ alert: null });
            },
          }}
        />
      )}
      <Sections {...props} offers={<OffersSection {...props} context={context} />} />
      <Freshness comparison={comparison} running={refresh.kind === 'running'} onRefresh={on.retry} />
    </>
  );
}

function offerIdOf(watched: GradedOffer | 'product'): string | null {
  return watched === 'product' ? null : watched.offer.id;
}

/** Nothing when the offer it was asked for is gone. */
function watchedBy({ offerId }: AlertDraft, { offers }: Comparison): GradedOffer | 'product' | undefined {
  return offerId === null ? 'product' : offers.find(({ offer }) => offer.id === offerId);
}

/** Otherwise what helps is to wait for it. */
function isToBeHad(item: GradedOffer | undefined): boolean {
  return item !== undefined && item.offer.availability !== 'out-of-stock';
}

interface ToOfferProps {
  readonly item: GradedOffer;
  readonly settings: Settings;
  readonly throughAffiliate: boolean;
}

function ToOffer({ item, settings, throughAffiliate }: ToOfferProps) {
  const link = offerLink(item.offer, settings.links, throughAffiliate);
  if (link === undefined) return null;
  return (
    <OutsideLink address={link.address} class={isToBeHad(item) ? 'button button--main' : 'button'} testId="open-best">
      {link.affiliate === undefined ? t('verdict_open') : t('verdict_open_affiliate')}
    </OutsideLink>
  );
}
