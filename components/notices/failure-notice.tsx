import { useEffect } from 'preact/hooks';
import type { Failure } from '../../lib/domain/failure.ts';
import { ageText } from '../../lib/view/dates.ts';
import { failureText, type Remedy } from '../../lib/view/failure-text.ts';
import { t } from '../../lib/view/words.ts';
import type { IconName } from '../icons/icon.tsx';
import { Countdown } from './countdown.tsx';
import { Banner, Notice } from './notice.tsx';

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onConnect: () => void;
  readonly onOptions: () => void;
}

const ICONS: Partial<Record<Failure['kind'], IconName>> = {
  offline: 'offline',
  unreachable: 'offline',
  'not-connected': 'link',
  'key-revoked': 'key',
  'token-refused': 'key',
  'rate-limited': 'clock',
  timeout: 'clock',
};

/** A failure where the data would be, with the one thing that helps. */
export function FailureNotice(props: Props) {
  const { failure } = props;
  useBackOnline(props);
  const { title, detail, remedy, retryAfterMs } = failureText(failure);
  return (
    <Notice
      icon={ICONS[failure.kind] ?? 'warning'}
      tone={failure.kind === 'internal' ? 'bad' : 'warn'}
      title={title}
      detail={detail}
      role="alert"
      testId={`failure-${failure.kind}`}
    >
      {retryAfterMs !== undefined && <Countdown waitMs={retryAfterMs} onOver={props.onRetry} />}
      <RemedyButton remedy={remedy} {...props} />
    </Notice>
  );
}

/** The same above older data that stays on the screen, with its age. */
export function FailureBanner({ fetchedAt, ...props }: Props & { readonly fetchedAt: number }) {
  useBackOnline(props);
  const { title, remedy } = failureText(props.failure);
  const age = t('state_as_of', { age: ageText(fetchedAt, Date.now()) });
  return (
    <Banner
      icon={ICONS[props.failure.kind] ?? 'warning'}
      tone="warn"
      title={`${title} · ${age}`}
      testId={`failure-${props.failure.kind}`}
    >
      <RemedyButton remedy={remedy} {...props} plain />
    </Banner>
  );
}

/** Who is offline has nothing to press: it goes on by itself when the network is back. */
function useBackOnline({ failure, onRetry }: Props): void {
  useEffect(() => {
    if (failure.kind !== 'offline') return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [failure.kind, onRetry]);
}

function RemedyButton({ remedy, plain, ...on }: Omit<Props, 'failure'> & { remedy: Remedy; plain?: boolean }) {
  if (remedy === 'none') return null;
  const [label, onClick] = {
    retry: [t('action_retry'), on.onRetry] as const,
    connect: [t('action_connect'), on.onConnect] as const,
    options: [t('action_options'), on.onOptions] as const,
  }[remedy];
  return (
    <button
      type="button"
      class={plain === true ? 'button button--plain' : 'button'}
      data-testid={`remedy-${remedy}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
