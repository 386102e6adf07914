import { isStorable } from '../body.ts';
import type { Reply } from '../../http/reply.ts';

export type Handler<C> = (c: C) => Reply | Promise<Reply>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/:name`, and what answers it. */
export type Routes<C> = Readonly<Record<`${Method} /${string}`, Handler<C>>>;

export interface Match<C> {
  /** Undefined when the path is known and the method is not. */
  readonly handler: Handler<C> | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** The methods that the path has, where the one asked for is not among them. */
  readonly allowed?: readonly string[];
}

interface Route<C> {
  readonly method: string;
  readonly parts: readonly string[];
  readonly handler: Handler<C>;
}

const NO_PARAMS: Readonly<Record<string, string>> = {};

/** Finds the route of a request: the words of a path before its names, a slash at the end or none. */
export function createRouter<C>(routes: Routes<C>): (method: string, path: string) => Match<C> | undefined {
  const whole = new Map<string, Map<string, Handler<C>>>();
  const named: Route<C>[] = [];
  for (const [key, handler] of Object.entries<Handler<C>>(routes)) {
    const [method = '', path = ''] = key.split(' ');
    if (path.includes(':')) named.push({ method, parts: path.split('/'), handler });
    else whole.set(path, (whole.get(path) ?? new Map<string, Handler<C>>()).set(method, handler));
  }
  return (sent, path) => {
    const method = sent === 'HEAD' ? 'GET' : sent;
    const plain = path.endsWith('/') ? path.slice(0, -1) : path;
    const direct = whole.get(plain);
    if (direct !== undefined) {
      const handler = direct.get(method);
      return handler === undefined ? refused([...direct.keys()]) : { handler, params: NO_PARAMS };
    }
    const parts = plain.split('/');
    const others: string[] = [];
    for (const route of named) {
      const params = readParams(route.parts, parts);
      if (params === undefined) continue;
      if (route.method === method) return { handler: route.handler, params };
      others.push(route.method);
    }
    return others.length === 0 ? undefined : refused(others);
  };
}

const refused = (methods: readonly string[]): Omit<Match<never>, 'handler'> & { readonly handler: undefined } => ({
  handler: undefined,
  params: NO_PARAMS,
  allowed: methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
});

function readParams(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, word] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (word.startsWith(':') && part !== '') params[word.slice(1)] = decoded(part);
    else if (word !== part) return undefined;
  }
  return params;
}

/** What is no proper escape stands for itself, and so does one of what no store can look for. */
function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return isStorable(text) ? text : part;
  } catch {
    return part;
  }
}
