import type { Deps } from '../deps.ts';
import { json, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { notFound } from '../errors.ts';
import { viewNetworkFacet } from '../merchants/view.ts';
import { pageMeta } from '../paging.ts';

/** Networks and their groups, which the contract names without showing them: short lists, on one page. */
export function networkRoutes({ directory }: Deps): Routes<TeamExchange> {
  const listed = (data: readonly unknown[], traceId: string): Record<string, unknown> => {
    const perPage = Math.max(100, data.length);
    return {
      data,
      meta: { ...pageMeta({ total: data.length, perPage, page: 1, count: data.length, passed: 0 }), trace_id: traceId },
    };
  };
  return {
    'GET /v1/networks': (c) => json(listed(directory.networks.map(viewNetworkFacet), c.traceId)),
    'GET /v1/networks/:id': (c) => {
      const network = directory.network(Number(c.params['id'] ?? ''));
      if (network === undefined) return notFound(c, 'Network');
      return json({ data: viewNetworkFacet(network), meta: { trace_id: c.traceId } });
    },
    'GET /v1/network-groups': (c) => {
      const groups = new Map(directory.networks.map((row) => [row.group_id, row.group_name]));
      return json(
        listed(
          [...groups].map(([id, name]) => ({ id, name })),
          c.traceId,
        ),
      );
    },
  };
}
