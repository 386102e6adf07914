import { brandsAgree } from './brand.ts';
import { traitsOf } from './attributes.ts';
import type { Gtin } from './identifier.ts';
import { nameShare, sharesScript } from './name-share.ts';
import type { Traits } from './traits.ts';

/** A row that carries a barcode, with what it calls the product. */
export interface Named {
  readonly name: string;
  readonly brand?: string;
  readonly gtins: readonly Gtin[];
}

interface Group {
  readonly brand: string | undefined;
  readonly traits: Traits;
  size: number;
}

/** More rows than these say nothing new about a barcode. */
const MOST_ROWS = 200;
const MOST_GROUPS = 12;

/**
 * The barcodes under which quite different products are sold: their rows fall into groups that agree neither on a brand nor on
 * a single word. One odd row among many is that row's mistake, and no property of the barcode.
 */
export function sharedBarcodes(rows: readonly Named[], among?: readonly Gtin[]): ReadonlySet<Gtin> {
  const groups = new Map<Gtin, Group[]>();
  const seen = new Map<Gtin, number>();
  for (const row of rows) {
    for (const gtin of row.gtins) {
      if (among?.includes(gtin) === false) continue;
      const count = (seen.get(gtin) ?? 0) + 1;
      seen.set(gtin, count);
      if (count <= MOST_ROWS) addTo(groups, gtin, row);
    }
  }
  return new Set([...groups].filter(([, found]) => isShared(found)).map(([gtin]) => gtin));
}

function addTo(groups: Map<Gtin, Group[]>, gtin: Gtin, row: Named): void {
  const known = groups.get(gtin) ?? [];
  groups.set(gtin, known);
  const traits = traitsOf(row.name);
  const group = known.find((one) => agrees(one, row.brand, traits));
  if (group !== undefined) group.size += 1;
  else if (known.length < MOST_GROUPS) known.push({ brand: row.brand, traits, size: 1 });
}

function agrees(group: Group, brand: string | undefined, traits: Traits): boolean {
  if (brand !== undefined && group.brand !== undefined && brandsAgree(brand, group.brand)) return true;
  // Names in two scripts, or of a word or two, cannot disagree.
  if (!sharesScript(group.traits.squashed, traits.squashed) || traits.words.length < 2 || group.traits.words.length < 2)
    return true;
  const bothBranded = brand !== undefined && group.brand !== undefined;
  return nameShare(group.traits, traits).share > (bothBranded ? 0.25 : 0);
}

/** Two groups of any size when there are few rows; otherwise the second needs a tenth of them. */
function isShared(groups: readonly Group[]): boolean {
  const sizes = groups.map(({ size }) => size).sort((a, b) => b - a);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const [, second = 0] = sizes;
  return second >= Math.max(1, Math.ceil(all / 10));
}
