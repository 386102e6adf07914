import type { Report } from '../report.ts';
import type { Dialogue } from '../search/fields.ts';

const MAX_FACETS = 20;

const ALLOWED: Readonly<Record<'network' | 'merchant' | 'final_price', readonly string[]>> = {
  network: ['id', 'name', 'url', 'logo_url', 'merchant_count', 'merchant_count_active', 'product_count', 'group', 'group.id', 'group.name', 'country', 'country.id', 'country.iso3', 'country.name'],
  merchant: ['id', 'name', 'description', 'domains', 'icon_url', 'logo_url', 'product_count', 'origin_id', 'network', 'network.id', 'network.name', 'network.url', 'network.logo_url'],
  final_price: ['min', 'max'],
};

export type FacetName = keyof typeof ALLOWED;

/** The facets asked for, as sent, and for each kind the parts to show; an empty list is "all of it". */
export interface FacetChoice {
  readonly asked: readonly string[];
  readonly parts: ReadonlyMap<FacetName, readonly string[]>;
}

const isFacet = (name: string): name is FacetName => Object.hasOwn(ALLOWED, name);

export function readFacets(value: unknown, dialogue: Dialogue, report: Report): FacetChoice | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) return report.add('facets', 'The facets field must be an array.');
  if (value.length > MAX_FACETS) return report.add('facets', `The facets field must not have more than ${MAX_FACETS} items.`);
  const parts = new Map<FacetName, string[]>();
  const whole = new Set<FacetName>();
  for (const [index, item] of value.entries()) {
    const [base = '', ...path] = typeof item === 'string' ? item.split('.') : [];
    const part = path.join('.');
    const isKnown = isFacet(base) && (part === '' ? path.length === 0 : dialogue === 'search' && ALLOWED[base].includes(part));
    if (!isKnown) report.add(`facets.${index}`, `The selected facets.${index} is invalid.`);
    else {
      if (part === '') whole.add(base);
      parts.set(base, [...(parts.get(base) ?? []), ...(part === '' ? [] : [part])]);
    }
  }
  for (const base of whole) parts.set(base, []);
  return parts.size === 0 ? undefined : { asked: value.filter((item) => typeof item === 'string'), parts };
}
