import { BACKUP_FORMAT, BACKUP_VERSION, readBackup } from '../contract/backup.ts';
import type { Replies, Requests } from '../contract/messages.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Settings } from '../domain/settings.ts';
import type { WatchRecord } from '../domain/watch-record.ts';
import type { Item } from '../storage/areas.ts';
import type { InboxStore } from '../storage/inbox-store.ts';
import type { NotSameStore } from '../storage/not-same-store.ts';
import type { ObservationStore } from '../storage/observation-store.ts';
import type { WatchStore } from '../storage/watch-store.ts';

export interface YoursDependencies {
  readonly watches: WatchStore;
  readonly inbox: InboxStore;
  readonly observations: ObservationStore;
  readonly notSame: NotSameStore;
  readonly settings: Pick<Item<Settings>, 'get'>;
  /** Restored settings are chosen anew. */
  choose(settings: Requests['settings/set']): Promise<unknown>;
  now(): number;
  /** Empties every place where something is kept. */
  eraseAll(): Promise<void>;
  /** Before anything is written: sees to it that a later worker goes on, should this one die. */
  arm(): Promise<void>;
  /** What was restored is told to the service. */
  restored(): Promise<void>;
}

/**
 * A watch of a backup on this browser. One that was still watching is set anew unless the service has it: it is looked
 * for by our own mark first. One that was over is a memory.
 */
function restored(record: WatchRecord): WatchRecord {
  const { remote, failure: _, proxy: __, removedAt, ...rest } = record;
  const isOver =
    removedAt !== undefined || (remote !== undefined && remote.status !== 'active' && remote.status !== 'paused');
  if (isOver) return { ...record, proxy: record.proxy ?? BACKUP_FORMAT };
  return { ...rest, intent: 'create', attempts: 1, nextTryAt: 0, changedAt: record.createdAt };
}

/** What belongs to the user goes where the user wants it: out, in, or away. The device key is in no export. */
export function createYours(deps: YoursDependencies) {
  const { watches, inbox, observations, notSame, settings, now } = deps;

  async function whole(): Promise<string> {
    return JSON.stringify(
      {
        format: BACKUP_FORMAT,
        version: BACKUP_VERSION,
        exportedAt: new Date(now()).toISOString(),
        settings: await settings.get(),
        watches: await watches.all(),
        inbox: await inbox.list(),
        observations: await observations.all(),
        notSame: await notSame.all(),
      },
      null,
      1,
    );
  }

  return {
    async export(): Promise<Result<Replies['data/export']>> {
      const day = new Date(now()).toISOString().slice(0, 10);
      return ok({ fileName: `elsewhere-${day}.json`, text: await whole() });
    },

    async import({ text }: Requests['data/import']): Promise<Result<Replies['data/import']>> {
      const backup = readBackup(text);
      if (backup === undefined) return err({ kind: 'invalid', message: 'backup', fields: { text: [] } });
      await deps.arm();
      for (const record of backup.watches) {
        await watches.update(record.clientId, (current) => current ?? restored(record));
      }
      await inbox.put(backup.inbox);
      await observations.add(backup.observations);
      for (const [name, offerId] of backup.notSame) await notSame.set([name], offerId, true);
      if (backup.settings !== undefined) await deps.choose(backup.settings as Requests['settings/set']);
      await deps.restored();
      return ok({ watches: backup.watches.length, observations: backup.observations.length, skipped: backup.skipped });
    },

    async erase(): Promise<Result<null>> {
      await deps.eraseAll();
      return ok(null);
    },
  };
}

export type Yours = ReturnType<typeof createYours>;
