import type { Asked } from '../../http/asked.ts';
import { createListener, type ListenerOptions } from '../../http/listener.ts';
import type { Reply } from '../../http/reply.ts';
import { refuseUnread } from '../errors.ts';
import type { Incoming } from './exchange.ts';

/** A connection is kept longer than clients and proxies keep it unused: whoever closes first must not be the one that is asked. */
const TIMES = { headMs: 15_000, requestMs: 30_000, keptMs: 75_000, stopMs: 30_000 };

export type App = (incoming: Incoming) => Promise<Reply>;

export interface Listening {
  readonly port: number;
  /** Takes no new request, and ends when those under way are answered. */
  close(): Promise<void>;
}

export interface ListenOptions extends Pick<ListenerOptions, 'onBug'> {
  readonly app: App;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly nextId: () => string;
}

/** Serves an app on a port. */
export async function listen({ app, host, port, nextId, onBug }: ListenOptions): Promise<Listening> {
  const originOf = createOrigins();
  const listener = createListener({
    handle: (asked) => {
      const origin = originOf(asked.headers.get('host') ?? '');
      if (origin === undefined) return refuseUnread(400, 'The Host header names no host.', asked.requestId);
      return app(incomingOf(asked, origin));
    },
    idOf: nextId,
    refuse: refuseUnread,
    lines: '',
    times: TIMES,
    onBug,
  });
  return { port: await listener.listen(port, host), close: () => listener.close() };
}

function incomingOf({ method, url, headers, requestId, remoteAddress, body }: Asked, origin: string): Incoming {
  return {
    method,
    target: url,
    origin,
    requestId,
    header: (name) => headers.get(name),
    peer: remoteAddress,
    readText: body,
  };
}

/** The origin that a Host header names, remembered: nearly every request names the same. Undefined for none. */
function createOrigins(): (host: string) => string | undefined {
  let [lastHost, lastOrigin]: [string, string | undefined] = ['', undefined];
  return (host) => {
    if (host !== lastHost || lastOrigin === undefined) {
      const isHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
      const url = isHost ? `http://${host}` : '';
      [lastHost, lastOrigin] = [host, URL.canParse(url) ? new URL(url).origin : undefined];
    }
    return lastOrigin;
  };
}
