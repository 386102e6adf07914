import { accountHead, type AccountHead } from '../contract/account-head.ts';
import { type About, about, aboutHead, PROXY_API, PROXY_PATHS } from '../contract/proxy.ts';
import { readAs } from '../contract/read.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { createCaller, readJson } from './call.ts';
import type { Wire } from './exchange.ts';
import type { Pause } from './retry.ts';

/** Who answers at an address. */
export type Identity =
  | { readonly kind: 'elsewhere'; readonly about: About }
  | { readonly kind: 'transparent'; readonly account: AccountHead };

/**
 * Tells our proxy from one that only forwards, and both from any other server. Our proxy is asked nothing but its open
 * `about`; a key, where the user typed one, is only shown to a server that is not ours, for its account.
 */
export async function identify(wire: Wire, pause: Pause, signal?: AbortSignal): Promise<Result<Identity>> {
  const { call } = createCaller(wire, pause);
  const { address } = wire;
  const reply = await call(
    {
      request: { method: 'GET', path: PROXY_PATHS.about, anonymous: true },
      read: readJson(ok, address),
      repeatable: true,
      limited: false,
    },
    signal,
  );
  if (reply.ok && readAs(aboutHead)(reply.value).ok) return ofOurs(reply.value);
  // No answer at all is none to a second question either; any other means that these routes are not known there.
  if (!reply.ok && NO_ANSWER.has(reply.failure.kind)) return reply;
  const forwarded = await call(
    {
      request: { method: 'GET', path: '/v1/account' },
      read: readJson(readAs(accountHead), address),
      repeatable: true,
      limited: false,
    },
    signal,
  );
  if (forwarded.ok) return ok({ kind: 'transparent', account: forwarded.value });
  if (!reply.ok && reply.failure.kind === 'redirected') return reply;
  const { failure } = forwarded;
  const isOther = failure.kind === 'bad-response' || failure.kind === 'not-found' || failure.kind === 'invalid';
  return isOther ? err({ kind: 'wrong-server', address }) : forwarded;
}

const NO_ANSWER: ReadonlySet<string> = new Set(['offline', 'unreachable', 'timeout', 'cancelled']);

function ofOurs(value: unknown): Result<Identity> {
  const whole = readAs(about)(value);
  if (whole.ok) return ok({ kind: 'elsewhere', about: whole.value });
  const head = readAs(aboutHead)(value);
  const theirs = head.ok ? head.value.api : undefined;
  if (theirs !== undefined && theirs !== PROXY_API) {
    return err({ kind: 'wrong-version', theirs: String(theirs), ours: String(PROXY_API) });
  }
  return err({ kind: 'bad-response', issues: whole.failure });
}
