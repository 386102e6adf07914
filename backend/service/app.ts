import type { Reply } from '../http/reply.ts';
import { createAccess } from './access.ts';
import { MAX_BODY_BYTES } from './body.ts';
import type { Deps } from './deps.ts';
import { internalError, methodNotAllowed, notFound, tooLarge, unavailable } from './errors.ts';
import type { Exchange, TeamExchange } from './http/exchange.ts';
import type { App } from './http/listen.ts';
import { createRouter, type Match, type Routes } from './http/router.ts';
import { traceOf } from './log.ts';
import { merchantRoutes } from './merchants/routes.ts';
import { omniRoutes } from './omni/routes.ts';
import { TookTooLong } from './store/time-limit.ts';
import { troubleOf } from './store/trouble.ts';
import { outclickRoutes } from './products/outclick.ts';
import { productRoutes } from './products/routes.ts';
import { accountRoutes } from './team/account.ts';
import { conversionRoutes } from './team/conversions.ts';
import { listRoutes } from './team/lists.ts';
import { networkRoutes } from './team/networks.ts';
import { poolRoutes } from './team/pools.ts';
import { createTeams } from './team/teams.ts';

/** What lives beside the catalog and is built by whoever starts the service. */
export interface MoreRoutes {
  readonly watches?: Routes<TeamExchange>;
  readonly controls?: Routes<Exchange>;
}

/** Where nobody goes without a token, whatever is behind it. */
const GUARDED = /^\/(?:v1|tools|products)(?:\/|$)/;

/** The whole service as one function. */
export function createApp(deps: Deps, { watches = {}, controls = {} }: MoreRoutes = {}): App {
  const { config, limits, log } = deps;
  const admit = createAccess(createTeams(config.tokens), limits);
  const open = createRouter<Exchange>({ ...outclickRoutes(deps), ...controls });
  const guarded = createRouter<TeamExchange>({
    ...accountRoutes(deps),
    ...merchantRoutes(deps),
    ...networkRoutes(deps),
    ...watches,
    ...listRoutes(deps),
    ...poolRoutes(deps),
    ...omniRoutes(deps),
    ...productRoutes(deps),
    ...conversionRoutes(deps),
  });

  const answer = async (c: Exchange, headers: Record<string, string>): Promise<Reply> => {
    const { method, header } = c.incoming;
    if (!GUARDED.test(c.path)) return await follow(open(method, c.path), c);
    const admission = admit(header('authorization'), c.traceId);
    Object.assign(headers, admission.headers);
    if ('status' in admission.admitted) return admission.admitted;
    return await within(config.mostMs, follow(guarded(method, c.path), { ...c, team: admission.admitted }));
  };

  return async (incoming) => {
    const { requestId: traceId } = incoming;
    const headers: Record<string, string> = {};
    const [path, query] = split(incoming.target);
    let reply: Reply;
    try {
      reply = await answer({ incoming, path, query, params: {}, traceId }, headers);
    } catch (error) {
      const trouble = troubleOf(error);
      log(`${traceId} ${incoming.method} ${path}: ${trouble === undefined ? traceOf(error) : String(error)}`);
      reply = trouble === undefined ? internalError({ traceId }) : unavailable({ traceId }, trouble);
    }
    return { ...reply, headers: { ...reply.headers, ...headers } };
  };
}

async function within(ms: number, reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), ms);
  });
  try {
    return await Promise.race([reply, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Hands a request to its route; an answer says so where there is none, or where its body is too large to be read. */
async function follow<C extends Exchange>(match: Match<C> | undefined, c: C): Promise<Reply> {
  if (Number(c.incoming.header('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge(c);
  if (match === undefined) return notFound(c);
  if (match.handler === undefined) return methodNotAllowed(c, match.allowed ?? []);
  return await match.handler({ ...c, params: match.params });
}

const NO_QUERY = new URLSearchParams();

/** Path and query of a request's target, which may also be a whole address. */
function split(target: string): readonly [path: string, query: URLSearchParams] {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.indexOf('?');
  return mark < 0 ? [local, NO_QUERY] : [local.slice(0, mark), new URLSearchParams(local.slice(mark + 1))];
}
