import { NotHttp, readHead } from './answer-head.ts';
import type { AnswerHead, Headers } from './answer-head.ts';

const MAX_HEAD = 32 * 1024;
const MAX_CHUNK_LINE = 256;
const HEAD_START = 'HTTP/1.';
const CHUNK_LINE = /^([0-9a-f]{1,8})[\t ]*(?:;[\t\x20-\x7e]*)?$/i;
const NO_BYTES = Buffer.alloc(0);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The connection that it came over may be used again. */
  readonly stays: boolean;
}

/** What comes next: the head, body up to a length, a chunk's size, its bytes, the line after them, trailers, nothing. */
type Place = 'head' | 'length' | 'size' | 'chunk' | 'chunk-end' | 'trailers' | 'close' | 'whole';

/**
 * Takes one answer in, however it is cut into pieces. A piece is borrowed: what is needed of it later is copied, and
 * an answer that comes in one piece, as nearly all do, is read from where it lies.
 */
export class AnswerReader {
  readonly #maxBytes: number;
  #place: Place = 'head';
  #head: AnswerHead | undefined;
  /** The start of something that is not here as a whole. */
  #rest = NO_BYTES;
  #left = 0;
  #size = 0;
  #parts: Buffer[] = [];
  #body = '';
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
    while (this.#place !== 'whole') {
      const next = this.#step(bytes, at);
      if (next === undefined) {
        this.#rest = Buffer.from(bytes.subarray(at));
        return false;
      }
      if (next === 'too-large') return next;
      if (next === at && at === bytes.length) return false;
      at = next;
    }
    // More than the answer: nobody asked for that.
    this.#surplus = at < bytes.length;
    return true;
  }

  /** The connection has ended. True when that makes the answer whole. Throws NotHttp. */
  end(): boolean {
    if (this.#place === 'close') this.#finish();
    if (this.#place === 'head' && this.#rest.length > 0) throw new NotHttp('half a head');
    return this.#place === 'whole';
  }

  /** Once it is whole. */
  answer(): Answer {
    if (this.#head === undefined) throw new Error('there is no answer yet');
    const { status, headers, stays } = this.#head;
    return { status, headers, body: this.#body, stays: stays && !this.#surplus };
  }

  /** How far it came; undefined when it needs more than is here. */
  #step(bytes: Buffer, at: number): number | 'too-large' | undefined {
    switch (this.#place) {
      case 'head':
        return this.#takeHead(bytes, at);
      case 'length':
      case 'chunk':
      case 'close':
        return this.#takeBytes(bytes, at);
      case 'size':
        return this.#takeSize(bytes, at);
      case 'chunk-end':
        return this.#takeLine(bytes, at, 0, 'size');
      case 'trailers':
        return this.#takeTrailer(bytes, at);
      case 'whole':
        return at;
    }
  }

  #takeHead(bytes: Buffer, at: number): number | 'too-large' | undefined {
    const start = bytes.toString('latin1', at, Math.min(bytes.length, at + HEAD_START.length));
    if (!HEAD_START.startsWith(start)) throw new NotHttp('no status line');
    const end = bytes.indexOf('\r\n\r\n', at, 'latin1');
    if ((end < 0 ? bytes.length : end) - at > MAX_HEAD) throw new NotHttp('a head without end');
    if (end < 0) return undefined;
    const head = readHead(bytes.toString('latin1', at, end));
    // It is still at it.
    if (head.status < 200) return end + 4;
    this.#head = head;
    if (head.length === 'chunked') this.#place = 'size';
    else if (head.length === 'close') this.#place = 'close';
    else return this.#expect(head.length, 'length') ?? end + 4;
    return end + 4;
  }

  #expect(length: number, place: 'length' | 'chunk'): 'too-large' | undefined {
    if (this.#size + length > this.#maxBytes) return 'too-large';
    this.#left = length;
    this.#place = place;
    if (length === 0) this.#finish();
    return undefined;
  }

  #takeBytes(bytes: Buffer, at: number): number | 'too-large' | undefined {
    const end = this.#place === 'close' ? bytes.length : Math.min(bytes.length, at + this.#left);
    this.#size += end - at;
    if (this.#size > this.#maxBytes) return 'too-large';
    this.#left -= end - at;
    const isWhole = this.#place === 'length' && this.#left === 0;
    if (isWhole && this.#parts.length === 0) this.#body = bytes.toString('utf8', at, end);
    else if (end > at) this.#parts.push(Buffer.from(bytes.subarray(at, end)));
    if (isWhole) this.#finish();
    else if (this.#place === 'chunk' && this.#left === 0) this.#place = 'chunk-end';
    return end;
  }

  #takeSize(bytes: Buffer, at: number): number | 'too-large' | undefined {
    const end = lineEnd(bytes, at, MAX_CHUNK_LINE);
    if (end === undefined) return undefined;
    const digits = CHUNK_LINE.exec(bytes.toString('latin1', at, end))?.[1];
    if (digits === undefined) throw new NotHttp('a broken chunk');
    const length = Number.parseInt(digits, 16);
    if (length > 0) return this.#expect(length, 'chunk') ?? end + 2;
    this.#left = MAX_HEAD;
    this.#place = 'trailers';
    return end + 2;
  }

  #takeTrailer(bytes: Buffer, at: number): number | undefined {
    const end = lineEnd(bytes, at, this.#left);
    if (end === undefined) return undefined;
    this.#left -= end + 2 - at;
    if (end === at) this.#finish();
    return end + 2;
  }

  #takeLine(bytes: Buffer, at: number, length: number, next: Place): number | undefined {
    const end = lineEnd(bytes, at, length);
    if (end !== undefined) this.#place = next;
    return end === undefined ? undefined : end + 2;
  }

  #finish(): void {
    if (this.#parts.length > 0) this.#body = Buffer.concat(this.#parts).toString();
    this.#parts = [];
    this.#place = 'whole';
  }
}

/** Where the line ends that begins here; undefined when its end is not here yet. */
function lineEnd(bytes: Buffer, at: number, longest: number): number | undefined {
  const end = bytes.indexOf('\r\n', at, 'latin1');
  if ((end < 0 ? bytes.length - 1 : end) - at > longest) throw new NotHttp('a broken chunk');
  return end < 0 ? undefined : end;
}
