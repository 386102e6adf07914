import type { GradedOffer } from './comparison.ts';
import { rank, type RankInput } from './ranking.ts';
import type { Sort } from './view-query.ts';
import type { Wanted } from './wanted.ts';

/** Apart from the grading, so that a view can sort without the word lists of many languages. */
export function rankOffers(offers: readonly GradedOffer[], wanted: Wanted, sort: Sort): GradedOffer[] {
  const { price, condition } = wanted;
  const order = rank(offers.map(rankInput), {
    sort,
    ...(price ? { currency: price.currency } : {}),
    ...(condition ? { condition } : {}),
  });
  return order.map((index) => offers[index]).filter((item) => item !== undefined);
}

function rankInput({ offer, match, discountPercent, unitPrice: unit, condition }: GradedOffer): RankInput {
  const { id, price, availability, merchant, updatedAt } = offer;
  return {
    id,
    grade: match.grade,
    availability,
    merchant: merchant.name,
    ...(price ? { price } : {}),
    ...(condition ? { condition } : {}),
    ...(discountPercent === undefined ? {} : { discountPercent }),
    ...(unit ? { unit } : {}),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  };
}
