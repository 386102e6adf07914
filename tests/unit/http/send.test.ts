import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { send } from '../../../backend/http/send.ts';

let server: ReturnType<typeof createServer>;
let accepted: Socket[] = [];
beforeEach(async () => {
  server = createServer((socket) => {
    accepted.push(socket.pause());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  for (const socket of accepted.splice(0)) socket.destroy();
  server.close();
});

async function open(): Promise<{ readonly near: Socket; readonly read: () => Promise<string> }> {
  const near = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve) => near.once('connect', resolve));
  const { promise, resolve } = Promise.withResolvers<Socket>();
  const far = () => accepted.find((socket) => socket.remotePort === near.localPort);
  const looking = setInterval(() => {
    const found = far();
    if (found !== undefined) resolve(found);
  }, 1);
  const socket = await promise;
  clearInterval(looking);
  const read = async () => {
    near.end();
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
  return { near, read };
}
const message = (head: string, body: string) => ({ head, body, bodyBytes: Buffer.byteLength(body) });

test('what is sent over many connections by turns comes as it was, though some of them read nothing for long', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, open));
  const sent = all.map(() => '');
  for (let round = 0; round < 3000; round += 1)
    for (const [index, { near }] of all.entries()) {
      // The first one gets more than the network takes in by itself.
      if (index > 0 && round > 30) continue;
      const body = `${'ä🍎x'.repeat((round * 7) % 800)}<${round}>`;
      send(near, message(`${index} ${round}: `, body));
      sent[index] += `${index} ${round}: ${body}`;
    }
  expect(all[0]?.near.writableLength).toBeGreaterThan(0);
  expect(await Promise.all(all.map(({ read }) => read()))).toEqual(sent);
});

test('what is larger than what is shared is sent as a whole', async () => {
  const { near, read } = await open();
  const words = [8180, 8190, 8191, 8192, 8193, 9000, 100_000].flatMap((length) => [
    'é'.repeat(length / 2),
    'x'.repeat(length),
  ]);
  for (const word of words) send(near, message('1', word));
  expect(await read()).toBe(words.map((word) => `1${word}`).join(''));
});
