import type { GradedOffer } from './comparison.ts';
import { MATCH_GRADES } from './match-reasons.ts';
import { rank, type RankInput } from './ranking.ts';
import type { UnitBasis } from './unit-price.ts';
import type { Sort } from './view-query.ts';
import type { Wanted } from './wanted.ts';

/** Apart from the grading, so that a view can sort without the word lists of many languages. */
export function rankOffers(offers: readonly GradedOffer[], wanted: Wanted, sort: Sort): GradedOffer[] {
  const { price, condition } = wanted;
  const held = sort === 'best' ? heldByLike(offers) : undefined;
  const items = offers.map((item) => rankInput(item, held));
  const order = rank(items, { sort, currency: price?.currency, condition });
  return order.flatMap((index) => offers[index] ?? []);
}

/** So many units of a kind. */
interface Held {
  readonly per: UnitBasis;
  readonly units: number;
}

const isOtherPack = ({ match }: GradedOffer): boolean =>
  match.reasons.some((reason) => reason.kind === 'differs' && reason.trait === 'pack');

/** How much the page's own pack holds, by the surest offer of that pack. */
function heldByLike(offers: readonly GradedOffer[]): Held | undefined {
  if (!offers.some(isOtherPack)) return undefined;
  const like = offers.filter((item) => item.unitPrice !== undefined && !isOtherPack(item));
  const surest = like.reduce<GradedOffer | undefined>(
    (known, item) => (known === undefined || isSurer(item, known) ? item : known),
    undefined,
  );
  if (surest?.unitPrice === undefined || surest.offer.price === undefined) return undefined;
  const { per, exactMinor } = surest.unitPrice;
  return exactMinor === 0 ? undefined : { per, units: surest.offer.price.minor / exactMinor };
}

function isSurer(one: GradedOffer, other: GradedOffer): boolean {
  const places = [one, other].map(({ match }) => MATCH_GRADES.indexOf(match.grade));
  const difference = (places[0] ?? 0) - (places[1] ?? 0);
  return difference === 0 ? one.offer.id < other.offer.id : difference < 0;
}

/** Where packs differ, a price alone says little: six bottles stand where six bottles of the other size would. */
function evenMinor(item: GradedOffer, held: Held | undefined): number | undefined {
  const unit = item.unitPrice;
  return held !== undefined && unit?.per === held.per && isOtherPack(item) ? unit.exactMinor * held.units : undefined;
}

// Written out, so that all are of one make for the machine: offers come by the thousand.
function rankInput(item: GradedOffer, held: Held | undefined): RankInput {
  const { offer, match, discountPercent, unitPrice: unit, condition } = item;
  const { id, price, availability, merchant, updatedAt } = offer;
  return {
    id,
    grade: match.grade,
    price,
    evenMinor: evenMinor(item, held),
    availability,
    condition,
    merchant: merchant.name,
    discountPercent,
    unit,
    updatedAt,
  };
}
