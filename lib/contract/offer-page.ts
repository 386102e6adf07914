import * as z from 'zod/mini';
import type { PriceUnit } from '../domain/connection.ts';
import type { Offer } from '../domain/offer.ts';
import type { OfferPage } from '../domain/offer-page.ts';
import { compact } from './compact.ts';
import { facets, toFacets } from './facets.ts';
import { needed, readText } from './loose.ts';
import { offerSchema } from './offer.ts';
import { meta, toPaging } from './paging.ts';
import { readRows } from './rows.ts';

/** One group of `group_by: criteria.0`: the value asked for and what it found. */
const groupWire = z.object({
  criterion: z.object({ value: needed((value) => readText(value, 2048)) }),
  results: z.array(z.unknown()),
});

/**
 * An answer of product search or omni search, flat or grouped; which of the two is seen from its rows, because a service
 * may answer flat to a grouped question when nothing was found.
 */
export function offerPageSchema(unit: PriceUnit): z.ZodMiniType<OfferPage> {
  const offer = offerSchema(unit);
  return z.pipe(
    z.object({ data: z.array(z.unknown()), meta, facets }),
    z.transform((wire): OfferPage => {
      const isGrouped = wire.data.some((row) => z.safeParse(groupWire, row).success);
      const read = isGrouped ? readGroups(wire.data, offer) : readFlat(wire.data, offer);
      const currencies = read.offers.map(({ price }) => price?.currency);
      return compact({ ...read, facets: toFacets(wire.facets, unit, currencies), paging: toPaging(wire.meta) });
    }),
  );
}

type Read = Pick<OfferPage, 'offers' | 'groups' | 'dropped'>;

function readFlat(data: readonly unknown[], offer: z.ZodMiniType<Offer>): Read {
  const { rows, dropped } = readRows(offer, data);
  return { offers: rows, dropped };
}

function readGroups(data: readonly unknown[], offer: z.ZodMiniType<Offer>): Read {
  const { rows, dropped } = readRows(groupWire, data);
  const groups = rows.map(({ criterion, results }) => {
    const read = readRows(offer, results);
    return { value: criterion.value, offers: read.rows, dropped: read.dropped };
  });
  const seen = new Map(groups.flatMap((group) => group.offers.map((each) => [each.id, each])));
  return {
    offers: [...seen.values()],
    groups: groups.map(({ value, offers }) => ({ value, offers })),
    dropped: groups.reduce((sum, group) => sum + group.dropped, dropped),
  };
}
