import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { reading } from '../../http/borrowed.ts';
import type { Heard } from '../../http/borrowed.ts';

export interface Dial {
  (heard: Heard): Socket;
  /** The event after which something may be said: not before the other side has shown who it is. */
  readonly ready: 'connect' | 'secureConnect';
}

/** How to reach one server, with its certificate checked where there is one. */
export function createDial({ protocol, hostname, port }: URL): Dial {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const options = (heard: Heard) => ({
    host,
    port: Number(port) || (isSecure ? 443 : 80),
    noDelay: true,
    onread: reading(heard),
  });
  if (!isSecure) return Object.assign((heard: Heard) => connect(options(heard)), { ready: 'connect' } as const);
  // Loaded here because many have no need of it.
  const tls = process.getBuiltinModule('node:tls');
  const more = { ALPNProtocols: ['http/1.1'], ...(isIP(host) === 0 && { servername: host }) };
  const secure = (heard: Heard): Socket => tls.connect({ ...options(heard), ...more });
  return Object.assign(secure, { ready: 'secureConnect' } as const);
}
