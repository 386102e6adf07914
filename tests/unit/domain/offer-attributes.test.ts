import { expect, it } from 'vitest';
import type { Offer } from '../../../lib/domain/offer.ts';
import { readingOf } from '../../fixtures/graded.ts';
import { GTIN, offerWith } from '../../fixtures/offers.ts';
import { differencesIn } from '../../fixtures/shown.ts';

it.each<[string, Partial<Offer>, string]>([
  ['T-Shirt blau', { name: 'T-Shirt', color: 'Black' }, 'colour blue | black'],
  ['T-Shirt blau', { name: 'T-Shirt', color: 'azul' }, ''],
  ['T-Shirt blau', { name: 'T-Shirt blau', color: 'Black' }, 'colour blue | black'],
  ['T-Shirt blau', { name: 'T-Shirt rot', color: 'Sunset Dream' }, 'colour blue | red'],
  ['Sneaker Herren', { name: 'Sneaker', gender: 'female' }, 'variant men | women'],
  ['Sneaker Herren', { name: 'Sneaker', gender: 'male' }, ''],
  ['Sneaker Damen', { name: 'Sneaker Herren', gender: 'male' }, 'variant women | men'],
  ['Handschuh rechts Leder', { name: 'Handschuh links Leder', gender: 'male' }, 'variant right | left'],
  ['Shampoo 250 ml', { name: 'Shampoo', size: '500 ml' }, 'pack 250 ml | 500 ml'],
  ['Shampoo 250 ml', { name: 'Shampoo', size: '250 ml' }, ''],
  ['Shampoo 6 x 250 ml', { name: 'Shampoo 6 x 250 ml', size: '250 ml' }, ''],
  ['Shampoo 6 x 250 ml', { name: 'Shampoo', size: '6 x 250 ml' }, ''],
  ['iPhone 15 128GB', { name: 'iPhone 15', size: '256 GB' }, 'storage 128 GB | 256 GB'],
  ['iPhone 15 128GB', { name: 'iPhone 15 128GB', size: '256 GB' }, ''],
  ['SSD 1 TB 3 W', { name: 'SSD 5 W', size: '1 TB' }, 'measure 3 W | 5 W'],
  ['T-Shirt XL', { name: 'T-Shirt', size: 'L' }, 'size xl | l'],
  ['T-Shirt XL', { name: 'T-Shirt', size: ' Extra Large ' }, ''],
  ['T-Shirt L', { name: 'T-Shirt', size: 'LARGE' }, ''],
  ['T-Shirt XXL', { name: 'T-Shirt', size: 'XX-Large' }, ''],
  ['T-Shirt XL', { name: 'T-Shirt XL', size: 'one size fits all' }, ''],
  ['T-Shirt XL', { name: 'T-Shirt XL', size: 'taille unique' }, 'size xl | taille unique'],
  ['T-Shirt XL', { name: 'T-Shirt XL', size: 'größe?' }, ''],
  ['T-Shirt XL', { name: 'T-Shirt XL', size: '' }, ''],
  ['Sneaker Größe 42', { name: 'Sneaker', size: 'EU 42' }, ''],
  ['Sneaker Größe 42', { name: 'Sneaker', size: 'EU 43' }, 'size 42 | eu43'],
  ['Sneaker Größe 42', { name: 'Sneaker', size: '43' }, 'size 42 | 43'],
])('the page says "%s", the offer %j: %s', (name, offer, expected) => {
  const { match } = readingOf({ name, gtins: [GTIN] }, offerWith(offer));
  expect(differencesIn(match).join('; ')).toBe(expected);
  expect(match.grade).toBe(expected === '' ? 'same' : 'likely');
});

it('what the page itself says of colour and size goes before its name', () => {
  const shown = (name: string): string =>
    differencesIn(
      readingOf({ name: 'Sneaker grau', color: 'red', size: 'EU 42', gtins: [GTIN] }, offerWith({ name })).match,
    ).join('; ');
  expect(shown('Sneaker rot EU 42')).toBe('');
  expect(shown('Sneaker grau EU 43')).toBe('colour red | grey; size eu42 | eu43');
});
