import * as z from 'zod/mini';
import type { Alert } from '../domain/alert.ts';
import type { PriceUnit } from '../domain/connection.ts';
import { eventsReply, storedEvent } from './proxy.ts';
import { type Read, readAs } from './read.ts';
import { alertSchema } from './webhook.ts';

/** Part of the proxy's feed of alerts, oldest first. */
export interface EventPage {
  readonly alerts: readonly Alert[];
  /** Where to ask on from. */
  readonly cursor: number;
  /** Events that this version cannot read; the cursor is past them all the same. */
  readonly dropped: number;
}

export function readEventPage(unit: PriceUnit, now: number): Read<EventPage> {
  return readAs(
    z.pipe(
      eventsReply,
      z.transform(({ events, cursor }): EventPage => {
        const alerts = events.flatMap((event) => {
          const stored = z.safeParse(storedEvent, event).data;
          return (stored && z.safeParse(alertSchema(unit, stored.received_at ?? now), event).data) ?? [];
        });
        return { alerts, cursor, dropped: events.length - alerts.length };
      }),
    ),
  );
}
