import { useState } from 'preact/hooks';
import type { LedgerEntry } from '../../lib/domain/ledger-entry.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { dateTimeText, isoTime } from '../../lib/view/dates.ts';
import { foreignText } from '../../lib/view/foreign-text.ts';
import { bytesText } from '../../lib/view/numbers.ts';
import { t } from '../../lib/view/words.ts';
import { Section } from './section.tsx';

const MOST = 500;

/** Every request that left this browser: when, where to, which bytes. */
export function LedgerSection({ ask }: { ask: Ask }) {
  const [entries, setEntries] = useState<readonly LedgerEntry[]>();
  const read = () => void ask('ledger/list', {}).then((reply) => reply.ok && setEntries(reply.value));
  return (
    <Section title={t('options_ledger')} about={t('options_ledger_about')} testId="options-ledger">
      <button type="button" class="button" data-testid="ledger-show" onClick={read}>
        {entries === undefined ? t('ledger_show') : t('ledger_again')}
      </button>
      {entries?.length === 0 && <p class="field__hint">{t('ledger_none')}</p>}
      <ol class="ledger" role="list" data-testid="ledger">
        {entries?.slice(0, MOST).map((entry, index) => (
          <li key={index}>
            <details class="ledger__one">
              <summary>
                <time dateTime={isoTime(entry.at)}>{dateTimeText(entry.at)}</time>{' '}
                <bdi class="ledger__what">
                  {entry.method} {foreignText(URL.parse(entry.url)?.pathname ?? entry.url, 120)}
                </bdi>{' '}
                <span class="ledger__size">
                  {entry.status ?? '–'} · ↑ {bytesText(entry.bytesSent)} ↓ {bytesText(entry.bytesReceived)}
                </span>
              </summary>
              <pre class="ledger__bytes" dir="ltr" tabIndex={0}>
                {`${entry.url}\n${entry.body}`}
              </pre>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
