import { NotHttp } from './header-lines.ts';

/** Bytes of a body; or how its end is told. */
export type Length = number | 'chunked' | 'close';

const MAX_TRAILERS = 32 * 1024;
const MAX_CHUNK_LINE = 256;
const CHUNK_LINE = /^([0-9a-f]{1,8})(?:;[\t\x20-\x7e]*)?$/i;
const TRAILER = /^[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*$/;
const NO_BYTES = Buffer.alloc(0);

/** What comes next: bytes up to a length, a chunk's size, its bytes, the line after them, trailers, nothing. */
type Place = 'length' | 'size' | 'chunk' | 'chunk-end' | 'trailers' | 'close' | 'whole';

/**
 * Takes one body in, however it is cut into pieces. A piece is borrowed: what is needed of it later is copied, and a
 * body that comes in one piece, as nearly all do, is read from where it lies.
 */
export class BodyReader {
  readonly #maxBytes: number;
  readonly #charset: 'utf8' | 'latin1';
  #place: Place;
  /** The start of a line that is not here as a whole. */
  #rest = NO_BYTES;
  #left: number;
  #size = 0;
  #parts: Buffer[] = [];
  #text = '';

  /** What is packed is no text yet: as latin1, each byte of it is a character. */
  constructor(length: Length, maxBytes: number, charset: 'utf8' | 'latin1' = 'utf8') {
    this.#maxBytes = maxBytes;
    this.#charset = charset;
    this.#left = typeof length === 'number' ? length : 0;
    this.#place = length === 'chunked' ? 'size' : length === 'close' ? 'close' : length === 0 ? 'whole' : 'length';
  }

  get isWhole(): boolean {
    return this.#place === 'whole';
  }

  /** Once it is whole. */
  get text(): string {
    return this.#text;
  }

  /** Reads a piece from a place on, and says how far: to its end, or that of the body. Throws NotHttp. */
  take(piece: Buffer, from: number): number | 'too-large' {
    if (this.#place === 'length' && this.#size + this.#left > this.#maxBytes) return 'too-large';
    const before = this.#rest.length;
    const bytes = before === 0 ? piece : Buffer.concat([this.#rest, piece.subarray(from)]);
    this.#rest = NO_BYTES;
    let at = before === 0 ? from : 0;
    while (this.#place !== 'whole' && at < bytes.length) {
      const next = this.#step(bytes, at);
      if (next === 'too-large') return next;
      if (next === undefined) {
        this.#rest = Buffer.from(bytes.subarray(at));
        return piece.length;
      }
      at = next;
    }
    return before === 0 ? at : at - before + from;
  }

  /** The connection has ended. True when that makes the body whole. */
  end(): boolean {
    if (this.#place === 'close') this.#finish();
    return this.isWhole;
  }

  /** How far it came; undefined when it needs more than is here. */
  #step(bytes: Buffer, at: number): number | 'too-large' | undefined {
    switch (this.#place) {
      case 'length':
      case 'chunk':
      case 'close':
        return this.#takeBytes(bytes, at);
      case 'size':
        return this.#takeSize(bytes, at);
      case 'chunk-end':
        return this.#takeChunkEnd(bytes, at);
      case 'trailers':
        return this.#takeTrailer(bytes, at);
      case 'whole':
        return at;
    }
  }

  #takeBytes(bytes: Buffer, at: number): number | 'too-large' {
    const end = this.#place === 'close' ? bytes.length : Math.min(bytes.length, at + this.#left);
    this.#size += end - at;
    if (this.#size > this.#maxBytes) return 'too-large';
    this.#left -= end - at;
    const isWhole = this.#place === 'length' && this.#left === 0;
    if (isWhole && this.#parts.length === 0) this.#text = bytes.toString(this.#charset, at, end);
    else this.#parts.push(Buffer.from(bytes.subarray(at, end)));
    if (isWhole) this.#finish();
    else if (this.#place === 'chunk' && this.#left === 0) this.#place = 'chunk-end';
    return end;
  }

  #takeSize(bytes: Buffer, at: number): number | 'too-large' | undefined {
    const end = lineEnd(bytes, at, MAX_CHUNK_LINE);
    if (end === undefined) return undefined;
    const digits = CHUNK_LINE.exec(bytes.toString('latin1', at, end))?.[1];
    if (digits === undefined) throw new NotHttp('a broken chunk');
    this.#left = Number.parseInt(digits, 16);
    if (this.#size + this.#left > this.#maxBytes) return 'too-large';
    this.#place = this.#left > 0 ? 'chunk' : 'trailers';
    if (this.#place === 'trailers') this.#left = MAX_TRAILERS;
    return end + 2;
  }

  #takeChunkEnd(bytes: Buffer, at: number): number | undefined {
    const end = lineEnd(bytes, at, 0);
    if (end === undefined) return undefined;
    this.#place = 'size';
    return end + 2;
  }

  #takeTrailer(bytes: Buffer, at: number): number | undefined {
    const end = lineEnd(bytes, at, this.#left);
    if (end === undefined) return undefined;
    this.#left -= end + 2 - at;
    if (end === at) this.#finish();
    else if (!TRAILER.test(bytes.toString('latin1', at, end))) throw new NotHttp('a trailer without a name');
    return end + 2;
  }

  #finish(): void {
    if (this.#parts.length > 0) this.#text = Buffer.concat(this.#parts).toString(this.#charset);
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
