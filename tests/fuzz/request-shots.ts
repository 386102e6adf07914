import type { Random } from '../../backend/service/generate/random.ts';

const METHODS = ['GET', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'POST\t', 'GE(T'];
const TARGETS = [
  '/',
  '/v1/products',
  '/v1/products?a=%2e&b=1',
  '//x',
  '/a/../b',
  '*',
  'http://other/x',
  '/a b',
  '/ü',
  '',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 ', 'HTTP/01.1'];
const ENDS = ['\r\n', '\n', '\r', '\r\r\n', '\r\n ', '\r\n\t'];
const BODIES = ['', 'hello', '{"a":1}', 'x'.repeat(300), '0\r\n\r\n', 'GET /inner HTTP/1.1\r\nhost: evil\r\n\r\n', 'ü'];
const EXTRA = [
  'host: other',
  'Host : spaced',
  'authorization: Bearer a',
  'authorization: Bearer b',
  'x-a: b',
  'x-a : b',
  ' folded: x',
  ': nameless',
  'no colon',
  'x-a:\u0000',
  'x-a: \u007f',
  'x-a: \u00ff',
  'expect: 100-continue',
  'expect: tea',
  'connection: close',
  'connection: keep-alive, upgrade',
  'upgrade: websocket',
  'content-length: 0',
  'content-length: 5',
  'content-length: +5',
  'content-length: 5, 5',
  'content-length: 0x5',
  'content-length: 99999999999999999999',
  'Content-Length: 5 ',
  'content_length: 5',
  'transfer-encoding: chunked',
  'transfer-encoding: Chunked',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: chunked, identity',
  'transfer-encoding: xchunked',
  'transfer-encoding:\tchunked',
  'transfer-encoding: \u000bchunked',
  'Transfer-Encoding : chunked',
];

/** Requests as clients write them, each spoiled in a way or two that servers are known to read differently. */
export function createRequestShots(random: Random): () => Buffer {
  const one = <T>(list: readonly T[], usual: T, chance: number): T =>
    random.chance(chance) ? random.pick(list) : usual;
  const some = (most: number): string[] =>
    Array.from({ length: random.chance(0.5) ? 0 : random.below(most + 1) }, () => random.pick(EXTRA));

  const chunked = (body: string): string => {
    const size = Buffer.byteLength(body).toString(16);
    const told = one(
      [`0${size}`, `${size};a=b`, `${size} `, ` ${size}`, `0x${size}`, `-${size}`, `${size}\n`],
      size,
      0.2,
    );
    const last = one(['0\r\n', '00\r\n\r\n', '0\r\nx: y\r\n\r\n', '0\r\nx\r\n\r\n', '\r\n\r\n'], '0\r\n\r\n', 0.2);
    return `${told}${one(ENDS, '\r\n', 0.05)}${body}${one(ENDS, '\r\n', 0.05)}${last}`;
  };
  const request = (): string => {
    const body = one(BODIES, '', 0.6);
    const isChunked = random.chance(0.3);
    const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${String(Buffer.byteLength(body))}`;
    const lines = [
      `${one(METHODS, 'POST', 0.3)} ${one(TARGETS, '/v1/x', 0.3)} ${one(VERSIONS, 'HTTP/1.1', 0.1)}`,
      'host: a',
      ...some(2),
      ...(random.chance(0.9) ? [length] : []),
      ...some(1),
    ];
    const head = lines.map((line) => line + one(ENDS, '\r\n', 0.03)).join('');
    return `${head}${one(ENDS, '\r\n', 0.03)}${isChunked && body !== '' ? chunked(body) : body}`;
  };
  return () => {
    const text = Array.from({ length: 1 + random.below(3) }, request).join(one(['\r\n', '\n', ' '], '', 0.1));
    const bytes = Buffer.from(text, random.chance(0.9) ? 'utf8' : 'latin1');
    if (random.chance(0.2) && bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  };
}
