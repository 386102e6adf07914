import type { Alert } from './alert.ts';

/** An alert as the inbox keeps it. */
export interface InboxEntry {
  readonly alert: Alert;
  readonly receivedAt: number;
  readonly readAt: number | null;
  /** When the notification was shown; null while it is due (quiet hours, digest) or switched off. */
  readonly notifiedAt: number | null;
  /** Shown once, and put off by the user until then. */
  readonly snoozedUntil?: number;
}
