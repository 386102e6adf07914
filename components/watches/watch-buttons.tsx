import type { WatchRecord, WatchState } from '../../lib/domain/watch-record.ts';
import { t } from '../../lib/view/words.ts';

/** What can be done with a watch; a place that cannot do a thing leaves it out. */
export interface WatchActions {
  readonly pause: (paused: boolean) => void;
  readonly remove: () => void;
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

export function WatchButtons({ record, state, isProductGone, on }: Props) {
  const names: readonly Name[] =
    isProductGone && state === 'removed' ? ['successor', 'details', 'remove'] : BY_STATE[state];
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
