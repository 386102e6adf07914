import { gtinDigits } from '../domain/gtin.ts';
import type { MatchReason, Trait } from '../domain/match-reasons.ts';
import { supportText } from './evidence-text.ts';
import { quoted } from './foreign-text.ts';
import { type MessageKey, t } from './words.ts';

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

/** One reason for a grade, for or against. */
export function reasonText(reason: MatchReason): string {
  switch (reason.kind) {
    case 'asin':
    case 'gtin':
    case 'brand-and-mpn':
    case 'name':
    case 'keyword':
      return supportText(reason);
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
