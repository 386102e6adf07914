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

type Draft = { -readonly [K in keyof RankInput]: RankInput[K] };

// Filled field by field: offers come by the thousand, and every spread copies them.
function rankInput({ offer, match, discountPercent, unitPrice, condition }: GradedOffer): RankInput {
  const { id, price, availability, merchant, updatedAt } = offer;
  const input: Draft = { id, grade: match.grade, availability, merchant: merchant.name };
  if (price !== undefined) input.price = price;
  if (condition !== undefined) input.condition = condition;
  if (discountPercent !== undefined) input.discountPercent = discountPercent;
  if (unitPrice !== undefined) input.unit = unitPrice;
  if (updatedAt !== undefined) input.updatedAt = updatedAt;
  return input;
}
