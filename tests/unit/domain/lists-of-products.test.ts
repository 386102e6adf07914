import { describe, expect, it } from 'vitest';
import type { Card, Evidence } from '../../../lib/domain/recognise/evidence.ts';
import type { Listed } from '../../../lib/domain/sighting.ts';
import { money } from '../../fixtures/offers.ts';
import { ld, OFFER, viewOf } from '../../fixtures/seen-page.ts';

const PLACE = 'https://shop.example/search?q=kettle';
const AMAZON = 'https://www.amazon.de/s?k=kettle';
const at = (path: string): string => `https://shop.example${path}`;
const card = (more: Partial<Card>): Card => ({ href: '', name: '', price: '', code: '', ...more });

/** The products that such a page lists. */
function listed(more: Partial<Evidence>, address = PLACE): readonly Listed[] {
  const view = viewOf(more, address);
  return view.kind === 'listing' ? view.items : [];
}
const list = (...items: readonly object[]): Partial<Evidence> =>
  ld({ '@type': 'ItemList', itemListElement: items.map((item) => ({ '@type': 'Product', ...item })) });

describe('the entries of a list', () => {
  const one = card({ href: '/p/1', name: 'One', price: '€1.00' });
  const two = card({ href: '/p/2', name: 'Two', price: '€2.00' });

  it('have an address, a name and a price, and nothing that is not said', () => {
    const nameless = card({ href: '/p/3', price: '€3.00' });
    expect(listed({ cards: [one, two, nameless] })).toStrictEqual([
      { url: at('/p/1'), name: 'One', price: money(1) },
      { url: at('/p/2'), name: 'Two', price: money(2) },
      { url: at('/p/3'), price: money(3) },
    ]);
    expect(viewOf({ cards: [one, two] }, PLACE)).not.toHaveProperty('marketplace');
  });

  it.each<[string, readonly Card[], readonly string[]]>([
    ['stand once each, in the order of the page', [two, one, two], ['/p/2', '/p/1']],
    ['are products only with a price', [one, two, card({ href: '/about', name: 'About us' })], ['/p/1', '/p/2']],
    ['are products only with an address', [one, two, card({ name: 'Gift card', price: '€9.00' })], ['/p/1', '/p/2']],
    [
      'are products only where that can be read',
      [one, two, card({ href: 'http://[', price: '€9.00' })],
      ['/p/1', '/p/2'],
    ],
    ['are two at least', [one], []],
    ['are two different ones at least', [one, one], []],
  ])('%s', (_, cards, expected) => {
    expect(listed({ cards }).map(({ url }) => url)).toEqual(expected.map(at));
  });

  it('are told up to five hundred', () => {
    const cards = Array.from({ length: 510 }, (_, index) => card({ href: `/p/${index}`, price: '€1.00' }));
    expect(listed({ cards })).toHaveLength(500);
    const half = (from: number): readonly object[] =>
      Array.from({ length: 300 }, (_, index) => ({ '@type': 'Product', url: `/p/${from + index}`, offers: OFFER }));
    expect(listed(ld(half(0), half(300)))).toHaveLength(500);
  });
});

describe('the entries of a list of Amazon', () => {
  it('have their ASINs, from the entry before its address, with or without a price', () => {
    const cards = [
      card({ href: '/dp/B07PGL2ZSL', name: 'One' }),
      card({ code: 'B0CHX1W1XY', href: '/gp/help', name: 'Two' }),
      card({ code: 'B000000001', price: '3,00 €' }),
      card({ code: 'nonsense', name: 'Three' }),
    ];
    expect(viewOf({ cards }, AMAZON)).toMatchObject({ kind: 'listing', marketplace: 'DE' });
    expect(listed({ cards }, AMAZON).map(({ asin, name }) => [asin, name])).toEqual([
      ['B07PGL2ZSL', 'One'],
      ['B0CHX1W1XY', 'Two'],
      ['B000000001', undefined],
    ]);
  });
});

describe('a list in data', () => {
  const one = { name: 'One', url: '/p/1', offers: OFFER };
  const two = { name: 'Two', url: '/p/2', offers: OFFER };
  const shown = (paths: readonly string[]): readonly Card[] =>
    paths.map((href) => card({ href, name: 'Shown', price: '€5.00' }));

  it('counts where it names as many as are shown', () => {
    expect(listed({ ...list(one, two), cards: shown(['/p/3', '/p/4']) }).map(({ name }) => name)).toEqual([
      'One',
      'Two',
    ]);
    expect(listed({ ...list(one, two), cards: shown(['/p/3', '/p/4', '/p/5']) }).map(({ name }) => name)).toEqual([
      'Shown',
      'Shown',
      'Shown',
    ]);
  });

  it('does not count where it names no place of them', () => {
    const unnamed = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
    expect(listed({ ...list(...unnamed), cards: shown(['/p/3', '/p/4']) }).map(({ name }) => name)).toEqual([
      'Shown',
      'Shown',
    ]);
  });

  it('takes from what is shown what it does not say', () => {
    const unpriced = [{ name: 'One', url: '/p/1' }, two];
    expect(listed({ ...list(...unpriced), cards: shown(['/p/2', '/p/1']) })).toStrictEqual([
      { url: at('/p/1'), name: 'One', price: money(5) },
      { url: at('/p/2'), name: 'Two', price: money(9) },
    ]);
    expect(listed(list(...unpriced))).toEqual([]);
  });

  it('may name products by their barcodes', () => {
    const coded = (name: string, gtin13: string): object => ({ name, gtin13 });
    expect(listed(list(coded('One', '4006381333931'), coded('Two', '4242005377558')))).toStrictEqual([
      { gtin: '04006381333931', name: 'One' },
      { gtin: '04242005377558', name: 'Two' },
    ]);
    // Nothing shown without an address lends them its price.
    const free = [card({ name: 'Gift card', price: '€9.00' })];
    expect(
      listed({ ...list(coded('One', '4006381333931'), coded('Two', '4242005377558')), cards: free })[0],
    ).not.toHaveProperty('price');
    const mixed = { name: 'Three', url: '/p/3', gtin: 'nonsense', isbn: '9783161484100' };
    expect(listed(list(one, mixed))).toMatchObject([{ name: 'One' }, { gtin: '09783161484100', url: at('/p/3') }]);
    expect(listed(list(one, { name: 'Three', offers: OFFER }))).toEqual([]);
  });

  it('may stand in markup', () => {
    const item = (path: string): object => ({
      '@type': ['Product'],
      name: ['X'],
      url: [path],
      offers: [{ '@type': ['Offer'], price: ['5'], priceCurrency: ['EUR'] }],
    });
    expect(listed({ microdata: [item('/p/1'), item('/p/2')] })).toMatchObject([
      { url: at('/p/1') },
      { url: at('/p/2') },
    ]);
  });
});
