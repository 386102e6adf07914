import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Connection } from '../../lib/domain/connection.ts';
import type { Failure } from '../../lib/domain/failure.ts';
import { defaultSettings, type Settings, type StoredSettings } from '../../lib/domain/settings.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { t } from '../../lib/view/words.ts';
import { applyTheme } from '../design/theme.ts';
import { Mark } from '../icons/mark.tsx';
import { Banner } from '../notices/notice.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { ConnectionSection } from './connection-section.tsx';
import { DataSection } from './data-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { PriceSettings } from './price-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { useUnshared } from './use-unshared.ts';
import { ShopsSection } from './shops-section.tsx';
import './options.css';

export interface OptionsDeps {
  readonly ask: Ask;
  readonly permit: (address: string) => Promise<boolean>;
  readonly deviceName: string;
  /** Shops and servers that the browser lets us reach. */
  readonly granted: () => Promise<readonly string[]>;
  readonly withdraw: (origin: string) => Promise<void>;
  /** Asks the browser whether something may be sent without a click; called inside one. */
  readonly permitAhead: () => Promise<boolean>;
  /** Hands a file to the user. */
  readonly save: (fileName: string, text: string) => void;
  /** Settings as they are stored, now and after each change, also of another device. */
  readonly onStored: (listener: (stored: StoredSettings) => void) => void;
}

/** Everything that can be chosen, in effect at once: there is no button to save. */
export function OptionsApp({ deps }: { deps: OptionsDeps }) {
  const { ask } = deps;
  const [kept, setSettings] = useState<Settings>(defaultSettings);
  /** What was chosen and is not yet known to be kept: shown at once, whatever older word comes in between. */
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  const settings = { ...kept, ...chosen };
  const [connection, setConnection] = useState<Connection | null>();
  const [failure, setFailure] = useState<Failure>();
  const [stored, setStored] = useState<StoredSettings>();
  const unshared = useUnshared(stored);

  useEffect(() => {
    void ask('settings/get', {}).then((reply) => (reply.ok ? setSettings(reply.value) : setFailure(reply.failure)));
    void ask('connection/get', {}).then((reply) => (reply.ok ? setConnection(reply.value) : setFailure(reply.failure)));
  }, [ask]);

  useEffect(() => {
    deps.onStored((next) => {
      setStored(next);
      setSettings(next.settings);
      applyTheme(next.settings.theme);
    });
  }, [deps.onStored]);

  const change = useCallback(
    async (patch: Partial<Settings>): Promise<void> => {
      setChosen((others) => ({ ...others, ...patch }));
      const reply = await ask('settings/set', patch as Parameters<typeof ask<'settings/set'>>[1]);
      setFailure(reply.ok ? undefined : reply.failure);
      if (reply.ok) setSettings(reply.value);
      setChosen((others) => without(others, patch));
      if (!reply.ok) return;
      applyTheme(reply.value.theme);
    },
    [ask],
  );
  const sections = { settings, onChange: (patch: Partial<Settings>) => void change(patch) };

  return (
    <div class="options">
      <header class="options__head">
        <Mark size={36} />
        <h1>{t('options_title')}</h1>
      </header>
      <main class="options__main">
        {failure !== undefined && (
          <Banner icon="warning" tone="bad" title={failureText(failure).title} testId="options-failure" />
        )}
        <ConnectionSection deps={deps} connection={connection} onConnection={setConnection} />
        <PrivacySettings {...sections} connection={connection ?? undefined} unshared={unshared} />
        <ShopsSection {...sections} granted={deps.granted} withdraw={deps.withdraw} permitAhead={deps.permitAhead} />
        <PriceSettings {...sections} />
        <AlertSettings {...sections} connection={connection ?? undefined} />
        <DataSection ask={ask} save={deps.save} />
        <LedgerSection ask={ask} />
      </main>
    </div>
  );
}

/** What was chosen since goes on to be shown. */
function without(others: Partial<Settings>, patch: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(others).filter(([name, value]) => patch[name as keyof Settings] !== value));
}
