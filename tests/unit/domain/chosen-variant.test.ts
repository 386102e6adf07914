import { describe, expect, it } from 'vitest';
import { ld, OFFER, type SeenProduct, seenOn } from '../../fixtures/seen-page.ts';

const PAGE = 'https://shop.example/p/kettle';

/** A kettle in two colours; what is said more is said of the blue one. */
function kettle(blue: object = {}, group: object = {}): object {
  const variant = (color: string, price: number): object => ({
    '@type': 'Product',
    name: `Kettle ${color}`,
    sku: `KT-${color}-1`,
    offers: { ...OFFER, price },
  });
  return {
    '@type': 'ProductGroup',
    name: 'Kettle',
    url: PAGE,
    brand: 'Acme',
    hasVariant: [variant('red', 30), { ...variant('blue', 40), ...blue }],
    ...group,
  };
}
const seen = (data: object, address = PAGE, heading = 'Kettle'): SeenProduct | undefined =>
  seenOn({ headings: [heading], ...ld(data) }, address);
const BLUE = { sku: 'KT-blue-1', price: '40.00 EUR', brand: 'Acme' };

describe('the variant that a page shows', () => {
  const own = `${PAGE}?color=blue`;
  it.each<[string, object, string]>([
    ['has its address', { url: own }, own],
    ['has its address as its id', { '@id': own }, own],
    ['is offered at its address', { offers: { ...OFFER, price: 40, url: own } }, own],
    ['is offered at its address, among others', { offers: [{ ...OFFER, price: 40, url: own }, OFFER] }, own],
    ['has its number in the address', {}, `${PAGE}/KT-blue-1`],
    ['has its number in the address, encoded', { sku: 'KT/blue 1' }, `${PAGE}?sku=KT%2Fblue%201`],
    ['has a number of another kind there', { sku: undefined, productID: '4711' }, `${PAGE}-4711.html`],
  ])('%s', (_, more, address) => {
    const { sku, price } = seen(kettle(more), address) ?? {};
    expect({ price, isNumbered: sku !== undefined }).toEqual({ price: '40.00 EUR', isNumbered: true });
  });

  it('gives its name, its number and its price; what all share, the group gives', () => {
    expect(seen(kettle({ url: own }), own)).toMatchObject({ ...BLUE, name: 'Kettle' });
    expect(seen(kettle({ url: own, brand: 'Berg' }), own)?.brand).toBe('Berg');
    expect(seen(kettle({ url: own, name: undefined }), own, '')).toMatchObject({ ...BLUE, name: 'Kettle' });
    expect(seen(kettle({ url: own }), own, '')?.name).toBe('Kettle blue');
  });

  it('has the page’s name', () => {
    expect(seen(kettle(), PAGE, 'Kettle blue')).toMatchObject(BLUE);
    expect(seen(kettle(), PAGE, 'Kettle blue, 1.7 l')).toMatchObject(BLUE);
  });

  it.each<[string, object, string]>([
    ['by a number that may stand in any address', { sku: '1' }, `${PAGE}-1`],
    ['by a number of three digits', { sku: '171' }, `${PAGE}-171`],
    ['by an address that is that of all', { url: PAGE }, `${PAGE}?utm_source=mail`],
    ['by an address that cannot be decoded', {}, `${PAGE}?x=%E0%A4%A`],
    ['by another address', { url: `${PAGE}?color=green` }, own],
    ['by nothing', {}, PAGE],
  ])('is none that is named %s: the least of all prices counts', (_, more, address) => {
    expect(seen(kettle(more), address)).toMatchObject({ name: 'Kettle', price: '30.00 EUR' });
    expect(seen(kettle(more), address)).not.toHaveProperty('sku');
  });

  it('is known by its number even where the address cannot be decoded', () => {
    expect(seen(kettle(), `${PAGE}/KT-blue-1?x=%E0%A4%A`)?.price).toBe('40.00 EUR');
  });

  it('is none where two fit alike', () => {
    const both = kettle({ url: own });
    const [red, blue] = (both as { hasVariant: object[] }).hasVariant;
    expect(seen({ ...both, hasVariant: [{ ...red, url: own }, blue] }, own)).not.toHaveProperty('sku');
    expect(
      seen({
        ...both,
        hasVariant: [
          { ...red, url: PAGE },
          { ...blue, url: PAGE },
        ],
      }),
    ).not.toHaveProperty('sku');
  });

  it('is the only one there is', () => {
    const [, blue] = (kettle() as { hasVariant: object[] }).hasVariant;
    expect(seen(kettle({}, { hasVariant: [blue] }), PAGE, 'Samovar')).toMatchObject(BLUE);
    expect(seen(kettle({}, { hasVariant: [] }), PAGE)).toBeUndefined();
  });
});

