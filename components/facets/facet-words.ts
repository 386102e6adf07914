import type { Facets } from '../../lib/domain/facet.ts';
import type { Comparison } from '../../lib/domain/comparison.ts';
import type { OfferFilters } from '../../lib/domain/view-query.ts';
import { foreignText } from '../../lib/view/foreign-text.ts';
import { moneyText } from '../../lib/view/money.ts';
import { availabilityText, conditionText, gradeText, sellerText } from '../../lib/view/offer-words.ts';
import { t } from '../../lib/view/words.ts';

export type ChoiceFacet = Exclude<keyof OfferFilters, 'price'>;
export const CHOICE_FACETS = [
  'grade',
  'availability',
  'condition',
  'merchant',
  'network',
  'seller',
  'currency',
] as const satisfies readonly ChoiceFacet[];

const TITLES = {
  grade: 'facet_grade',
  merchant: 'facet_merchant',
  network: 'facet_network',
  availability: 'facet_availability',
  condition: 'facet_condition',
  seller: 'facet_seller',
  currency: 'facet_currency',
} as const;

export function facetTitle(facet: ChoiceFacet): string {
  return t(TITLES[facet]);
}

type Values = { readonly [F in ChoiceFacet]: OfferFilters[F][number] };
const WORDS: { readonly [F in ChoiceFacet]: (value: Values[F], label: string) => string } = {
  grade: gradeText,
  availability: availabilityText,
  condition: conditionText,
  seller: sellerText,
  merchant: (_, label) => foreignText(label, 60),
  network: (_, label) => foreignText(label, 60),
  currency: (value) => (value === 'not-stated' ? t('price_not_stated') : value),
};

/** One choice of a facet in words; merchants and networks by their names. */
export function facetValue(facet: ChoiceFacet, value: string, label = value): string {
  // The value comes out of the facet of this very name, which the compiler cannot follow through a lookup.
  const words = WORDS[facet] as (value: string, label: string) => string;
  return words(value, label);
}

/** What a merchant or a network is called, from the offers that name it, or from the service's counts. */
export function labelIn({ offers, serviceFacets }: Comparison, facet: ChoiceFacet, value: string): string {
  const named = offers.find(({ offer }) =>
    facet === 'merchant' ? offer.merchant.id === value : facet === 'network' && offer.network?.id === value,
  )?.offer;
  const rows = facet === 'network' ? serviceFacets?.networks : serviceFacets?.merchants;
  const counted = rows?.find(({ id }) => id === value)?.name;
  return (facet === 'network' ? named?.network?.name : named?.merchant.name) ?? counted ?? value;
}

export function priceRangeText({ currency, minMinor, maxMinor }: NonNullable<OfferFilters['price']>): string {
  const money = (minor: number): string => moneyText({ minor, currency });
  if (minMinor === undefined) return t('facet_price_to', { price: money(maxMinor ?? 0) });
  if (maxMinor === undefined) return t('facet_price_from', { price: money(minMinor) });
  return t('facet_price_between', { from: money(minMinor), to: money(maxMinor) });
}

/** Facets that tell offers apart here: one choice alone tells nothing, unless it is chosen. */
export function tells(facets: Facets, facet: ChoiceFacet): boolean {
  const { entries } = facets[facet];
  return entries.length > 1 || entries.some(({ chosen }) => chosen);
}
