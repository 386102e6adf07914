import { useEffect } from 'preact/hooks';
import type { Comparison } from '../../lib/domain/comparison.ts';
import type { Settings } from '../../lib/domain/settings.ts';
import { ProductChooser } from '../product/product-chooser.tsx';
import { ProductHeader } from '../product/product-header.tsx';
import { Later } from '../later/later.tsx';
import { Skeleton } from '../notices/skeleton.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { loadFailureNotice, loadShop } from './loaders.ts';
import type { PopupDeps } from './popup-deps.ts';
import type { Screen } from './screen.ts';
import { useComparison } from './use-comparison.ts';
import type { ViewState } from './kept.ts';

interface Props {
  readonly screen: Extract<Screen, { kind: 'product' }>;
  readonly deps: PopupDeps;
  readonly settings: Settings;
  readonly view: ViewState | undefined;
  /** What was found when the view was last open. */
  readonly shown: Comparison | undefined;
  readonly onShown: (comparison: Comparison) => void;
  readonly onView: (change: Partial<ViewState>) => void;
  readonly onLook: () => void;
  readonly onType: () => void;
}

/** One product: what it is, and what the catalog knows of it. */
export function ProductView({ screen, deps, settings, view, shown, onShown, onView, onLook, onType }: Props) {
  const { answer, fetchNow, sayNotSame, fetchMore, fetchNarrowed } = useComparison(deps.ask, screen.subject, shown);
  const settled = answer.kind === 'shown' && answer.refresh.kind !== 'running' ? answer.comparison : undefined;
  useEffect(() => {
    if (settled !== undefined) onShown(settled);
  }, [settled, onShown]);
  const retry = () => void fetchNow();
  const toOptions = () => deps.open('options');
  const choose = (chosen: number) => {
    if (screen.tabId === undefined) return;
    void deps.ask('page/choose', { tabId: screen.tabId, chosen }).then(onLook);
  };
  const { unpermitted } = screen;
  const always =
    unpermitted === undefined || deps.isNamedShop(unpermitted)
      ? undefined
      : () => void deps.permit(unpermitted).then((granted) => granted && onLook());
  return (
    <>
      {screen.subject.kind === 'sighting' && (
        <ProductHeader
          sighting={screen.subject.sighting}
          pictures={settings.images !== 'never'}
          onAlways={always}
          shopCard={(host) => (
            <Later load={loadShop} props={{ ask: deps.ask, host, pictures: settings.images === 'always' }} />
          )}
          chooser={
            <ProductChooser sightings={screen.sightings} chosen={screen.chosen} onChoose={choose} onType={onType} />
          }
        />
      )}
      {answer.kind === 'looking' && <Skeleton />}
      {answer.kind === 'failed' && (
        <Later
          load={loadFailureNotice}
          props={{ failure: answer.failure, onRetry: retry, onConnect: toOptions, onOptions: toOptions }}
        />
      )}
      {answer.kind === 'shown' && view !== undefined && (
        <ComparisonView
          answer={answer}
          screen={screen}
          deps={deps}
          settings={settings}
          view={view}
          on={{
            view: onView,
            retry,
            options: toOptions,
            notSame: (item, notSame) => void sayNotSame(item, notSame),
            more: fetchMore && (() => void fetchMore()),
            narrow: (filters) => void fetchNarrowed(filters),
          }}
        />
      )}
    </>
  );
}
