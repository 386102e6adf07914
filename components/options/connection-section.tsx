import type { Connection } from '../../lib/domain/connection.ts';
import { dateText } from '../../lib/view/dates.ts';
import { t } from '../../lib/view/words.ts';
import { ConnectForm } from '../connection/connect-form.tsx';
import { Foreign } from '../foreign/foreign.tsx';
import type { OptionsDeps } from './options-app.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly deps: OptionsDeps;
  /** Undefined while not yet read. */
  readonly connection: Connection | null | undefined;
  readonly onConnection: (connection: Connection | null) => void;
}

/** The one server that this extension talks to. */
export function ConnectionSection({ deps, connection, onConnection }: Props) {
  const forget = () => void deps.ask('connection/forget', {}).then((reply) => reply.ok && onConnection(null));
  return (
    <Section title={t('options_connection')} about={t('options_connection_about')} testId="options-connection">
      {connection === null && (
        <ConnectForm ask={deps.ask} permit={deps.permit} deviceName={deps.deviceName} onConnected={onConnection} />
      )}
      {connection && (
        <>
          <dl class="facts">
            <Fact label={t('connection_address')} value={connection.address} />
            <Fact label={t('connection_name')} value={connection.name} />
            <Fact label={t('connection_version')} value={connection.version} />
            <Fact label={t('connection_device')} value={connection.deviceName} />
            <Fact
              label={t('connection_kind')}
              value={connection.kind === 'elsewhere' ? t('connection_kind_ours') : t('connection_kind_transparent')}
            />
            <Fact label={t('connection_since')} value={dateText(connection.connectedAt)} />
          </dl>
          <button type="button" class="button button--danger" data-testid="connection-forget" onClick={forget}>
            {t('connection_forget')}
          </button>
        </>
      )}
    </Section>
  );
}

function Fact({ label, value }: { label: string; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <div class="facts__one">
      <dt>{label}</dt>
      <dd>
        <Foreign text={value} />
      </dd>
    </div>
  );
}
