import { useEffect } from 'preact/hooks';
import { type AlertAction, alertActions } from '../../lib/domain/alert-actions.ts';
import type { InboxEntry } from '../../lib/domain/inbox.ts';
import { currencyOf } from '../../lib/domain/watch-identity.ts';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import { actionText, alertWords, conditionNote } from '../../lib/view/alert-words.ts';
import { changeText } from '../../lib/view/change-text.ts';
import { dateTimeText, isoTime } from '../../lib/view/dates.ts';
import { ruleText } from '../../lib/view/rule-text.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { Notice } from '../notices/notice.tsx';
import type { Watches } from '../watches/use-watches.ts';
import type { WatchesDeps } from '../watches/watches-app.tsx';
import './inbox.css';

interface Props {
  readonly watches: Watches;
  readonly deps: WatchesDeps;
}

/** Every alert that came, with its reasons. */
export function InboxView({ watches, deps }: Props) {
  const { inbox, records = [] } = watches;
  useEffect(() => {
    document.querySelector('[data-named=true]')?.scrollIntoView({ block: 'center' });
  }, [inbox.length > 0]);
  if (inbox.length === 0) {
    return <Notice icon="bell" title={t('inbox_empty')} detail={t('inbox_empty_detail')} testId="inbox-empty" />;
  }
  const unread = inbox.filter(({ readAt }) => readAt === null).map(({ alert }) => alert.historyId);
  const byId = new Map(records.map((record) => [record.remote?.id, record]));
  return (
    <>
      {unread.length > 0 && (
        <button type="button" class="button" data-testid="inbox-read-all" onClick={() => watches.readAlerts(unread)}>
          {t('inbox_read_all')}
        </button>
      )}
      <ol class="inbox" role="list" data-testid="inbox">
        {inbox.map((entry) => (
          <InboxItem
            key={entry.alert.historyId}
            entry={entry}
            record={byId.get(entry.alert.watchId)}
            isNamed={entry.alert.historyId === deps.alert}
            watches={watches}
            search={deps.search}
          />
        ))}
      </ol>
    </>
  );
}

interface ItemProps {
  readonly entry: InboxEntry;
  readonly record: WatchRecord | undefined;
  readonly isNamed: boolean;
  readonly watches: Watches;
  readonly search: (text: string) => void;
}

function InboxItem({ entry, record, isNamed, watches, search }: ItemProps) {
  const { alert, readAt, snoozedUntil = 0 } = entry;
  const note = conditionNote(alert);
  const currency = currencyOf({ metadata: alert.metadata, filters: record?.draft.filters ?? [] });
  const act: Readonly<Partial<Record<AlertAction, (() => void) | undefined>>> = {
    open: () => search(searchFor(entry, record)),
    successor: () => search(record?.product.name ?? alert.watchName),
    renew: record && (() => void watches.renew([record.clientId])),
    snooze: snoozedUntil > Date.now() ? undefined : () => watches.snooze(alert.historyId),
  };
  return (
    <li
      class={readAt === null ? 'inbox__item inbox__item--new' : 'inbox__item'}
      data-testid="inbox-item"
      data-kind={alert.kind}
      data-named={isNamed}
    >
      <h2 class="inbox__title">{alertWords(entry).title}</h2>
      <time class="inbox__time" dateTime={isoTime(alert.at)}>
        {dateTimeText(alert.at)}
      </time>
      {record !== undefined && alert.kind === 'change' && (
        <p class="inbox__why">
          {t('inbox_why')} {record.draft.rules.map((rule) => ruleText(rule, currency)).join(' · ')}
        </p>
      )}
      {note !== undefined && (
        <p class="inbox__note" data-testid="inbox-note">
          {note}
        </p>
      )}
      <ul role="list" class="inbox__changes">
        {alert.details.map((detail) =>
          detail.changes.map((change) => (
            <li key={`${detail.id} ${change.field}`}>
              <Foreign text={detail.merchant ?? detail.name} longest={80} /> · {changeText(change, currency)}
            </li>
          )),
        )}
      </ul>
      <div class="watch__actions">
        {alertActions(alert.kind).map((action) => {
          const run = act[action];
          return (
            run !== undefined && (
              <button
                type="button"
                class="button button--plain"
                key={action}
                data-testid={`inbox-${action}`}
                onClick={run}
              >
                {actionText(action)}
              </button>
            )
          );
        })}
        {readAt === null && (
          <button
            type="button"
            class="button button--plain"
            data-testid="inbox-read"
            onClick={() => watches.readAlerts([alert.historyId])}
          >
            {t('inbox_read')}
          </button>
        )}
      </div>
    </li>
  );
}

/** Where the offers are found again: by the watched code, otherwise by the page it was set on. */
function searchFor({ alert }: InboxEntry, record: WatchRecord | undefined): string {
  if (record === undefined) return alert.watchName;
  const { targetType, targetIds } = record.draft;
  const code = targetType === 'product' ? undefined : targetIds[0];
  return code ?? record.product.url ?? record.product.name;
}
