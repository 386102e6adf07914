import type { MatchGrade } from '../domain/match-reasons.ts';
import type { SellerParty } from '../domain/offer.ts';
import type { Availability, Condition } from '../domain/sighting.ts';
import type { UnitBasis } from '../domain/unit-price.ts';
import { t } from './words.ts';

const GRADES = { same: 'grade_same', likely: 'grade_likely', similar: 'grade_similar' } as const;
const CONDITIONS = {
  new: 'condition_new',
  used: 'condition_used',
  refurbished: 'condition_refurbished',
  'open-box': 'condition_open_box',
  'not-stated': 'condition_not_stated',
} as const;
const AVAILABILITIES = {
  'in-stock': 'availability_in_stock',
  'out-of-stock': 'availability_out_of_stock',
  unknown: 'availability_unknown',
} as const;
const SELLERS = { first: 'seller_first', third: 'seller_third', unknown: 'seller_unknown' } as const;
const UNITS = {
  piece: 'unit_piece',
  '100-g': 'unit_100_g',
  litre: 'unit_litre',
  metre: 'unit_metre',
  'square-metre': 'unit_square_metre',
  wash: 'unit_wash',
} as const;
export function gradeText(grade: MatchGrade): string {
  return t(GRADES[grade]);
}

export function conditionText(condition: Condition | 'not-stated'): string {
  return t(CONDITIONS[condition]);
}

export function availabilityText(availability: Availability): string {
  return t(AVAILABILITIES[availability]);
}

export function sellerText(party: SellerParty): string {
  return t(SELLERS[party]);
}

/** "1.20 € per 100 g". */
export function unitPriceText(per: UnitBasis, price: string): string {
  return t(UNITS[per], { price });
}
