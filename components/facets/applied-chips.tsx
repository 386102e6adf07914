import type { Comparison } from '../../lib/domain/comparison.ts';
import { noFilters, type OfferFilters } from '../../lib/domain/view-query.ts';
import { t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import { CHOICE_FACETS, facetTitle, facetValue, labelIn, priceRangeText } from './facet-words.ts';

interface Props {
  readonly comparison: Comparison;
  readonly filters: OfferFilters;
  readonly onFilters: (filters: OfferFilters) => void;
}

/** What is filtered by, each taken back with one click. */
export function AppliedChips({ comparison, filters, onFilters }: Props) {
  const chips = [
    ...(filters.price === null
      ? []
      : [
          {
            key: 'price',
            facet: t('facet_price'),
            text: priceRangeText(filters.price),
            without: { ...filters, price: null },
          },
        ]),
    ...CHOICE_FACETS.flatMap((name) =>
      filters[name].map((value) => ({
        key: `${name} ${value}`,
        facet: facetTitle(name),
        text: facetValue(name, value, labelIn(comparison, name, value)),
        without: { ...filters, [name]: (filters[name] as readonly string[]).filter((other) => other !== value) },
      })),
    ),
  ];
  if (chips.length === 0) return null;
  return (
    <ul class="chips" role="list" aria-label={t('chips')} data-testid="chips">
      {chips.map(({ key, facet, text, without }) => (
        <li key={key}>
          <button
            type="button"
            class="chip chip--on"
            aria-label={t('chip_remove', { facet, value: text })}
            data-testid="chip"
            onClick={() => onFilters(without)}
          >
            <bdi>{text}</bdi>
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="button button--plain" data-testid="clear-all" onClick={() => onFilters(noFilters)}>
          {t('facets_clear')}
        </button>
      </li>
    </ul>
  );
}
