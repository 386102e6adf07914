import type { Failure } from '../domain/failure.ts';
import { quoted } from './foreign-text.ts';
import { t } from './words.ts';

/** What the user can do about it, in one click. */
export type Remedy = 'retry' | 'connect' | 'options' | 'none';

export interface FailureText {
  readonly title: string;
  /** What happened and what to do. */
  readonly detail: string;
  readonly remedy: Remedy;
  /** When trying again makes sense; the view counts down to it. */
  readonly retryAfterMs?: number;
}

/** So a proxy answers where the catalog was silent. */
const NO_ANSWER = 504;

/** The only place where a failure becomes prose. */
export function failureText(failure: Failure): FailureText {
  switch (failure.kind) {
    case 'offline':
      return { title: t('failure_offline'), detail: t('failure_offline_detail'), remedy: 'retry' };
    case 'not-connected':
      return { title: t('failure_not_connected'), detail: t('failure_not_connected_detail'), remedy: 'connect' };
    case 'unreachable':
      return {
        title: t('failure_unreachable'),
        // Browsers do not say which of the two it was.
        detail: failure.address.startsWith('https')
          ? t('failure_untrusted_detail', host(failure))
          : t('failure_unreachable_detail', host(failure)),
        remedy: 'retry',
      };
    case 'timeout':
      return { title: t('failure_timeout'), detail: t('failure_timeout_detail'), remedy: 'retry' };
    case 'wrong-server':
      return {
        title: t('failure_wrong_server'),
        detail: t('failure_wrong_server_detail', host(failure)),
        remedy: 'connect',
      };
    case 'wrong-version':
      return {
        title: t('failure_wrong_version'),
        detail: t('failure_wrong_version_detail', {
          ours: quoted(failure.ours, 40),
          theirs: quoted(failure.theirs, 40),
        }),
        remedy: 'retry',
      };
    case 'redirected':
      return {
        title: t('failure_redirected'),
        detail: t('failure_redirected_detail', host(failure)),
        remedy: 'connect',
      };
    case 'key-revoked':
      return { title: t('failure_key_revoked'), detail: t('failure_key_revoked_detail'), remedy: 'connect' };
    case 'rate-limited':
      return {
        title: t('failure_rate_limited'),
        detail: t('failure_rate_limited_detail'),
        remedy: 'retry',
        retryAfterMs: failure.retryAfterMs,
      };
    case 'service-down':
      return {
        title: t('failure_service_down'),
        detail:
          failure.status === NO_ANSWER
            ? t('failure_service_slow_detail')
            : t('failure_service_down_detail', { status: String(failure.status) }),
        remedy: 'retry',
        ...(failure.retryAfterMs === undefined ? {} : { retryAfterMs: failure.retryAfterMs }),
      };
    default:
      return refusalText(failure);
  }
}

const PAIRING = {
  'wrong-code': 'failure_pairing_wrong_code',
  expired: 'failure_pairing_expired',
  'too-many-tries': 'failure_pairing_too_many_tries',
} as const;

type Refusal = Exclude<
  Failure,
  {
    kind:
      | 'offline'
      | 'not-connected'
      | 'unreachable'
      | 'timeout'
      | 'wrong-server'
      | 'wrong-version'
      | 'redirected'
      | 'key-revoked'
      | 'rate-limited'
      | 'service-down';
  }
>;

function refusalText(failure: Refusal): FailureText {
  switch (failure.kind) {
    case 'token-refused':
      return { title: t('failure_token_refused'), detail: t('failure_token_refused_detail'), remedy: 'retry' };
    case 'forbidden':
      return { title: t('failure_forbidden'), detail: t('failure_forbidden_detail'), remedy: 'none' };
    case 'payment-required':
      return { title: t('failure_payment_required'), detail: t('failure_payment_required_detail'), remedy: 'retry' };
    case 'not-found':
      return { title: t('failure_not_found'), detail: t('failure_not_found_detail'), remedy: 'none' };
    case 'invalid':
      return invalidText(failure);
    case 'plan-exhausted':
      return { title: t('failure_plan_exhausted'), detail: t('failure_plan_exhausted_detail'), remedy: 'retry' };
    case 'cut-short':
      return { title: t('failure_cut_short'), detail: t('failure_cut_short_detail'), remedy: 'none' };
    case 'bad-response':
      return { title: t('failure_bad_response'), detail: t('failure_bad_response_detail'), remedy: 'retry' };
    case 'refused':
      return refusedText(failure.reason);
    case 'storage-full':
      return { title: t('failure_storage_full'), detail: t('failure_storage_full_detail'), remedy: 'options' };
    case 'pairing-refused':
      return { title: t('failure_pairing'), detail: t(PAIRING[failure.reason]), remedy: 'none' };
    case 'cancelled':
      return { title: t('failure_cancelled'), detail: t('failure_cancelled_detail'), remedy: 'retry' };
    case 'internal':
      return {
        title: t('failure_internal'),
        detail: t('failure_internal_detail', { reference: quoted(failure.reference, 80) }),
        remedy: 'retry',
      };
  }
}

function refusedText(reason: 'sender' | 'permission' | 'private-window' | 'request'): FailureText {
  switch (reason) {
    case 'permission':
      return { title: t('failure_permission'), detail: t('failure_permission_detail'), remedy: 'connect' };
    case 'private-window':
      return { title: t('state_private'), detail: t('state_private_detail'), remedy: 'none' };
    case 'sender':
    case 'request':
      return { title: t('failure_request'), detail: t('failure_request_detail'), remedy: 'none' };
  }
}

type Invalid = Extract<Failure, { kind: 'invalid' }>;

/** Of all that a service can dislike, one thing is not in the form: where it is to post its notices. */
function invalidText(failure: Invalid): FailureText {
  const [title, detail] = [t('failure_invalid'), invalidDetail(failure)];
  const isWebhook = /notification|webhook/i.test([failure.message, ...Object.keys(failure.fields)].join(' '));
  if (!isWebhook) return { title, detail, remedy: 'none' };
  return { title, detail: `${detail} ${t('failure_invalid_webhook')}`, remedy: 'options' };
}

/** The service's own words, field by field, because only it knows what it dislikes. */
function invalidDetail(failure: Invalid): string {
  const said = new Set(
    [...Object.values(failure.fields).flat(), failure.message].filter((words) => words.trim() !== ''),
  );
  if (said.size === 0) return '';
  return t('failure_invalid_detail', { words: quoted([...said].slice(0, 3).join(' · ')) });
}

function host(failure: { readonly address: string }): { address: string } {
  return { address: quoted(failure.address.replace(/^\w+:\/\//, ''), 80) };
}
