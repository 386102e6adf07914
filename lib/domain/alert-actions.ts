import type { AlertKind } from './alert.ts';

/** What can be done about an alert, from its notification and from the inbox. */
export type AlertAction = 'open' | 'renew' | 'snooze' | 'successor';

const ACTIONS: Readonly<Record<AlertKind, readonly AlertAction[]>> = {
  change: ['open', 'snooze'],
  removed: ['successor', 'snooze'],
  expired: ['renew', 'snooze'],
  expiring: ['renew', 'snooze'],
  verification: [],
};

/** A notification has room for two. */
export function alertActions(kind: AlertKind): readonly AlertAction[] {
  return ACTIONS[kind];
}
