import { any, type Condition } from '../search/condition.ts';

/** More barcodes than this are no product any more but a shop. */
const MAX_CODES = 100;

/** What fits directly, and every offer of the catalog with the same barcode. */
export const expandByBarcode = (condition: Condition): Condition =>
  any([condition, { kind: 'shares', column: 'code', with: condition, most: MAX_CODES }]);
