import { SaxesParser } from 'saxes';
import { type FeedHead, type FeedRecord, LONGEST_VALUE } from './feed-record.ts';
import { mendXml } from './mend-xml.ts';

/** A feed's products: `item` in RSS 2.0, `entry` in Atom. */
const PRODUCT = /^(?:item|entry)$/;

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
 * Google Merchant XML, as RSS 2.0 or Atom, piece by piece. What is ill-formed inside a product costs that product alone.
 * `head` is filled with what the channel says of itself.
 */
export async function* readXml(text: AsyncIterable<string>, head: FeedHead): AsyncGenerator<FeedRecord> {
  const ready: FeedRecord[] = [];
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  Object.assign(parser.ENTITIES, HTML);
  let depth = 0;
  let product: Product | undefined;
  let value = '';

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
    const local = localName(name);
    if (product === undefined && PRODUCT.test(local)) product = { line: parser.line, depth, values: {} };
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
    value = '';
    if (product === undefined) {
      if (local === 'title') head.title ??= plain;
      if (local === 'link' && plain !== '') head.link ??= plain;
    } else if (depth === product.depth) {
      const { line, values, problem } = product;
      ready.push(problem === undefined ? { line, values } : { line, problem });
      product = undefined;
    } else if (depth === product.depth + 1 && plain !== '') product.values[local] ??= plain;
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

/** `g:price` is `price`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
