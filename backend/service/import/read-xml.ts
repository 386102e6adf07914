import { SaxesParser } from 'saxes';
import { type FeedHead, type FeedRecord, LONGEST_VALUE } from './feed-record.ts';
import { attributesUnder, plainName } from './known-names.ts';
import { mendXml } from './mend-xml.ts';
import type { ColumnNames } from './read-rows.ts';

/** A feed's products: `item` in RSS 2.0, `entry` in Atom, and what price comparisons call them. */
const PRODUCT = /^(?:item|entry|shopitem|product|offer|o)$/;
/** Without one of these nothing is a product. */
const NEEDED = ['id', 'title', 'link', 'price'];

/** References that are HTML's and not XML's, which descriptions are full of. */
const HTML: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  deg: '°',
  euro: '€',
  pound: '£',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  frac12: '½',
  middot: '·',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  ccedil: 'ç',
  iacute: 'í',
  oacute: 'ó',
  ocirc: 'ô',
  uacute: 'ú',
  ntilde: 'ñ',
  aring: 'å',
  aelig: 'æ',
  oslash: 'ø',
};

interface Product {
  readonly line: number;
  readonly depth: number;
  readonly values: Record<string, string>;
  problem?: string;
}

/**
 * Google Merchant XML, as RSS 2.0 or Atom, piece by piece, or any in which a product is an element whose parts have
 * names. What is ill-formed inside a product costs that product alone. `head` is filled with what the channel says of
 * itself.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  head: FeedHead,
  columns: ColumnNames = {},
): AsyncGenerator<FeedRecord> {
  const ready: FeedRecord[] = [];
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  Object.assign(parser.ENTITIES, HTML);
  let depth = 0;
  let product: Product | undefined;
  let value = '';
  /** What the element that is open is called by its own attribute: `<param name="EAN">`. */
  let ownName: string | undefined;
  const mapped = new Map(
    Object.entries(columns).map(([attribute, column]) => [column.trim().toLowerCase(), attribute]),
  );

  const problemAt = (line: number, problem: string): void => {
    if (product === undefined) ready.push({ line, problem });
    else product.problem ??= `${problem} (line ${line})`;
  };
  const addText = (part: string): void => {
    if (value.length < LONGEST_VALUE) value += part.slice(0, LONGEST_VALUE - value.length);
  };

  parser.on('error', (error) => problemAt(parser.line, error.message.replace(/^\d+:\d+: /, '')));
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    depth += 1;
    value = '';
    ownName = attributes['name'];
    const local = localName(name);
    if (product === undefined && PRODUCT.test(local))
      product = { line: parser.line, depth, values: valuesOf(attributes) };
    else if (product === undefined) {
      if (local === 'link' && attributes['href'] !== undefined) head.link ??= attributes['href'];
    } else if (depth === product.depth + 1 && local === 'link' && attributes['href'] !== undefined) {
      // Atom has its links in an attribute, and the product's own page under no relation or `alternate`.
      if ((attributes['rel'] ?? 'alternate') === 'alternate') product.values['link'] ??= attributes['href'];
    }
    if (isSelfClosing) value = '';
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    const plain = value.trim();
    const named = ownName;
    [value, ownName] = ['', undefined];
    if (product === undefined) {
      if (plain !== '' && (local === 'title' || local === 'link')) head[local] ??= plain;
    } else if (depth === product.depth) {
      const { line, values, problem } = product;
      ready.push(problem === undefined ? { line, values: byAttribute(values, mapped) } : { line, problem });
      product = undefined;
    } else if (plain !== '' && (named !== undefined || depth === product.depth + 1)) {
      product.values[named === undefined ? local : plainName(named)] ??= plain;
    }
    depth -= 1;
  });

  for await (const piece of mendXml(text)) {
    parser.write(piece);
    yield* ready.splice(0);
  }
  if (depth > 0) throw new Error(`the file ends in the middle, at line ${parser.line}`);
  parser.close();
  yield* ready;
}

/** The product's own attributes, which is where some feeds say most of it. */
function valuesOf(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const filled = Object.entries(attributes).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled.map(([name, value]) => [localName(name), value.trim()]));
}

/** The owner's word comes first, then Google's own names, then what others call them. */
function byAttribute(values: Record<string, string>, mapped: ReadonlyMap<string, string>): Record<string, string> {
  for (const [name, attribute] of mapped) {
    const value = values[name];
    if (value !== undefined) values[attribute] = value;
  }
  if (NEEDED.every((name) => values[name] !== undefined)) return values;
  for (const [name, attribute] of attributesUnder(new Set(Object.keys(values))))
    values[attribute] ??= values[name] ?? '';
  return values;
}

/** `g:price` is `price`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
