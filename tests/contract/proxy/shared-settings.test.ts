import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../../support/postgres.ts';
import { type Client, type Harness, startHarness } from './proxy-harness.ts';
import { startUpstream, type Upstream } from './upstream.ts';

const PATH = '/elsewhere/v1/settings';
const hasPostgres = postgresPrograms() !== undefined;
if (!hasPostgres)
  console.warn('SKIPPED shared settings in PostgreSQL: it is not installed (apt-get install postgresql)');

let upstream: Upstream;
let postgres: Postgres;
beforeAll(async () => {
  upstream = await startUpstream();
  if (hasPostgres) postgres = await startPostgres(['fsync=off']);
}, 60_000);
afterAll(async () => {
  await upstream.close();
  if (hasPostgres) await postgres.stop();
});

describe.each(hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'])('settings that browsers share, in %s', (kind) => {
  let harness: Harness;
  let anna: Client;
  let ben: Client;
  beforeAll(async () => {
    harness = await startHarness({
      CATALOG_API_URL: upstream.url,
      CATALOG_API_TOKEN: 'the-token-of-the-team',
      ...(kind === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    });
    anna = await harness.client('anna');
    ben = await harness.client('ben');
  });
  afterAll(() => harness.close());
  const told = (client: Client, body: unknown) => client.ask(PATH, { body });
  const shared = (client: Client) => told(client, {});

  test('the last word on each setting counts, and outlives the proxy', async () => {
    expect((await shared(anna)).json).toEqual({});
    await told(anna, { theme: 'dark', digest: 'daily' });
    const { status, json } = await told(anna, { theme: 'light', quietHours: null });
    expect([status, json]).toEqual([200, { theme: 'light', digest: 'daily', quietHours: null }]);
    await harness.restart();
    expect((await shared(anna)).json).toEqual({ theme: 'light', digest: 'daily', quietHours: null });
  });

  test('belong to their user alone', async () => {
    await told(anna, { theme: 'dark' });
    expect((await shared(ben)).json).toEqual({});
    await told(ben, { theme: 'light' });
    expect((await shared(anna)).json.theme).toBe('dark');
    expect((await harness.ask(PATH, { body: {} })).status).toBe(401);
  });

  test('changed from several browsers at once, no change is lost', async () => {
    const changes = [{ theme: 'dark' }, { images: 'never' }, { links: 'affiliate' }, { notifications: false }];
    await Promise.all(changes.map((change) => told(ben, change)));
    expect((await shared(ben)).json).toMatchObject(Object.assign({}, ...changes));
  });

  test('hold no address, no permission and nothing that is no setting', async () => {
    const secrets = {
      webhookUrl: 'https://hooks.example/s3cret',
      automaticShops: ['shop.example'],
      key: 's3cret',
      sync: 'proxy',
    };
    const { text } = await told(anna, { digest: 'off', ...secrets });
    expect(text).not.toMatch(/s3cret|shop\.example|sync/);
    expect((await shared(anna)).text).toBe(text);
  });

  test.each<[string, unknown, number]>([
    ['a value that is none', { theme: 'loud' }, 400],
    ['a minute after midnight that no day has', { quietHours: { fromMinute: 1440, toMinute: 3 } }, 400],
    ['a list', [], 400],
    ['no JSON', '{"theme":', 400],
    ['more than settings need', { displayCurrency: 'x'.repeat(40_000) }, 413],
  ])('%s is refused, and nothing changes', async (_, body, status) => {
    const before = (await shared(anna)).text;
    expect((await told(anna, body)).status).toBe(status);
    expect((await shared(anna)).text).toBe(before);
  });

  test('are told and answered in one way', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers } = await anna.ask(PATH, { method, ...(method === 'PUT' ? { body: {} } : {}) });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  });
});
