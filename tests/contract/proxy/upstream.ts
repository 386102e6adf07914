import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
export type Behave = (received: Received, response: ServerResponse) => void;

export interface Upstream {
  readonly url: string;
  /** Everything it was asked, the account at the start left out. */
  readonly received: Received[];
  behave: Behave;
  close(): Promise<void>;
}

export function sendJson(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

/** A service that behaves as a test tells it to; by default it answers everything with an empty page. */
export async function startUpstream(
  behave: Behave = (_received, response) => sendJson(response, { data: [], meta: {} }),
): Promise<Upstream> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      if (request.headers['x-request-id'] === 'account-at-start') {
        sendJson(response, { message: 'not now' }, 403);
        return;
      }
      received.push(one);
      upstream.behave(one, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}
