import { gtinDigits } from '../domain/gtin.ts';
import type { Evidence, MatchReason } from '../domain/match-reasons.ts';
import { quoted } from './foreign-text.ts';
import { percentText } from './numbers.ts';
import { t } from './words.ts';

/** The strongest evidence in a few words: "Same barcode". */
export function evidenceText(reasons: readonly MatchReason[]): string | undefined {
  const strongest = reasons.find(
    (reason) =>
      reason.kind === 'asin' || reason.kind === 'gtin' || reason.kind === 'brand-and-mpn' || reason.kind === 'name',
  );
  return strongest === undefined ? undefined : supportText(strongest);
}

/** What speaks for an offer. */
export function supportText(reason: Evidence): string {
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
  }
}
