import { PROXY_PATHS } from '../../../lib/contract/proxy.ts';
import { json, problem } from '../http/reply.ts';
import { exactly } from '../own/own-route.ts';
import type { OwnRoute } from '../own/own-route.ts';
import type { Events } from './events.ts';
import { shownEvent } from './packet.ts';

const MOST = 500;
const USUAL = 100;

export interface FeedOptions {
  readonly events: Events;
  readonly ownerOf: (user: string) => string;
  /** Looks for news where none are posted to us. */
  readonly freshen: (owner: string) => Promise<void>;
  readonly nextPollS: number;
}

/** The alerts of one owner from a number on, oldest first. */
export function createFeed({ events, ownerOf, freshen, nextPollS }: FeedOptions): OwnRoute {
  return {
    name: 'events',
    method: 'GET',
    path: exactly(PROXY_PATHS.events),
    open: false,
    async answer({ query, headers }, device) {
      const since = whole(query.get('since') ?? '0', Number.MAX_SAFE_INTEGER);
      const limit = whole(query.get('limit') ?? String(USUAL), MOST);
      if (since === undefined || limit === undefined || limit === 0)
        return problem('bad_request', `since is a whole number and limit one from 1 to ${String(MOST)}.`);
      const owner = ownerOf(device.user);
      await freshen(owner);
      const rows = await events.feed(owner, since, limit);
      const cursor = rows.at(-1)?.seq ?? since;
      const etag = `"${String(since)}-${String(limit)}-${String(cursor)}-${String(rows.length)}"`;
      if (headers.get('if-none-match') === etag) return { status: 304, headers: { etag }, body: '' };
      const shown = rows.map(({ body, seq, receivedAt }) => shownEvent(body, seq, receivedAt));
      return json({ events: shown, cursor, next_poll_s: nextPollS }, 200, { etag });
    },
  };
}

function whole(text: string, max: number): number | undefined {
  const value = Number(text);
  return /^\d{1,16}$/.test(text) && value <= max ? value : undefined;
}
