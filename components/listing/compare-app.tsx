import { useEffect, useMemo, useState } from 'preact/hooks';
import { defaultSettings, type Settings } from '../../lib/domain/settings.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { numberText } from '../../lib/view/numbers.ts';
import { plural, t } from '../../lib/view/words.ts';
import { Mark } from '../icons/mark.tsx';
import { FailureNotice } from '../notices/failure-notice.tsx';
import { Notice } from '../notices/notice.tsx';
import { CompareTable } from './compare-table.tsx';
import { bySaving } from './listing-savings.ts';
import { useListing } from './use-listing.ts';

interface Props {
  readonly ask: Ask;
  readonly tabId: number | undefined;
  readonly onOptions: () => void;
}

/** All products of a page at once. */
export function CompareApp({ ask, tabId, onOptions }: Props) {
  const { listing, goOn } = useListing(ask, tabId);
  const [settings, setSettings] = useState<Settings>(defaultSettings);
  useEffect(() => void ask('settings/get', {}).then((reply) => reply.ok && setSettings(reply.value)), [ask]);
  const { items = [], rows, failure, done } = listing;
  const compared = useMemo(() => bySaving(items, rows), [items, rows]);
  const cheaper = compared.filter(({ best }) => best?.saving !== undefined).length;
  return (
    <div class="compare-page">
      <header class="compare-page__head">
        <Mark size={36} />
        <div>
          <h1>{t('compare_title')}</h1>
          <p role="status" data-testid="compare-progress">
            {done
              ? plural('compare_done', cheaper)
              : plural('compare_progress', items.length, { done: numberText(rows.length) })}
          </p>
        </div>
      </header>
      <main>
        {!done && failure === undefined && (
          <progress
            class="compare-page__progress"
            aria-label={t('compare_title')}
            max={items.length || 1}
            value={rows.length}
          />
        )}
        {failure !== undefined && (
          <FailureNotice failure={failure} onRetry={goOn} onConnect={onOptions} onOptions={onOptions} />
        )}
        {listing.items?.length === 0 && (
          <Notice icon="list" title={t('compare_empty')} detail={t('compare_empty_detail')} testId="compare-empty" />
        )}
        {compared.length > 0 && (
          <CompareTable items={compared} settings={settings} throughAffiliate={listing.throughAffiliate} />
        )}
      </main>
    </div>
  );
}
