import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotHttp } from '../../../backend/http/header-lines.ts';
import { AnswerReader } from '../../../backend/proxy/access/answer-reader.ts';
import type { Answer } from '../../../backend/proxy/access/answer-reader.ts';

const LIMIT = 1000;
type Read = Answer | 'not HTTP' | 'too large' | 'more';

/** Reads it cut at those places; each piece is wiped once it was given, as borrowed bytes are. */
function read(bytes: Buffer, cuts: readonly number[] = [], ends = false): Read {
  const reader = new AnswerReader(LIMIT);
  const places = [...new Set([0, ...cuts.map((cut) => cut % bytes.length), bytes.length])].sort((a, b) => a - b);
  try {
    for (const [index, start] of places.slice(0, -1).entries()) {
      const piece = Buffer.from(bytes.subarray(start, places[index + 1]));
      const taken = reader.take(piece);
      piece.fill(0x58);
      if (taken === 'too-large') return 'too large';
      if (taken) return reader.answer();
    }
    return ends && reader.end() ? reader.answer() : 'more';
  } catch (error) {
    if (error instanceof NotHttp) return 'not HTTP';
    throw error;
  }
}
const bytesOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const BODY = '{"name":"Schöne Grüße 🍎"}';
const LENGTH = `Content-Length: ${Buffer.byteLength(BODY)}`;

const good: readonly (readonly [string, Buffer, boolean, boolean])[] = [
  ['a length', bytesOf('HTTP/1.1 200 OK', 'Content-Type: application/json', LENGTH, '', BODY), false, true],
  ['a length and no reason', bytesOf('HTTP/1.1 200', LENGTH, '', BODY), false, true],
  [
    'chunks',
    bytesOf(
      'HTTP/1.1 200 OK',
      'transfer-encoding: Chunked',
      '',
      '9;name=x',
      BODY.slice(0, 9),
      Buffer.byteLength(BODY.slice(9)).toString(16),
      BODY.slice(9),
      '0',
      'x-trailer: y',
      '',
      '',
    ),
    false,
    true,
  ],
  ['the end of its connection', bytesOf('HTTP/1.1 200 OK', '', BODY), true, false],
  [
    'a first word before it',
    bytesOf('HTTP/1.1 103 Early Hints', 'link: x', '', 'HTTP/1.1 200 OK', LENGTH, '', BODY),
    false,
    true,
  ],
  [
    'a word that it will close',
    bytesOf('HTTP/1.1 200 OK', 'Connection: x', 'Connection: Close', LENGTH, '', BODY),
    false,
    false,
  ],
  ['an old version', bytesOf('HTTP/1.0 200 OK', LENGTH, '', BODY), false, false],
];

describe('an answer with', () => {
  test.each(good)('%s is read the same however it is cut', (_name, bytes, ends, stays) => {
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length - 1), { maxLength: 12 }), (cuts) => {
        expect(read(bytes, cuts, ends)).toMatchObject({ status: 200, body: BODY, stays });
      }),
    );
    const each = Array.from(bytes, (_byte, index) => index);
    expect(read(bytes, each, ends)).toMatchObject({ body: BODY });
    // And never before its end.
    expect(read(bytes.subarray(0, -1), [], false)).toBe('more');
  });

  test.each([
    ['no body, by its status', 'HTTP/1.1 204 No Content\r\n\r\n', true],
    ['a body where none can be', 'HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\n', false],
    ['chunks where none can be', 'HTTP/1.1 304 Not Modified\r\ntransfer-encoding: chunked\r\n\r\n', false],
    ['nothing in it', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n', true],
    ['more than its length', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 200 OK\r\n', false],
  ])('%s', (_name, text, stays) => {
    expect(read(Buffer.from(text))).toMatchObject({ body: '', stays });
  });

  test('a header that stands twice counts once', () => {
    const answer = read(bytesOf('HTTP/1.1 200 OK', 'Retry-After: 1', 'retry-after:  2\t', 'content-length: 0', '', ''));
    expect((answer as Answer).headers.get('retry-after')).toBe('1');
  });
});

