import { subjectKey } from '../../lib/domain/product-key.ts';
import type { Subject } from '../../lib/domain/subject.ts';
import { isShown } from '../../lib/domain/watch-list.ts';
import { alertsOf } from '../../lib/domain/watch-progress.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { t } from '../../lib/view/words.ts';
import { DeletedBanner } from './deleted-banner.tsx';
import { useWatches } from './use-watches.ts';
import { WatchesFailure } from './watches-failure.tsx';
import { WatchRow } from './watch-row.tsx';
import './watches.css';

interface Props {
  readonly ask: Ask;
  readonly subject: Subject;
}

/** The alerts of this product. */
export function WatchesPanel({ ask, subject }: Props) {
  const watches = useWatches(ask);
  const { records, inbox, home } = watches;
  const key = subjectKey(subject);
  const own = records?.filter((record) => record.product.key === key && isShown(record));
  if (own === undefined) return null;
  return (
    <>
      <DeletedBanner watches={watches} />
      <WatchesFailure failure={watches.failure} />
      {own.length === 0 ? (
        <p class="group__hint" data-testid="no-watches">
          {t('watch_none')}
        </p>
      ) : (
        <ul role="list" data-testid="watches">
          {own.map((record) => (
            <WatchRow
              key={record.clientId}
              record={record}
              home={home}
              now={Date.now()}
              isProductGone={alertsOf(record, inbox).some(({ alert }) => alert.kind === 'removed')}
              on={{
                pause: (paused) => void watches.change([record.clientId], { status: paused ? 'paused' : 'active' }),
                renew: () => void watches.renew([record.clientId]),
                retry: () => void watches.change([record.clientId], {}),
                remove: () => watches.remove([record.clientId]),
                keep: () => watches.keep([record.clientId]),
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
