import type { Inbound } from './forward/inbound.ts';
import { findRoute } from './forward/routes.ts';
import type { Asked } from '../http/asked.ts';
import { problem } from './http/reply.ts';
import type { Reply } from '../http/reply.ts';
import type { Handle } from '../http/listener.ts';
import type { Metrics } from './metrics.ts';
import type { OwnRoute } from './own/own-route.ts';
import type { Device, Devices } from './pairing/devices.ts';

const MAX_BODY = 512 * 1024;

export interface AppOptions {
  readonly guard: (asked: Asked) => Reply | undefined;
  readonly devices: Devices;
  readonly own: readonly OwnRoute[];
  readonly forward: (inbound: Inbound) => Reply | Promise<Reply>;
  readonly metrics: Metrics;
  readonly log: (entry: Answered) => void;
  /** Not only what went wrong. */
  readonly logsAll: boolean;
}
export interface Answered {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly requestId: string;
  readonly device?: string;
}

const UNKNOWN_KEY = problem(
  'device_key_unknown',
  'This proxy does not know that device key. Pair this browser with it.',
  {
    headers: { 'www-authenticate': 'Bearer' },
  },
);

/** From a request to its answer: guard → route → key → body → whoever answers it. */
export function createApp({ guard, devices, own, forward, metrics, log, logsAll }: AppOptions): Handle {
  const ownAnswer = async (route: OwnRoute, request: Asked, path: string, query: string): Promise<Reply> => {
    const device = route.open ? undefined : await devices.authenticate(request.headers.get('authorization'));
    if (!route.open && device === undefined) return UNKNOWN_KEY;
    const body = route.method === 'POST' ? await request.body(route.maxBytes ?? MAX_BODY) : '';
    if (typeof body !== 'string') return body;
    const asked = { path, query: new URLSearchParams(query), headers: request.headers, body };
    return route.open ? await route.answer(asked) : await route.answer(asked, device as Device);
  };

  const pass = (inbound: Omit<Inbound, 'body'>, request: Asked): Reply | Promise<Reply> => {
    const { method } = inbound.route;
    if (method === 'GET' || method === 'DELETE') return forward({ ...inbound, body: undefined });
    if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
      return problem('bad_request', 'The body must be application/json.', { status: 415 });
    if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
      return problem('bad_request', 'The body must come as it is, not squeezed.', { status: 415 });
    const body = request.body(MAX_BODY);
    const go = (taken: string | Reply) => (typeof taken === 'string' ? forward({ ...inbound, body: taken }) : taken);
    return body instanceof Promise ? body.then(go) : go(body);
  };

  const answer = (request: Asked, note: (name: string, device?: Device) => void) => {
    const refused = guard(request);
    if (refused !== undefined) return refused;
    const { url } = request;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? '' : url.slice(mark);
    const found = findRoute(request.method, path);
    if (found === undefined) return ownOrNothing(request, path, query, note);
    if ('allowed' in found) return wrongMethod(found.allowed);
    note(found.route.name);
    const go = (device: Device | undefined): Reply | Promise<Reply> => {
      if (device === undefined) return UNKNOWN_KEY;
      note(found.route.name, device);
      const fresh = /no-cache|no-store/.test(request.headers.get('cache-control') ?? '');
      return pass({ route: found.route, path, query, device, requestId: request.requestId, fresh }, request);
    };
    const device = devices.authenticate(request.headers.get('authorization'));
    return device instanceof Promise ? device.then(go) : go(device);
  };

  const ownOrNothing = (
    request: Asked,
    path: string,
    query: string,
    note: (name: string) => void,
  ): Reply | Promise<Reply> => {
    const here = own.filter((route) => route.path.test(path));
    if (here.length === 0) return problem('not_allowed', 'This proxy has no such path.', { status: 404 });
    const route = here.find(({ method }) => method === request.method);
    if (route === undefined) return wrongMethod(here.map(({ method }) => method));
    note(route.name);
    return ownAnswer(route, request, path, query);
  };

  return (request) => {
    const started = performance.now();
    let name = 'refused';
    let device: Device | undefined;
    const noted = (reply: Reply): Reply => {
      metrics.count('elsewhere_requests_total', `${name} ${String(reply.status)}`);
      if (!logsAll && reply.status < 500) return reply;
      log({
        route: name,
        method: request.method,
        status: reply.status,
        ms: performance.now() - started,
        requestId: request.requestId,
        ...(device === undefined ? {} : { device: device.id }),
      });
      return reply;
    };
    const reply = answer(request, (routeName, who) => {
      name = routeName;
      device = who;
    });
    return reply instanceof Promise ? reply.then(noted) : noted(reply);
  };
}

function wrongMethod(allowed: readonly string[]): Reply {
  return problem('not_allowed', 'That path does not take this method.', {
    status: 405,
    headers: { allow: allowed.join(', ') },
  });
}
