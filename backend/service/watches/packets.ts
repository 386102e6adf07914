import type { Change } from '../../../lib/domain/watch.ts';
import type { StoredWatch } from './stored-watch.ts';
import { offsetTime, zuluTime } from './times.ts';
import type { WireChange } from './watch-wire.ts';

/** A product in a notification. Network and merchant have no id, and the name is `Unknown`, when it is gone. */
export interface Detail {
  readonly id: string;
  readonly name: string;
  readonly network: { readonly id: number | null; readonly name: string };
  readonly merchant: { readonly id: number | null; readonly name: string };
  readonly changes: readonly WireChange[];
}

type About = Pick<StoredWatch, 'id' | 'name' | 'metadata'>;

const UNKNOWN = 'Unknown';
/** There is no record of a verification, and receivers tell it from an alert by that. Well-formed, for those who check. */
const NO_HISTORY = '00000000-0000-4000-8000-000000000000';

export function changePacket(historyId: string, watch: About, at: number, details: readonly Detail[]): object {
  return { ...common(historyId, watch, offsetTime(at)), details };
}

export function expiryPacket(historyId: string, watch: StoredWatch, at: number, changes: readonly Change[]): object {
  return { ...common(historyId, watch, zuluTime(at)), target_id: watch.targetId, changes: changes.map(wireChange) };
}

/** Sent before a watch is made or changed, to see whether anybody listens. Nothing in it but the watch is real. */
export function verificationPacket(watch: About, at: number): object {
  return changePacket(NO_HISTORY, watch, at, [
    {
      id: 'test-product',
      name: 'Test Product',
      network: { id: 1, name: 'Test Network' },
      merchant: { id: 1, name: 'Test Merchant' },
      changes: [{ field: 'final_price', old_value: 100, new_value: 90 }],
    },
  ]);
}

export function goneDetail(targetId: string, changes: readonly Change[]): Detail {
  return {
    id: targetId,
    name: UNKNOWN,
    network: { id: null, name: UNKNOWN },
    merchant: { id: null, name: UNKNOWN },
    changes: changes.map(wireChange),
  };
}

export function wireChange({ field, oldValue, newValue }: Change): WireChange {
  return { field, old_value: oldValue, new_value: newValue };
}

function common(historyId: string, watch: About, timestamp: string): object {
  return {
    watch_history_id: historyId,
    watch_event_type: 'product_watch_alert',
    timestamp,
    watch_id: watch.id,
    watch_name: watch.name,
    metadata: watch.metadata,
  };
}
