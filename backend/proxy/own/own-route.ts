import type { Headers } from '../../http/header-lines.ts';
import type { Reply } from '../../http/reply.ts';
import type { Device } from '../pairing/devices.ts';

export interface OwnRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string;
}

/** A route of the proxy itself. `open` ones ask for no device key; all others get the device that the key belongs to. */
export type OwnRoute = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly maxBytes?: number;
} & (
  | { readonly open: true; readonly answer: (request: OwnRequest) => Reply | Promise<Reply> }
  | { readonly open: false; readonly answer: (request: OwnRequest, device: Device) => Reply | Promise<Reply> }
);

/** A path that means itself. */
export function exactly(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.')}$`);
}
