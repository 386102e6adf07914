import type { Comparison } from '../../lib/domain/comparison.ts';
import { type OfferFilters, SORTS, type Sort } from '../../lib/domain/view-query.ts';
import { numberText } from '../../lib/view/numbers.ts';
import { plural, t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import { Later } from '../later/later.tsx';
import { countFilters } from './use-arranged.ts';
import './toolbar.css';

const loadChips = () => import('./applied-chips.tsx').then((module) => module.AppliedChips);
const LABELS = {
  best: 'sort_best',
  price: 'sort_price',
  'unit-price': 'sort_unit_price',
  discount: 'sort_discount',
  merchant: 'sort_merchant',
  updated: 'sort_updated',
} as const satisfies Record<Sort, string>;

interface Props {
  readonly comparison: Comparison;
  readonly shown: number;
  readonly filters: OfferFilters;
  readonly sort: Sort;
  readonly onChange: (change: { readonly filters?: OfferFilters; readonly sort?: Sort }) => void;
  readonly onOpen: () => void;
}

/** How many offers there are to see, in which order, and by which filters. */
export function OffersToolbar({ comparison, shown, filters, sort, onChange, onOpen }: Props) {
  const filtered = countFilters(filters);
  return (
    <>
      <div class="toolbar">
        <p class="toolbar__count" role="status" data-testid="shown-count">
          {filtered === 0
            ? plural('offers_count', shown)
            : plural('offers_count_of', comparison.offers.length, { shown: numberText(shown) })}
        </p>
        <button type="button" class="button" aria-haspopup="dialog" data-testid="open-facets" onClick={onOpen}>
          <Icon name="filter" size={16} />
          {t('facets_open')}
          {filtered > 0 && <span class="toolbar__badge">{numberText(filtered)}</span>}
        </button>
        <label>
          <span class="unseen">{t('sort_label')}</span>
          <select
            class="select"
            data-testid="sort"
            value={sort}
            onChange={(event) => {
              const chosen = SORTS.find((known) => known === event.currentTarget.value);
              if (chosen !== undefined) onChange({ sort: chosen });
            }}
          >
            {SORTS.map((known) => (
              <option value={known} key={known}>
                {t(LABELS[known])}
              </option>
            ))}
          </select>
        </label>
      </div>
      {filtered > 0 && (
        <Later load={loadChips} props={{ comparison, filters, onFilters: (next) => onChange({ filters: next }) }} />
      )}
    </>
  );
}
