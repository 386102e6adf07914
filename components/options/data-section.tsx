import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../../lib/domain/failure.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { numberText } from '../../lib/view/numbers.ts';
import { t } from '../../lib/view/words.ts';
import { type ExportFormat, exportAs } from './export-tables.ts';
import { onEscape } from '../controls/on-escape.ts';
import { Section } from './section.tsx';

interface Props {
  readonly ask: Ask;
  readonly save: (fileName: string, text: string) => void;
}

const FORMATS = [
  ['json', 'data_export_json'],
  ['watches-csv', 'data_export_watches'],
  ['prices-csv', 'data_export_prices'],
] as const;

/** Everything stored is the user's: to take away, to bring back, to erase. */
export function DataSection({ ask, save }: Props) {
  const [said, setSaid] = useState('');
  const [erasing, setErasing] = useState(false);
  const fail = (failure: Failure): void => setSaid(failureText(failure).title);

  const take = async (format: ExportFormat): Promise<void> => {
    const reply = await ask('data/export', {});
    if (!reply.ok) return fail(reply.failure);
    const { fileName, text } = exportAs(format, reply.value);
    save(fileName, text);
  };
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const reply = await ask('data/import', { text: await file.text() });
    if (!reply.ok) return fail(reply.failure);
    const { watches, observations, skipped } = reply.value;
    setSaid(
      t('data_imported', {
        prices: numberText(observations),
        skipped: numberText(skipped),
        watches: numberText(watches),
      }),
    );
  };
  const erase = async (): Promise<void> => {
    const reply = await ask('data/erase', {});
    setErasing(false);
    if (reply.ok) setSaid(t('data_erased'));
    else fail(reply.failure);
  };

  return (
    <Section title={t('options_data')} about={t('options_data_about')} testId="options-data">
      <div class="options__row">
        {FORMATS.map(([format, label]) => (
          <button
            type="button"
            class="button"
            key={format}
            data-testid={`export-${format}`}
            onClick={() => void take(format)}
          >
            {t(label)}
          </button>
        ))}
      </div>
      <label class="field">
        <span class="field__label">{t('data_import')}</span>
        <input
          type="file"
          accept="application/json,.json"
          data-testid="import"
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
      </label>
      <div class="options__row">
        {erasing ? (
          <EraseQuestion onErase={() => void erase()} onCancel={() => setErasing(false)} />
        ) : (
          <button type="button" class="button button--danger" data-testid="erase" onClick={() => setErasing(true)}>
            {t('data_erase')}
          </button>
        )}
      </div>
      <p role="status" data-testid="data-said">
        {said}
      </p>
    </Section>
  );
}

/** What cannot be taken back is asked twice; the way back is the one at hand. */
function EraseQuestion({ onErase, onCancel }: { readonly onErase: () => void; readonly onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div class="options__row" role="group" aria-labelledby="erase-sure" onKeyDown={onEscape(onCancel)}>
      <p id="erase-sure">{t('data_erase_sure')}</p>
      <button type="button" class="button button--danger" data-testid="erase-sure" onClick={onErase}>
        {t('data_erase_now')}
      </button>
      <button type="button" class="button" ref={cancel} data-testid="erase-cancel" onClick={onCancel}>
        {t('action_cancel')}
      </button>
    </div>
  );
}
