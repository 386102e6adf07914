import { useEffect, useState } from 'preact/hooks';
import { hostText } from '../../lib/view/safe-link.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { Section } from './section.tsx';
import type { SettingsProps } from './settings-props.ts';

interface Props extends SettingsProps {
  readonly granted: () => Promise<readonly string[]>;
  readonly withdraw: (origin: string) => Promise<void>;
}

/** The shops and servers that the browser lets us reach, and the shops that are looked up without a click. */
export function ShopsSection({ settings, onChange, granted, withdraw }: Props) {
  const [origins, setOrigins] = useState<readonly string[]>([]);
  useEffect(() => void granted().then(setOrigins), [granted]);
  const { automaticShops } = settings;
  return (
    <Section title={t('options_shops')} about={t('options_shops_about')} testId="options-shops">
      {origins.length === 0 && <p class="field__hint">{t('options_shops_none')}</p>}
      <ul class="shops" role="list">
        {origins.map((origin) => {
          const host = hostText(origin.replace('/*', '/'));
          const automatic = automaticShops.includes(host);
          return (
            <li class="shops__one" key={origin}>
              <Foreign text={host || origin} longest={80} />
              <label class="choice">
                <input
                  type="checkbox"
                  checked={automatic}
                  onChange={() =>
                    onChange({
                      automaticShops: automatic
                        ? automaticShops.filter((shop) => shop !== host)
                        : [...automaticShops, host],
                    })
                  }
                />
                {t('options_shops_automatic')}
              </label>
              <button
                type="button"
                class="button button--plain"
                data-testid="shop-withdraw"
                aria-label={t('options_shops_withdraw_from', { shop: host })}
                onClick={() => void withdraw(origin).then(granted).then(setOrigins)}
              >
                {t('options_shops_withdraw')}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
