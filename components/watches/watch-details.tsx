import { useEffect, useState } from 'preact/hooks';
import type { InboxEntry } from '../../lib/domain/inbox.ts';
import type { Currency } from '../../lib/domain/money.ts';
import type { Observation } from '../../lib/domain/observation.ts';
import { currencyOf } from '../../lib/domain/watch-identity.ts';
import { distance, latestValues, ruleStates } from '../../lib/domain/watch-progress.ts';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { alertWords } from '../../lib/view/alert-words.ts';
import { changeText } from '../../lib/view/change-text.ts';
import { dateTimeText, isoTime } from '../../lib/view/dates.ts';
import { ruleText, valueText } from '../../lib/view/rule-text.ts';
import { t } from '../../lib/view/words.ts';
import { Icon } from '../icons/icon.tsx';
import { WatchScale } from './watch-scale.tsx';

interface Props {
  readonly ask: Ask;
  readonly record: WatchRecord;
  /** Of this watch, newest first. */
  readonly alerts: readonly InboxEntry[];
}

/** How far it is from its target, why it has not fired, and what it told so far. */
export function WatchDetails({ ask, record, alerts }: Props) {
  const [seen, setSeen] = useState<readonly Observation[]>([]);
  const { key } = record.product;
  useEffect(() => {
    void ask('history/of-product', { product: key }).then((reply) => reply.ok && setSeen(reply.value));
  }, [ask, key]);
  const currency = currencyOf(record.draft);
  const now = latestValues(alerts, seen, currency);
  const way = distance(record, now);
  return (
    <div class="watch__more" data-testid="watch-more">
      {way !== undefined && <WatchScale distance={way} currency={currency} />}
      <h3>{t('watch_rules_now')}</h3>
      <ul role="list" class="watch__reasons">
        {ruleStates(record, now).map(({ rule, isMet, now: value }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rules have no other name, and never change their order here
          <li key={index} data-met={isMet}>
            <Icon name={isMet ? 'check' : 'clock'} size={16} /> {ruleText(rule, currency)}:{' '}
            {value === undefined
              ? t('watch_value_unknown')
              : t('watch_value_now', { value: valueText(rule, value, currency) })}
          </li>
        ))}
      </ul>
      <h3>{t('watch_history')}</h3>
      {alerts.length === 0 ? (
        <p>{t('watch_history_none')}</p>
      ) : (
        <ul role="list" class="watch__reasons">
          {alerts.map((entry) => (
            <li key={entry.alert.historyId}>
              <time dateTime={isoTime(entry.alert.at)}>{dateTimeText(entry.alert.at)}</time> {toldText(entry, currency)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The changes; an alert without any, such as of its coming end, says so in words. */
function toldText(entry: InboxEntry, currency: Currency | undefined): string {
  const changes = entry.alert.details.flatMap((detail) => detail.changes.map((change) => changeText(change, currency)));
  return changes.length === 0 ? alertWords(entry).title : changes.join(' · ');
}
