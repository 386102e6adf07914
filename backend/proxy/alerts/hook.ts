import { json, problem } from '../http/reply.ts';
import type { Metrics } from '../metrics.ts';
import type { OwnRoute } from '../own/own-route.ts';
import { hashSecret, sameHash } from '../pairing/secrets.ts';
import type { Events } from './events.ts';
import { readPacket } from './packet.ts';

const MAX_PACKET = 256 * 1024;

export interface HookOptions {
  readonly secret: string;
  readonly events: Events;
  readonly metrics: Metrics;
  /** Something new was taken in. */
  readonly onHeld: () => void;
  readonly now: () => number;
}

/** Where the service posts its notifications. It says 2xx after the notification is on disk, and not before. */
export function createHook({ secret, events, metrics, onHeld, now }: HookOptions): OwnRoute {
  const expected = hashSecret(secret);
  return {
    name: 'hook',
    method: 'POST',
    path: /^\/elsewhere\/v1\/hooks\/[A-Za-z0-9_-]{1,128}$/,
    open: true,
    maxBytes: MAX_PACKET,
    async answer({ path, body }) {
      if (!sameHash(hashSecret(path.slice(path.lastIndexOf('/') + 1)), expected))
        return problem('not_allowed', 'This proxy has no such path.', { status: 404 });
      const packet = readPacket(body, now());
      if (packet === undefined) {
        metrics.count('elsewhere_hooks_total', 'unreadable');
        return problem('bad_request', 'That is not a notification.');
      }
      if (packet.isTest) return json({ status: 'listening' });
      const isNew = await events.hold(packet);
      metrics.count('elsewhere_hooks_total', isNew ? 'new' : 'known');
      if (isNew) onHeld();
      return json({ status: isNew ? 'stored' : 'known' });
    },
  };
}
