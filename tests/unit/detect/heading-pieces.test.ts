import { describe, expect, it } from 'vitest';
import { headings } from '../../../lib/detect/headings.ts';
import { inWords, withoutLabels } from '../../../lib/domain/recognise/heading-labels.ts';
import { documentOf } from './fixture-page.ts';

const pieces = (html: string): readonly string[] => headings(documentOf(`<html><body>${html}</body></html>`));
/** The heading of a page under this title. */
const named = (html: string, title = 'Shop'): string | undefined =>
  pieces(`<h1>${html}</h1>`).map((heading) => withoutLabels(inWords(heading), title))[0];

describe('the pieces of a heading', () => {
  it.each<[string, readonly string[]]>([
    ['<h1>Copper Kettle</h1>', ['Copper Kettle']],
    ['<h1><i>Acme</i>Kettle<br>2 L</h1>', ['Acme\rKettle\r2 L']],
    ['<h1><i>Acme</i> <b>Kettle</b></h1>', ['Acme\r \rKettle']],
    ['<h1>Kettle<!-- -->s</h1>', ['Kettles']],
    ['<h1></h1>', ['']],
    [`<h1>${'x'.repeat(4000)}</h1>`, ['x'.repeat(1999)]],
    [`<h1>${'x'.repeat(4001)}</h1>`, ['']],
    [`<h1>${'<i>x</i>'.repeat(600)}</h1>`, ['x\r'.repeat(500).slice(0, -1)]],
    ['<h2><i>Acme</i>Kettle</h2>', ['Acme\rKettle']],
  ])('%#', (html, expected) => {
    expect(pieces(html)).toEqual(expected);
  });
});

describe('a heading is read', () => {
  it.each([
    ['with its brand', '<a href="/b">Acme</a><span>Copper Kettle</span>', 'Acme Copper Kettle'],
    ['with what stands on a line of its own', 'Copper Kettle<br>2 litres', 'Copper Kettle 2 litres'],
    ['with what is in a box of its own', '<div>Copper Kettle</div><div>with lid</div>', 'Copper Kettle with lid'],
    ['with text that scripts have put together', 'Copper Kettle<!-- -->, <!-- -->2 L', 'Copper Kettle, 2 L'],
    ['with no more than one space', '<b>Copper</b> <i> Kettle</i>', 'Copper Kettle'],
    ['with a raised sign', 'Acme<sup>®</sup> Kettle<sup>™</sup>', 'Acme® Kettle™'],
    ['with a comma', '<b>Kettle</b>, copper', 'Kettle, copper'],
    ['with brackets', 'Kettle <b>(</b>copper<b>)</b>', 'Kettle (copper)'],
    ['with words in brackets', 'Kettle<small>(copper)</small>', 'Kettle (copper)'],
    ['with square metres', 'Rug 2 m<sup>2</sup>', 'Rug 2 m2'],
    ['with its size', 'Kettle<sup>2</sup>', 'Kettle 2'],
    ['without empty pieces', '<i></i><b>Copper Kettle</b><u> </u>', 'Copper Kettle'],
    ['decoded', 'Salt &amp;amp; Pepper<b>Mill</b>', 'Salt & Pepper Mill'],
  ])('%s', (_, html, expected) => {
    expect(named(html)).toBe(expected);
  });

  it.each([
    'Art. 12345',
    'Art.-Nr. 12345',
    'SKU: AB-12',
    '(SKU AB-12)',
    'Ref. 12.345',
    'Item No. 12345',
    'Item # 12345',
    'Product code: 12345',
    'Cod. produs 12345',
    'Арт. 12345',
    'Код товара: 12345',
    'EAN 4006381333931',
    '(12 reviews)',
    '3 Bewertungen',
    '5 отзывов',
  ])('without what is said of it in a piece of its own: %s', (note) => {
    expect(named(`Copper Kettle<small>${note}</small>`)).toBe('Copper Kettle');
    expect(named(`Copper Kettle <small> ${note} </small>`)).toBe('Copper Kettle');
    expect(named(`<b>${note}</b>`)).toBe(note);
  });

  it.each([
    'Art deco',
    'Art. of wood',
    'Ref edition 2',
    '12 pieces',
    'Code black',
    'Model 12345',
    'Kodak 12345',
    'Codename 12',
  ])('with what is a part of it: %s', (piece) => {
    expect(named(`Copper Kettle <small>${piece}</small>`)).toBe(`Copper Kettle ${piece}`);
  });

  it.each([
    ['without a badge behind the name', 'Copper Kettle<i>New</i>', 'Copper Kettle | Shop', 'Copper Kettle'],
    ['with words that go on', 'Copper Kettle <i>New</i>', 'Copper Kettle | Shop', 'Copper Kettle New'],
    ['without the number behind it', 'Copper Kettle<i>466/7999</i>', 'Copper Kettle | Shop', 'Copper Kettle'],
    ['without what leads to it', '<i>Details about </i>Copper Kettle', 'Copper Kettle | Shop', 'Copper Kettle'],
    [
      'without what leads to it, nor what follows',
      '<i>Details about </i>Copper Kettle<i>- show original</i>',
      'Copper Kettle | Shop',
      'Copper Kettle',
    ],
    [
      'with a maker whom the title leaves out',
      '<i>Acme</i>Copper Kettle',
      'Copper Kettle | Shop',
      'Acme Copper Kettle',
    ],
  ])('%s, where the title knows the name', (_, html, title, expected) => {
    expect(named(html, title)).toBe(expected);
  });
});

it('hostile pieces cost no time', () => {
  const start = performance.now();
  for (const piece of ['\r', ' \r', '\r ', 'm\r2', '(\r', 'A\r', ' ']) {
    const heading = piece.repeat(4000 / piece.length);
    withoutLabels(inWords(heading), 'Copper Kettle');
  }
  expect(performance.now() - start).toBeLessThan(200);
});
