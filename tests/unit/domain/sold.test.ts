import { describe, expect, it } from 'vitest';
import { AT_ONCE, type Evidence, UNSEARCHED } from '../../../lib/domain/recognise/evidence.ts';
import { readSold } from '../../../lib/domain/recognise/sold.ts';

const sold = (found: Partial<Evidence>): ReturnType<typeof readSold> =>
  readSold({
    ...UNSEARCHED,
    url: '',
    lang: '',
    title: '',
    headings: [],
    canonical: '',
    metas: [],
    jsonLd: [],
    ...found,
  });

describe('the buttons that sell', () => {
  it('are those that say so, among all that may', () => {
    expect(sold({ buttons: ['Cart (0)', 'Add to cart btn', 'View cart', 'Buy now'] }).buttons).toEqual([
      'Add to cart btn',
      `${AT_ONCE}Buy now`,
    ]);
  });

  it('are likenesses only where no real one sells', () => {
    const likenesses = ['Add to bag', 'Your bag'];
    expect(sold({ buttons: ['Cart (0)'], likenesses }).buttons).toEqual(['Add to bag']);
    expect(sold({ buttons: ['In den Warenkorb'], likenesses }).buttons).toEqual(['In den Warenkorb']);
  });
});

describe('what is said of the stock', () => {
  const rows: Evidence['rows'] = [['Colour', 'red']];
  const stock: Evidence['stock'] = [
    ['stock', 'S|sold-out size'],
    ['said', 'a|b'],
  ];
  it.each<[string, readonly string[], Evidence['rows']]>([
    ['counts where nothing sells', ['Cart (0)'], [...rows, ...stock]],
    ['does not beside a button that can be pressed', ['Add to cart disabled', 'Add to cart'], rows],
    [
      'counts without the names, which may be of a size, beside one that cannot',
      ['Add to cart disabled'],
      [...rows, ['stock', 'S'], ['said', 'a|b']],
    ],
  ])('%s', (_, buttons, expected) => {
    expect(sold({ buttons, rows, stock }).rows).toEqual(expected);
  });
});
