import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '../../../backend/http/listener.ts';
import { createRequestIds } from '../../../backend/proxy/http/request-ids.ts';
import { createProxyListener } from '../../../backend/proxy/http/proxy-listener.ts';

let listener: Listener;
let port: number;
beforeEach(async () => {
  listener = createProxyListener({
    handle: ({ url }) => ({ status: 200, headers: {}, body: `<${url}>` }),
    nextId: createRequestIds(),
    onBug: () => {},
  });
  port = await listener.listen(0, '127.0.0.1');
});
afterEach(() => listener.close());

interface Caller {
  ask(path: string): void;
  readonly bodies: () => readonly string[];
  readonly futures: () => readonly string[];
}

/** One connection that is kept open. */
async function call(): Promise<Caller> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  await once(socket, 'connect');
  return {
    ask(path) {
      socket.write(`GET ${path} HTTP/1.1\r\n\r\n`);
    },
    bodies: () => [...text.matchAll(/<(.*?)>/g)].map(([, path = '']) => path),
    futures: () => [...text.matchAll(/^connection: (.*)\r$/gim)].map(([, word = '']) => word),
  };
}

test('what is on its way when the server stops is answered, as the last one', async () => {
  const { ask, bodies, futures } = await call();
  ask('/1');
  await vi.waitFor(() => expect(bodies()).toEqual(['/1']));
  const closed = listener.close();
  ask('/2');
  await closed;
  expect(bodies()).toEqual(['/1', '/2']);
  expect(futures()).toEqual(['keep-alive', 'close']);
});

test('many who come to speak one after the other while it stops are all answered', async () => {
  const callers = await Promise.all(Array.from({ length: 6 }, call));
  for (const { ask } of callers) ask('/1');
  await vi.waitFor(() => {
    for (const { bodies } of callers) expect(bodies()).toEqual(['/1']);
  });
  const closed = listener.close();
  for (const { ask } of callers) {
    // Together longer than an idle connection is kept, and each no longer than one client of a busy machine is slow.
    await new Promise((resolve) => setTimeout(resolve, 100));
    ask('/2');
  }
  await closed;
  for (const { bodies } of callers) expect(bodies()).toEqual(['/1', '/2']);
});

test('who says nothing more does not keep it from stopping', async () => {
  const { bodies, ask } = await call();
  ask('/1');
  await vi.waitFor(() => expect(bodies()).toEqual(['/1']));
  const started = performance.now();
  await listener.close();
  expect(performance.now() - started).toBeLessThan(3000);
});

test('all who stand at the door when it stops are let in and answered, though one a turn is', async () => {
  const callers = Array.from({ length: 60 }, () => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    socket.on('error', (error) => {
      text += String(error);
    });
    socket.write('GET /here HTTP/1.1\r\n\r\n');
    const isOver = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    return { isOver, said: () => text };
  });
  await vi.waitFor(() => expect(callers[0]?.said()).toContain('</here>'), { interval: 1 });
  await listener.close();
  await Promise.all(callers.map(({ isOver }) => isOver));
  for (const { said } of callers) expect(said()).toContain('</here>');
});
