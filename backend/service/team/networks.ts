import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from '../env.ts';
import { notFound } from '../errors.ts';
import { viewNetworkFacet } from '../merchants/view.ts';
import { pageMeta } from '../paging.ts';

/** Networks and their groups, which the contract names without showing them: short lists, on one page. */
export function networkRoutes({ directory }: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const listed = (data: readonly unknown[], traceId: string): Record<string, unknown> => {
    const perPage = Math.max(100, data.length);
    return {
      data,
      meta: { ...pageMeta({ total: data.length, perPage, page: 1, count: data.length, passed: 0 }), trace_id: traceId },
    };
  };
  routes.get('/networks', (c) => c.json(listed(directory.networks.map(viewNetworkFacet), c.get('traceId'))));
  routes.get('/networks/:id', (c) => {
    const network = directory.network(Number(c.req.param('id')));
    if (network === undefined) return notFound(c, 'Network');
    return c.json({ data: viewNetworkFacet(network), meta: { trace_id: c.get('traceId') } });
  });
  routes.get('/network-groups', (c) => {
    const groups = new Map(directory.networks.map((row) => [row.group_id, row.group_name]));
    return c.json(
      listed(
        [...groups].map(([id, name]) => ({ id, name })),
        c.get('traceId'),
      ),
    );
  });
  return routes;
}
