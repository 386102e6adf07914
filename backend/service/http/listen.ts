import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Incoming, Reply } from './exchange.ts';

// An import would touch every name that the module has, and so load all of fetch and WebSocket.
const { createServer } = process.getBuiltinModule('node:http');

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than clients and proxies keep a connection unused: whoever closes first must not be the one that is asked. */
const IDLE_TIMEOUT_MS = 75_000;

export type App = (incoming: Incoming) => Promise<Reply>;

/** Serves an app on a port; 0 takes any free one. */
export function listen(app: App, host: string, port: number): Promise<{ server: Server; port: number }> {
  const originOf = createOrigins();
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: IDLE_TIMEOUT_MS },
    (request, response) => {
      const origin = originOf(request.headers.host ?? '');
      if (origin === undefined) response.writeHead(400, { connection: 'close' }).end();
      else void app(incomingOf(request, origin)).then((reply) => send(response, reply, server.listening));
    },
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address !== null ? address.port : port });
    });
  });
}

function incomingOf(request: IncomingMessage, origin: string): Incoming {
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    origin,
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'object' ? value.join(', ') : value;
    },
    peer: request.socket.remoteAddress,
    readText: (maxBytes) => readText(request, maxBytes),
  };
}

/** One string for head and body: the socket is written to once. A connection does not go on when the service ends. */
function send(response: ServerResponse, { status, headers, body }: Reply, goesOn: boolean): void {
  if (response.destroyed) return;
  const length = Buffer.byteLength(body);
  response.writeHead(status, {
    ...headers,
    'content-length': length,
    ...(goesOn ? {} : { connection: 'close' }),
  });
  response.end(body, length === body.length ? 'latin1' : 'utf8');
}

/** A body of too many bytes is read no further; one that breaks off is never answered. */
function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once('end', () => {
      const text = (chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)).toString();
      resolve(text.startsWith('\uFEFF') ? text.slice(1) : text);
    });
  });
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
