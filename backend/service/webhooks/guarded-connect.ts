import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { type AllowedTargets, isNamed, mayReach, plainHost } from './target-policy.ts';

/** All addresses of a host. Injected, so that tests can play a resolver that lies. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

type Options = buildConnector.Options;

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
export function guardedConnector(
  allowed: AllowedTargets,
  resolve: Resolve,
  timeoutMs: number,
): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs, allowH2: false });
  const connectChecked = async (options: Options, callback: buildConnector.Callback): Promise<void> => {
    const hostname = await checkedAddress(options.hostname, allowed, resolve);
    // The certificate is for the name that was asked for, not for the address behind it.
    const servername = options.servername ?? options.hostname;
    connect({ ...options, hostname, ...(isIP(plainHost(servername)) === 0 && { servername }) }, callback);
  };
  return (options, callback) => {
    const fail = (error: unknown): void => callback(error instanceof Error ? error : new Error(String(error)), null);
    connectChecked(options, callback).catch(fail);
  };
}

async function checkedAddress(hostname: string, allowed: AllowedTargets, resolve: Resolve): Promise<string> {
  const host = plainHost(hostname);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Error(`${host} has no address`);
  if (!isNamed(host, allowed) && !addresses.every((address) => mayReach(address, allowed))) {
    throw new ForbiddenTarget(`${host} leads to an inside address`);
  }
  return first;
}
