import { describe, expect, it } from 'vitest';
import { KETTLE_PAGE, ld, OFFER, seenOn } from '../../fixtures/seen-page.ts';

const EAN = '4006381333931';
const GTIN = '04006381333931';
const OTHER = '4242005377558';

/** The barcodes of a kettle whose page keeps this as its state. */
function codes(state: unknown, product: object = {}, address = KETTLE_PAGE): readonly string[] | undefined {
  const data = ld({ '@type': 'Product', name: 'Copper Kettle', offers: OFFER, ...product });
  return seenOn({ headings: ['Copper Kettle'], ...data, states: [JSON.stringify(state)] }, address)?.gtins;
}
const nested = (depth: number, inner: unknown): unknown => (depth === 0 ? inner : { x: nested(depth - 1, inner) });

describe('a barcode that a shop keeps in its page’s state', () => {
  const kettle = { title: 'Copper Kettle', barcode: EAN };
  it.each<[string, unknown, readonly string[] | undefined]>([
    ['is that of the product with the page’s name', { product: kettle }, [GTIN]],
    ['is found under another word for the name', { props: [{ name: 'Copper Kettle', ean: EAN }] }, [GTIN]],
    ['and another', [{ productName: 'COPPER KETTLE', gtin: EAN }], [GTIN]],
    [
      'is in a list of what is known of it',
      {
        ...kettle,
        barcode: null,
        specs: [
          { name: 'Weight', value: 1 },
          { name: 'EAN', value: EAN },
        ],
      },
      [GTIN],
    ],
    [
      'is in such a list under other words',
      { title: 'Copper Kettle', attributes: [{ code: 'ean', values: [EAN] }] },
      [GTIN],
    ],
    [
      'is in such a list, named and coded',
      { ...kettle, barcode: null, codes: [{ name: 'GTIN 13', code: EAN }] },
      [GTIN],
    ],
    ['is in a part without a name', { title: 'Copper Kettle', x: 1, codes: { all: { ean: EAN } } }, [GTIN]],
    ['is in a part that says what it is', { name: 'Copper Kettle', a: { ean: { label: 'EAN', value: EAN } } }, [GTIN]],
    ['is its own before a part’s', { ...kettle, lid: { ean: OTHER } }, [GTIN]],
    [
      'is none of a part with a name of its own',
      { title: 'Copper Kettle', lid: { name: 'Lid', ean: OTHER } },
      undefined,
    ],
    ['is none of a part of a part of a part', { title: 'Copper Kettle', a: { b: { c: { ean: EAN } } } }, undefined],
    ['is none of a part of the name', { title: 'Kettle', ean: EAN }, undefined],
    ['is none of the brand alone', { brand: 'Copper Kettle', ean: EAN }, undefined],
    ['is found beside the part that has the name', { texts: { name1: 'Copper Kettle' }, ean: EAN }, [GTIN]],
    [
      'is found in a part beside the name',
      { product: { name: 'Copper Kettle' }, x: { name: 'Lid' }, y: kettle },
      [GTIN],
    ],
    ['is its own before one in such a list', { ...kettle, specs: [{ label: 'GTIN', value: OTHER }] }, [GTIN]],
    [
      'is none of another name in such a list',
      { title: 'Copper Kettle', specs: [{ name: 'Size', value: EAN }] },
      undefined,
    ],
    [
      'is found where things name their parts by their places',
      [{ data: 1 }, { name: 2, ean: 3 }, 'Copper Kettle', EAN],
      [GTIN],
    ],
    ['is none of another product, by its place', [{ data: 1 }, { name: 2, ean: 3 }, 'Lamp', EAN], undefined],
    ['is none of another product', { product: { ...kettle, title: 'Lamp' } }, undefined],
    ['is none of a set with the product in it', { product: { ...kettle, title: 'Copper Kettle and Lamp' } }, undefined],
    ['is none where the product has none', { product: { title: 'Copper Kettle' } }, undefined],
    ['is told once', { product: kettle, again: kettle }, [GTIN]],
    ['stands beside what is nothing', { a: null, b: 'Copper Kettle', c: 7, d: [null, kettle] }, [GTIN]],
    ['is looked for twelve deep', nested(12, kettle), [GTIN]],
    ['is not looked for deeper', nested(13, kettle), undefined],
    ['is looked for among thousands', [Array.from({ length: 4900 }, () => ({})), kettle], [GTIN]],
    ['is not looked for among more', [Array.from({ length: 5100 }, () => ({})), kettle], undefined],
  ])('%s', (_, state, expected) => {
    expect(codes(state)).toEqual(expected);
  });

  it('is that of the thing with the known number', () => {
    const things = {
      'SKU:48117': { itemId: '48117', name: 'red', ean: EAN },
      'SKU:48118': { itemId: '48118', name: 'blue', ean: OTHER },
    };
    expect(codes(things, { sku: '48117' })).toEqual([GTIN]);
    expect(codes(things, { sku: '48118' })).toEqual([`0${OTHER}`]);
    expect(
      codes(
        [
          { sku: '48117', ean: EAN },
          { sku: '48118', ean: OTHER },
        ],
        { sku: '48117' },
      ),
    ).toEqual([GTIN]);
    expect(codes(things, { sku: '48119' })).toBeUndefined();
    expect(codes(things)).toBeUndefined();
  });

  it('may stand in a script that is no data, and counts where no sentence tells of one', () => {
    const scripts = { states: [`live.show({ name: 'Copper Kettle', ean: '${EAN}' })`] };
    const page = { headings: ['Copper Kettle'], ...ld({ '@type': 'Product', name: 'Copper Kettle', offers: OFFER }) };
    expect(seenOn({ ...page, ...scripts })?.gtins).toEqual([GTIN]);
    expect(seenOn({ ...page, ...scripts, codes: [['EAN', OTHER]] })?.gtins).toEqual([`0${OTHER}`]);
    expect(
      seenOn({ ...page, states: [`{"x":[{"name":"Copper Kettle and Lamp","ean":"${EAN}"}]}`] })?.gtins,
    ).toBeUndefined();
  });

  it('may stand in such a script by the name that the data has, or by the heading’s', () => {
    const scripts = { states: [`live.show({ name: 'Kettle of copper', ean: '${EAN}' })`] };
    const named = (name: string, heading: string): readonly string[] | undefined =>
      seenOn({
        headings: [heading],
        buttons: ['Add to cart'],
        ...ld({ '@type': 'Product', name, offers: OFFER }),
        ...scripts,
      })?.gtins;
    expect(named('Kettle of copper', 'Our finest')).toEqual([GTIN]);
    expect(named('KC-2000', 'Kettle of copper')).toEqual([GTIN]);
    expect(named('KC-2000', 'Our finest')).toBeUndefined();
  });

  it('is that of the name in data, where the heading is another', () => {
    const data = ld({ '@type': 'Product', name: 'Kettle of copper', offers: OFFER });
    const state = JSON.stringify({ title: 'Kettle of copper', barcode: EAN });
    expect(
      seenOn({ headings: ['Our finest'], prices: [], buttons: ['Add to cart'], ...data, states: [state] })?.gtins,
    ).toEqual([GTIN]);
  });

  it('is none of a page that sells nothing', () => {
    expect(seenOn({ headings: ['Copper Kettle'], states: [JSON.stringify(kettle)] })).toBeUndefined();
  });
});

