import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Comparison } from '../../lib/domain/comparison.ts';
import type { PriceFacet as Prices } from '../../lib/domain/facet.ts';
import type { Currency } from '../../lib/domain/money.ts';
import { noFilters, type OfferFilters } from '../../lib/domain/view-query.ts';
import { facetsOf } from '../../lib/domain/facets.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { plural, t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import { Banner } from '../notices/notice.tsx';
import type { Refresh } from '../popup/use-comparison.ts';
import { ChoiceFacet } from './choice-facet.tsx';
import { CHOICE_FACETS, type ChoiceFacet as Name, tells } from './facet-words.ts';
import { PriceFacet } from './price-facet.tsx';
import './facets.css';

export interface FacetPanelProps {
  readonly comparison: Comparison;
  readonly filters: OfferFilters;
  /** How many offers the filters leave. */
  readonly shown: number;
  /** There is more in the catalog than is loaded. */
  readonly hasMore: boolean;
  /** Of what is being loaded for a choice. */
  readonly refresh: Refresh;
  readonly onFilters: (filters: OfferFilters) => void;
  readonly onClose: () => void;
}

/** All filters at once, each with what it would leave; what is ticked takes effect at once behind the panel. */
export function FacetPanel(props: FacetPanelProps) {
  const { comparison, filters, shown, hasMore, refresh, onFilters, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { offers, wanted } = comparison;
  // Where all is loaded, what the service has counted beside it cannot be shown.
  const serviceFacets = hasMore ? comparison.serviceFacets : undefined;
  const facets = useMemo(() => facetsOf(offers, filters, serviceFacets), [offers, filters, serviceFacets]);
  const prices = pricesIn(facets.prices, filters.price?.currency ?? wanted.price?.currency);

  const choose = (name: Name, value: string, chosen: boolean): void => {
    const before: readonly string[] = filters[name];
    onFilters({ ...filters, [name]: chosen ? [...before, value] : before.filter((other) => other !== value) });
  };

  return (
    <dialog class="facets" ref={dialog} aria-labelledby="facets-title" data-testid="facets" onClose={onClose}>
      <header class="facets__head">
        <h2 id="facets-title">{t('facets_title')}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={t('action_close')}
          data-testid="facets-close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="facets__body">
        <LoadingState refresh={refresh} />
        {prices !== undefined && (
          <PriceFacet prices={prices} range={filters.price} onRange={(price) => onFilters({ ...filters, price })} />
        )}
        {CHOICE_FACETS.filter((name) => tells(facets, name)).map((name) => (
          <ChoiceFacet
            key={name}
            name={name}
            entries={facets[name].entries}
            onChoose={(value, chosen) => choose(name, value, chosen)}
          />
        ))}
      </div>
      <footer class="facets__foot">
        <button type="button" class="button" data-testid="facets-clear" onClick={() => onFilters(noFilters)}>
          {t('facets_clear')}
        </button>
        <button
          type="button"
          class="button button--main"
          data-testid="facets-show"
          onClick={() => dialog.current?.close()}
        >
          {plural('facets_show', shown)}
        </button>
      </footer>
    </dialog>
  );
}

/** What is chosen may have to be loaded first; above the dialog nothing else is in sight. */
function LoadingState({ refresh }: Pick<FacetPanelProps, 'refresh'>) {
  if (refresh.kind === 'running') return <p role="status">{t('state_loading')}</p>;
  if (refresh.kind === 'none') return null;
  const { title, detail } = failureText(refresh.failure);
  return <Banner icon="warning" tone="warn" title={`${title}. ${detail}`} testId="facets-failure" />;
}

/** Those in the currency of the page, if there is more than one to choose from; otherwise those in that of most offers. */
function pricesIn(all: readonly Prices[], currency: Currency | undefined): Prices | undefined {
  return all.find((prices) => prices.currency === currency && prices.minMinor < prices.maxMinor) ?? all[0];
}
