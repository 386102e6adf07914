import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What a person read on a product page. Lists hold everything that is right; `*_alt` is accepted and not asked for. */
export interface ProductLabels {
  readonly asin: string | null;
  readonly asin_alt: readonly string[];
  readonly marketplace: string | null;
  readonly gtin: readonly string[];
  readonly gtin_alt: readonly string[];
  readonly gtin_variants: readonly string[];
  readonly gtin_not: readonly string[];
  readonly isbn10: string | null;
  readonly isbn13: string | null;
  readonly name: string | null;
  readonly name_alt: readonly string[];
  readonly price: string | null;
  readonly price_alt: readonly string[];
  readonly currency: string | null;
  readonly currency_alt: readonly string[];
  readonly availability: string | null;
  readonly availability_alt: readonly string[];
  readonly brand: string | null;
  readonly brand_alt: readonly string[];
  readonly sku: readonly string[];
  readonly mpn: readonly string[];
  readonly canonical_url: string | null;
}

export interface ListingLabels {
  readonly n_products: number;
  readonly asins: readonly string[];
  readonly gtins: readonly string[];
  readonly products: readonly { readonly name?: string; readonly url?: string; readonly asin?: string }[];
}

export interface NegativeLabels {
  readonly gtin_not: readonly string[];
}

interface PageRow {
  readonly id: string;
  readonly url: string;
  readonly file: string;
  readonly charset: string;
  readonly ambiguous: boolean;
}

export type LabelledPage =
  | (PageRow & { readonly kind: 'product'; readonly labels: ProductLabels })
  | (PageRow & { readonly kind: 'listing'; readonly labels: ListingLabels })
  | (PageRow & { readonly kind: 'negative'; readonly labels: NegativeLabels });

/** The rows of a manifest; page files are relative to it. */
export function readManifest(file: string): LabelledPage[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = JSON.parse(line) as LabelledPage;
      // A saved fragment may have lost its address: it stands on a host that exists nowhere.
      const url = URL.canParse(row.url) ? row.url : `https://page.invalid/${row.id}`;
      return { ...row, url, file: join(dirname(file), row.file) };
    });
}

export function readPage(page: LabelledPage): Buffer {
  const bytes = readFileSync(page.file);
  return page.file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** The rows of a tab-separated file, by column name. */
export function readTable(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split(/\r?\n/);
  const columns = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    });
}