describe('a barcode of a variant', () => {
  const state = (...variants: readonly unknown[]): unknown => ({ title: 'Copper Kettle', barcode: OTHER, variants });
  const red = { id: 1, sku: 'CK-red', barcode: OTHER };
  const blue = { id: 2, sku: 'CK-blue', barcode: EAN };

  it.each<[string, unknown, object, string, readonly string[] | undefined]>([
    ['is that of the one in the address', state(red, blue), {}, `${KETTLE_PAGE}?variant=2`, [GTIN]],
    [
      'is none of one that the address does not name',
      state(red, blue),
      { sku: 'CK-blue' },
      `${KETTLE_PAGE}?variant=3`,
      undefined,
    ],
    ['is that of the one with the known number', state(red, blue), { sku: 'CK-blue' }, KETTLE_PAGE, [GTIN]],
    ['is that of the only one', state(blue), {}, KETTLE_PAGE, [GTIN]],
    ['is none where nothing says which', state(red, blue), {}, KETTLE_PAGE, undefined],
    ['is none where they have no numbers', state({ barcode: OTHER }, { barcode: EAN }), {}, KETTLE_PAGE, undefined],
    [
      'is that of the first that can be had, which the shop has chosen',
      state({ ...red, available: false }, { ...blue, available: true }, { ...red, available: true }),
      {},
      KETTLE_PAGE,
      [GTIN],
    ],
    [
      'is none of it where the address names another',
      state(red, { ...blue, available: true }),
      {},
      `${KETTLE_PAGE}?variant=3`,
      undefined,
    ],
    [
      'is none where none can be had',
      state({ ...red, available: false }, { ...blue, available: false }),
      {},
      KETTLE_PAGE,
      undefined,
    ],
    [
      'stands in a list of its own, where each has the product’s name before its own',
      [
        { ...red, name: 'Copper Kettle - red', available: false },
        { ...blue, name: 'Copper Kettle - blue', available: true },
      ],
      {},
      KETTLE_PAGE,
      [GTIN],
    ],
    [
      'does not in a list of other things',
      [
        { ...red, name: 'Copper Pan - red', available: true },
        { ...blue, name: 'Copper Kettle - blue', available: true },
      ],
      {},
      KETTLE_PAGE,
      undefined,
    ],
    ['is the product’s where there are none', { ...kettleOf(EAN), variants: [] }, {}, KETTLE_PAGE, [GTIN]],
    [
      'is the product’s where they are mere names',
      { ...kettleOf(EAN), variants: ['red', 'blue'] },
      {},
      KETTLE_PAGE,
      [GTIN],
    ],
  ])('%s', (_, given, product, address, expected) => {
    expect(codes(given, product, address)).toEqual(expected);
  });

  function kettleOf(barcode: string): object {
    return { title: 'Copper Kettle', barcode };
  }
});
