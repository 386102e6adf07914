import { assertNever } from './assert-never.ts';
import type { ServiceStatus } from './watch.ts';

/** What can happen to a watch at the service. */
export type WatchEvent =
  | { readonly kind: 'checked'; readonly met: boolean }
  | { readonly kind: 'target-removed' }
  | { readonly kind: 'expiry-reached' }
  | { readonly kind: 'deleted' }
  /** `status` is absent when the update does not speak of it; `renewed` when it brings a new expiry. */
  | { readonly kind: 'updated'; readonly status?: 'active' | 'paused'; readonly renewed: boolean };

/** `gone`: the watch no longer exists. `refused`: the update is not possible in this state, and nothing changes. */
export type NextStatus = ServiceStatus | 'gone' | 'refused';

/** The state table of the service. Only an active watch is checked, expires, or notices that its product is gone. */
export function nextStatus(status: ServiceStatus, event: WatchEvent): NextStatus {
  switch (event.kind) {
    case 'deleted':
      return 'gone';
    case 'checked':
      return status === 'active' && event.met ? 'completed' : status;
    case 'target-removed':
      return status === 'active' ? 'gone' : status;
    case 'expiry-reached':
      return status === 'active' ? 'expired' : status;
    case 'updated':
      if (event.status === undefined) return status;
      return status === 'expired' && !event.renewed ? 'refused' : event.status;
    default:
      return assertNever(event);
  }
}
