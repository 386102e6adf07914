import { useMemo, useState } from 'preact/hooks';
import { noFilters } from '../../lib/domain/view-query.ts';
import { isByWords } from '../../lib/view/verdict.ts';
import { plural, t } from '../../lib/view/words.ts';
import { OffersToolbar } from '../facets/offers-toolbar.tsx';
import { useArranged } from '../facets/use-arranged.ts';
import { useUnloaded } from '../facets/use-unloaded.ts';
import { Later } from '../later/later.tsx';
import type { OfferContext } from '../offers/offer-context.ts';
import { OfferList } from '../offers/offer-list.tsx';
import { useReached } from '../offers/use-reached.ts';
import type { ComparisonProps } from './comparison-view.tsx';
import { loadFacets } from './loaders.ts';
import { useSettled } from './use-settled.ts';

/** The same product first; what is merely similar stands apart under its own heading. */
export function OffersSection(props: ComparisonProps & { readonly context: OfferContext }) {
  const { answer, view, on, context } = props;
  const { comparison } = answer;
  const { filters, sort } = view;
  const [filtering, setFiltering] = useState(false);
  const hasMore = on.more !== undefined || comparison.total > comparison.offers.length + comparison.droppedRows;
  useUnloaded(comparison, filters, hasMore ? on.narrow : undefined);
  const offers = useArranged(comparison, filters, sort);
  // Behind the panel of filters the list follows a moment later: what is ticked shows its tick first.
  const { matching, similar, version } = useSettled(
    useMemo(
      () => ({
        matching: offers.filter(({ match }) => match.grade !== 'similar'),
        similar: offers.filter(({ match }) => match.grade === 'similar'),
        version: `${JSON.stringify(filters)} ${sort}`,
      }),
      [offers, filters, sort],
    ),
    filtering,
  );
  const { count, end, more } = useReached(matching.length + similar.length, version);
  if (comparison.offers.length === 0) return null;
  return (
    <div class="offers-section">
      {comparison.offers.length > 1 && (
        <OffersToolbar
          comparison={comparison}
          shown={offers.length}
          filters={filters}
          sort={sort}
          onChange={on.view}
          onOpen={() => setFiltering(true)}
        />
      )}
      {matching.length > 0 && <OfferList items={matching} context={context} testId="offers" count={count} />}
      {count > matching.length && similar.length > 0 && (
        <section class="group">
          {(matching.length > 0 || !isByWords(comparison)) && (
            <>
              <h2 class="group__title">{plural('offers_similar', similar.length)}</h2>
              <p class="group__hint">{t('offers_similar_hint')}</p>
            </>
          )}
          <OfferList items={similar} context={context} testId="similar-offers" count={count - matching.length} />
        </section>
      )}
      {more && <div class="offers__more" ref={end} />}
      {offers.length === 0 && (
        <NothingLeft isLoading={answer.refresh.kind === 'running'} onClear={() => on.view({ filters: noFilters })} />
      )}
      {on.more !== undefined && (
        <button type="button" class="button" data-testid="more-offers" onClick={on.more}>
          {t('offers_more')}
        </button>
      )}
      {filtering && (
        <Later
          load={loadFacets}
          props={{
            comparison,
            filters,
            shown: offers.length,
            hasMore,
            refresh: answer.refresh,
            onFilters: (next) => on.view({ filters: next }),
            onClose: () => setFiltering(false),
          }}
        />
      )}
    </div>
  );
}

function NothingLeft({ isLoading, onClear }: { readonly isLoading: boolean; readonly onClear: () => void }) {
  // What is chosen may be on its way.
  if (isLoading) return <p role="status">{t('state_loading')}</p>;
  return (
    <p class="group__hint" data-testid="nothing-left">
      {t('facets_nothing_left')}{' '}
      <button type="button" class="button button--plain" onClick={onClear}>
        {t('facets_clear')}
      </button>
    </p>
  );
}
