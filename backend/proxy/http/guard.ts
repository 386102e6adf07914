import { isLoopback } from '../config/settings.ts';
import type { Asked } from '../../http/asked.ts';
import { problem } from './reply.ts';
import type { Reply } from '../../http/reply.ts';

export interface GuardOptions {
  /** Names, in lower case, beside the loopback ones. */
  readonly hosts: ReadonlySet<string>;
}

/** Path segments of plain characters: no empty one, no dots alone, nothing encoded, nothing absolute. */
const PATH = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|\?|$))[A-Za-z0-9._~-]+)+)(?:\?[\x21\x24-\x7e]*)?$/;
const MAX_URL = 8192;
const EXTENSION = /^(?:chrome|moz)-extension:\/\/[a-z0-9-]{1,64}$/i;

/** Refuses what no browser extension of ours sends, before anything else looks at the request. */
export function createGuard({ hosts }: GuardOptions): (request: Asked) => Reply | undefined {
  const hostAllowed = (host: string, localAddress: Asked['localAddress']): boolean => {
    const name = hostName(host);
    if (name === undefined) return false;
    // A name can be rebound by its owner; the address that the connection really came to cannot.
    return isLoopback(name) || hosts.has(name) || name === plainAddress(localAddress());
  };
  return ({ url, headers, localAddress }) => {
    const host = headers.get('host');
    const origin = headers.get('origin');
    if (host === undefined || !hostAllowed(host, localAddress))
      return problem(
        'not_allowed',
        'This proxy does not answer to that host name. Its owner can add it to ELSEWHERE_HOSTS.',
      );
    if (origin !== undefined && !EXTENSION.test(origin))
      return problem('not_allowed', 'Web pages may not ask this proxy. Only the browser extension may.');
    if (url.length > MAX_URL) return problem('too_large', 'The address is too long.', { status: 414 });
    if (!PATH.test(url)) return problem('bad_request', 'The path holds characters or steps that are not allowed.');
    return undefined;
  };
}

function hostName(host: string): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(host);
  return match?.[1]?.toLowerCase();
}

/** A socket's address as a Host header would write it. */
function plainAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (address.startsWith('::ffff:')) return address.slice(7);
  return address.includes(':') ? `[${address}]` : address;
}
