import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a proxy can disappoint. */
export type Mood =
  | 'good'
  | 'down'
  | 'slow'
  | 'html'
  | 'redirect'
  | 'half'
  | 'revoked'
  | 'limited'
  | 'exhausted'
  | 'broken'
  | 'tokenless'
  | 'gateway'
  | 'version';

export interface MoodyProxy {
  readonly url: string;
  mood: Mood;
  close(): Promise<void>;
}

function sulk(mood: Mood, request: IncomingMessage, response: ServerResponse): void {
  const json = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
  const ownWord = (status: number, error: object): void => {
    json(status, { error }, { 'x-elsewhere': '1' });
  };
  switch (mood) {
    case 'down':
      request.socket.destroy();
      return;
    case 'slow':
      return;
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Router</title><h1>Log in</h1>');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'https://login.example/' }).end();
      return;
    case 'half':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"meta":{"total":3},"data":[{"id":"1","na');
      return;
    case 'revoked':
      ownWord(401, { code: 'device_key_unknown', message: 'unknown device' });
      return;
    case 'tokenless':
      ownWord(502, { code: 'token_refused', message: "The catalog refuses this proxy's token." });
      return;
    case 'gateway':
      ownWord(502, { code: 'upstream_bad_answer', message: 'a page', upstream_status: 502 });
      return;
    case 'limited':
      json(429, { message: 'Too Many Attempts.' }, { 'retry-after': '7' });
      return;
    case 'exhausted':
      json(422, { message: 'You have exceeded the total usage limit of your subscription plan.' });
      return;
    case 'version':
      json(200, { name: 'elsewhere-proxy', api: 99, version: '9.0.0', access: 'direct', capabilities: {} });
      return;
    case 'broken':
    case 'good':
      json(500, { message: 'Server Error' });
  }
}

/** Stands before the real proxy and lets everything through, or does what it is told. */
export async function startMoodyProxy(target: string): Promise<MoodyProxy> {
  const state: { mood: Mood } = { mood: 'good' };
  const server = createServer((request, response) => {
    if (state.mood !== 'good') {
      sulk(state.mood, request, response);
      return;
    }
    void pass(target, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const name of ['authorization', 'content-type', 'if-none-match', 'accept']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = request.method ?? 'GET';
  const answer = await fetch(target + (request.url ?? '/'), {
    method,
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const kept = ['content-type', 'etag', 'x-elsewhere', 'retry-after'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()));
}
