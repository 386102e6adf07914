import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { parseProxyAddress } from '../../lib/domain/proxy-address.ts';
import { failureText } from '../../lib/view/failure-text.ts';
import { t } from '../../lib/view/words.ts';
import { Field } from '../controls/field.tsx';
import { type Connecting, type ConnectDeps, useConnecting } from './use-connecting.ts';
import './connection.css';

/** One field takes a pairing link, an address, or both in turn; what else is needed is asked for when it is needed. */
export function ConnectForm(deps: ConnectDeps) {
  const [text, setText] = useState('');
  const [secret, setSecret] = useState('');
  const [tried, setTried] = useState(false);
  const { state, start, finish } = useConnecting(deps);
  const titleId = useId();
  const address = parseProxyAddress(text);
  const busy = state.kind === 'working';
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[data-testid="${field}"]`)?.focus();
  // What is asked for next is where one types next.
  useEffect(() => {
    if (state.kind === 'wants-code' || state.kind === 'wants-key') focus('connect-secret');
  }, [state]);

  // The permission is asked for inside the click, before anything is awaited: browsers accept it only there.
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (address === undefined) focus('connect-address');
    if (address === undefined || busy) return;
    // Another address is another proxy, whatever the one before wanted.
    if ('address' in state && state.address === address.address) finish(state, secret.trim());
    else start(address);
  };

  return (
    <form class="connect" ref={form} aria-labelledby={titleId} onSubmit={submit} data-testid="connect-form">
      <h2 class="connect__title" id={titleId}>
        {t('connect_title')}
      </h2>
      <Field
        label={t('connect_address')}
        hint={t('connect_address_hint')}
        error={tried && address === undefined ? t('connect_address_wrong') : undefined}
      >
        {(field) => (
          <input
            {...field}
            class="input"
            data-testid="connect-address"
            type="text"
            inputMode="url"
            dir="ltr"
            autocomplete="off"
            spellcheck={false}
            placeholder="http://127.0.0.1:8787"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      {address?.open === true && <p class="connect__warning">{t('connect_open_warning')}</p>}
      <Secret state={state} secret={secret} onSecret={setSecret} />
      <Outcome state={state} />
      <button type="submit" class="button button--main" aria-disabled={busy} data-testid="connect-submit">
        {busy ? t('connect_working') : t('action_connect')}
      </button>
    </form>
  );
}

interface SecretProps {
  readonly state: Connecting;
  readonly secret: string;
  readonly onSecret: (secret: string) => void;
}

function Secret({ state, secret, onSecret }: SecretProps) {
  if (state.kind !== 'wants-code' && state.kind !== 'wants-key') return null;
  const wantsCode = state.kind === 'wants-code';
  return (
    <Field
      label={wantsCode ? t('connect_code') : t('connect_key')}
      hint={wantsCode ? t('connect_code_hint') : t('connect_key_hint')}
    >
      {(field) => {
        const common = {
          ...field,
          class: 'input',
          'data-testid': 'connect-secret',
          autocomplete: 'off',
          spellcheck: false,
          value: secret,
          onInput: (event: { currentTarget: HTMLInputElement }) => onSecret(event.currentTarget.value),
        } as const;
        return wantsCode ? (
          <input type="text" dir="ltr" {...common} />
        ) : (
          <input type="password" dir="ltr" {...common} />
        );
      }}
    </Field>
  );
}

function Outcome({ state }: { state: Connecting }) {
  if (state.kind === 'denied') {
    return (
      <p class="field__error" role="alert" data-testid="connect-denied">
        {t('connect_denied')}
      </p>
    );
  }
  const failure = 'failure' in state ? state.failure : undefined;
  if (failure === undefined) return null;
  const { title, detail } = failureText(failure);
  return (
    <p class="field__error" role="alert" data-testid={`connect-failure-${failure.kind}`}>
      <strong>{title}.</strong> {detail}
    </p>
  );
}
