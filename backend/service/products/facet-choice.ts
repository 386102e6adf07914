import type { Report } from '../report.ts';
import type { Dialogue } from '../search/fields.ts';

const MAX_FACETS = 20;

const ALLOWED: Readonly<Record<'network' | 'merchant' | 'final_price', readonly string[]>> = {
  network: [
    'id',
    'name',
    'url',
    'logo_url',
    'merchant_count',
    'merchant_count_active',
    'product_count',
    'group',
    'group.id',
    'group.name',
    'country',
    'country.id',
    'country.iso3',
    'country.name',
  ],
  merchant: [
    'id',
    'name',
    'description',
    'domains',
    'icon_url',
    'logo_url',
    'product_count',
    'origin_id',
    'network',
    'network.id',
    'network.name',
    'network.url',
    'network.logo_url',
  ],
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
  if (value.length > MAX_FACETS)
    return report.add('facets', `The facets field must not have more than ${MAX_FACETS} items.`);
  const asked = value.flatMap((item: unknown, index) => {
    const facet = typeof item === 'string' ? readFacet(item, dialogue) : undefined;
    return facet ?? report.add(`facets.${index}`, `The selected facets.${index} is invalid.`) ?? [];
  });
  if (asked.length === 0) return undefined;
  const parts = new Map<FacetName, readonly string[]>();
  for (const { name } of asked) {
    const ofName = asked.filter((facet) => facet.name === name).map((facet) => facet.part);
    parts.set(name, ofName.includes('') ? [] : ofName);
  }
  return { asked: asked.map(({ name, part }) => (part === '' ? name : `${name}.${part}`)), parts };
}

function readFacet(text: string, dialogue: Dialogue): { readonly name: FacetName; readonly part: string } | undefined {
  const dot = text.indexOf('.');
  const [name, part] = dot < 0 ? [text, ''] : [text.slice(0, dot), text.slice(dot + 1)];
  if (!isFacet(name)) return undefined;
  const isWhole = dot < 0;
  return isWhole || (dialogue === 'search' && ALLOWED[name].includes(part)) ? { name, part } : undefined;
}
