import type { RequestName, Requests } from '../../../lib/contract/messages.ts';
import type { Connection } from '../../../lib/domain/connection.ts';
import type { Observation } from '../../../lib/domain/observation.ts';
import { ok, type Result } from '../../../lib/domain/result.ts';
import { defaultSettings } from '../../../lib/domain/settings.ts';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import type { ViewReplies } from '../../../lib/messaging/graded-ask.ts';
import { eur, graded, makeComparison, makeOffer, makeSighting, NOW } from '../../support/views/make.ts';

type Answer<N extends RequestName> =
  | Result<ViewReplies[N]>
  | 'never'
  | ((request: Requests[N]) => Result<ViewReplies[N]>);
export type Answers = { readonly [N in RequestName]?: Answer<N> };

export const connection: Connection = {
  address: 'http://127.0.0.1:8787',
  kind: 'elsewhere',
  name: 'Home',
  capabilities: { events: true, watches: true, marketplaces: [] },
  connectedAt: NOW,
};

export function pageOf(...sightings: readonly [Sighting, ...Sighting[]]): ViewReplies['page/current'] {
  return {
    kind: 'seen',
    tabId: 1,
    url: sightings[0].url,
    view: { kind: 'product', sightings },
    chosen: 0,
    granted: true,
    throughAffiliate: false,
  };
}

const priceSeen: Observation[] = Array.from({ length: 60 }, (_, day) => ({
  product: 'gtin:4006381333931',
  merchant: day % 2 === 0 ? 'shop.example.com' : 'Hollis & Grey',
  price: eur(day % 2 === 0 ? (day < 38 ? 119 : 129) : 88.9 + ((day * 7) % 23)),
  ...(day % 2 === 0 && day >= 38 ? { struckPrice: eur(149) } : {}),
  origin: day % 2 === 0 ? 'page' : 'offer',
  at: NOW - (60 - day) * 86_400_000,
}));

const hollis: ViewReplies['merchant/get'] = {
  id: '11',
  name: 'Hollis & Grey',
  domains: ['hollisgrey.example', 'hollisgrey.example.de'],
  homeUrl: 'https://hollisgrey.example/',
  description: 'Kitchen things that last.',
  network: { id: '7', name: 'Example Network' },
  countries: ['DE', 'GB'],
  currencies: ['EUR', 'GBP'],
  productCount: 18_234,
  cookieDays: 30,
};

/** What a background answers that has everything. */
export const standard: Answers = {
  'settings/get': ok(defaultSettings),
  'connection/get': ok(connection),
  'page/current': ok(
    pageOf(
      makeSighting(),
      makeSighting({ name: { value: 'Kestrel K300 electric kettle', source: 'json-ld', certainty: 1 } }),
    ),
  ),
  'comparison/stored': ok({ comparison: makeComparison(), fresh: true }),
  'history/get': ok(priceSeen),
  'watch/list': ok({ watches: [], lastReadAt: NOW }),
  'watch/create': ok([]),
  'merchant/get': ok(hollis),
  'merchant/of-shop': ok(hollis),
};

const listed = Array.from({ length: 12 }, (_, index) => ({
  name: `Kestrel kettle, model ${String(index + 1)}`,
  price: eur(40 + index * 9),
}));
export const listingPage: ViewReplies['page/current'] = {
  kind: 'seen',
  tabId: 1,
  url: 'https://shop.example/search',
  view: { kind: 'listing', items: listed },
  chosen: 0,
  granted: true,
  throughAffiliate: false,
};
export const compared = listed.slice(0, 10).map(({ name, price }, index) => {
  const seen = { source: 'json-ld', certainty: 1 } as const;
  const sighting = makeSighting({ name: { value: name, ...seen }, price: { value: price, ...seen } });
  const found = index % 4 === 3 ? [] : [graded(makeOffer(String(index), { price: eur(38 + index * 8) }))];
  return { index, comparison: makeComparison({ offers: found }, sighting) };
});
