import { parseCurrency } from '../../lib/domain/money.ts';
import { t } from '../../lib/view/words.ts';
import { TextSetting } from './text-setting.tsx';
import { ChoiceSetting } from './choice-setting.tsx';
import { RatesSetting } from './rates-setting.tsx';
import { Section } from './section.tsx';
import type { SettingsProps } from './settings-props.ts';

/** How the catalog's numbers become prices. */
export function PriceSettings({ settings, onChange }: SettingsProps) {
  return (
    <Section title={t('options_prices')} testId="options-prices">
      <ChoiceSetting
        legend={t('options_unit')}
        hint={t('options_unit_about')}
        value={settings.priceUnit}
        testId="setting-unit"
        onChoose={(priceUnit) => onChange({ priceUnit })}
        choices={[
          { value: 'calibrate', label: t('options_unit_calibrate'), hint: t('options_unit_calibrate_about') },
          { value: 'major', label: t('options_unit_major') },
          { value: 'minor', label: t('options_unit_minor') },
        ]}
      />
      <TextSetting
        label={t('options_currency')}
        hint={t('options_currency_about')}
        value={settings.displayCurrency ?? ''}
        testId="setting-currency"
        read={(text) => (text === '' ? null : parseCurrency(text))}
        wrong={t('options_currency_wrong')}
        onChange={(displayCurrency) => onChange({ displayCurrency })}
      />
      <RatesSetting rates={settings.rates} onChange={(rates) => onChange({ rates })} />
    </Section>
  );
}
