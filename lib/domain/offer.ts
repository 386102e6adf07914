import type { Asin, Gtin, ProductUrl } from './identifier.ts';
import type { Money } from './money.ts';
import type { Availability, Condition } from './sighting.ts';

export type SellerParty = 'first' | 'third' | 'unknown';

/** One product of one merchant from the catalog. Plain JSON; text is foreign and is shown as text only. */
export interface Offer {
  /** The service's id: up to 19 digits or prefixed, never a number. */
  readonly id: string;
  readonly name: string;
  readonly brand?: string;
  readonly merchant: { readonly id?: string; readonly name: string };
  readonly network?: { readonly id: string; readonly name: string };
  readonly price?: Money;
  readonly regularPrice?: Money;
  readonly onSale?: boolean;
  readonly availability: Availability;
  readonly stockQuantity?: number;
  readonly condition?: Condition;
  readonly sellerParty: SellerParty;
  readonly asin?: Asin;
  /** Every valid code of the row, the row's own barcode first. */
  readonly gtins: readonly Gtin[];
  readonly mpn?: string;
  readonly sku?: string;
  readonly model?: string;
  readonly color?: string;
  readonly size?: string;
  readonly material?: string;
  readonly gender?: string;
  readonly category?: string;
  readonly author?: string;
  readonly imageUrl?: string;
  /** `https:` only. `direct` carries no affiliate; `affiliate` is only there when no placeholder is left in it. */
  readonly links: { readonly direct?: ProductUrl | string; readonly affiliate?: string };
  readonly commissionable?: boolean;
  /** Epoch ms of the merchant's last refresh. */
  readonly updatedAt?: number;
}
