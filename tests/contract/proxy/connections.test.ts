import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createConnections } from '../../../backend/proxy/access/connections.ts';
import type { Connections, Exchange, Question } from '../../../backend/proxy/access/connections.ts';

const said = (body: string, ...more: string[]) =>
  ['HTTP/1.1 200 OK', `content-length: ${body.length}`, ...more, '', body].join('\r\n');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const bodyOf = (exchange: Exchange) => (exchange.kind === 'got' ? exchange.answer.body : exchange.kind);

let server: Server;
let connections: Connections;
let sockets: Socket[] = [];
afterEach(() => {
  connections.close();
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

/** Tells of each question by its path; the answer is what the test makes of it. */
async function start(answer: (path: string, socket: Socket) => void, most = 128): Promise<void> {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      answer(chunk.toString().split(' ')[1] ?? '', socket);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  connections = createConnections(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), most);
}
const ask = (path: string, more: Partial<Question> = {}) =>
  connections.ask(
    { method: 'GET', path, headers: {}, timeoutMs: 2000, maxBytes: 1000, ...more },
    (exchange) => exchange,
  );

describe('connections to the service', () => {
  test('are kept and used again', async () => {
    await start((path, socket) => socket.write(said(path)));
    for (let count = 0; count < 20; count += 1) {
      expect(bodyOf(await ask(`/${count}`))).toBe(`/${count}`);
      await pause(5);
    }
    expect(sockets).toHaveLength(1);
  });

  test('are no more than allowed; the others wait their turn, and each gets its own answer', async () => {
    await start((path, socket) => setTimeout(() => socket.write(said(path)), 5), 3);
    const paths = Array.from({ length: 60 }, (_, index) => `/${index}`);
    expect((await Promise.all(paths.map((path) => ask(path)))).map(bodyOf)).toEqual(paths);
    expect(sockets).toHaveLength(3);
  });

  test('are given up by the clock, in the queue as well', async () => {
    await start((path, socket) => {
      if (path !== '/never') socket.write(said(path));
    }, 1);
    const asked = [ask('/never', { timeoutMs: 200 }), ask('/queued', { timeoutMs: 100 }), ask('/later')];
    expect((await Promise.all(asked)).map(bodyOf)).toEqual(['timeout', 'timeout', '/later']);
  });

  test('are not given up for what this process was too busy to hear', async () => {
    await start((path, socket) => setTimeout(() => socket.write(said(path)), 100));
    const asked = ask('/frozen', { timeoutMs: 400 });
    await pause(20);
    const until = performance.now() + 1500;
    while (performance.now() < until);
    expect(bodyOf(await asked)).toBe('/frozen');
  });

  test('that were used before are not for what may be sent only once', async () => {
    await start((path, socket) => socket.write(said(path)));
    for (const path of ['/1', '/2', '/3']) {
      expect(bodyOf(await ask(path, { anew: true }))).toBe(path);
      await pause(5);
    }
    expect(sockets).toHaveLength(3);
  });

  test.each([
    ['with the answer', 0],
    ['a moment after it', 1],
    ['later', 20],
  ])('that say unasked what would pass for the next answer, %s, are not used again', async (_name, afterMs) => {
    await start((path, socket) => {
      if (path !== '/first') return socket.write(said(path));
      const unasked = said('"stolen"');
      if (afterMs === 0) return socket.write(said(path) + unasked);
      socket.write(said(path));
      return setTimeout(() => socket.write(unasked), afterMs);
    });
    expect(bodyOf(await ask('/first'))).toBe('/first');
    await pause(afterMs * 2);
    expect(bodyOf(await ask('/second'))).toBe('/second');
    expect(sockets).toHaveLength(2);
  });

  test('that the service has closed meanwhile are not used again', async () => {
    await start((path, socket) => {
      socket.write(said(path), () => setTimeout(() => socket.end(), 5));
    });
    for (const path of ['/1', '/2', '/3']) {
      expect(bodyOf(await ask(path))).toBe(path);
      await pause(30);
    }
    expect(sockets).toHaveLength(3);
  });

  test('that answer before the question was out are not used again', async () => {
    await start((path, socket) => {
      if (path !== '/big') return socket.write(said(path));
      socket.pause();
      return socket.write(said('refused'));
    });
    const body = 'x'.repeat(20_000_000);
    expect(bodyOf(await ask('/big', { method: 'POST', body }))).toBe('refused');
    await pause(5);
    expect(bodyOf(await ask('/next'))).toBe('/next');
    expect(sockets).toHaveLength(2);
  });

  test('send nothing that would end a line early', async () => {
    await start((path, socket) => socket.write(said(path)));
    for (const path of ['/a b', '/a\r\nx: y', '/ä'])
      await expect(ask(path)).rejects.toThrow('a path that cannot be sent');
    await expect(ask('/a', { headers: { 'x-a': 'b\r\nc: d' } })).rejects.toThrow('cannot be sent: x-a');
    expect(sockets).toHaveLength(0);
  });
});
