import type { Offer } from './offer.ts';

/** Where a click on an offer leads, and whether somebody earns by it: said before the click. */
export interface OfferLink {
  readonly address: string;
  /** Absent for a direct link. */
  readonly affiliate?: { readonly network: string | undefined };
}

/**
 * The user's choice of links decides, and direct is the default. A visitor whom somebody else sent keeps that somebody's
 * credit: no affiliate link of ours then, even if it is the only one.
 */
export function offerLink(
  { links, network }: Offer,
  prefer: 'direct' | 'affiliate',
  throughAffiliate: boolean,
): OfferLink | undefined {
  const direct = links.direct === undefined ? undefined : { address: links.direct };
  const affiliate =
    links.affiliate === undefined || throughAffiliate
      ? undefined
      : { address: links.affiliate, affiliate: { network: network?.name } };
  return prefer === 'affiliate' ? (affiliate ?? direct) : (direct ?? affiliate);
}
