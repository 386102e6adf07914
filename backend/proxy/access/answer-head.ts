/** What was read is not HTTP, or is it in two ways at once. Its message says which, and nothing of what was read. */
export class NotHttp extends Error {
  override readonly name = 'NotHttp';
}

export type Headers = ReadonlyMap<string, string>;

export interface AnswerHead {
  readonly status: number;
  /** Names in lower case; of a header that stands twice, the first. */
  readonly headers: Headers;
  /** Bytes of its body; or how its end is told. */
  readonly length: number | 'chunked' | 'close';
  /** The connection may be used again. */
  readonly stays: boolean;
}

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-5]\d\d)(?: [\t\x20-\x7e\x80-\xff]*)?$/;
const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** Around a value; other kinds of white space are no part of HTTP. */
const BLANKS = /^[\t ]+|[\t ]+$/g;
/** What says where an answer ends: a second one is read differently by different readers. */
const FRAMING = new Set(['content-length', 'transfer-encoding']);

/** Reads a head without its empty line, and refuses whatever could be read in two ways. */
export function readHead(text: string): AnswerHead {
  const [line = '', ...lines] = text.split('\r\n');
  const [, version, code] = STATUS_LINE.exec(line) ?? [];
  if (code === undefined) throw new NotHttp('no status line');
  const status = Number(code);
  if (status === 101) throw new NotHttp('another protocol');
  const headers = readHeaders(lines);
  const length = lengthOf(status, headers);
  const closes = version !== '1' || /\bclose\b/i.test(headers.get('connection') ?? '');
  return { status, headers, length, stays: !closes && length !== 'close' && !saysTooMuch(status, headers) };
}

function readHeaders(lines: readonly string[]): Headers {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (colon < 1 || !NAME.test(name)) throw new NotHttp('a header without a name');
    const value = line.slice(colon + 1).replace(BLANKS, '');
    if (!VALUE.test(value)) throw new NotHttp('a header of control characters');
    const before = headers.get(name);
    if (before === undefined) headers.set(name, value);
    else if (FRAMING.has(name)) throw new NotHttp('its length is said twice');
    else if (name === 'connection') headers.set(name, `${before},${value}`);
  }
  return headers;
}

function lengthOf(status: number, headers: Headers): AnswerHead['length'] {
  const said = headers.get('content-length');
  const encoding = headers.get('transfer-encoding');
  if (said !== undefined && !/^\d{1,15}$/.test(said)) throw new NotHttp('a length that is no number');
  if (encoding !== undefined && (said !== undefined || encoding.toLowerCase() !== 'chunked'))
    throw new NotHttp('its length is said in two ways');
  if (isBodiless(status)) return 0;
  if (encoding !== undefined) return 'chunked';
  return said === undefined ? 'close' : Number(said);
}

function isBodiless(status: number): boolean {
  return status < 200 || status === 204 || status === 304;
}

/** A body announced where there can be none: what follows may be that body, or the next answer. */
function saysTooMuch(status: number, headers: Headers): boolean {
  return isBodiless(status) && (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0);
}
