import { Hono } from 'hono';
import { access, trace } from './access.ts';
import type { Deps } from './deps.ts';
import type { AppEnv } from './env.ts';
import { internalError, methodNotAllowed, notFound } from './errors.ts';
import { limitBody } from './limit-body.ts';
import { merchantRoutes } from './merchants/routes.ts';
import { omniRoutes } from './omni/routes.ts';
import { outclickRoutes } from './products/outclick.ts';
import { productRoutes } from './products/routes.ts';
import { accountRoutes } from './team/account.ts';
import { conversionRoutes } from './team/conversions.ts';
import { listRoutes } from './team/lists.ts';
import { networkRoutes } from './team/networks.ts';
import { poolRoutes } from './team/pools.ts';
import { createTeams } from './team/teams.ts';

export type Routes = Hono<AppEnv>;

/** What lives beside the catalog and is built by whoever starts the service. */
export interface MoreRoutes {
  readonly watches?: Routes;
  readonly controls?: Routes;
}

/** The whole service as one `fetch`. */
export function createApp(deps: Deps, more: MoreRoutes = {}): Routes {
  const app = new Hono<AppEnv>({ strict: false });
  const guard = access(createTeams(deps.config.tokens), deps.limits);

  app.use('*', trace(deps.clock));
  app.use('/v1/*', guard, limitBody);
  app.use('/tools/*', guard, limitBody);
  if (more.controls !== undefined) {
    app.use('/elsewhere/*', limitBody);
    app.route('/elsewhere/v1/controls', more.controls);
  }
  app.route('/', outclickRoutes(deps));
  app.route('/v1/account', accountRoutes(deps));
  app.route('/v1/merchants', merchantRoutes(deps));
  app.route('/v1', networkRoutes(deps));
  if (more.watches !== undefined) app.route('/v1/products/watches', more.watches);
  app.route('/v1/products/lists', listRoutes(deps));
  app.route('/v1/pools', poolRoutes(deps));
  for (const path of ['/v1/products/omni', '/products/omni']) app.route(path, omniRoutes(deps));
  app.route('/v1/products', productRoutes(deps));
  app.route('/tools/convert', conversionRoutes(deps));

  for (const path of ['/v1/account', '/v1/merchants', '/v1/products', '/v1/products/omni'])
    app.all(path, methodNotAllowed);
  app.notFound((c) => notFound(c));
  app.onError((error, c) => {
    deps.log(`${c.get('traceId')} ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return internalError(c);
  });
  return app;
}
