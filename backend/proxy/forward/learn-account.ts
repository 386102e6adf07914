import type { Access } from '../access/access.ts';
import { learnLimit } from './forward.ts';
import type { RateState } from './limiter.ts';

/** Asks once what the team's limit is: until then nobody can be given a fair part of it. */
export async function learnAccount(access: Access, rate: RateState): Promise<void> {
  const outcome = await access.ask({
    method: 'GET',
    path: '/v1/account',
    query: '',
    body: undefined,
    requestId: 'account-at-start',
    repeatable: true,
  });
  if (outcome.kind === 'answer' && outcome.status === 200) learnLimit(rate, outcome.value);
}
