import type { InboxEntry } from '../domain/inbox.ts';
import { isQuiet } from '../domain/quiet-hours.ts';
import type { Settings } from '../domain/settings.ts';
import type { InboxStore } from '../storage/inbox-store.ts';
import type { Item } from '../storage/areas.ts';

export interface AnnounceDependencies {
  readonly inbox: InboxStore;
  readonly settings: Item<Settings>;
  now(): number;
  /** Shows one notification under an id; the same id again is the same notification. */
  notify(id: string, title: string, message: string, buttons?: readonly string[]): Promise<void>;
  /** The number on the button. */
  count(unread: number): Promise<void>;
  /** Something is kept back for now: it is looked at again in a while; or nothing is. */
  hold(isHeld: boolean): Promise<void>;
  words(entry: InboxEntry): { readonly title: string; readonly message: string; readonly buttons: readonly string[] };
  digest(entries: readonly InboxEntry[]): { readonly title: string; readonly message: string };
}

const DAY_MS = 86_400_000;
/** More at once than this is one notification: a wall of them is read by nobody. */
const MOST_AT_ONCE = 5;

function minuteOfDay(time: number): number {
  const date = new Date(time);
  return date.getHours() * 60 + date.getMinutes();
}

/** Shows what came and was not shown yet, once, in the hours and in the form that the user has chosen. */
export function createAnnounce(deps: AnnounceDependencies) {
  const { inbox, settings, now, notify, words, digest } = deps;

  async function show(due: readonly InboxEntry[], together: boolean): Promise<void> {
    const [first] = due;
    if (first === undefined) return;
    if (together) {
      const { title, message } = digest(due);
      await notify(`digest:${first.alert.historyId}`, title, message);
    } else {
      for (const entry of due) {
        const { title, message, buttons } = words(entry);
        await notify(entry.alert.historyId, title, message, buttons);
      }
    }
    // Marked after showing: dying between the two shows the same id again, which is still one notification.
    await inbox.mark(
      due.map(({ alert }) => alert.historyId),
      { notifiedAt: now() },
    );
  }

  return async function announce(): Promise<void> {
    const { notifications, quietHours, digest: rhythm } = await settings.get();
    const entries = await inbox.list();
    await deps.count(entries.filter(({ readAt }) => readAt === null).length);
    const waiting = entries.filter(({ notifiedAt, readAt }) => notifiedAt === null && readAt === null);
    // Times to come further than that were written by a clock that has been put back since.
    const due = waiting.filter(({ snoozedUntil = 0 }) => snoozedUntil <= now() || snoozedUntil > now() + DAY_MS);
    const lastShown = Math.max(0, ...entries.map(({ notifiedAt }) => notifiedAt ?? 0).filter((at) => at <= now()));
    const isQuietNow = quietHours !== null && isQuiet(quietHours, minuteOfDay(now()));
    const isHeld = notifications && (isQuietNow || (rhythm === 'daily' && now() - lastShown < DAY_MS));
    // Seen to before anything is shown: dying after this is made good by the alarm.
    await deps.hold(isHeld ? waiting.length > 0 : waiting.length > due.length);
    if (isHeld) return;
    if (notifications) return show(due, rhythm === 'daily' || due.length > MOST_AT_ONCE);
    await inbox.mark(
      due.map(({ alert }) => alert.historyId),
      { notifiedAt: now() },
    );
  };
}
