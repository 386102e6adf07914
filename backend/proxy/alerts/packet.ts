import { alertSchema } from '../../../lib/contract/webhook.ts';
import { isObject, parseObject } from '../http/json-object.ts';
import type { Json } from '../http/json-object.ts';
import type { KnownWatch } from '../watches/known-watches.ts';
import { ownerIn, withoutOwner } from '../watches/owner.ts';

/** A notification as it came, with what the proxy needs to know of it. */
export interface Packet {
  readonly historyId: string;
  readonly watchId: string;
  readonly owner: string | undefined;
  /** Sent only to see whether we listen. */
  readonly isTest: boolean;
  readonly wire: Json;
}

/** Reads a notification in any of its four shapes; undefined for what is none. */
export function readPacket(text: string, now: number): Packet | undefined {
  const wire = parseObject(text);
  if (wire === undefined) return undefined;
  // Amounts stay as they came: the unit matters to who shows them.
  const alert = alertSchema('major', now).safeParse(wire);
  if (!alert.success) return undefined;
  const { historyId, watchId, kind } = alert.data;
  return {
    historyId,
    watchId: watchId.toLowerCase(),
    owner: ownerIn(wire['metadata']),
    isTest: kind === 'verification',
    wire,
  };
}

/** One notification as the service's history keeps it. */
export interface HistoryRow {
  readonly id: string;
  readonly watchId: string;
  readonly changes: readonly unknown[];
  readonly notifiedAt: unknown;
}

/** The notification that a history record stands for, in the shape in which it would have been posted. */
export function packetOf(record: HistoryRow, watch: KnownWatch): Packet {
  const isExpiry = record.changes.some((change) => isObject(change) && change['field'] === '__watch__');
  const nobody = { id: null, name: null };
  const said = isExpiry
    ? { target_id: watch.targetId, changes: record.changes }
    : {
        details: [{ id: watch.targetId, name: watch.name, network: nobody, merchant: nobody, changes: record.changes }],
      };
  return {
    historyId: record.id,
    watchId: watch.id,
    owner: watch.owner,
    isTest: false,
    wire: {
      watch_history_id: record.id,
      watch_event_type: 'product_watch_alert',
      timestamp: record.notifiedAt,
      watch_id: watch.id,
      watch_name: watch.name,
      metadata: watch.metadata,
      ...said,
    },
  };
}

/**
 * What the record bears out of a notification that was posted: all of it, or what it names with the changes that the
 * record has. A record without changes can be held against nothing.
 */
export function bornOut(wire: Json, record: HistoryRow, watch: KnownWatch): Json {
  const details = Array.isArray(wire['details']) ? (wire['details'] as unknown[]) : [];
  const said = [wire, ...details].flatMap((part) =>
    isObject(part) && Array.isArray(part['changes']) ? (part['changes'] as unknown[]) : [],
  );
  const kept = new Set(record.changes.map(markOf));
  if (kept.size === 0 || said.every((change) => kept.has(markOf(change)))) return wire;
  const [only] = details;
  if (details.length === 1 && isObject(only)) return { ...wire, details: [{ ...only, changes: record.changes }] };
  return packetOf(record, watch).wire;
}

/** The service writes values as numbers here and as words there. */
function markOf(change: unknown): string {
  if (!isObject(change)) return '';
  const plain = (value: unknown): unknown => {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
    return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  };
  return JSON.stringify([change['field'], plain(change['old_value']), plain(change['new_value'])]);
}

/** It says that the product is gone, and its watch with it. */
export function saysRemoved(wire: Json): boolean {
  return JSON.stringify(wire['details'] ?? null).includes('"__product__"');
}

/** What a client gets to see. */
export function shownEvent(body: string, seq: number, receivedAt: number): Json {
  const wire = JSON.parse(body) as Json;
  const metadata = isObject(wire['metadata']) ? withoutOwner(wire['metadata']) : {};
  return { ...wire, metadata, seq, received_at: receivedAt };
}
