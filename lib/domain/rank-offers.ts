import type { GradedOffer } from './comparison.ts';
import { rank, type RankInput } from './ranking.ts';
import type { Sort } from './view-query.ts';
import type { Wanted } from './wanted.ts';

/** Apart from the grading, so that a view can sort without the word lists of many languages. */
export function rankOffers(offers: readonly GradedOffer[], wanted: Wanted, sort: Sort): GradedOffer[] {
  const { price, condition } = wanted;
  const order = rank(offers.map(rankInput), { sort, currency: price?.currency, condition });
  return order.flatMap((index) => offers[index] ?? []);
}

// Written out, so that all are of one make for the machine: offers come by the thousand.
function rankInput({ offer, match, discountPercent, unitPrice: unit, condition }: GradedOffer): RankInput {
  const { id, price, availability, merchant, updatedAt } = offer;
  return {
    id,
    grade: match.grade,
    price,
    availability,
    condition,
    merchant: merchant.name,
    discountPercent,
    unit,
    updatedAt,
  };
}
