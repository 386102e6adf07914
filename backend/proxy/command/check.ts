import { openAccess } from '../access/open-access.ts';
import type { Config } from '../config/config.ts';
import { createCredentials } from '../forward/credentials.ts';
import { createLog } from '../log.ts';
import { openStore } from '../store/store.ts';

/** Tries everything that a start would need, and says each result. */
export async function check(config: Config): Promise<number> {
  const results = [
    await attempt('settings', () => Promise.resolve(`${config.access} access`)),
    await attempt('credentials', () =>
      Promise.resolve(`${String(createCredentials(config.networksFile).marketplaces().length)} marketplaces`),
    ),
    await attempt('store', async () => {
      const store = await openStore(config);
      await store.close();
      return store.kind;
    }),
    config.access === 'embedded' ? true : await attempt('catalog', () => askCatalog(config)),
  ];
  return results.every(Boolean) ? 0 : 1;
}

async function attempt(what: string, work: () => Promise<string>): Promise<boolean> {
  try {
    console.log(`ok    ${what}: ${await work()}`);
    return true;
  } catch (error) {
    console.log(`wrong ${what}: ${error instanceof Error ? error.message : 'failed'}`);
    return false;
  }
}

async function askCatalog(config: Config): Promise<string> {
  const access = await openAccess(config, () => [], createLog('silent'));
  const call = {
    method: 'GET',
    path: '/v1/account',
    query: '',
    body: undefined,
    requestId: 'check',
    repeatable: true,
  } as const;
  const outcome = await access.ask(call);
  await access.close();
  if (outcome.kind === 'answer' && outcome.status === 200) return 'answers and takes the token';
  if (outcome.kind === 'answer') throw new Error(`answers with status ${String(outcome.status)}`);
  if (outcome.kind === 'token-refused') throw new Error('refuses the token');
  throw new Error(outcome.kind === 'timeout' ? 'does not answer in time' : outcome.word);
}
