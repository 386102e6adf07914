import { gtinDigits } from '../domain/gtin.ts';
import type { MatchGrade, MatchReason, Trait } from '../domain/match-reasons.ts';
import type { SellerParty } from '../domain/offer.ts';
import type { Availability, Condition } from '../domain/sighting.ts';
import type { UnitBasis } from '../domain/unit-price.ts';
import { quoted } from './foreign-text.ts';
import { percentText } from './numbers.ts';
import { type MessageKey, t } from './words.ts';

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
const TRAITS: Readonly<Record<Trait, MessageKey & `trait_${string}`>> = {
  pack: 'trait_pack',
  storage: 'trait_storage',
  measure: 'trait_measure',
  colour: 'trait_colour',
  size: 'trait_size',
  condition: 'trait_condition',
  edition: 'trait_edition',
  format: 'trait_format',
  platform: 'trait_platform',
  model: 'trait_model',
  variant: 'trait_variant',
  bundle: 'trait_bundle',
  refill: 'trait_refill',
  accessory: 'trait_accessory',
  brand: 'trait_brand',
  name: 'trait_name',
  gtin: 'trait_gtin',
};

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

/** The strongest evidence in a few words: "Same barcode". */
export function evidenceText(reasons: readonly MatchReason[]): string | undefined {
  const strongest = reasons.find(
    ({ kind }) => kind === 'asin' || kind === 'gtin' || kind === 'brand-and-mpn' || kind === 'name',
  );
  return strongest === undefined ? undefined : reasonText(strongest);
}

/** One reason for a grade, for or against. */
export function reasonText(reason: MatchReason): string {
  switch (reason.kind) {
    case 'asin':
      return t('reason_asin', { code: reason.asin });
    case 'gtin':
      return t('reason_gtin', { code: gtinDigits(reason.gtin) });
    case 'brand-and-mpn':
      return t('reason_brand_mpn', { brand: quoted(reason.brand, 40), mpn: quoted(reason.mpn, 40) });
    case 'name':
      return t('reason_name', { percent: percentText(reason.share) });
    case 'keyword':
      return t('reason_keyword');
    case 'barcode-shared':
      return t('reason_barcode_shared', { code: gtinDigits(reason.gtin) });
    case 'user-says-not-same':
      return t('reason_not_same');
    case 'differs':
      return differsText(t(TRAITS[reason.trait]), reason.wanted, reason.offered);
  }
}

function differsText(trait: string, wanted: string | undefined, offered: string | undefined): string {
  if (wanted !== undefined && offered !== undefined) {
    return t('reason_differs', { offered: quoted(offered, 60), trait, wanted: quoted(wanted, 60) });
  }
  if (offered !== undefined) return t('reason_only_there', { offered: quoted(offered, 60), trait });
  if (wanted !== undefined) return t('reason_only_here', { trait, wanted: quoted(wanted, 60) });
  return t('reason_differs_somehow', { trait });
}
