import { useCallback, useEffect, useState } from 'preact/hooks';
import { subjectKey } from '../../lib/domain/product-key.ts';
import type { Subject } from '../../lib/domain/subject.ts';
import type { WatchRecord } from '../../lib/domain/watch-record.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { t } from '../../lib/view/words.ts';
import { WatchRow } from './watch-row.tsx';
import './watches.css';

const READ_AGAIN_MS = 1000;

interface Props {
  readonly ask: Ask;
  readonly subject: Subject;
}

/** The alerts of this product. */
export function WatchesPanel({ ask, subject }: Props) {
  const [watches, setWatches] = useState<readonly WatchRecord[]>();
  const key = subjectKey(subject);
  const read = useCallback(async () => {
    const reply = await ask('watch/list', {});
    if (reply.ok)
      setWatches(reply.value.watches.filter(({ product, intent }) => product.key === key && intent !== 'delete'));
  }, [ask, key]);
  // What is stored is shown at once; what the service knows meanwhile follows.
  useEffect(
    () =>
      void read()
        .then(() => ask('watch/refresh', {}))
        .then(read),
    [ask, read],
  );
  // What is not yet confirmed changes without us.
  const unsettled = watches?.some(({ intent }) => intent !== undefined) === true;
  useEffect(() => {
    if (!unsettled) return;
    const timer = setInterval(() => void read(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [unsettled, read]);

  if (watches === undefined) return null;
  if (watches.length === 0) {
    return (
      <p class="group__hint" data-testid="no-watches">
        {t('watch_none')}
      </p>
    );
  }
  return (
    <ul role="list" data-testid="watches">
      {watches.map((record) => (
        <WatchRow
          key={record.clientId}
          record={record}
          now={Date.now()}
          onPause={(paused) =>
            void ask('watch/change', {
              clientIds: [record.clientId],
              draft: { status: paused ? 'paused' : 'active' },
            }).then(read)
          }
          onDelete={() => void ask('watch/delete', { clientIds: [record.clientId] }).then(read)}
        />
      ))}
    </ul>
  );
}
