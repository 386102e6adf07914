import type { Money } from '../money.ts';
import type { Availability, Condition, Source } from '../sighting.ts';

/** What one source says of the one product of the page, in the source's own words; identifiers are not yet checked. */
export interface Finding {
  readonly source: Source;
  readonly asin?: string | undefined;
  /** Barcodes in any spelling. */
  readonly gtins?: readonly string[];
  /** What sentences call a barcode: that of another thing, maybe, so believed only where nothing else states one. */
  readonly codes?: readonly string[];
  readonly name?: string | undefined;
  readonly brand?: string | undefined;
  readonly mpn?: string | undefined;
  readonly sku?: string | undefined;
  /** Numbers in running text that the page calls its own or the maker's. */
  readonly numbers?: readonly string[];
  readonly price?: Money | undefined;
  /** Prices that other sources state, where the page shows that nobody pays them. */
  readonly denied?: readonly Money[];
  /** The price is the lowest of several: of variants, or of other sellers. */
  readonly isLowest?: boolean;
  readonly struckPrice?: Money | undefined;
  readonly availability?: Availability | undefined;
  readonly condition?: Condition | undefined;
  readonly image?: string | undefined;
  readonly url?: string | undefined;
}

/** The same, while it is put together. */
export type Draft = { -readonly [Field in keyof Finding]: Finding[Field] };
