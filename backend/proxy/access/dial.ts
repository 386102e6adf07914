import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';

export type Heard = (bytes: Buffer) => void;
export interface Dial {
  (heard: Heard): Socket;
  /** The event after which something may be said: not before the other side has shown who it is. */
  readonly ready: 'connect' | 'secureConnect';
}

/** All sockets read into the same bytes: each piece is taken in before the next one is read. */
const borrowed = Buffer.allocUnsafeSlow(64 * 1024);

/** How to reach one server, with its certificate checked where there is one. */
export function createDial({ protocol, hostname, port }: URL): Dial {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const options = (heard: Heard) => ({
    host,
    port: Number(port) || (isSecure ? 443 : 80),
    noDelay: true,
    onread: {
      buffer: borrowed,
      callback(size: number) {
        heard(borrowed.subarray(0, size));
        return true;
      },
    },
  });
  if (!isSecure) return Object.assign((heard: Heard) => connect(options(heard)), { ready: 'connect' } as const);
  // Loaded here because many have no need of it.
  const tls = process.getBuiltinModule('node:tls');
  const more = { ALPNProtocols: ['http/1.1'], ...(isIP(host) === 0 && { servername: host }) };
  const secure = (heard: Heard): Socket => tls.connect({ ...options(heard), ...more });
  return Object.assign(secure, { ready: 'secureConnect' } as const);
}
