import { describe, expect, it } from 'vitest';
import { pricedElements } from '../../../lib/detect/priced.ts';
import { prices } from '../../../lib/detect/prices.ts';
import { documentOf } from './fixture-page.ts';

const body = (html: string): Document => documentOf(`<html><body>${html}</body></html>`);

const OTHERS = '<div class="related"><p class="price">$9</p></div>';

describe('prices beside others', () => {
  const seen = (html: string) => {
    const page = body(html);
    return prices(page, pricedElements(page));
  };
  const text = (html: string): string | undefined => seen(html)[0]?.text;

  it.each([
    ['$24<sup>99</sup>', '$24.99'],
    ['<span>1 299</span><span class="cents">99</span> zł', '1 299.99 zł'],
    ['24<i class="price-fraction">50</i> €', '24.50 €'],
    ['24<i class="decimal">05</i> €', '24.05 €'],
    ['$24<i class="x7f">05</i>', '$24.05'],
    ['<i>24</i><i>05</i> €', '24.05 €'],
    ['24,<sup>99</sup> €', '24,99 €'],
    ['24.<sup>99</sup> €', '24.99 €'],
    ['$24<sup>1)</sup>', '$241)'],
    ['$24<sup>999</sup>', '$24999'],
    ['<sup>99</sup> €', '99 €'],
  ])('in pieces: %s', (inner, whole) => {
    expect(text(`<b class="price">${inner}</b>`)).toBe(whole);
  });

  it.each([
    ['<span class="old_price">$60.00</span> <span>$50.00</span>', '$50.00'],
    ['<span class="strike">$60.00</span> <span>$50.00</span>', '$50.00'],
    ['<span class="was">$60.00</span> <span>$50.00</span>', '$50.00'],
    ['<s>$60.00</s> <span>$50.00</span>', '$50.00'],
    ['<span id="rrp">$60.00</span> <span>$50.00</span>', '$50.00'],
    ['<strike>$60.00</strike> <span>$50.00</span>', '$50.00'],
    ['<span class="price-old">40.00€</span> without tax: 36.53€', '40.00€ without tax: 36.53€'],
    ['<span class="old">€1</span>', '€1'],
  ])('without the old one: %s', (inner, left) => {
    expect(text(`<b class="price">${inner}</b>`)).toBe(left);
  });

  it.each([
    ['<b class="old-price">1 €</b>', true],
    ['<b class="oldPrice">1 €</b>', true],
    ['<b class="price-old">1 €</b>', true],
    ['<b class="price--old">1 €</b>', true],
    ['<b class="price was">1 €</b>', true],
    ['<b class="was_price">1 €</b>', true],
    ['<b class="strikethrough-price">1 €</b>', true],
    ['<b class="price rrp">1 €</b>', true],
    ['<b class="crossed-price">1 €</b>', true],
    ['<b id="old-price-1" class="price">1 €</b>', true],
    ['<p class="old-price"><b class="price">1 €</b></p>', true],
    ['<s class="price">1 €</s>', true],
    ['<strike class="price">1 €</strike>', true],
    ['<b class="price-bold">1 €</b>', false],
    ['<b class="price-gold">1 €</b>', false],
    ['<b class="price washing">1 €</b>', false],
    ['<b class="regular-price">1 €</b>', false],
    ['<div class="old"><p><b class="price">1 €</b></p></div>', false],
  ])('%s is an old one: %s', (html, struck) => {
    expect(seen(html).at(-1)?.struck).toBe(struck);
  });

  it('belong to another product below its linked name, and to this one below any other', () => {
    const price = '<b class="price">1 €</b>';
    const aside = (html: string): boolean | undefined => seen(`<h1>X</h1>${html}`)[0]?.aside;
    for (const tag of ['h2', 'h3', 'h4']) {
      expect(aside(`<div><${tag}><a href="/y">Y</a></${tag}>${price}</div>`), tag).toBe(true);
      expect(aside(`<div><a href="/y"><${tag}>Y</${tag}></a>${price}</div>`), tag).toBe(true);
      expect(aside(`<div><${tag}>Y</${tag}>${price}</div>`), tag).toBe(false);
      expect(aside(`<div><${tag}><a href="#y">Y</a></${tag}>${price}</div>`), tag).toBe(false);
    }
    // Where the box holds the page's own heading as well, nothing is known.
    expect(seen(`<div><h1>X</h1><h2><a href="/y">Y</a></h2>${price}</div>`)[0]?.aside).toBe(false);
    expect(seen(`<div><h2><a href="/y">Y</a></h2>${price}</div>`)[0]?.aside).toBe(false);
  });

  it('without a name count in the heading’s own box, where no other price is', () => {
    const own = (inner: string) =>
      seen(`<div><h1>X</h1>${inner}</div><p class="price">9 €</p>`).map(({ text: one }) => one);
    expect(own('<h2>$110.00</h2>')).toEqual(['$110.00', '9 €']);
    expect(own('<ul><li><b>1.299,00 €</b></li></ul>')).toEqual(['1.299,00 €', '9 €']);
    expect(own('<span>12 990 руб</span>')).toEqual(['12 990 руб', '9 €']);
    expect(
      own('<p>Reward points: 100</p><p>-$5.00</p><p>100</p><p>Save 5 € until Sunday evening, as always</p>'),
    ).toEqual(['9 €']);
    expect(own('<p>50% € 5</p>')).toEqual(['9 €']);
    expect(own('<h2>$110.00</h2><b class="price">1 €</b>')).toEqual(['1 €', '9 €']);
    const struck = seen(
      '<div><h1>X</h1><span style="text-decoration: line-through">$9</span><del><b>$8</b></del><b>$7</b></div>',
    );
    expect(struck.map((mark) => [mark.text, mark.struck])).toEqual([
      ['$9', true],
      ['$8', true],
      ['$7', false],
    ]);
    expect(struck[0]).toMatchObject({ names: '', below: true, aside: false });
  });

  it.each<[string, string, readonly string[]]>([
    ['in the nearest box alone', '<div><div><h1>X</h1><b>$7</b></div><b>$9</b></div>', ['$7']],
    ['behind the heading alone', '<div><b>$5</b><h1>X</h1><b>$7</b></div>', ['$7']],
    ['beside what is empty', '<div><h1>X</h1><b></b><b><i></i></b><b>$7</b></div>', ['$7']],
    ['around it where none has one', '<div><div><h1>X</h1></div><b>$7</b></div>', ['$7']],
    [
      'around it where those that have are of others',
      `<div><div><h1>X</h1></div><b>$7</b></div>${OTHERS}`,
      ['$7', '$9'],
    ],
    ['not around it beside one that has', '<div><div><h1>X</h1></div><b>$7</b></div><p class="price">$8</p>', ['$8']],
    ['not far around it', '<div><div><div><div><div><h1>X</h1></div></div></div></div><b>$7</b></div>', []],
  ])('without a name are found %s', (_, html, expected) => {
    expect(seen(html).map(({ text: one }) => one)).toEqual(expected);
  });

  it('are told of others so often that there are some, which leaves room for its own', () => {
    const others = `<nav>${'<b class="price">1 €</b>'.repeat(60)}</nav>`;
    expect(seen(`${others}<h1>X</h1><b class="price">7 €</b>`).map(({ text: one }) => one)).toEqual([
      ...Array.from({ length: 11 }, () => '1 €'),
      '7 €',
    ]);
  });

  it('are told where a few things stand in their box, and not where the whole page does', () => {
    expect(text(`<b class="price">7 €${'<i></i>'.repeat(8)}</b>`)).toBe('7 €');
    expect(text(`<b class="price">7 €${'<i></i>'.repeat(9)}</b>`)).toBeUndefined();
    expect(seen('<b class="price">7 €</b>'.repeat(60))).toHaveLength(40);
  });
});

describe('of the names of a thing', () => {
  const found = (before: number): number =>
    pricedElements(body(`<b class="${'x'.repeat(before)} price">9 €</b>`)).length;
  it('so many letters are looked at as a shop needs, and no more', () => {
    expect(found(200)).toBe(1);
    expect(found(400)).toBe(0);
  });
});
