import { useEffect, useState } from 'preact/hooks';
import { hostText } from '../../lib/view/safe-link.ts';
import { t } from '../../lib/view/words.ts';
import { Foreign } from '../foreign/foreign.tsx';
import { Section } from './section.tsx';
import type { SettingsProps } from './settings-props.ts';

interface Props extends SettingsProps {
  readonly granted: () => Promise<readonly string[]>;
  readonly withdraw: (origin: string) => Promise<void>;
  readonly permitAhead: () => Promise<boolean>;
}

/** Shops of the manifest, which no user can withdraw, have all their sub-domains and both schemes. */
const NAMED = '*://*.';

/** The shops and servers that the browser lets us reach, and the shops that are looked up without a click. */
export function ShopsSection({ granted, withdraw, ...ahead }: Props) {
  const [origins, setOrigins] = useState<readonly string[]>([]);
  useEffect(() => void granted().then(setOrigins), [granted]);
  const own = origins.filter((origin) => !origin.startsWith(NAMED));
  const named = origins.filter((origin) => origin.startsWith(NAMED)).map((origin) => origin.slice(NAMED.length, -2));
  return (
    <Section title={t('options_shops')} about={t('options_shops_about')} testId="options-shops">
      {own.length === 0 && <p class="field__hint">{t('options_shops_none')}</p>}
      <ul class="shops" role="list">
        {own.map((origin) => {
          const host = hostText(origin.replace('/*', '/'));
          return (
            <li class="shops__one" key={origin}>
              <Foreign text={host || origin} longest={80} />
              <Ahead host={host} {...ahead} />
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
      {named.length > 0 && (
        <details class="shops__named" data-testid="named-shops">
          <summary>{t('options_shops_named', { count: String(named.length) })}</summary>
          <ul class="shops" role="list">
            {named.map((host) => (
              <li class="shops__one" key={host}>
                <Foreign text={host} longest={80} />
                <Ahead host={host} {...ahead} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="field__hint">{t('options_shops_ahead')}</p>
    </Section>
  );
}

type AheadProps = SettingsProps & Pick<Props, 'permitAhead'> & { readonly host: string };

function Ahead({ host, settings: { automaticShops }, onChange, permitAhead }: AheadProps) {
  const isChosen = automaticShops.includes(host);
  const change = (): void => {
    if (isChosen) {
      onChange({ automaticShops: automaticShops.filter((shop) => shop !== host) });
      return;
    }
    void permitAhead().then((mayAsk) => {
      // A refusal leaves the box as it was.
      onChange({ automaticShops: mayAsk ? [...automaticShops, host] : automaticShops });
    });
  };
  return (
    <label class="choice">
      <input type="checkbox" checked={isChosen} onChange={change} />
      {t('options_shops_automatic')}
    </label>
  );
}
