import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Where webhooks may go although it is inside: the owner's own list. Everything else must be a public address. */
export interface AllowedTargets {
  readonly hosts: ReadonlySet<string>;
  readonly networks: readonly (readonly [network: Address, bits: number])[];
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const LONGEST_URL = 2048;

/** Reads the owner's list: hosts by name or address, networks as `10.1.0.0/16`, and `loopback` for this machine. */
export function parseAllowed(list: readonly string[]): AllowedTargets {
  const entries = list.flatMap((entry) => entry.split(',')).map(plainHost);
  const networks = entries
    .flatMap((entry) => (entry === 'loopback' ? LOOPBACK : entry))
    .filter((one) => one.includes('/'));
  return {
    hosts: new Set(entries.filter((entry) => entry !== '' && entry !== 'loopback' && !entry.includes('/'))),
    networks: networks.map((network) => ipaddr.parseCIDR(network)),
  };
}

/** The address of a webhook when its form allows one; where it leads to is checked at each connection. */
export function parseTarget(text: string): URL | undefined {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/** True for a host that the owner has named, whatever it resolves to. */
export function isNamed(hostname: string, { hosts }: AllowedTargets): boolean {
  return hosts.has(plainHost(hostname));
}

/** True for an address that a webhook may be sent to: a public one, or one in a network that the owner has named. */
export function mayReach(text: string, { networks }: AllowedTargets): boolean {
  if (!ipaddr.isValid(text)) return false;
  // `process` reads an IPv4 address that is mapped into IPv6 as what it is.
  const address = ipaddr.process(text);
  if (address.range() === 'unicast') return true;
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/** A host without brackets, final dot and capitals. */
export function plainHost(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}
