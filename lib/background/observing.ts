import type { Observation } from '../domain/observation.ts';
import type { Offer } from '../domain/offer.ts';
import { productKey } from '../domain/product-key.ts';
import type { Sighting } from '../domain/sighting.ts';
import type { ObservationStore } from '../storage/observation-store.ts';

/** A page's own price, when it is more than a guess. */
export function pageObservation(sighting: Sighting, at: number): Observation | undefined {
  const { price, struckPrice, shop } = sighting;
  if (price === undefined || price.certainty < 0.5) return undefined;
  const struck = struckPrice?.value.currency === price.value.currency ? { struckPrice: struckPrice.value } : {};
  return { product: productKey(sighting), merchant: shop, price: price.value, ...struck, origin: 'page', at };
}

export function offerObservation(product: string, offer: Offer, at: number): Observation | undefined {
  if (offer.price === undefined) return undefined;
  const struck = offer.regularPrice === undefined ? {} : { struckPrice: offer.regularPrice };
  return { product, merchant: offer.merchant.name, price: offer.price, ...struck, origin: 'offer', at };
}

/** Every price seen is remembered, of the page and of the offers that are the very product. */
export function createObserving(store: ObservationStore, now: () => number) {
  return {
    async page(sighting: Sighting): Promise<void> {
      const seen = pageObservation(sighting, now());
      if (seen !== undefined) await store.add([seen]);
    },
    async offers(product: string, offers: readonly Offer[]): Promise<void> {
      await store.add(
        offers.map((offer) => offerObservation(product, offer, now())).filter((seen) => seen !== undefined),
      );
    },
  };
}

export type Observing = ReturnType<typeof createObserving>;
