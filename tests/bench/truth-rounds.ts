// The same rounds in Node and in a browser's worker: 1,000 offers graded, ranked and faceted. Every cold round has names that
// were never read before, every warm one those of the cold one before it.
import { compare } from '../../lib/domain/compare.ts';
import { facetsOf, filterOffers } from '../../lib/domain/facets.ts';
import type { Offer } from '../../lib/domain/offer.ts';
import { noFilters } from '../../lib/domain/view-query.ts';
import { wantedOf } from '../../lib/domain/wanted.ts';
import { MATCH_CASES } from '../fixtures/match-cases.ts';
import { GTIN, money, offerWith, OTHER_GTIN, sightingWith } from '../fixtures/offers.ts';

const OFFERS = 1000;
const ROUNDS = 60;
const WARM_UP = 15;

const names = MATCH_CASES.flatMap(({ wanted, offered }) => [wanted, offered]);

function offersOf(round: number): Offer[] {
  return Array.from({ length: OFFERS }, (_, index) =>
    offerWith({
      id: String(round * OFFERS + index),
      name: `${names[(index * 7 + round) % names.length] ?? ''} v${String(round)}${String(index)}`,
      brand: 'Sony',
      merchant: { id: String(index % 80), name: `Shop ${String(index % 80)}` },
      network: { id: String(index % 9), name: `Network ${String(index % 9)}` },
      availability: index % 5 === 0 ? 'out-of-stock' : 'in-stock',
      price: money(20 + (index % 371) / 3, index % 11 === 0 ? 'USD' : 'EUR'),
      gtins: index % 3 === 0 ? [OTHER_GTIN] : [GTIN],
    }),
  );
}

/** Milliseconds of each round, by the clock that is given. */
export interface Rounds {
  readonly first: number;
  readonly cold: readonly number[];
  readonly warm: readonly number[];
  readonly filter: readonly number[];
  /** The same names put into small letters, split at what is no letter or digit, and their words counted: the least that reading them can be. */
  readonly split: readonly number[];
}

function countWords(offers: readonly Offer[]): number {
  const counts = new Map<string, number>();
  for (const { name } of offers)
    for (const word of name
      .normalize('NFKD')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts.size;
}

export function truthRounds(clock: () => number): Rounds {
  const sighting = sightingWith({
    name: { value: 'Sony WH-1000XM5 Wireless Headphones Black', source: 'json-ld', certainty: 1 },
    price: { value: money(329), source: 'json-ld', certainty: 1 },
  });
  const wanted = wantedOf(sighting);
  const filters = { ...noFilters, availability: ['in-stock' as const], merchant: ['1', '2', '3'] };
  const timed = (offers: readonly Offer[]): { all: number; filter: number } => {
    const start = clock();
    const comparison = compare({ subject: { kind: 'sighting', sighting }, wanted, offers, fetchedAt: 0, asked: [] });
    facetsOf(comparison.offers, noFilters);
    const before = clock();
    filterOffers(comparison.offers, filters);
    facetsOf(comparison.offers, filters);
    return { all: before - start, filter: clock() - before };
  };
  const [cold, warm, filter, split]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const offers = offersOf(round);
    const one = timed(offers);
    cold.push(one.all);
    warm.push(timed(offers).all);
    filter.push(one.filter);
    const start = clock();
    countWords(offers);
    split.push(clock() - start);
  }
  const [first = 0] = cold;
  return {
    first,
    cold: cold.slice(WARM_UP),
    warm: warm.slice(WARM_UP),
    filter: filter.slice(WARM_UP),
    split: split.slice(WARM_UP),
  };
}
