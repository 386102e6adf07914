import { type ComponentChildren, Fragment } from 'preact';
import { currencyOf } from '../../lib/domain/watch-identity.ts';
import { CHECK_EVERY_MS, nextCheckAt } from '../../lib/domain/watch-limits.ts';
import { type Intent, type WatchRecord, type WatchState, watchState } from '../../lib/domain/watch-record.ts';
import { dateText, ageText, relativeText } from '../../lib/view/dates.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { listText } from '../../lib/view/numbers.ts';
import { ruleText } from '../../lib/view/rule-text.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { type WatchActions, WatchButtons } from './watch-buttons.tsx';
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

/** What is on its way. */
const WISHES = {
  create: 'watch_state_pending',
  update: 'watch_state_changing',
  delete: 'watch_state_deleting',
} as const satisfies Record<Intent, string>;

interface Props {
  readonly record: WatchRecord;
  /** The proxy in use. */
  readonly home: string | undefined;
  readonly now: number;
  /** The service said so; otherwise somebody else deleted a watch that is gone. */
  readonly isProductGone: boolean;
  readonly on: WatchActions;
  /** Which of its parts is unfolded. */
  readonly open?: string;
  readonly select?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Where one alert stands: what it waits for, when it was checked, and what went wrong if something did. */
export function WatchRow({ record, home, now, isProductGone, on, open, select, children }: Props) {
  const state = watchState(record, home);
  const rules = listText(record.draft.rules.map((rule) => ruleText(rule, currencyOf(record.draft))));
  const remark = remarkText(record, state, isProductGone);
  return (
    <li class="watch" data-testid="watch" data-state={state} data-client-id={record.clientId}>
      <p class="watch__rule">
        {select}
        <span>{rules}</span>
      </p>
      <span class={`watch__state watch__state--${state}`} data-testid="watch-state">
        {t(state === 'pending' ? WISHES[record.intent ?? 'create'] : STATES[state])}
      </span>
      <p class="watch__times">
        {record.product.merchant !== undefined && record.draft.targetType === 'product' && (
          <>
            <Foreign text={record.product.merchant} longest={60} /> ·{' '}
          </>
        )}
        {timesText(record, state, now)}
        {record.tags.map((tag) => (
          <Fragment key={tag}>
            {' '}
            <span class="watch__tag">{tag}</span>
          </Fragment>
        ))}
      </p>
      {remark !== undefined && (
        <p class="watch__remark" data-testid="watch-remark">
          {remark}
        </p>
      )}
      {record.failure !== undefined && (
        <p class="watch__failure">
          {failureText(record.failure).title}. {failureText(record.failure).detail}
        </p>
      )}
      <WatchButtons record={record} state={state} isProductGone={isProductGone} on={on} open={open} />
      {children}
    </li>
  );
}

/** What became of it through others. */
function remarkText(record: WatchRecord, state: WatchState, isProductGone: boolean): string | undefined {
  if (state === 'removed') return isProductGone ? t('watch_product_gone') : t('watch_deleted_elsewhere');
  if (state === 'stranded') return t('watch_stranded_detail');
  if (record.changedElsewhere === undefined) return undefined;
  return record.changedElsewhere.kept === 'theirs' ? t('watch_changed_elsewhere') : t('watch_changed_both');
}

function timesText({ remote, draft }: WatchRecord, state: WatchState, now: number): string {
  const checked = remote?.lastCheckedAt;
  const parts = [
    ...(checked === undefined ? [] : [t('watch_checked', { age: ageText(checked, now) })]),
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
