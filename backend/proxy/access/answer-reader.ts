import { BodyReader } from '../../http/body-reader.ts';
import { NotHttp } from '../../http/header-lines.ts';
import type { Headers } from '../../http/header-lines.ts';
import { sameAgain } from '../../http/same-again.ts';
import { readHead } from './answer-head.ts';
import type { AnswerHead } from './answer-head.ts';
import { unpack, unpackerFor } from './unpack.ts';

const MAX_HEAD = 32 * 1024;
const HEAD_START = 'HTTP/1.';
const NO_BYTES = Buffer.alloc(0);
const read = sameAgain(readHead);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Unpacked, where it came packed in a way that is known here. */
  readonly body: string;
  /** The connection that it came over may be used again. */
  readonly stays: boolean;
}

/** Takes one answer in, however it is cut into pieces. A piece is borrowed: what is needed of it later is copied. */
export class AnswerReader {
  readonly #maxBytes: number;
  #head: AnswerHead | undefined;
  #body: BodyReader | undefined;
  /** The start of a head that is not here as a whole. */
  #rest = NO_BYTES;
  #surplus = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** A status has been read that is the last one. */
  get begun(): boolean {
    return this.#head !== undefined;
  }

  /** Reads a piece. True when the answer is whole; `too-large` when it will not fit. Throws NotHttp. */
  take(piece: Buffer): boolean | 'too-large' {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    this.#rest = NO_BYTES;
    let at = 0;
    while (this.#body === undefined) {
      const next = this.#takeHead(bytes, at);
      if (next === undefined) {
        this.#rest = Buffer.from(bytes.subarray(at));
        return false;
      }
      at = next;
    }
    const next = this.#body.take(bytes, at);
    if (next === 'too-large') return next;
    // More than the answer: nobody asked for that.
    this.#surplus = next < bytes.length;
    return this.#body.isWhole;
  }

  /** The connection has ended. True when that makes the answer whole. Throws NotHttp. */
  end(): boolean {
    if (this.#rest.length > 0) throw new NotHttp('half a head');
    return this.#body?.end() ?? false;
  }

  /** Once it is whole. */
  answer(): Answer {
    if (this.#head === undefined || this.#body === undefined) throw new Error('there is no answer yet');
    const { status, headers, stays } = this.#head;
    return {
      status,
      headers,
      body: withoutMark(this.#unpacked(headers, this.#body.text)),
      stays: stays && !this.#surplus,
    };
  }

  #unpacked(headers: Headers, body: string): string {
    const unpacker = unpackerFor(headers);
    return unpacker === undefined ? body : unpack(unpacker, Buffer.from(body, 'latin1'), this.#maxBytes);
  }

  /** Where what follows the head begins; undefined when its end is not here. */
  #takeHead(bytes: Buffer, at: number): number | undefined {
    const start = bytes.toString('latin1', at, Math.min(bytes.length, at + HEAD_START.length));
    if (!HEAD_START.startsWith(start)) throw new NotHttp('no status line');
    const end = bytes.indexOf('\r\n\r\n', at, 'latin1');
    if ((end < 0 ? bytes.length : end) - at > MAX_HEAD) throw new NotHttp('a head without end');
    if (end < 0) return undefined;
    const head = read(bytes.toString('latin1', at, end));
    // A status below 200 says that it is still at it.
    if (head.status >= 200) {
      this.#head = head;
      const isPacked = unpackerFor(head.headers) !== undefined;
      this.#body = new BodyReader(head.length, this.#maxBytes, isPacked ? 'latin1' : 'utf8');
    }
    return end + 4;
  }
}

/** Some write which bytes a text is made of before the text, where JSON has no place for it. */
function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
