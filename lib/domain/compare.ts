import type { Paging } from './asking.ts';
import { readAhead, traitsOf } from './attributes.ts';
import { bestOffer } from './best-offer.ts';
import type { AskedCriterion, Comparison, GradedOffer } from './comparison.ts';
import { discountPercent } from './discount.ts';
import type { ServiceFacets } from './facet.ts';
import type { Gtin } from './identifier.ts';
import { type Reading, readOffers } from './match.ts';
import type { Currency } from './money.ts';
import type { Offer } from './offer.ts';
import { rankOffers } from './rank-offers.ts';
import { convert, type RateTable } from './rates.ts';
import { sharedBarcodes } from './same-barcode.ts';
import type { Subject } from './subject.ts';
import type { Traits } from './traits.ts';
import { unitPrice } from './unit-price.ts';
import type { Wanted } from './wanted.ts';

/** What came back from the catalog, and how it was asked. */
export interface CompareInput {
  readonly subject: Subject;
  readonly wanted: Wanted;
  readonly offers: readonly Offer[];
  /** Ids of offers of which the user said that they are another product. */
  readonly notSame?: ReadonlySet<string>;
  readonly serviceFacets?: ServiceFacets;
  readonly paging?: Paging;
  readonly droppedRows?: number;
  readonly fetchedAt: number;
  readonly stale?: boolean;
  readonly asked: readonly AskedCriterion[];
  readonly rates?: RateTable;
  readonly displayCurrency?: Currency;
}

/** Grades and ranks what the catalog answered. */
export function compare(input: CompareInput): Comparison {
  const { subject, wanted, offers, fetchedAt, asked, paging = { page: 1 }, droppedRows = 0 } = input;
  readAhead(offers.map(({ name }) => name));
  const shared = sharedAmong(offers, wanted);
  const readings = readOffers(wanted, offers, { shared, ...(input.notSame ? { notSame: input.notSame } : {}) });
  const target = input.displayCurrency ?? wanted.price?.currency;
  const isVessel = holdsItsVolume(traitsOf(wanted.name ?? ''));
  const graded = readings.map((reading) => gradedOffer(reading, isVessel, input.rates, target));
  const ranked = rankOffers(graded, wanted, 'best');
  const best = bestOffer(ranked, wanted);
  return {
    subject,
    wanted,
    offers: ranked,
    ...(best ? { best } : {}),
    barcodeShared: wanted.gtins.some((gtin) => shared.has(gtin)),
    ...(input.serviceFacets ? { serviceFacets: input.serviceFacets } : {}),
    total: Math.max(paging.total ?? 0, offers.length),
    paging,
    rows: offers.length + droppedRows,
    droppedRows,
    fetchedAt,
    stale: input.stale ?? false,
    asked,
  };
}

/** The litres of a kettle go into it: not every shop's name says what they are. */
const holdsItsVolume = ({ pack, measures }: Traits): boolean =>
  pack.totals.volume === undefined && measures.some(({ kind }) => kind === 'volume');

/** The 50 ml of perfume in a box with a shower gel are not all that is paid for. */
const isOfSeveral = ({ bundle }: Traits): boolean => bundle === 'gift';

/** Only barcodes that are wanted can prove a match: the others need no looking at. */
function sharedAmong(offers: readonly Offer[], { gtins: wanted }: Wanted): ReadonlySet<Gtin> {
  const rows = wanted.length === 0 ? [] : offers.filter(({ gtins }) => gtins.some((gtin) => wanted.includes(gtin)));
  return sharedBarcodes(rows, wanted);
}

type Draft = { -readonly [K in keyof GradedOffer]: GradedOffer[K] };

// Filled field by field: offers come by the thousand, and every spread copies them.
function gradedOffer(
  { offer, match, traits, condition }: Reading,
  isVessel: boolean,
  rates: RateTable | undefined,
  target: Currency | undefined,
): GradedOffer {
  const graded: Draft = { offer, match };
  const { price } = offer;
  if (condition !== undefined) graded.condition = condition;
  if (price === undefined) return graded;
  const discount = discountPercent(price, offer.regularPrice);
  const isApart = (isVessel && traits.pack.total?.of === 'volume') || isOfSeveral(traits);
  const unit = isApart ? undefined : unitPrice(price, traits.pack);
  const isForeign = target !== undefined && price.currency !== target;
  const converted = isForeign && rates !== undefined ? convert(price, target, rates) : undefined;
  if (discount !== undefined) graded.discountPercent = discount;
  if (unit !== undefined) graded.unitPrice = unit;
  if (converted !== undefined && rates !== undefined) {
    graded.converted = converted;
    graded.convertedBy = { source: rates.source, date: rates.date };
  }
  return graded;
}
