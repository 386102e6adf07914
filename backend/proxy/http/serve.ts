import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PROXY_HEADER } from '../../../lib/contract/proxy.ts';
import type { ProxyErrorCode } from '../../../lib/contract/proxy.ts';
import { endOfTurn } from './end-of-turn.ts';
import { problem } from './reply.ts';
import type { Reply } from './reply.ts';

// An import would touch every name that the module has, and so load all of fetch and WebSocket: 60 ms and 10 MB for nothing.
const { createServer } = process.getBuiltinModule('node:http');

/** On every answer. No CORS header ever: a page has no business here. */
const SECURITY: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export type Handle = (request: IncomingMessage, requestId: string) => Reply | Promise<Reply>;

export interface ServeOptions {
  readonly handle: Handle;
  readonly nextId: () => string;
  /** A bug: it is told to the owner, and to the client as no more than that. */
  readonly onBug: (error: unknown, requestId: string) => void;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The listener with its limits: on the head, on each request's time, on connections, on what a head may hold. */
export function createListener({ handle, nextId, onBug }: ServeOptions): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
      requireHostHeader: false,
    },
    (request, response) => {
      const given = request.headers['x-request-id'];
      const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : nextId();
      const finish = async (reply: Reply): Promise<void> => {
        await endOfTurn();
        send(response, reply, requestId, server.listening && request.complete);
      };
      const answer = async (): Promise<void> => {
        try {
          await finish(await handle(request, requestId));
        } catch (error) {
          onBug(error, requestId);
          await finish(problem('internal', `Something went wrong here. Reference: ${requestId}`));
        }
      };
      void answer();
    },
  );
  server.maxConnections = 4096;
  server.maxHeadersCount = 100;
  server.on('clientError', refuse);
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    send(response, problem('bad_request', 'That expectation cannot be met.', { status: 417 }), nextId(), false);
  });
  server.on('connect', (_request, socket: Socket) => {
    answerRaw(socket, 405, 'Method Not Allowed', 'not_allowed');
  });
  return server;
}

/**
 * `goesOn` is whether the connection may be used again: not while the server stops, and not when a body was left unread,
 * for that would be taken for the next request.
 */
function send(response: ServerResponse, reply: Reply, requestId: string, goesOn: boolean): void {
  if (response.destroyed || response.headersSent) return;
  const { status, headers, body } = reply;
  response.writeHead(status, {
    ...SECURITY,
    'x-request-id': requestId,
    'content-length': Buffer.byteLength(body),
    ...headers,
    ...(goesOn ? {} : { connection: 'close' }),
  });
  response.end(body);
}

const WORDS: Readonly<Record<string, readonly [number, string, ProxyErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'bad_request'],
};

/** What is not HTTP, or is it in two ways at once. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  answerRaw(socket, ...(WORDS[error.code ?? ''] ?? ([400, 'Bad Request', 'bad_request'] as const)));
}

/** For what never became a request. */
function answerRaw(socket: Socket, status: number, reason: string, code: ProxyErrorCode): void {
  const body = JSON.stringify({ error: { code, message: `${reason}.` } });
  const head = [
    `HTTP/1.1 ${String(status)} ${reason}`,
    'content-type: application/json',
    `${PROXY_HEADER}: 1`,
    `content-length: ${String(body.length)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
