import { expect, it } from 'vitest';
import { passes } from '../../../backend/service/watches/filters.ts';
import type { ObservedProduct } from '../../../backend/service/watches/observe.ts';
import type { Filter } from '../../../backend/service/watches/stored-watch.ts';

const PRODUCT: ObservedProduct = {
  id: 'p',
  values: {},
  currency: 'EUR',
  directUrl: 'https://shop.example/Shoes/42',
  merchantId: 7,
  networkId: 3,
  countries: '["US"]',
};

it.each([
  ['network.id', '=', '3', true],
  ['network.id', '=', '3||4', true],
  ['network.id', '=', '33', false],
  ['network.id', '!=', '3', false],
  ['merchant.id', '=', '7', true],
  ['merchant.id', '!=', '8||9', true],
  ['merchant.id', '!=', '7||8', false],
  ['currency', '=', 'eur', true],
  ['currency', '=', 'USD||EUR', true],
  ['currency', '!=', 'EUR', false],
  ['direct_url', 'LIKE', 'shop.example', true],
  ['direct_url', 'LIKE', 'SHOES', true],
  ['direct_url', 'LIKE', 'other.example', false],
  ['direct_url', '=', 'https://shop.example/shoes/42', true],
  ['direct_url', '=', 'https://shop.example/shoes', false],
  ['direct_url', 'NOT NULL', '', true],
] as const)('%s %s %s: %s', (field, operator, value, holds) => {
  expect(passes(PRODUCT, [{ field, operator, value }])).toBe(holds);
});

it('wants all of them', () => {
  const filters: Filter[] = [
    { field: 'currency', operator: '=', value: 'EUR' },
    { field: 'merchant.id', operator: '=', value: '8' },
  ];
  expect(passes(PRODUCT, filters)).toBe(false);
  expect(passes(PRODUCT, [])).toBe(true);
});
