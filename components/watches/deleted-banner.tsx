import { plural, t } from '../../lib/view/words.ts';
import { Banner } from '../notices/notice.tsx';
import type { useWatches } from './use-watches.ts';

/** What was just deleted can be had back while this stands. */
export function DeletedBanner({ watches }: { watches: ReturnType<typeof useWatches> }) {
  const { deleted, undo } = watches;
  if (deleted.length === 0) return null;
  return (
    <Banner icon="trash" title={plural('watches_deleted', deleted.length)} testId="watches-deleted">
      <button
        type="button"
        class="button button--plain"
        aria-keyshortcuts="Control+Z"
        data-testid="watches-undo"
        onClick={undo}
      >
        {t('watch_undo')}
      </button>
    </Banner>
  );
}