const OK = 'HTTP/1.1 200 OK\r\n';
test.each([
  ['another protocol', 'SSH-2.0-OpenSSH_9.2'],
  ['another version', 'HTTP/2.0 200 OK\r\n\r\n'],
  ['no status', 'HTTP/1.1 hello\r\n\r\n'],
  ['a status of four digits', 'HTTP/1.1 2000 OK\r\n\r\n'],
  ['an upgrade nobody asked for', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ['two lengths', `${OK}content-length: 2\r\ncontent-length: 2\r\n\r\n{}`],
  ['a length and chunks', `${OK}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['two encodings', `${OK}transfer-encoding: gzip, chunked\r\n\r\n`],
  ['an encoding with odd white space', `${OK}transfer-encoding: \u00A0chunked\r\n\r\n`],
  ['a signed length', `${OK}content-length: +2\r\n\r\n{}`],
  ['a length in hex', `${OK}content-length: 0x2\r\n\r\n{}`],
  ['an empty length', `${OK}content-length:\r\n\r\n{}`],
  ['a folded header', `${OK}x-a: b\r\n content-length: 2\r\n\r\n{}`],
  ['a space before the colon', `${OK}content-length : 2\r\n\r\n{}`],
  ['a header without a name', `${OK}: 2\r\n\r\n{}`],
  ['a header without a colon', `${OK}content-length\r\n\r\n{}`],
  ['a line that ends with half an end', `${OK}x-a: b\ncontent-length: 2\r\n\r\n{}`],
  ['a line that begins anew', `${OK}x-a: b\rcontent-length: 2\r\n\r\n{}`],
  ['a null', `${OK}x-a: b\0\r\n\r\n{}`],
  ['a head without end', `${OK}x-a: ${'x'.repeat(40_000)}`],
  ['a chunk of no size', `${OK}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
  ['a chunk of a negative size', `${OK}transfer-encoding: chunked\r\n\r\n-2\r\n{}\r\n`],
  ['a chunk of more than any size', `${OK}transfer-encoding: chunked\r\n\r\n${'f'.repeat(17)}\r\n{}\r\n`],
  ['a chunk that is longer than it says', `${OK}transfer-encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n`],
  ['a chunk line without end', `${OK}transfer-encoding: chunked\r\n\r\n2;${'x'.repeat(300)}`],
  ['trailers without end', `${OK}transfer-encoding: chunked\r\n\r\n0\r\n${'x: y\r\n'.repeat(6000)}`],
])('%s is not HTTP, however it is cut', (_name, text) => {
  const bytes = Buffer.from(text, 'latin1');
  expect(read(bytes)).toBe('not HTTP');
  expect(read(bytes, [1, 9, 16, 17, 18, 30, 45, 46, 47])).toBe('not HTTP');
});

test.each([
  ['a length', `${OK}content-length: 1001\r\n\r\n`],
  ['a length beyond all numbers', `${OK}content-length: 999999999999999\r\n\r\n`],
  ['chunks', `${OK}transfer-encoding: chunked\r\n\r\n3e8\r\n${'x'.repeat(1000)}\r\n1\r\n`],
  ['one chunk', `${OK}transfer-encoding: chunked\r\n\r\nffffffff\r\n`],
  ['no end', `${OK}\r\n${'x'.repeat(1001)}`],
])('too much, told by %s, is refused before it is all here', (_name, text) => {
  expect(read(Buffer.from(text))).toBe('too large');
});

test('half an answer is none when the connection ends', () => {
  for (const text of [`${OK}content-length: 5\r\n\r\n{}`, `${OK}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`])
    expect(read(Buffer.from(text), [], true)).toBe('more');
  expect(read(Buffer.from('HTTP/1.1 200 OK\r\nx-'), [], true)).toBe('not HTTP');
});
