import type { Requests } from '../contract/messages.ts';
import { alertActions, type AlertAction } from '../domain/alert-actions.ts';
import type { InboxEntry } from '../domain/inbox.ts';
import { alertsOf, renewed, toldValues } from '../domain/watch-progress.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import type { InboxStore } from '../storage/inbox-store.ts';
import type { WatchStore } from '../storage/watch-store.ts';
import type { Alerts } from './alerts.ts';

export interface NoteDependencies {
  readonly inbox: Pick<InboxStore, 'get' | 'list'>;
  readonly watches: WatchStore;
  change(request: Requests['watch/change']): Promise<unknown>;
  openPage(file: string): Promise<void>;
  readonly alerts: Pick<Alerts, 'read'>;
  now(): number;
}

/** What a click on a notification, or on one of its buttons, does. */
export function createNotes({ inbox, watches, change, openPage, alerts, now }: NoteDependencies) {
  async function watchOf({ alert }: InboxEntry): Promise<WatchRecord | undefined> {
    return (await watches.all()).find(({ remote }) => remote?.id === alert.watchId);
  }

  async function act(action: AlertAction, entry: InboxEntry): Promise<unknown> {
    const { historyId, watchName } = entry.alert;
    const record = await watchOf(entry);
    switch (action) {
      case 'snooze':
        return alerts.read([historyId], true);
      case 'renew':
        if (record === undefined) return openPage('watches.html');
        await change({ clientIds: [record.clientId], draft: renewal(record, await inbox.list(), now()) });
        break;
      case 'open':
        await openPage(`popup.html?q=${encodeURIComponent(searchFor(record) ?? watchName)}`);
        break;
      case 'successor':
        await openPage(`popup.html?q=${encodeURIComponent(record?.product.name ?? watchName)}`);
        break;
    }
    return alerts.read([historyId]);
  }

  return {
    /** The alert itself, with its reasons. */
    async clicked(id: string): Promise<void> {
      const entry = await inbox.get(id);
      if (entry === undefined) return openPage('watches.html?view=inbox');
      await openPage(`watches.html?alert=${encodeURIComponent(id)}`);
      await alerts.read([id]);
    },
    async pressed(id: string, index: number): Promise<void> {
      const entry = await inbox.get(id);
      const action = entry && alertActions(entry.alert.kind)[index];
      if (entry !== undefined && action !== undefined) await act(action, entry);
    },
  };
}

function renewal(record: WatchRecord, inbox: readonly InboxEntry[], now: number): Requests['watch/change']['draft'] {
  return renewed(record, toldValues(alertsOf(record, inbox)), now) as Requests['watch/change']['draft'];
}

/** Where the offers of a watched product are found again: by its code, otherwise by the page it was set on. */
function searchFor(record: WatchRecord | undefined): string | undefined {
  if (record === undefined) return undefined;
  const { targetType, targetIds } = record.draft;
  return targetType === 'product' ? (record.product.url ?? record.product.name) : targetIds[0];
}
