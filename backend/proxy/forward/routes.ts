/** How a route of the service is treated on its way through. */
export type Treatment =
  /** Passed on, joined with equal ones in flight, kept for a while where `keeps` says so. */
  | 'plain'
  /** Belongs to an owner: see `watches/`. */
  | 'watch-create'
  | 'watch-list'
  | 'watch-one'
  | 'watch-histories'
  | 'histories';

export interface Route {
  /** What logs and figures call it: never the path itself, which holds ids. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly treatment: Treatment;
  /** How many times the configured lifetime of a search the answer may be kept. */
  readonly keeps?: number;
  /** Marketplace and network credentials are put into the body. */
  readonly credentials?: true;
  /** Equal ones in flight may be answered as one, and one may be sent again after a broken connection. */
  readonly repeatable?: true;
}

interface Place {
  readonly path: RegExp;
  readonly routes: readonly Route[];
}

const get = (name: string, treatment: Treatment = 'plain', keeps?: number): Route => ({
  name,
  method: 'GET',
  treatment,
  repeatable: true,
  ...(keeps === undefined ? {} : { keeps }),
});
const search = (name: string): Route => ({
  name,
  method: 'POST',
  treatment: 'plain',
  keeps: 1,
  credentials: true,
  repeatable: true,
});
const ID = '[A-Za-z0-9_.~-]{1,128}';

/** Everything that may pass, and nothing else. Merchants change slowly and are kept longer than prices. */
const PLACES: readonly Place[] = [
  { path: /^\/v1\/products\/omni$/, routes: [search('omni')] },
  { path: /^\/v1\/products$/, routes: [search('search')] },
  { path: /^\/v1\/account$/, routes: [get('account')] },
  { path: /^\/v1\/merchants$/, routes: [get('merchants', 'plain', 6)] },
  { path: new RegExp(`^/v1/merchants/${ID}$`), routes: [get('merchant', 'plain', 6)] },
  {
    path: /^\/v1\/products\/watches$/,
    routes: [
      get('watches', 'watch-list'),
      { name: 'watch create', method: 'POST', treatment: 'watch-create', credentials: true },
    ],
  },
  { path: /^\/v1\/products\/watches\/histories$/, routes: [get('histories', 'histories')] },
  {
    path: new RegExp(`^/v1/products/watches/${ID}$`),
    routes: [
      get('watch', 'watch-one'),
      { name: 'watch update', method: 'PUT', treatment: 'watch-one', credentials: true },
      { name: 'watch delete', method: 'DELETE', treatment: 'watch-one' },
    ],
  },
  { path: new RegExp(`^/v1/products/watches/${ID}/histories$`), routes: [get('watch histories', 'watch-histories')] },
  { path: /^\/v1\/products\/lists$/, routes: [{ name: 'product list', method: 'POST', treatment: 'plain' }] },
  {
    path: new RegExp(`^/v1/(?:networks|network-groups|pools)(?:/${ID})?$`),
    routes: [get('networks and pools', 'plain', 6)],
  },
  {
    path: /^\/tools\/convert\/(?:asin-to-barcode|barcode-to-sku|sku-to-barcode|url-to-barcode|barcode-to-asin)$/,
    routes: [{ name: 'convert', method: 'POST', treatment: 'plain', keeps: 6, repeatable: true }],
  },
];

export type Found = { readonly route: Route } | { readonly allowed: readonly string[] };

/** The route of a path, or the methods that the path would take; undefined for a path that is not on the list. */
export function findRoute(method: string | undefined, path: string): Found | undefined {
  for (const place of PLACES) {
    if (!place.path.test(path)) continue;
    for (const route of place.routes) if (route.method === method) return { route };
    return { allowed: place.routes.map((route) => route.method) };
  }
  return undefined;
}
