import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

const text = z.coerce.string().nullable().catch(null);
const list = z.array(z.coerce.string()).catch([]);

/** What a person read on a product page. Lists hold everything that is right; `*_alt` is accepted and not asked for. */
const productLabels = z.object({
  asin: text,
  asin_alt: list,
  marketplace: text,
  gtin: list,
  gtin_alt: list,
  gtin_variants: list,
  gtin_not: list,
  isbn10: text,
  isbn13: text,
  name: text,
  name_alt: list,
  price: text,
  price_alt: list,
  currency: text,
  currency_alt: list,
  availability: text,
  availability_alt: list,
  brand: text,
  brand_alt: list,
  sku: list,
  mpn: list,
  canonical_url: text,
});
export type ProductLabels = z.infer<typeof productLabels>;

const listingLabels = z.object({
  n_products: z.number().catch(0),
  asins: list,
  gtins: list,
  products: z
    .array(z.object({ name: z.string().nullish(), url: z.string().nullish(), asin: z.string().nullish() }))
    .catch([]),
});
export type ListingLabels = z.infer<typeof listingLabels>;

const negativeLabels = z.object({ gtin_not: list });
export type NegativeLabels = z.infer<typeof negativeLabels>;

const rowFields = {
  id: z.string(),
  url: z.string().catch(''),
  file: z.string(),
  charset: z.string().catch('utf-8'),
  ambiguous: z.boolean().catch(false),
};

/** A manifest by another hand may leave out what it has nothing to say of. */
const pageRow = z.discriminatedUnion('kind', [
  z.object({ ...rowFields, kind: z.literal('product'), labels: productLabels }),
  z.object({ ...rowFields, kind: z.literal('listing'), labels: listingLabels }),
  z.object({ ...rowFields, kind: z.literal('negative'), labels: negativeLabels.catch({ gtin_not: [] }) }),
]);
export type LabelledPage = z.infer<typeof pageRow>;

/** The rows of a manifest; page files are relative to it. */
export function readManifest(file: string): LabelledPage[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = pageRow.parse(JSON.parse(line));
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
