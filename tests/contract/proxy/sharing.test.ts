import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHarness } from './proxy-harness.ts';
import type { Harness } from './proxy-harness.ts';
import { sendJson, startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';

let upstream: Upstream;
let harness: Harness;
beforeAll(async () => {
  upstream = await startUpstream();
  harness = await startHarness({ CATALOG_API_URL: upstream.url, CATALOG_API_TOKEN: 'the-token-of-the-team' });
});
afterAll(async () => {
  await harness.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.received.length = 0;
  upstream.behave = (_received, response) => sendJson(response, { data: [], meta: {} });
});
const omni = (value: string) => ({ body: { criteria: [{ field: 'keyword', value }] } });

describe('equal searches', () => {
  test('a thousand at once are one call to the service, whoever asks', async () => {
    upstream.behave = (_received, response) => setTimeout(() => sendJson(response, { data: [1] }), 500);
    const [anna, ben] = [await harness.client(), await harness.client()];
    const asked = Array.from({ length: 1000 }, (_, index) =>
      (index % 2 ? anna : ben).ask('/v1/products/omni', omni('thousand')),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"data":[1]}']));
    expect(upstream.received).toHaveLength(1);
  });

  test('later are answered from the cache with their age, unless the client wants it fresh', async () => {
    const client = await harness.client();
    await client.ask('/v1/products/omni', omni('kept'));
    const kept = await client.ask('/v1/products/omni', omni('kept'));
    expect([kept.headers.get('x-elsewhere-cache'), Number(kept.headers.get('age'))]).toEqual(['hit', 0]);
    expect(upstream.received).toHaveLength(1);
    await client.ask('/v1/products/omni', { ...omni('kept'), headers: { 'cache-control': 'no-cache' } });
    expect(upstream.received).toHaveLength(2);
  });

  test('that failed are asked again', async () => {
    const client = await harness.client();
    upstream.behave = (_received, response) => sendJson(response, { message: 'no' }, 500);
    await client.ask('/v1/products/omni', omni('failing'));
    await client.ask('/v1/products/omni', omni('failing'));
    expect(upstream.received).toHaveLength(2);
  });

  test('the account is never kept', async () => {
    const client = await harness.client();
    await client.ask('/v1/account');
    await client.ask('/v1/account');
    expect(upstream.received).toHaveLength(2);
  });
});

describe('the limit of the team', () => {
  test('leaves something for everybody, however greedy one is', async () => {
    const shared = await startHarness({ CATALOG_API_URL: upstream.url, CATALOG_API_TOKEN: 'the-token-of-the-team' });
    try {
      const [greedy, modest] = [await shared.client(), await shared.client()];
      upstream.behave = (_received, response) =>
        sendJson(response, { data: [] }, 200, { 'x-ratelimit-limit': '40', 'x-ratelimit-remaining': '1' });
      await greedy.ask('/v1/account');
      upstream.received.length = 0;
      const flood = [];
      for (let index = 0; index < 60; index += 1)
        flood.push(await greedy.ask('/v1/products/omni', omni(`flood ${index}`)));
      const through = flood.filter(({ status }) => status === 200).length;
      expect(through).toBeGreaterThanOrEqual(20);
      expect(through).toBeLessThanOrEqual(31);
      const refused = flood.at(-1);
      expect([refused?.status, refused?.json.error.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(30);
      for (let index = 0; index < 10; index += 1) {
        expect((await modest.ask('/v1/products/omni', omni(`modest ${index}`))).status).toBe(200);
      }
      expect(upstream.received.length).toBeLessThanOrEqual(40);
    } finally {
      await shared.close();
    }
  });
});

test('credentials are put into searches and asin watches, and never come back', async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { tmpdir } = await import('node:os');
  const file = join(mkdtempSync(join(tmpdir(), 'elsewhere-networks-')), 'networks.json');
  const amazon = (locale: string) => ({
    credential_id: `id-of-${locale}`,
    credential_secret: `secret-of-${locale}`,
    partner_tag: 'tag-20',
    locale,
  });
  writeFileSync(file, JSON.stringify({ all: { amazon: [amazon('US'), amazon('DE')], '12': { affiliate_id: '77' } } }));
  const rich = await startHarness({
    CATALOG_API_URL: upstream.url,
    CATALOG_API_TOKEN: 'the-token-of-the-team',
    ELSEWHERE_NETWORKS_FILE: file,
  });
  try {
    const client = await rich.client();
    expect((await rich.ask('/elsewhere/v1/about')).json.capabilities.marketplaces).toEqual(['US', 'DE']);
    upstream.behave = ({ body }, response) => sendJson(response, { data: [], echo: body });
    const sent = async (more: object) => {
      const answer = await client.ask('/v1/products/omni', { body: { criteria: [], ...more } });
      expect(answer.text).not.toMatch(/secret-of/);
      return JSON.parse(upstream.received.at(-1)?.body ?? '').networks;
    };
    expect(await sent({})).toEqual({ amazon: amazon('US'), '12': { affiliate_id: '77' } });
    expect(await sent({ networks: { amazon: { locale: 'DE' } } })).toMatchObject({ amazon: amazon('DE') });
    expect(await sent({ networks: { amazon: { locale: 'FR' } } })).toEqual({ '12': { affiliate_id: '77' } });
    const watch = (target_type: string) =>
      client.ask('/v1/products/watches', { body: { target_type, target_ids: ['B000000000'] } });
    const echoed = await watch('asin');
    expect(JSON.parse(upstream.received.at(-1)?.body ?? '').networks.amazon.locale).toBe('US');
    expect(echoed.text).not.toMatch(/secret-of/);
    await watch('product');
    expect(JSON.parse(upstream.received.at(-1)?.body ?? '').networks).toBeUndefined();
  } finally {
    await rich.close();
  }
});
