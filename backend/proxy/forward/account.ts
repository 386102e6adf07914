import { setTimeout } from 'node:timers/promises';
import { parseJson } from '../../../lib/contract/json-text.ts';
import type { Access } from '../access/access.ts';
import { isObject } from '../http/json-object.ts';
import type { RateState } from './limiter.ts';

/** A browser pairs once and goes by what it is told then, so it may wait this long for the account's first answer. */
const PATIENCE_MS = 1000;

export interface KnownLimit {
  /** Asks the service until it has answered, whatever it says: a refusal would be the same the next time, and counts. */
  learn(): Promise<void>;
  /** Soon, known or not. */
  soon(): Promise<number | undefined>;
}

/** What the team's limit is: until it is known nobody can be given a fair part of it. */
export function createKnownLimit(access: Access, rate: RateState): KnownLimit {
  let asking: Promise<void> | undefined;
  let isAnswered = false;
  const ask = async (): Promise<void> => {
    isAnswered = await askAccount(access, rate);
  };
  return {
    learn() {
      if (isAnswered || rate.limit !== undefined) return Promise.resolve();
      asking ??= ask().finally(() => (asking = undefined));
      return asking;
    },
    async soon() {
      if (rate.limit === undefined && asking) {
        const failed = asking.catch(() => undefined);
        await Promise.race([failed, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
      }
      return rate.limit;
    },
  };
}

/** False where nobody answered. */
async function askAccount(access: Access, rate: RateState): Promise<boolean> {
  const outcome = await access.ask({
    method: 'GET',
    path: '/v1/account',
    query: '',
    body: undefined,
    requestId: 'account-at-start',
    repeatable: true,
  });
  if (outcome.kind === 'answer' && outcome.status === 200) learnLimit(rate, outcome.body);
  return outcome.kind !== 'unreachable' && outcome.kind !== 'timeout';
}

/** Both generations of the account say the limit of the team. */
export function learnLimit(rate: RateState, account: string): void {
  const { data, ...rest } = (parseJson(account)?.value ?? {}) as { data?: unknown; api_request_rate_limit?: unknown };
  const limit =
    rest.api_request_rate_limit ?? (data as { api_request_rate_limit?: unknown } | undefined)?.api_request_rate_limit;
  if (typeof limit === 'number' && limit > 0) rate.limit = limit;
}

const SECRET_NAME = /token|secret|password|credential|api_?key/i;

/** The account as every device may see it: figures stay, and what is named as a secret goes, at whatever depth. */
export function shownAccount(account: string): string {
  let found = false;
  const shown = JSON.stringify(parseJson(account)?.value, (name, value: unknown) => {
    const isSecret = SECRET_NAME.test(name) && (typeof value === 'string' || Array.isArray(value) || isObject(value));
    found ||= isSecret;
    return isSecret ? undefined : value;
  });
  return found ? shown : account;
}