describe('a group of variants', () => {
  it('says its own price before theirs', () => {
    expect(seen(kettle({}, { offers: { ...OFFER, price: 35 } }))?.price).toBe('35.00 EUR');
  });

  it('points at them where they stand elsewhere', () => {
    const graph = {
      '@graph': [
        kettle(
          {},
          { hasVariant: [{ '@id': 'https://shop.example/v/blue' }, { '@id': 'https://shop.example/v/green' }] },
        ),
        {
          '@type': 'Product',
          '@id': 'https://shop.example/v/blue',
          name: 'Kettle blue',
          sku: 'KT-blue-1',
          offers: { ...OFFER, price: 40 },
        },
      ],
    };
    expect(seen(graph, `${PAGE}?sku=KT-blue-1`)).toMatchObject(BLUE);
  });

  it('gives its brand to a variant that only points at it', () => {
    const group = { '@type': 'ProductGroup', '@id': '#g', name: 'All sizes', brand: 'Acme' };
    const one = { '@type': 'Product', name: 'Kettle', offers: OFFER, isVariantOf: { '@id': '#g' } };
    expect(seen({ '@graph': [group, one] })).toMatchObject({ name: 'Kettle', brand: 'Acme' });
    expect(seen({ ...one, isVariantOf: group })?.brand).toBe('Acme');
    expect(seen({ ...one, manufacturer: 'Berg', isVariantOf: group })?.brand).toBe('Berg');
  });

  it('gives its picture to a variant without one', () => {
    const https = (name: string): string => `https://img.example/${name}.jpg`;
    const data = (more: object): object => kettle({ url: `${PAGE}?color=blue`, ...more }, { image: https('all') });
    expect(seen(data({}), `${PAGE}?color=blue`)?.image).toBe(https('all'));
    expect(seen(data({ image: https('blue') }), `${PAGE}?color=blue`)?.image).toBe(https('blue'));
  });
});

describe('variants that stand by themselves and name their group', () => {
  const group = { '@type': 'ProductGroup', '@id': '#coats', name: 'Wool coat', brand: 'Acme' };
  const coat = (color: string, price: number, more: object = {}): object => ({
    '@type': 'Product',
    '@id': `#${color}`,
    name: `Wool coat ${color}`,
    sku: `WC-${color}`,
    isVariantOf: { '@id': '#coats' },
    offers: { ...OFFER, price, url: `${PAGE}?color=${color}` },
    ...more,
  });
  const GREEN = { sku: 'WC-green', price: '40.00 EUR', brand: 'Acme' };

  it.each<[string, readonly object[], string, string, object]>([
    ['the one in the address', [group, coat('red', 30), coat('green', 40)], `${PAGE}?color=green`, 'Wool coat', GREEN],
    ['the one with the page’s name', [group, coat('red', 30), coat('green', 40)], PAGE, 'Wool coat green', GREEN],
    ['the only one', [group, coat('green', 40)], PAGE, 'Wool coat', GREEN],
    [
      'the one in the address, though all have one name',
      [coat('red', 30, { name: 'Wool coat' }), coat('green', 40, { name: 'Wool coat' }), group],
      `${PAGE}?color=green`,
      'Wool coat',
      GREEN,
    ],
    [
      'the one in the address, though the group names them as well',
      [
        { ...group, hasVariant: [{ '@id': '#red' }, { '@id': '#green' }] },
        coat('red', 30, { isVariantOf: undefined }),
        coat('green', 40, { isVariantOf: undefined }),
      ],
      `${PAGE}?color=green`,
      'Wool coat',
      GREEN,
    ],
  ])('give %s', (_, data, address, heading, expected) => {
    expect(seen({ '@graph': data }, address, heading)).toMatchObject(expected);
  });

  it('give the least of their prices where the page shows none of them', () => {
    const whole = seen({ '@graph': [group, coat('red', 30), coat('green', 40)] }, PAGE, 'Wool coat');
    expect(whole).toMatchObject({ name: 'Wool coat', price: '30.00 EUR', brand: 'Acme' });
    expect(whole).not.toHaveProperty('sku');
  });

  it('are no variants of a group that is not there', () => {
    expect(seen({ '@graph': [coat('green', 40)] }, PAGE, 'Wool coat')).toMatchObject({ sku: 'WC-green' });
  });
});
