import type { Manner } from './manner.ts';
import type { Reply } from './reply.ts';
import type { Message } from './send.ts';

export const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  302: 'Found',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
const VALUE = /^[\t\x20-\x7e]*$/;

let second = 0;
let date = '';

/** The clock is read as a word once a second. */
function dateOf(now: number): string {
  const current = Math.floor(now / 1000);
  if (current !== second) {
    second = current;
    date = new Date(now).toUTCString();
  }
  return date;
}

export interface Written {
  readonly manner: Pick<Manner, 'lines' | 'times'>;
  readonly requestId: string;
  /** Whether the connection may be used again. */
  readonly goesOn: boolean;
  /** Only its head was asked for. */
  readonly headOnly: boolean;
}

/** The answer as it is sent. */
export function written(
  { status, headers, body }: Reply,
  { manner: { lines, times }, requestId, goesOn, headOnly }: Written,
): Message {
  let head = `HTTP/1.1 ${String(status)} ${REASONS[status] ?? ''}\r\n${lines}x-request-id: ${requestId}\r\n`;
  for (const name in headers) {
    const value = headers[name] ?? '';
    // It would end its line early, and begin another.
    if (!VALUE.test(value)) throw new Error(`a header that cannot be sent: ${name}`);
    head += `${name}: ${value}\r\n`;
  }
  const isBodiless = status === 204 || status === 304;
  const bodyBytes = Buffer.byteLength(body);
  if (!isBodiless) head += `content-length: ${String(bodyBytes)}\r\n`;
  const future = goesOn ? `keep-alive\r\nkeep-alive: timeout=${String(times.keptMs / 1000)}` : 'close';
  head += `date: ${dateOf(Date.now())}\r\nconnection: ${future}\r\n\r\n`;
  return headOnly || isBodiless ? { head, body: '', bodyBytes: 0 } : { head, body, bodyBytes };
}
