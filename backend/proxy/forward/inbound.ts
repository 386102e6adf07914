import type { Call } from '../access/access.ts';
import type { Device } from '../pairing/devices.ts';
import type { Route } from './routes.ts';

/** A request that was let in: its route is on the list and its device is known. */
export interface Inbound {
  readonly route: Route;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly body: string | undefined;
  readonly device: Device;
  readonly requestId: string;
  /** The client wants it fresh. */
  readonly fresh: boolean;
}

export function toCall({ route, path, query, body, requestId }: Inbound): Call {
  return { method: route.method, path, query, body, requestId, repeatable: route.repeatable ?? false };
}
