import { expect, it } from 'vitest';
import { PRODUCT_COLUMNS, productOf, valuesOf } from '../../../backend/service/store/columns.ts';
import type { ProductRow } from '../../../backend/service/store/tables.ts';

it('a row is written, and read again, in the order of its columns', () => {
  const row = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, column])) as unknown as ProductRow;
  expect(valuesOf(row)).toEqual(PRODUCT_COLUMNS);
  expect(productOf(PRODUCT_COLUMNS)).toEqual(row);
});
