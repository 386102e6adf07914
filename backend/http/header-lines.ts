/** What was read is not HTTP, or is it in two ways at once. Its message says which, and nothing of what was read. */
export class NotHttp extends Error {
  override readonly name = 'NotHttp';
  /** Which a request of that kind is refused with. */
  readonly status: 400 | 431;

  constructor(message: string, status: 400 | 431 = 400) {
    super(message);
    this.status = status;
  }
}

export type Headers = ReadonlyMap<string, string>;

const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** Around a value; other kinds of white space are no part of HTTP. */
const BLANKS = /^[\t ]+|[\t ]+$/g;
/** Lists, which may be written over several lines. Of any other header that stands twice, the first counts. */
const LISTS = new Set(['connection', 'cache-control', 'content-encoding', 'if-none-match']);

/** Headers as they stand from `at` on, by names in lower case; those in `once` must not stand twice. */
export function readHeaders(text: string, at: number, once: ReadonlySet<string>, most: number): Headers {
  const headers = new Map<string, string>();
  let lines = 0;
  for (let start = at; start < text.length; lines += 1) {
    if (lines === most) throw new NotHttp('too many headers', 431);
    const found = text.indexOf('\r\n', start);
    const end = found < 0 ? text.length : found;
    const colon = text.indexOf(':', start);
    const name = colon > end ? '' : text.slice(start, Math.max(start, colon));
    if (!NAME.test(name)) throw new NotHttp('a header without a name');
    const value = valueOf(text, colon + 1, end);
    if (!VALUE.test(value)) throw new NotHttp('a header of control characters');
    add(headers, name.toLowerCase(), value, once);
    start = end + 2;
  }
  return headers;
}

function valueOf(text: string, start: number, end: number): string {
  // As nearly everybody writes it.
  const isUsual = text.charCodeAt(start) === 0x20 && text.charCodeAt(start + 1) > 0x20;
  const value = text.slice(isUsual ? start + 1 : start, end);
  return isUsual && value.charCodeAt(value.length - 1) > 0x20 ? value : value.replace(BLANKS, '');
}

function add(headers: Map<string, string>, name: string, value: string, once: ReadonlySet<string>): void {
  const before = headers.get(name);
  if (before === undefined) headers.set(name, value);
  else if (once.has(name)) throw new NotHttp('a header stands twice that may stand once');
  else if (LISTS.has(name)) headers.set(name, `${before},${value}`);
}
