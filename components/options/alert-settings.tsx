import type { Connection } from '../../lib/domain/connection.ts';
import { t } from '../../lib/view/words.ts';
import { ChoiceSetting } from './choice-setting.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { Section } from './section.tsx';
import type { SettingsProps } from './settings-props.ts';
import { TextSetting } from './text-setting.tsx';

/** When and how alerts speak. */
export function AlertSettings({
  settings,
  onChange,
  connection,
}: SettingsProps & { connection: Connection | undefined }) {
  return (
    <Section title={t('options_alerts')} testId="options-alerts">
      <ChoiceSetting
        legend={t('options_notify')}
        value={settings.notifications ? 'on' : 'off'}
        testId="setting-notifications"
        onChoose={(choice) => onChange({ notifications: choice === 'on' })}
        choices={[
          { value: 'on', label: t('options_notify_on') },
          { value: 'off', label: t('options_notify_off') },
        ]}
      />
      <ChoiceSetting
        legend={t('options_digest')}
        value={settings.digest}
        testId="setting-digest"
        onChoose={(digest) => onChange({ digest })}
        choices={[
          { value: 'off', label: t('options_digest_off') },
          { value: 'daily', label: t('options_digest_daily') },
        ]}
      />
      <QuietHours hours={settings.quietHours} onChange={(quietHours) => onChange({ quietHours })} />
      {connection?.kind === 'transparent' && (
        <TextSetting
          label={t('options_webhook')}
          hint={t('options_webhook_about')}
          value={settings.webhookUrl ?? ''}
          testId="setting-webhook"
          read={(text) => (text === '' ? null : /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined)}
          wrong={t('options_webhook_wrong')}
          onChange={(webhookUrl) => onChange({ webhookUrl })}
        />
      )}
    </Section>
  );
}
