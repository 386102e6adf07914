import type { Comparison, GradedOffer } from '../../../lib/domain/comparison.ts';
import type { Asin, Gtin, Marketplace, ProductUrl } from '../../../lib/domain/identifier.ts';
import type { Currency, Money } from '../../../lib/domain/money.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { bestOffer } from '../../../lib/domain/best-offer.ts';
import { wantedOf } from '../../../lib/domain/wanted.ts';

export const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

export function eur(major: number): Money {
  return { minor: Math.round(major * 100), currency: 'EUR' as Currency };
}

export const seen = <T>(value: T) => ({ value, source: 'json-ld', certainty: 1 }) as const;

export function makeSighting(change: Partial<Sighting> = {}): Sighting {
  return {
    url: 'https://shop.example.com/kettle-k200' as ProductUrl,
    shop: 'shop.example.com',
    asin: seen('B07PXGQC1Q' as Asin),
    marketplace: 'DE' as Marketplace,
    gtins: [seen('04006381333931' as Gtin)],
    name: seen('Kestrel K200 gooseneck kettle, 0.9 l, brushed steel'),
    brand: seen('Kestrel'),
    mpn: seen('K200-S'),
    price: seen(eur(129)),
    struckPrice: seen(eur(149)),
    availability: seen('in-stock'),
    ...change,
  };
}

export function makeOffer(id: string, change: Partial<Offer> = {}): Offer {
  return {
    id,
    name: 'Kestrel K200 Gooseneck Kettle 0.9 l Steel',
    brand: 'Kestrel',
    merchant: { id: `m-${id}`, name: `Shop ${id}` },
    network: { id: '7', name: 'Example Network' },
    price: eur(99),
    availability: 'in-stock',
    sellerParty: 'first',
    gtins: ['04006381333931' as Gtin],
    links: { direct: `https://shop-${id.toLowerCase()}.example/k200`, affiliate: `https://go.example/${id}` },
    updatedAt: NOW - 3 * HOUR,
    ...change,
  };
}

export function graded(offer: Offer, change: Partial<GradedOffer> = {}): GradedOffer {
  return {
    offer,
    match: { grade: 'same', reasons: [{ kind: 'gtin', gtin: '04006381333931' as Gtin }] },
    ...change,
  };
}

const similar = {
  grade: 'similar',
  reasons: [{ kind: 'keyword' }, { kind: 'differs', trait: 'model', wanted: 'K200', offered: 'K100' }],
} as const;

/** Of the very product, but not as new as on the page. */
export const used: Partial<GradedOffer> = {
  match: {
    grade: 'likely',
    reasons: [
      { kind: 'gtin', gtin: '04006381333931' as Gtin },
      { kind: 'differs', trait: 'condition', wanted: 'new', offered: 'used' },
    ],
  },
  condition: 'used',
};

/** A page of offers of every kind. */
export function makeOffers(): GradedOffer[] {
  return [
    graded(
      makeOffer('1', { merchant: { id: '11', name: 'Hollis & Grey' }, price: eur(88.9), regularPrice: eur(119) }),
      {
        discountPercent: 25,
      },
    ),
    graded(makeOffer('2', { merchant: { id: '12', name: 'Küchenhaus Lindner' }, price: eur(94.5) })),
    graded(
      makeOffer('3', {
        merchant: { id: '13', name: 'Nordkaffe' },
        price: eur(99),
        availability: 'unknown',
        sellerParty: 'third',
      }),
    ),
    graded(
      makeOffer('5', {
        merchant: { id: '15', name: 'Bohne & Blatt' },
        price: eur(124.9),
        availability: 'out-of-stock',
      }),
    ),
    graded(makeOffer('4', { merchant: { id: '14', name: 'Second Brew' }, price: eur(61), condition: 'used' }), used),
    graded(
      makeOffer('6', {
        merchant: { id: '16', name: 'Marché du Café' },
        name: 'Bouilloire col de cygne Kestrel K200 acier 90 cl',
        price: eur(109),
        gtins: [],
      }),
      { match: { grade: 'likely', reasons: [{ kind: 'brand-and-mpn', brand: 'Kestrel', mpn: 'K200-S' }] } },
    ),
    graded(
      makeOffer('7', {
        merchant: { id: '17', name: 'Tea Supplies Co.' },
        name: 'Kestrel K100 kettle, 0.6 l, matt black',
        price: eur(74.95),
        gtins: [],
      }),
      { match: similar },
    ),
    graded(
      makeOffer('8', {
        merchant: { id: '18', name: 'Hollis & Grey' },
        name: 'Kestrel descaler, 3 × 250 ml',
        price: eur(12.9),
        gtins: [],
      }),
      { match: similar, unitPrice: { per: 'litre', price: eur(17.2), exactMinor: 1720 } },
    ),
  ];
}

export function makeComparison(change: Partial<Comparison> = {}, sighting = makeSighting()): Comparison {
  const offers = change.offers ?? makeOffers();
  const wanted = wantedOf(sighting);
  const best = bestOffer(offers, wanted);
  return {
    subject: { kind: 'sighting', sighting },
    wanted,
    offers,
    ...(best ? { best } : {}),
    barcodeShared: false,
    total: offers.length,
    paging: { page: 1, lastPage: 1, total: offers.length },
    rows: offers.length,
    droppedRows: 0,
    fetchedAt: NOW - HOUR / 4,
    stale: false,
    asked: [{ field: 'barcode', value: '4006381333931', outcome: 'found', found: offers.length }],
    ...change,
  };
}

/** As many offers as a busy product has, all told apart. */
export function manyOffers(count: number): GradedOffer[] {
  return Array.from({ length: count }, (_, index) =>
    graded(
      makeOffer(String(index), {
        merchant: { id: `m${String(index % 97)}`, name: `Merchant ${String(index % 97)}` },
        price: eur(80 + (index % 400) / 4),
        availability: index % 5 === 0 ? 'out-of-stock' : 'in-stock',
      }),
      index % 3 === 0 ? { match: similar } : {},
    ),
  );
}
