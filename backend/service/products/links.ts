import type { NetworkRow, ProductRow } from '../store/tables.ts';

export const AFFILIATE_PLACEHOLDER = '@@@';
export const SUB_PLACEHOLDER = '###';
/** The kind of a network that is none: its shops have no programme, and every link to them is the page itself. */
export const OWN_KIND = 'own';

/** What takes the place of the placeholders. */
export interface LinkIdentity {
  readonly affiliateId: string;
  readonly subId: string | undefined;
}

/** A merchant's page by way of its network; with the placeholders in it when nobody is to be credited. */
export function affiliateUrl(
  row: Pick<ProductRow, 'direct_url' | 'merchant_id'>,
  network: NetworkRow,
  who?: LinkIdentity,
): string {
  if (network.kind === OWN_KIND) return row.direct_url;
  const aff = who === undefined ? AFFILIATE_PLACEHOLDER : encodeURIComponent(who.affiliateId);
  const sub = who?.subId === undefined ? (who === undefined ? SUB_PLACEHOLDER : '') : encodeURIComponent(who.subId);
  return `${network.url}/click?merchant=${row.merchant_id}&aff=${aff}&sub=${sub}&url=${encodeURIComponent(row.direct_url)}`;
}

/** The page behind a link that `affiliateUrl` made with placeholders. */
export function affiliateTarget(url: string): string | undefined {
  const target = /^https:\/\/[^/]+\/click\?merchant=\d+&aff=@@@&sub=###&url=([^&#]+)$/.exec(url)?.[1];
  try {
    return target === undefined ? undefined : decodeURIComponent(target);
  } catch {
    return undefined;
  }
}

/** A redirect partner's link; only where its campaign covers the merchant. */
export const partnerUrl = (partner: string, campaignId: number, directUrl: string): string =>
  `https://go.${encodeURIComponent(partner)}.example/c/${campaignId}?url=${encodeURIComponent(directUrl)}`;
