import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Asked } from '../../../backend/http/asked.ts';
import { openClient } from '../../../backend/http/client.ts';
import type { Manner } from '../../../backend/http/manner.ts';
import type { Reply } from '../../../backend/http/reply.ts';
import { createRequestIds } from '../../../backend/proxy/http/request-ids.ts';
import { createProxyListener } from '../../../backend/proxy/http/proxy-listener.ts';
import type { Listener } from '../../../backend/http/listener.ts';
import fuzz from '../../fuzz/requests.fuzz.ts';

const MAX = 1000;
const manner: Manner = {
  refuse: (status, body) => ({ status, headers: {}, body }),
  idOf: () => 'id',
  lines: '',
  times: { headMs: 1000, requestMs: 1000, keptMs: 1000, stopMs: 1000 },
};
let listener: Listener;
let port: number;
/** Says back what it was asked; a path of /unread leaves the body alone. */
let asked = 0;
const handle = async ({ method, url, headers, body }: Asked) => {
  asked += 1;
  const taken = url.startsWith('/unread') ? '' : await body(MAX);
  if (typeof taken !== 'string') return taken;
  return { status: 200, headers: { 'x-a': headers.get('x-a') ?? '' }, body: `${method} ${url} <${taken}>` };
};
beforeAll(async () => {
  listener = createProxyListener({ handle, nextId: createRequestIds(), onBug: () => {} });
  port = await listener.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await listener.close();
});

/** Sends the pieces one after the other, each in a packet of its own, and reads until the connection is closed. */
function say(pieces: readonly (string | Buffer)[], endsAfter = true, pauseMs = 2): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    let text = '';
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    socket.on('error', reject);
    socket.on('end', () => {
      socket.end();
      resolve(text);
    });
    void (async () => {
      for (const piece of pieces) {
        if (socket.destroyed || socket.writableEnded) return;
        socket.write(piece);
        if (pieces.length > 1) await new Promise((sent) => setTimeout(sent, pauseMs));
      }
      if (endsAfter) socket.end();
    })();
  });
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const bodies = (text: string) => [...text.matchAll(/(?:GET|POST|HEAD|DELETE) \/\S* <[^>]*>/g)].map(([body]) => body);
const BODY = '{"name":"Schöne Grüße 🍎"}';
const lines = (...words: string[]) => words.join('\r\n');
const LENGTH = `Content-Length: ${Buffer.byteLength(BODY)}`;
const CHUNKS = ['9;x=y', BODY.slice(0, 9), Buffer.byteLength(BODY.slice(9)).toString(16), BODY.slice(9), '0', 'x: y'];

