import type { Length } from './body-reader.ts';
import { NotHttp, readHeaders } from './header-lines.ts';
import type { Headers } from './header-lines.ts';

export interface RequestHead {
  readonly method: string;
  /** As it stands there. */
  readonly url: string;
  readonly headers: Headers;
  readonly length: Exclude<Length, 'close'>;
  /** The client means to ask again over this connection. */
  readonly stays: boolean;
  /** It sends its body only when it is told to. */
  readonly waits: boolean;
}

const REQUEST_LINE =
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT) (\*|(?:\/|https?:\/\/[\w.:[\]-]+(?=[/? ]))[\x21-\x7e]*|[\w.-]+:\d{1,5}) HTTP\/1\.([01])$/;
/** What may stand once only: a second one is read differently by different servers. */
const ONCE = new Set([
  'host',
  'authorization',
  'content-length',
  'content-type',
  'expect',
  'transfer-encoding',
  'origin',
]);
const MOST_HEADERS = 100;
/** The start of what can still become a head: whole lines, and maybe a carriage return at the end. */
const LINES = /^(?:[\t\x20-\x7e\x80-\xff]|\r\n)*\r?$/;
const METHOD = /^[!#$%&'*+.^_`|~\w-]{0,32}(?: |\r?$)/;

/** Reads a head without its empty line, and refuses whatever could be read in two ways. */
export function readRequestHead(text: string): RequestHead {
  const found = text.indexOf('\r\n');
  const lineEnd = found < 0 ? text.length : found;
  const [, method, url, version] = REQUEST_LINE.exec(text.slice(0, lineEnd)) ?? [];
  if (method === undefined || url === undefined) throw new NotHttp('no request line');
  const headers = readHeaders(text, lineEnd + 2, ONCE, MOST_HEADERS);
  const isNew = version === '1';
  return {
    method,
    url,
    headers,
    length: lengthOf(headers, isNew),
    stays: isNew && method !== 'CONNECT' && !/\b(?:close|upgrade)\b/i.test(headers.get('connection') ?? ''),
    waits: isNew && headers.get('expect')?.toLowerCase() === '100-continue',
  };
}

function lengthOf(headers: Headers, isNew: boolean): RequestHead['length'] {
  const said = headers.get('content-length');
  const encoding = headers.get('transfer-encoding');
  if (said !== undefined && !/^\d{1,15}$/.test(said)) throw new NotHttp('a length that is no number');
  if (encoding === undefined) return Number(said ?? 0);
  if (said !== undefined || !isNew || encoding.toLowerCase() !== 'chunked')
    throw new NotHttp('its length is said in two ways');
  return 'chunked';
}

/** Whether this start of a head may yet become one: who speaks something else is not kept waiting. */
export function mayBecomeHead(text: string): boolean {
  return METHOD.test(text) && LINES.test(text);
}
