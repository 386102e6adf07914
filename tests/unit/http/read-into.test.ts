import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readInto } from '../../../backend/http/read-into.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** What a server hears over its connections, each of which was made into another one by `change`. */
async function heardBy(change: (accepted: Socket, heard: (piece: Buffer) => void) => Socket) {
  const heard: Buffer[] = [];
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (accepted) => {
    const socket = change(accepted, (piece) => heard.push(Buffer.from(piece)));
    socket.on('end', () => socket.end('whole')).resume();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  open.push(server);
  const say = (words: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let said = '';
      client.on('data', (bytes: Buffer) => {
        said += bytes.toString();
      });
      client.on('error', reject).on('close', () => {
        resolve(said);
      });
      for (const word of words) client.write(word);
      client.end();
    });
  return { server, say, text: () => Buffer.concat(heard).toString() };
}

test('a connection read into borrowed bytes is heard to its end, answered, and counted until it is closed', async () => {
  const { server, say, text } = await heardBy(readInto);
  const words = ['x'.repeat(200_000), 'Grüße'];
  expect(await say(words)).toBe('whole');
  expect(text()).toBe(words.join(''));
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await closed).toBeUndefined();
});

test('one that is made of other parts is read as usual', async () => {
  const { say, text } = await heardBy((accepted, heard) => {
    const strange = Object.create(accepted, { _handle: { value: undefined } }) as Socket;
    expect(readInto(strange, heard)).toBe(strange);
    return accepted;
  });
  expect([await say(['Grüße']), text()]).toEqual(['whole', 'Grüße']);
});
