import { parseCurrency } from '../../lib/domain/money.ts';
import { CHECK_EVERY_MS, nextCheckAt } from '../../lib/domain/watch-limits.ts';
import { type WatchRecord, type WatchState, watchState } from '../../lib/domain/watch-record.ts';
import { dateText, relativeText } from '../../lib/view/dates.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { listText } from '../../lib/view/numbers.ts';
import { ruleText } from '../../lib/view/rule-text.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import './watches.css';

const STATES = {
  active: 'watch_state_active',
  paused: 'watch_state_paused',
  completed: 'watch_state_completed',
  expired: 'watch_state_expired',
  pending: 'watch_state_pending',
  failed: 'watch_state_failed',
  removed: 'watch_state_removed',
  stranded: 'watch_state_stranded',
} as const satisfies Record<WatchState, string>;

interface Props {
  readonly record: WatchRecord;
  readonly now: number;
  readonly onPause: (paused: boolean) => void;
  readonly onDelete: () => void;
}

/** Where one alert stands: what it waits for, when it was checked, and what went wrong if something did. */
export function WatchRow({ record, now, onPause, onDelete }: Props) {
  const state = watchState(record);
  const currency = parseCurrency(record.draft.filters.find(({ field }) => field === 'currency')?.value ?? '');
  const rules = listText(record.draft.rules.map((rule) => ruleText(rule, currency)));
  return (
    <li class="watch" data-testid="watch" data-state={state} data-client-id={record.clientId}>
      <p class="watch__rule">{rules}</p>
      <span class={`watch__state watch__state--${state}`} data-testid="watch-state">
        {t(STATES[state])}
      </span>
      <p class="watch__times">
        {record.product.merchant !== undefined && record.draft.targetType === 'product' && (
          <>
            <Foreign text={record.product.merchant} longest={60} /> ·{' '}
          </>
        )}
        {timesText(record, state, now)}
      </p>
      {record.failure !== undefined && (
        <p class="watch__failure">
          {failureText(record.failure).title}. {failureText(record.failure).detail}
        </p>
      )}
      <div class="watch__actions">
        {(state === 'active' || state === 'paused' || state === 'completed') && (
          <button
            type="button"
            class="button button--plain"
            data-testid="watch-pause"
            onClick={() => onPause(state === 'active')}
          >
            {state === 'active' ? t('watch_pause') : t('watch_resume')}
          </button>
        )}
        <button type="button" class="button button--plain" data-testid="watch-delete" onClick={onDelete}>
          {t('watch_delete')}
        </button>
      </div>
    </li>
  );
}

function timesText({ remote, draft }: WatchRecord, state: WatchState, now: number): string {
  const checked = remote?.lastCheckedAt;
  const parts = [
    ...(checked === undefined ? [] : [t('watch_checked', { age: relativeText(checked, now) })]),
    ...(state === 'active' && remote?.createdAt !== undefined
      ? [
          t('watch_next', {
            when: relativeText(Math.min(nextCheckAt(remote.createdAt, now), now + CHECK_EVERY_MS), now),
          }),
        ]
      : []),
    ...(state === 'active' && draft.expiresAt !== undefined
      ? [t('watch_until', { date: dateText(draft.expiresAt) })]
      : []),
  ];
  return parts.join(' · ');
}
