import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { shopPage } from './shop.ts';

/** What the button on a product page does; answers what it did, in words for the page. */
export type Drop = (gtin: string) => Promise<string>;

/** Answers for the demo shop; also behind TLS in the tests, where it stands in for real shops' names. */
export function shopListener(drop: Drop): RequestListener {
  return (request, response) => {
    void answer(request, response, drop);
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, drop: Drop): Promise<void> {
  const encrypted = 'encrypted' in request.socket;
  const url = URL.parse(request.url ?? '/', `${encrypted ? 'https' : 'http'}://${request.headers.host ?? '127.0.0.1'}`);
  const send = (status: number, type: string, body: string): void => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
  };
  const gtin = /^\/drop\/(\d{13})$/.exec(url?.pathname ?? '')?.[1];
  if (request.method === 'POST' && gtin !== undefined) {
    try {
      send(200, 'text/plain', await drop(gtin));
    } catch (error) {
      send(502, 'text/plain', `The catalog could not be told: ${String(error)}`);
    }
    return;
  }
  const page = url === null ? undefined : shopPage(url);
  if (page === undefined) send(404, 'text/plain', 'There is no such page in the demo shop.');
  else send(200, 'text/html', page);
}

export function createShop(drop: Drop): Server {
  return createServer(shopListener(drop));
}
