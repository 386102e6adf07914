import type { Connection } from '../../lib/domain/connection.ts';
import { t } from '../../lib/view/words.ts';
import { Banner } from '../notices/notice.tsx';
import { ChoiceSetting } from './choice-setting.tsx';
import { Section } from './section.tsx';
import type { SettingsProps } from './settings-props.ts';

/** What others get to see, and how it looks. */
export function PrivacySettings({
  settings,
  onChange,
  connection,
  unshared,
}: SettingsProps & {
  connection: Connection | undefined;
  /** Why other devices do not know yet what was chosen here. */
  unshared: 'waiting' | 'too-large' | undefined;
}) {
  // Only our own proxy keeps settings; what was chosen behind it stays visible behind another.
  const canShare = connection?.kind === 'elsewhere' || settings.sync === 'proxy';
  return (
    <Section title={t('options_privacy')} about={t('options_privacy_about')} testId="options-privacy">
      <ChoiceSetting
        legend={t('options_images')}
        hint={t('options_images_about')}
        value={settings.images}
        testId="setting-images"
        onChoose={(images) => onChange({ images })}
        choices={[
          { value: 'never', label: t('options_images_never') },
          { value: 'page-only', label: t('options_images_page'), hint: t('options_images_page_about') },
          { value: 'always', label: t('options_images_always'), hint: t('options_images_always_about') },
        ]}
      />
      <ChoiceSetting
        legend={t('options_links')}
        hint={t('options_links_about')}
        value={settings.links}
        testId="setting-links"
        onChoose={(links) => onChange({ links })}
        choices={[
          { value: 'direct', label: t('options_links_direct'), hint: t('options_links_direct_about') },
          { value: 'affiliate', label: t('options_links_affiliate'), hint: t('options_links_affiliate_about') },
        ]}
      />
      <ChoiceSetting
        legend={t('options_sync')}
        hint={t('options_sync_about')}
        value={settings.sync}
        testId="setting-sync"
        onChoose={(sync) => onChange({ sync })}
        choices={[
          { value: 'off', label: t('options_sync_off') },
          { value: 'browser', label: t('options_sync_browser') },
          ...(canShare ? [{ value: 'proxy', label: t('options_sync_proxy') } as const] : []),
        ]}
      />
      {unshared !== undefined && (
        <Banner
          icon="warning"
          tone="warn"
          title={t(unshared === 'waiting' ? 'options_sync_waiting' : 'options_sync_too_large')}
          testId="sync-unshared"
        />
      )}
      <ChoiceSetting
        legend={t('options_theme')}
        value={settings.theme}
        testId="setting-theme"
        onChoose={(theme) => onChange({ theme })}
        choices={[
          { value: 'system', label: t('options_theme_system') },
          { value: 'light', label: t('options_theme_light') },
          { value: 'dark', label: t('options_theme_dark') },
        ]}
      />
    </Section>
  );
}
