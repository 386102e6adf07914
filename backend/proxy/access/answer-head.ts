import type { Length } from '../../http/body-reader.ts';
import { NotHttp, readHeaders } from '../../http/header-lines.ts';
import type { Headers } from '../../http/header-lines.ts';

export interface AnswerHead {
  readonly status: number;
  readonly headers: Headers;
  readonly length: Length;
  /** The connection may be used again. */
  readonly stays: boolean;
}

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-5]\d\d)(?: [\t\x20-\x7e\x80-\xff]*)?$/;
/** What says where an answer ends: a second one is read differently by different readers. */
const FRAMING = new Set(['content-length', 'transfer-encoding']);

/** Reads a head without its empty line, and refuses whatever could be read in two ways. */
export function readHead(text: string): AnswerHead {
  const lineEnd = text.indexOf('\r\n');
  const [, version, code] = STATUS_LINE.exec(lineEnd < 0 ? text : text.slice(0, lineEnd)) ?? [];
  if (code === undefined) throw new NotHttp('no status line');
  const status = Number(code);
  if (status === 101) throw new NotHttp('another protocol');
  const headers = readHeaders(text, lineEnd < 0 ? text.length : lineEnd + 2, FRAMING, Number.POSITIVE_INFINITY);
  const length = lengthOf(status, headers);
  const closes = version !== '1' || /\bclose\b/i.test(headers.get('connection') ?? '');
  return { status, headers, length, stays: !closes && length !== 'close' && !saysTooMuch(status, headers) };
}

function lengthOf(status: number, headers: Headers): Length {
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
