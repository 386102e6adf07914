import type { ProductRow } from '../store/tables.ts';

/** The words by which a product is found: those of `title` count for more. */
export interface Words {
  readonly title: string;
  readonly rest: string;
}

/** Before a word of a title, in PostgreSQL's index of words: what no word begins with. */
export const TITLE_SIGN = '=';

/**
 * As many products came first, and the words of their titles stand in PostgreSQL's index once more, behind a sign of their own:
 * whoever asks for a page of a common word has it from these, for that index knows no order, and all that bear a word would
 * have to be read to find the first. A page of a hundred is there of every word that one title in 650 bears.
 */
export const EARLY = 65_536;
export const EARLY_SIGN = '<';

// oxlint-disable-next-line no-control-regex -- the ASCII range is what is meant: most text needs no folding
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Letters and digits only, without accents, so that an engine cuts the text where its queries are cut. Of capitals it knows those of
 * ASCII at least; which others depends on where it was installed. What is one letter in capitals is one letter.
 */
export function plainText(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

const fold = (text: string): string =>
  ASCII.test(text) ? text : small(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''));

/** By way of the capitals, where ß is SS and ı is I; what has no other ones (ẞ) is made small before. */
const small = (text: string): string => text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

/** What either engine finds by the words of a query. ASCII they cut alike, and there is much of it. */
const findable = (text: string): string => (ASCII.test(text) ? text : plainText(text));

/** Everything that an `any` search looks at. */
export function wordsOf(row: ProductRow, merchantName: string, networkName: string): Words {
  let title = row.name;
  for (const part of [row.brand, row.model, row.author, row.artist]) {
    if (part !== null && !row.name.includes(part)) title += ` ${part}`;
  }
  let rest = `${row.id} ${row.url_key} ${merchantName} ${networkName}`;
  for (const part of restOf(row)) if (part !== null) rest += ` ${part}`;
  for (const part of [row.size, row.color]) if (part !== null && !row.name.includes(part)) rest += ` ${part}`;
  return { title: findable(title), rest: findable(rest) };
}

const restOf = (row: ProductRow): readonly (string | null)[] => [
  row.barcode,
  row.code === row.barcode ? null : row.code,
  row.mpn !== null && row.sku?.startsWith(`${row.mpn}-`) === true ? null : row.mpn,
  row.sku,
  row.asin,
  row.description,
  row.category,
  row.condition,
  row.gender,
  row.material,
  row.manufacturer === row.brand ? null : row.manufacturer,
  row.publisher,
  row.tags,
  row.image_url === null ? null : imageWords(row.image_url, row.url_key),
];

/** Where the picture is, without what the page's own address says already. */
function imageWords(imageUrl: string, urlKey: string): string {
  const [host = ''] = urlKey.split('/', 1);
  return imageUrl.slice(imageUrl.indexOf('//') + 2).replace(host, '');
}
