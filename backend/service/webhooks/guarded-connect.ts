import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { type AllowedHosts, isNamed, mayReach } from './target-policy.ts';

/** All addresses of a host. Injected, so that tests can play a resolver that lies. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** The host leads to an address that webhooks must not reach. */
export class ForbiddenTarget extends Error {
  override readonly name = 'ForbiddenTarget';
}

export const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Connects to nothing but an address that was checked. The name is resolved once, here: a second answer of a resolver
 * that changes its mind is never asked for.
 */
export function guardedConnector(allowed: AllowedHosts, resolve: Resolve, timeoutMs: number): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs, allowH2: false });
  return (options, callback) => {
    checkedAddress(options.hostname, allowed, resolve).then(
      (address) => {
        const servername = options.servername ?? options.hostname;
        connect({ ...options, hostname: address, ...(isIP(bare(servername)) === 0 && { servername }) }, callback);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

async function checkedAddress(hostname: string, allowed: AllowedHosts, resolve: Resolve): Promise<string> {
  const host = bare(hostname);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Error(`${host} has no address`);
  if (!isNamed(host, allowed) && !addresses.every((address) => mayReach(address, allowed))) {
    throw new ForbiddenTarget(`${host} leads to an inside address`);
  }
  return first;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
