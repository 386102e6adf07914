// 1,000 offers graded, ranked and faceted, in this process (Node, the engine of Chromium's worker). In cold rounds
// every round has names that were never read before. Beside it, a round on names that were read already. Times are of this
// thread's own CPU, so that a busy machine does not count; the wall clock of the first row stands beside them.
import { compare } from '../../lib/domain/compare.ts';
import { facetsOf, filterOffers } from '../../lib/domain/facets.ts';
import type { Offer } from '../../lib/domain/offer.ts';
import { noFilters } from '../../lib/domain/view-query.ts';
import { wantedOf } from '../../lib/domain/wanted.ts';
import { MATCH_CASES } from '../fixtures/match-cases.ts';
import { GTIN, money, offerWith, OTHER_GTIN, sightingWith } from '../fixtures/offers.ts';
import { median, type Row } from './row.ts';

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

export default async function bench(): Promise<Row[]> {
  const sighting = sightingWith({
    name: { value: 'Sony WH-1000XM5 Wireless Headphones Black', source: 'json-ld', certainty: 1 },
    price: { value: money(329), source: 'json-ld', certainty: 1 },
  });
  const wanted = wantedOf(sighting);
  const cpuMs = (): number => process.threadCpuUsage().user / 1000;
  const timed = (offers: readonly Offer[]): { all: number; filter: number; wall: number } => {
    const [start, wallStart] = [cpuMs(), performance.now()];
    const comparison = compare({ subject: { kind: 'sighting', sighting }, wanted, offers, fetchedAt: 0, asked: [] });
    facetsOf(comparison.offers, noFilters);
    const [all, wall] = [cpuMs() - start, performance.now() - wallStart];
    const before = cpuMs();
    const filters = { ...noFilters, availability: ['in-stock' as const], merchant: ['1', '2', '3'] };
    filterOffers(comparison.offers, filters);
    facetsOf(comparison.offers, filters);
    return { all, wall, filter: cpuMs() - before };
  };
  const cold: number[] = [];
  const wall: number[] = [];
  const warm: number[] = [];
  const filter: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const offers = offersOf(round);
    const first = timed(offers);
    const second = timed(offers);
    if (round < WARM_UP) continue;
    cold.push(first.all);
    wall.push(first.wall);
    warm.push(second.all);
    filter.push(first.filter);
  }
  // The processor's clock ticks by the millisecond or more: only the mean of many rounds is finer.
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const row = (name: string, ours: number): Row => ({ bench: 'truth', name, unit: 'ms', ours });
  return [
    row('1,000 offers graded, ranked and faceted, names never seen (Node)', mean(cold)),
    row('the same by the wall clock, median (Node)', median(wall)),
    row('1,000 offers graded, ranked and faceted again (Node)', mean(warm)),
    row('1,000 offers filtered and counted anew (Node)', mean(filter)),
  ];
}
