import type { Comparison } from '../../lib/domain/comparison.ts';
import { isoTime, ageText } from '../../lib/view/dates.ts';
import { t } from '../../lib/view/words.ts';

interface Props {
  readonly comparison: Comparison;
  readonly running: boolean;
  readonly onRefresh: () => void;
}

/** How old the answer is, and a way to a new one; the place of both stays the same while it is fetched. */
export function Freshness({ comparison, running, onRefresh }: Props) {
  const { fetchedAt, stale } = comparison;
  const now = Date.now();
  return (
    <footer class="freshness" data-testid="freshness" data-stale={stale}>
      <p role="status">
        {running ? (
          t('state_refreshing')
        ) : (
          <time dateTime={isoTime(fetchedAt)}>{t('state_as_of', { age: ageText(fetchedAt, now) })}</time>
        )}
      </p>
      <button
        type="button"
        class="button button--plain"
        aria-disabled={running}
        data-testid="refresh"
        onClick={() => !running && onRefresh()}
      >
        {t('state_refresh')}
      </button>
    </footer>
  );
}