describe('a request', () => {
  const good = [
    ['without a body', lines('GET /a HTTP/1.1', 'Host: x', '', ''), ['GET /a <>']],
    ['of a length', lines('POST /b HTTP/1.1', 'Host: x', LENGTH, '', BODY), [`POST /b <${BODY}>`]],
    [
      'in chunks',
      lines('POST /c HTTP/1.1', 'Host: x', 'transfer-encoding: Chunked', '', ...CHUNKS, '', ''),
      [`POST /c <${BODY}>`],
    ],
    ['after an empty line', lines('', '', 'GET /d HTTP/1.1', 'Host: x', '', ''), ['GET /d <>']],
    [
      'and others on its heels',
      lines('POST /1 HTTP/1.1', 'Host: x', 'Content-Length: 2', '', '{}GET /2 HTTP/1.1', '', 'GET /3 HTTP/1.1', '', ''),
      ['POST /1 <{}>', 'GET /2 <>', 'GET /3 <>'],
    ],
  ] as const;
  test.each(good)('%s is read, however it is cut', async (_name, text, expected) => {
    const bytes = Buffer.from(text);
    expect(bodies(await say([bytes]))).toEqual(expected);
    const cuts = Array.from({ length: bytes.length - 1 }, (_, index) => index + 1);
    const answers = await Promise.all(cuts.map((cut) => say([bytes.subarray(0, cut), bytes.subarray(cut)])));
    for (const answer of answers) expect(bodies(answer)).toEqual(expected);
    expect(bodies(await say([...bytes].map((byte) => Buffer.from([byte]))))).toEqual(expected);
  });

  test.each([
    ['no HTTP', '\u0016\u0003\u0001\u0002\u0000'],
    ['no version', 'GET /\r\nHost: x\r\n\r\n'],
    ['another version', 'GET / HTTP/2.0\r\n\r\n'],
    ['two spaces', 'GET  / HTTP/1.1\r\n\r\n'],
    ['a tab', 'GET\t/ HTTP/1.1\r\n\r\n'],
    ['a method nobody knows', 'GETPOST / HTTP/1.1\r\n\r\n'],
    ['an address that begins nowhere', 'GET a HTTP/1.1\r\n\r\n'],
    ['an address of no host', 'GET http://oth}r/x HTTP/1.1\r\n\r\n'],
    ['an address of bytes that are no ASCII', 'GET /\u00fc HTTP/1.1\r\n\r\n'],
    ['two expectations', 'POST / HTTP/1.1\r\nExpect: 100-continue\r\nExpect: 100-continue\r\n\r\n'],
    ['a chunk size with a space', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1 \r\na\r\n0\r\n\r\n'],
    ['a request for a trailer', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nGET / HTTP/1.1\r\n\r\n'],
    ['a line feed alone', 'GET / HTTP/1.1\nHost: x\n\n'],
    ['a line feed alone among others', 'GET / HTTP/1.1\r\nX-A: b\nX-B: c\r\n\r\n'],
    ['a carriage return alone', 'GET / HTTP/1.1\r\nX-A: b\rX-B: c\r\n\r\n'],
    ['a folded line', 'GET / HTTP/1.1\r\nX-A: b\r\n c\r\n\r\n'],
    ['a space before the colon', 'GET / HTTP/1.1\r\nX-A : b\r\n\r\n'],
    ['a line without a colon', 'GET / HTTP/1.1\r\nX-A\r\nX-B: c\r\n\r\n'],
    ['a null', 'GET / HTTP/1.1\r\nX-A: \0\r\n\r\n'],
    ['a negative length', 'POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n'],
    ['two lengths alike', 'POST / HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}'],
    ['a length and chunks', 'POST / HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks in HTTP/1.0', 'POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['another encoding', 'POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
    ['a chunk without a size', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nz\r\n\r\n'],
    ['a chunk longer than it says', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n'],
  ])('with %s is refused once, and nothing after it is read', async (_name, text) => {
    const answer = await say([`${text}GET /hidden HTTP/1.1\r\n\r\n`]);
    expect([statuses(answer), answer.includes('hidden')]).toEqual([[400], false]);
    expect(answer).toMatch(/x-elsewhere: 1\r\n(?:.*\r\n)*connection: close\r\n/);
  });

  test.each([
    ['its head', 'GET / HTTP/1.1\r\nHost'],
    ['its body', 'POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n{}'],
    ['its chunks', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{'],
  ])('that ends within %s is refused', async (_name, text) => {
    expect(statuses(await say([text]))).toEqual([400]);
  });

  test('that nobody can take is refused before it has come', async () => {
    const head = 'POST / HTTP/1.1\r\n';
    expect(statuses(await say([`${head}Content-Length: 100000000\r\n\r\n`], false))).toEqual([413]);
    expect(statuses(await say([`${head}Transfer-Encoding: chunked\r\n\r\nfffffff\r\n`], false))).toEqual([413]);
    expect(statuses(await say([`${head}Content-Length: 99999999999999999999\r\n\r\n`], false))).toEqual([400]);
    expect(statuses(await say([`GET /${'x'.repeat(20_000)}`], false))).toEqual([431]);
    expect(statuses(await say([`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`], false))).toEqual([414]);
    expect(statuses(await say([`GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(101)}\r\n`], false))).toEqual([431]);
  });

  test('that means to speak something else afterwards is answered, and nothing after it is read', async () => {
    const upgrade = 'GET /a HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n';
    expect(bodies(await say([`${upgrade}GET /hidden HTTP/1.1\r\n\r\n`]))).toEqual(['GET /a <>']);
  });

  test('is read as node:http reads it, or not at all', async () => {
    await fuzz(['--rounds', '300', '--seed', '1']);
  });

  test('may leave a body unread: one that is here is passed over, one that is not ends the connection', async () => {
    const again = 'GET /again HTTP/1.1\r\n\r\n';
    const unread = (length: number) => `POST /unread HTTP/1.1\r\nContent-Length: ${length}\r\n\r\n`;
    expect(bodies(await say([`${unread(2)}{}${again}`]))).toEqual(['POST /unread <>', 'GET /again <>']);
    expect(bodies(await say([`${unread(2000)}{}${again}`]))).toEqual(['POST /unread <>']);
    expect(bodies(await say([`POST /unread HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${again}`]))).toEqual(
      ['POST /unread <>'],
    );
  });

  test('that waits for a word gets it, and only when its body is wanted', async () => {
    const head = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    expect(statuses(await say([head('/a', 2), '{}'], true, 300))).toEqual([100, 200]);
    expect(statuses(await say([head('/unread', 2)], false))).toEqual([200]);
    expect(statuses(await say([head('/a', MAX + 1)], false))).toEqual([413]);
  });

  test('for a head gets no body, and one of HTTP/1.0 closes', async () => {
    const head = await say(['HEAD /a HTTP/1.1\r\nConnection: close\r\n\r\n'], false);
    expect([statuses(head), head.endsWith('\r\n\r\n'), /content-length: 10\r/.test(head)]).toEqual([[200], true, true]);
    expect(statuses(await say(['GET /a HTTP/1.0\r\n\r\n'], false))).toEqual([200]);
  });

  test('that is answered with what would end a header early gets a bug’s answer', async () => {
    expect(statuses(await say(['GET / HTTP/1.1\r\nX-A: \u00ff\r\n\r\n']))).toEqual([500]);
  });

  test('is not looked at before the answer to the one before it is taken', async () => {
    const many = 2000;
    const path = `/${'x'.repeat(8000)}`;
    const socket = connect({ port, host: '127.0.0.1' });
    let read = 0;
    try {
      asked = 0;
      socket.pause().write(`GET ${path} HTTP/1.1\r\n\r\n`.repeat(many));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThan(many);
      socket.on('data', (bytes: Buffer) => {
        read += bytes.length;
      });
      socket.resume();
      await vi.waitFor(() => {
        expect([asked, read > many * path.length]).toEqual([many, true]);
      }, 20_000);
    } finally {
      socket.destroy();
    }
  });

  test('floods are read no faster than they are answered', async () => {
    const many = 20_000;
    expect(statuses(await say(['GET /a HTTP/1.1\r\n\r\n'.repeat(many)]))).toHaveLength(many);
  });

  test('that lies here with others is answered before more is read on top of them', () => {
    const socket = new PassThrough();
    const answers: ((reply: Reply) => void)[] = [];
    const { take } = openClient({
      socket: socket as unknown as Socket,
      manner,
      clock: { now: () => 0 },
      ask: (_asked, answer) => answers.push(answer),
    });
    const request = `GET /${'x'.repeat(8000)} HTTP/1.1\r\n\r\n`;
    const [each, many] = [5, 10];
    take(Buffer.from(request.repeat(each)));
    take(Buffer.from(request.repeat(many - each)));
    const read: boolean[] = [];
    for (const answer of answers) {
      read.push(!socket.isPaused());
      answer({ status: 200, headers: {}, body: '' });
    }
    // Two of them are less than may lie here ahead of their turn, three are more.
    expect(read).toEqual(Array.from({ length: many }, (_, index) => many - 1 - index < 3));
  });

  test('after a flood of empty lines is read as if there were none', async () => {
    expect(bodies(await say(['\r\n'.repeat(20_000), '\r\n'.repeat(10_000), 'GET /e HTTP/1.1\r\n\r\n']))).toEqual([
      'GET /e <>',
    ]);
  });
});
