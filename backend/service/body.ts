import type { Reply } from '../http/reply.ts';
import { badRequest, invalid, unreadable } from './errors.ts';
import type { Exchange } from './http/exchange.ts';

export const MAX_BODY_BYTES = 1_048_576;
/** No request of the contract nests deeper than eight. */
const MAX_DEPTH = 20;
const BYTE_ORDER_MARK = '\uFEFF';

export type Body = Readonly<Record<string, unknown>>;
export type ReadBody = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly refusal: Reply };

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object of a request, or the answer that refuses it. */
export async function readBody(c: Exchange): Promise<ReadBody> {
  const coding = c.incoming.header('content-encoding')?.toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') return { ok: false, refusal: unreadable(c) };
  const text = await c.incoming.readText(MAX_BODY_BYTES);
  if (typeof text !== 'string') return { ok: false, refusal: text };
  let body: unknown;
  try {
    body = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch {
    return { ok: false, refusal: badRequest(c, 'The request body is not valid JSON.') };
  }
  if (!isRecord(body)) return { ok: false, refusal: invalid(c, { body: ['The request body must be a JSON object.'] }) };
  const fault = findFault(body, '', 0);
  if (fault !== undefined) return { ok: false, refusal: invalid(c, { [fault.path]: [fault.sentence] }) };
  return { ok: true, body };
}

interface Fault {
  readonly path: string;
  readonly sentence: string;
}

/** Text that no store can hold (half a surrogate pair, a NUL), and nesting that no request needs. */
function findFault(value: unknown, path: string, depth: number): Fault | undefined {
  if (typeof value === 'string') {
    return isStorable(value) ? undefined : { path, sentence: `The ${path} field holds characters that are not text.` };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { path: path.slice(0, 100), sentence: 'The request body is nested too deeply.' };
  for (const [key, item] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (!isStorable(key))
      return { path: path === '' ? 'body' : path, sentence: 'A field name holds characters that are not text.' };
    const fault = findFault(item, inner, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
