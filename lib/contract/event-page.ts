import * as z from 'zod/mini';
import type { Alert } from '../domain/alert.ts';
import type { PriceUnit } from '../domain/connection.ts';
import { eventsReply, storedEvent } from './proxy.ts';
import { type Read, readAs } from './read.ts';
import { alertSchema } from './webhook.ts';

/** Part of the proxy's feed of alerts, oldest first. */
export interface EventPage {
  readonly events: readonly { readonly seq: number; readonly alert: Alert }[];
  /** Where to ask on from. */
  readonly cursor: number;
  readonly nextPollMs: number;
  /** Events that this version cannot read; the cursor is past them all the same. */
  readonly dropped: number;
}

export function readEventPage(unit: PriceUnit, now: number): Read<EventPage> {
  return readAs(
    z.pipe(
      eventsReply,
      z.transform(({ events, cursor, next_poll_s }): EventPage => {
        const read = events.flatMap((event) => {
          const stored = z.safeParse(storedEvent, event).data;
          const alert = z.safeParse(alertSchema(unit, stored?.received_at ?? now), event).data;
          return stored === undefined || alert === undefined ? [] : [{ seq: stored.seq, alert }];
        });
        return { events: read, cursor, nextPollMs: next_poll_s * 1000, dropped: events.length - read.length };
      }),
    ),
  );
}
