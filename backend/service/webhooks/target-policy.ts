import ipaddr from 'ipaddr.js';

/**
 * Hosts that webhooks may reach although their addresses are inside ones: the owner's own list. `loopback` in it stands
 * for this machine under every name. Anything else is a host's name or a literal address, compared exactly.
 */
export type AllowedHosts = ReadonlySet<string>;

const LOOPBACK = 'loopback';
const LONGEST_URL = 2048;

/** Parses the owner's list: names between commas. */
export function parseAllowedHosts(list: string): AllowedHosts {
  return new Set(list.split(',').map(hostKey).filter((name) => name !== ''));
}

/** The address of a webhook when its form allows one; where it leads to is checked at each connection. */
export function parseTarget(text: string): URL | undefined {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/** True for a host that the owner has named, whatever it resolves to. */
export function isNamed(hostname: string, allowed: AllowedHosts): boolean {
  return allowed.has(hostKey(hostname));
}

/** True for an address that a webhook may be sent to: a public one, or this machine where the owner wants that. */
export function mayReach(address: string, allowed: AllowedHosts): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` reads an IPv4 address mapped into IPv6 as what it is.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (range === 'loopback' && allowed.has(LOOPBACK));
}

function hostKey(name: string): string {
  return name.trim().toLowerCase().replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}
