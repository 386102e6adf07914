// npm run fuzz -- requests [--rounds N] [--seed N]: what the proxy takes for a request, node:http must take for the same one;
// another reading, or one that node:http refuses, is a finding. Stricter is allowed.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { createRequestIds } from '../../backend/proxy/http/request-ids.ts';
import { createProxyListener } from '../../backend/proxy/http/proxy-listener.ts';
import { createRandom } from '../../backend/service/generate/random.ts';
import { createRequestShots } from './request-shots.ts';

/** What a server takes one request for. */
interface Taken {
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly key: string;
  readonly body: string;
}
interface Reader {
  readonly port: number;
  /** What was taken since it was last asked. */
  readonly taken: () => Taken[];
  readonly close: () => Promise<void>;
}

const MAX_BODY = 1 << 20;
const AT_ONCE = 50;

export default async function (args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
  const rounds = Number(values.rounds ?? 20_000);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const random = createRandom(seed);
  const nextShot = createRequestShots(random);
  const findings: string[] = [];
  let both = 0;
  let stricter = 0;
  for (let done = 0; done < rounds; done += AT_ONCE) {
    const shots = Array.from({ length: AT_ONCE }, () => ({ bytes: nextShot(), cuts: random.chance(0.3) }));
    // A reader for each: what one of them was told must not be taken for another's.
    await Promise.all(
      shots.map(async ({ bytes, cuts }) => {
        const [ours, theirs] = await Promise.all([startOurs(), startNode()]);
        await Promise.all([send(ours.port, bytes, cuts), send(theirs.port, bytes, cuts)]);
        const [mine, other] = [ours.taken(), theirs.taken()];
        await Promise.all([ours.close(), theirs.close()]);
        both += mine.length;
        stricter += other.length - mine.length;
        if (!isDeepStrictEqual(mine, other.slice(0, mine.length)))
          findings.push(`${JSON.stringify(bytes.toString('latin1'))}\n  ours ${show(mine)}\n  node ${show(other)}`);
      }),
    );
    if (findings.length > 5) break;
  }
  console.log(
    `${String(both)} requests read alike, ${String(stricter)} refused that node:http takes (seed ${String(seed)})`,
  );
  if (findings.length > 0)
    throw new Error(`read differently, seed ${String(seed)}:\n${findings.slice(0, 5).join('\n')}`);
}

const show = (taken: readonly Taken[]): string => JSON.stringify(taken);

async function startOurs(): Promise<Reader> {
  const taken: Taken[] = [];
  const listener = createProxyListener({
    nextId: createRequestIds(),
    onBug: (error) => {
      throw error;
    },
    async handle({ method, url, headers, body }) {
      const text = await body(MAX_BODY);
      if (typeof text !== 'string') return text;
      taken.push({ method, url, host: headers.get('host') ?? '', key: headers.get('authorization') ?? '', body: text });
      return { status: 200, headers: {}, body: '' };
    },
  });
  const port = await listener.listen(0, '127.0.0.1');
  return { port, taken: () => taken, close: () => listener.close() };
}

async function startNode(): Promise<Reader> {
  const taken: Taken[] = [];
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(parts).toString();
      taken.push({ method, url, host: headers.host ?? '', key: headers.authorization ?? '', body });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, taken: () => taken, close };
}

/** Sends it, whole or cut in two, says that nothing follows, and reads until the other side is done. */
async function send(port: number, bytes: Buffer, cuts: boolean): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (cuts) {
    socket.write(bytes.subarray(0, bytes.length >> 1));
    await new Promise((resolve) => setTimeout(resolve, 2));
    socket.end(bytes.subarray(bytes.length >> 1));
  } else socket.end(bytes);
  const cut = setTimeout(() => socket.destroy(), 3000);
  await closed;
  clearTimeout(cut);
}
