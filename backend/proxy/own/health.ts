import { PROXY_PATHS } from '../../../lib/contract/proxy.ts';
import { json } from '../http/reply.ts';
import type { Reply } from '../../http/reply.ts';
import type { OwnRoute } from './own-route.ts';

/** Liveness for whoever watches over the process; it says nothing that a stranger should not know. */
export function createHealth(state: () => Promise<{ readonly store: boolean; readonly catalog: boolean }>): OwnRoute {
  return {
    name: 'health',
    method: 'GET',
    path: new RegExp(`^(?:${PROXY_PATHS.health}|/health)$`),
    open: true,
    async answer() {
      const { store, catalog } = await state();
      return json(
        { healthy: store, store: store ? 'ok' : 'failing', catalog: catalog ? 'ok' : 'not answering' },
        store ? 200 : 503,
      );
    },
  };
}

export function createMetricsRoute(render: () => string): OwnRoute {
  return {
    name: 'metrics',
    method: 'GET',
    path: /^(?:\/elsewhere\/v1)?\/metrics$/,
    open: false,
    answer: (): Reply => ({ status: 200, headers: { 'content-type': 'text/plain; version=0.0.4' }, body: render() }),
  };
}

/** For a person who opens the address in a browser. */
export const door: OwnRoute = {
  name: 'door',
  method: 'GET',
  path: /^\/$/,
  open: true,
  answer: () => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'This is an Elsewhere proxy. Copy this address, with all that follows it, into the extension.\n',
  }),
};
