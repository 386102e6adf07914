import type { ProductRow } from '../store/tables.ts';

/** The words by which a product is found: those of `title` count for more. */
export interface Words {
  readonly title: string;
  readonly rest: string;
}

const LEFT_OUT = /https?:\/\/(?:www\.)?/g;

/** Letters and digits only, without accents: both engines then cut text at the same places. */
export function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the ASCII range is what is meant: most text needs no folding
  const folded = /^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Everything that an `any` search looks at. */
export function wordsOf(row: ProductRow, merchantName: string, networkName: string): Words {
  const title = [row.name, row.brand, row.model, row.author, row.artist];
  const codes = [row.id, row.barcode, row.code, row.mpn, row.sku, row.asin];
  const rest = [
    row.description, row.category, row.size, row.color, row.condition, row.gender, row.material, row.manufacturer,
    row.publisher, row.tags, row.direct_url.replace(LEFT_OUT, ''), row.image_url?.replace(LEFT_OUT, ''), merchantName, networkName,
  ];
  return { title: plainText(title.filter(Boolean).join(' ')), rest: plainText([...codes, ...rest].filter(Boolean).join(' ')) };
}
