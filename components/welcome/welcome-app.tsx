import { useEffect, useState } from 'preact/hooks';
import type { Connection } from '../../lib/domain/connection.ts';
import type { Ask } from '../../lib/messaging/graded-ask.ts';
import { t } from '../../lib/view/words.ts';
import { ConnectForm } from '../connection/connect-form.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Mark } from '../icons/mark.tsx';
import './welcome.css';

interface Props {
  readonly ask: Ask;
  readonly permit: (address: string) => Promise<boolean>;
  readonly deviceName: string;
}

/** The first page after installing: what it does, what it does not, and the one thing it needs. */
export function WelcomeApp({ ask, permit, deviceName }: Props) {
  const [connection, setConnection] = useState<Connection | null>();
  useEffect(() => void ask('connection/get', {}).then((reply) => setConnection(reply.ok ? reply.value : null)), [ask]);
  const promises: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
    { icon: 'search', title: t('welcome_click'), text: t('welcome_click_text') },
    { icon: 'lock', title: t('welcome_private'), text: t('welcome_private_text') },
    { icon: 'tag', title: t('welcome_honest'), text: t('welcome_honest_text') },
  ];
  return (
    <div class="welcome">
      <header class="welcome__head">
        <Mark size={56} />
        <h1 class="welcome__title">{t('extension_description')}</h1>
      </header>
      <main class="welcome__main">
        <ul class="welcome__promises" role="list">
          {promises.map(({ icon, title, text }) => (
            <li class="welcome__promise" key={icon}>
              <Icon name={icon} size={24} />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <section class="card welcome__connect">
          {connection === null && (
            <ConnectForm ask={ask} permit={permit} deviceName={deviceName} onConnected={setConnection} />
          )}
          {connection && (
            <p role="status" data-testid="welcome-connected">
              <strong>{t('welcome_ready')}</strong> {t('welcome_ready_text')}
            </p>
          )}
        </section>
        <p class="welcome__note">{t('welcome_affiliate')}</p>
      </main>
    </div>
  );
}
