import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Requests } from '../../lib/contract/messages.ts';
import type { Failure } from '../../lib/domain/failure.ts';
import type { InboxEntry } from '../../lib/domain/inbox.ts';
import { currencyOf } from '../../lib/domain/watch-identity.ts';
import { alertsOf, latestValues, renewed } from '../../lib/domain/watch-progress.ts';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';

const READ_AGAIN_MS = 1000;
const UNDO_MS = 8000;

type Draft = Requests['watch/change']['draft'];
type Creation = Requests['watch/create'];

export interface Watches {
  /** Undefined until the first answer. */
  readonly records: readonly WatchRecord[] | undefined;
  readonly inbox: readonly InboxEntry[];
  /** The proxy in use. */
  readonly home: string | undefined;
  readonly lastReadAt: number | null;
  readonly failure: Failure | undefined;
  /** What was just deleted and can still be taken back. */
  readonly deleted: readonly string[];
  change(clientIds: readonly string[], draft: Draft): Promise<boolean>;
  /** Begins again those that are over or about to end. */
  renew(clientIds: readonly string[]): Promise<boolean>;
  create(creation: Creation): Promise<boolean>;
  tag(clientIds: readonly string[], tags: readonly string[]): void;
  remove(clientIds: readonly string[]): void;
  undo(): void;
  /** Takes a deletion back that the service was not told yet. */
  keep(clientIds: readonly string[]): void;
  readAlerts(historyIds: readonly string[]): void;
  /** Shows it once more, a day later. */
  snooze(historyId: string): void;
}

/** The watches and their alerts, and everything that can be done with them. */
export function useWatches(ask: Ask): Watches {
  const [records, setRecords] = useState<readonly WatchRecord[]>();
  const [inbox, setInbox] = useState<readonly InboxEntry[]>([]);
  const [home, setHome] = useState<string>();
  const [lastReadAt, setLastReadAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [isRefreshing, setRefreshing] = useState(true);

  const read = useCallback(async () => {
    const [listed, entries] = await Promise.all([ask('watch/list', {}), ask('inbox/list', {})]);
    if (listed.ok) {
      setRecords(listed.value.watches);
      setLastReadAt(listed.value.lastReadAt);
    } else setFailure(listed.failure);
    if (entries.ok) setInbox(entries.value);
  }, [ask]);

  // What is stored is shown at once; what the service knows meanwhile follows.
  useEffect(() => {
    void ask('connection/get', {}).then((reply) => reply.ok && setHome(reply.value?.address));
    void read()
      .then(() => ask('watch/refresh', {}))
      .then((reply) => {
        setFailure(reply.ok ? undefined : reply.failure);
        setRefreshing(false);
        return read();
      });
  }, [ask, read]);
  // What is not yet confirmed changes without us, and what the service knows comes bit by bit.
  const unsettled =
    isRefreshing || records?.some(({ intent, nextTryAt }) => intent !== undefined && nextTryAt !== null) === true;
  useEffect(() => {
    if (!unsettled) return;
    const timer = setInterval(() => void read(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [unsettled, read]);
  useEffect(() => {
    if (deleted.length === 0) return;
    const timer = setTimeout(() => setDeleted([]), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);

  // Whoever works by keyboard is far from the button by now.
  useEffect(() => {
    if (deleted.length === 0) return;
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input:not([type=checkbox]), textarea');
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [deleted]);

  const tell = useCallback(
    async (asking: Promise<{ readonly ok: boolean; readonly failure?: Failure }>): Promise<boolean> => {
      const reply = await asking;
      setFailure(reply.failure);
      await read();
      return reply.ok;
    },
    [read],
  );
  const renew = async (clientIds: readonly string[]): Promise<boolean> => {
    let isDone = true;
    for (const record of records ?? []) {
      if (!clientIds.includes(record.clientId)) continue;
      const latest = latestValues(alertsOf(record, inbox), [], currencyOf(record.draft));
      const draft = renewed(record, latest, Date.now()) as Draft;
      isDone = (await tell(ask('watch/change', { clientIds: [record.clientId], draft }))) && isDone;
    }
    return isDone;
  };
  function undo(): void {
    setDeleted([]);
    void tell(ask('watch/undelete', { clientIds: [...deleted] }));
  }
  return {
    records,
    inbox,
    home,
    lastReadAt,
    failure,
    deleted,
    change: (clientIds, draft) => tell(ask('watch/change', { clientIds: [...clientIds], draft })),
    renew,
    create: (creation) => tell(ask('watch/create', creation)),
    tag: (clientIds, tags) => void tell(ask('watch/tag', { clientIds: [...clientIds], tags: [...tags] })),
    remove: (clientIds) => {
      setDeleted(clientIds);
      void tell(ask('watch/delete', { clientIds: [...clientIds] }));
    },
    undo,
    keep: (clientIds) => void tell(ask('watch/undelete', { clientIds: [...clientIds] })),
    snooze: (historyId) => void tell(ask('inbox/read', { historyIds: [historyId], later: true })),
    readAlerts: (historyIds) => void tell(ask('inbox/read', { historyIds: historyIds.slice(0, 1000) })),
  };
}
