import type { Paging } from './asking.ts';
import type { Merchant } from './merchant.ts';

export interface MerchantPage {
  readonly merchants: readonly Merchant[];
  readonly paging: Paging;
  /** Rows that could not be read and were left out. */
  readonly dropped: number;
}
