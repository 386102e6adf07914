/** Where the user says the proxy is: an address by itself, or a pairing link that carries a one-time code. */
export interface ProxyAddress {
  /** Scheme, host, port, and the path that the proxy is under, if any; no trailing slash. */
  readonly address: string;
  readonly code?: string;
  /** Plain http to another machine: what is sent there can be read on the way. */
  readonly open: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Names and addresses that are only known inside a home or an office, where nobody has a certificate. */
const NEARBY =
  /^(?:[^.:]+|.+\.(?:local|lan|home|internal|home\.arpa)|10\..+|192\.168\..+|172\.(?:1[6-9]|2\d|3[01])\..+|\[f[cd].+)$/;

/** The beginning of what is asked of a proxy, where somebody names it as a part of the address. */
const ROUTES = /(?:\/elsewhere\/v1\b.*|\/v1)?\/*$/;

export function parseProxyAddress(text: string): ProxyAddress | undefined {
  const typed = text.trim();
  if (typed === '' || typed.length > 2048 || /\s/.test(typed)) return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : withScheme(typed));
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  const code = new URLSearchParams(url.hash.slice(1)).get('pair')?.trim();
  return {
    address: url.origin + url.pathname.replace(ROUTES, ''),
    ...(code ? { code } : {}),
    open: url.protocol === 'http:' && !LOOPBACK.test(url.hostname),
  };
}

function withScheme(typed: string): string {
  const host = URL.parse(`https://${typed}`)?.hostname ?? '';
  return `${LOOPBACK.test(host) || NEARBY.test(host) ? 'http' : 'https'}://${typed}`;
}
