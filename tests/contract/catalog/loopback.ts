import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWholeClient, type WholeClient } from '../../../lib/catalog/whole-client.ts';
import type { LedgerEntry } from '../../../lib/domain/ledger-entry.ts';

export interface Loopback {
  readonly address: string;
  readonly requests: IncomingMessage[];
  readonly bodies: string[];
  close(): Promise<void>;
}

/** A server on loopback that answers as it likes. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse, nth: number) => void,
): Promise<Loopback> {
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  const listener: RequestListener = (request, response) => {
    const nth = requests.push(request);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      answer(request, response, nth);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    requests,
    bodies,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export interface TestClient {
  readonly client: WholeClient;
  readonly ledger: LedgerEntry[];
  readonly slept: number[];
}

/** The client with real sockets, and no time lost in waiting. */
export function connect(
  address: string,
  options: { key?: string | null; timeoutMs?: number; online?: boolean } = {},
): TestClient {
  const { key = 'device-key', timeoutMs = 2000, online = true } = options;
  const ledger: LedgerEntry[] = [];
  const slept: number[] = [];
  const client = createWholeClient({
    connection: { address, key },
    fetch: (url, init) => fetch(url, init),
    now: Date.now,
    online: () => online,
    random: () => 0,
    sleep: (ms) => Promise.resolve(void slept.push(ms)),
    onRequest: (entry) => ledger.push(entry),
    priceUnit: () => 'major',
    timeoutMs,
  });
  return { client, ledger, slept };
}
