import type { WatchRecord, WatchState } from '../../lib/domain/watch-record.ts';
import { t } from '../../lib/view/words.ts';

/** What can be done with a watch; a place that cannot do a thing leaves it out. */
export interface WatchActions {
  readonly pause: (paused: boolean) => void;
  readonly remove: () => void;
  /** Takes a deletion back that the service was not told yet. */
  readonly keep: () => void;
  readonly retry?: () => void;
  readonly renew?: () => void;
  readonly edit?: () => void;
  readonly duplicate?: () => void;
  readonly details?: () => void;
  readonly again?: () => void;
  readonly successor?: () => void;
}

interface Props {
  readonly record: WatchRecord;
  readonly state: WatchState;
  readonly isProductGone: boolean;
  readonly on: WatchActions;
  readonly open: string | undefined;
}

type Name = keyof WatchActions | 'resume';

const LABELS = {
  pause: 'watch_pause',
  resume: 'watch_resume',
  retry: 'watch_retry',
  renew: 'alert_renew',
  edit: 'watch_edit',
  duplicate: 'watch_duplicate',
  details: 'watch_details',
  again: 'watch_again',
  successor: 'alert_successor',
  remove: 'watch_delete',
  keep: 'watch_undo',
} as const satisfies Record<Name, string>;

/** What makes sense in each state. */
const BY_STATE: Readonly<Record<WatchState, readonly Name[]>> = {
  active: ['pause', 'edit', 'duplicate', 'details', 'remove'],
  paused: ['resume', 'edit', 'duplicate', 'details', 'remove'],
  completed: ['renew', 'edit', 'duplicate', 'details', 'remove'],
  expired: ['renew', 'duplicate', 'details', 'remove'],
  pending: ['edit', 'remove'],
  failed: ['retry', 'edit', 'remove'],
  removed: ['again', 'details', 'remove'],
  stranded: ['again', 'remove'],
};

function namesFor({ intent, draft }: WatchRecord, state: WatchState, isProductGone: boolean): readonly Name[] {
  if (state === 'removed' && isProductGone) return ['successor', 'details', 'remove'];
  // What is changed again before it is told is told as it is then.
  if (state === 'pending' && intent === 'update') return BY_STATE[draft.status];
  return state === 'pending' && intent === 'delete' ? ['keep'] : BY_STATE[state];
}

/** What opens a part below the row. */
const UNFOLDING: ReadonlySet<Name> = new Set(['edit', 'duplicate', 'details']);

export function WatchButtons({ record, state, isProductGone, on, open }: Props) {
  const names = namesFor(record, state, isProductGone);
  const isStuck = record.failure !== undefined && record.nextTryAt === null && state !== 'failed';
  const act: Readonly<Record<Name, (() => void) | undefined>> = {
    retry: on.retry,
    renew: on.renew,
    edit: on.edit,
    duplicate: on.duplicate,
    details: on.details,
    again: on.again,
    successor: on.successor,
    remove: on.remove,
    keep: on.keep,
    pause: () => on.pause(true),
    resume: () => on.pause(false),
  };
  return (
    <div class="watch__actions">
      {(isStuck ? (['retry', ...names] as const) : names).map((name) => {
        const run = act[name];
        return (
          run !== undefined && (
            <button
              type="button"
              class="button button--plain"
              data-testid={TEST_IDS[name] ?? `watch-${name}`}
              key={name}
              aria-expanded={UNFOLDING.has(name) && open !== undefined ? open === name : undefined}
              onClick={run}
            >
              {t(LABELS[name])}
            </button>
          )
        );
      })}
    </div>
  );
}

const TEST_IDS: Readonly<Partial<Record<Name, string>>> = { resume: 'watch-pause', remove: 'watch-delete' };
