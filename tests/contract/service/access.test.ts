// Sections 5.1, 7 and 8: who may ask, how often, and what a refusal looks like.
import { describe, expect, it } from 'vitest';
import { describeCatalog } from './catalog-suite.ts';
import { TOKENS } from './watches-world.ts';

describeCatalog('access', (suite) => {
  const send = (path: string, init: RequestInit = {}) => suite.world.request(path, init);
  const bearer = { authorization: `Bearer ${TOKENS[0]}` };
  const limits = (body: object) => suite.ask('POST', '/elsewhere/v1/controls/limits', body);

  describe('without a good token', () => {
    it.each([
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer wrong',
      `Basic ${TOKENS[0]}`,
      TOKENS[0],
      `Bearer ${TOKENS[0]} x`,
    ])('%j is refused before the body is looked at', async (authorization) => {
      for (const path of [
        '/v1/account',
        '/v1/merchants',
        '/v1/products',
        '/v1/products/omni',
        '/v1/products/watches',
        '/v1/nothing',
        '/tools/convert/x',
      ]) {
        const response = await send(path, {
          method: path.endsWith('s') || path.endsWith('i') ? 'POST' : 'GET',
          headers: authorization === undefined ? {} : { authorization },
          ...(path.endsWith('i') && { body: '{bad' }),
        });
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({
          message: 'Unauthenticated.',
          error: 'Authentication is required to access this resource.',
        });
        expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      }
    });
  });

  it('takes the scheme in any case', async () => {
    expect((await send('/v1/account', { headers: { authorization: `bearer  ${TOKENS[0]}` } })).status).toBe(200);
  });

  it('names every request', async () => {
    const response = await send('/v1/account', { headers: bearer });
    expect((await response.json()).meta.trace_id).toBe(response.headers.get('x-request-id'));
  });

  it('limits requests by the minute, token by token', async () => {
    await limits({ rate_per_minute: 3 });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await send('/v1/account', { headers: bearer })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await send('/v1/products', { method: 'POST', headers: bearer, body: '{bad' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('x-ratelimit-limit')).toBe('3');
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(suite.world.now() / 1000);
    expect(await refused.json()).toMatchObject({ message: 'Too Many Attempts.' });
    const other = await send('/v1/account', { headers: { authorization: `Bearer ${TOKENS[1]}` } });
    expect(other.status).toBe(200);
    expect((await other.json()).api_request_rate_limit).toBe(3);
    await suite.world.advance(61);
    expect((await send('/v1/account', { headers: bearer })).status).toBe(200);
    await limits({ rate_per_minute: 1_000_000 });
  });

  it('says by 422 that the plan is used up', async () => {
    await limits({ requests_left: 2 });
    expect((await send('/v1/account', { headers: bearer })).status).toBe(200);
    expect((await send('/v1/products', { method: 'POST', headers: bearer, body: '{bad' })).status).toBe(400);
    const refused = await send('/v1/account', { headers: bearer });
    expect(refused.status).toBe(422);
    const body = await refused.json();
    expect(body.message).toMatch(/usage limit|subscription|quota|plan limit|exceeded the total/i);
    expect(body).not.toHaveProperty('errors');
    await limits({ requests_left: null });
    expect((await send('/v1/account', { headers: bearer })).status).toBe(200);
  });

  it.each([
    ['GET', '/v1/nothing', 404],
    ['GET', '/v1/merchants/nobody', 404],
    ['GET', '/v1/products', 405],
    ['PUT', '/v1/products/omni', 405],
    ['DELETE', '/v1/account', 405],
  ])('answers %s %s by %i', async (method, path, status) => {
    const response = await send(path, { method, headers: bearer });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      message: expect.any(String),
      meta: { trace_id: expect.any(String) },
    });
  });

  describe('bad bodies', () => {
    const post = async (body: string | Uint8Array<ArrayBuffer>, path = '/v1/products') =>
      (await send(path, { method: 'POST', headers: bearer, body })).status;
    it.each(['', '{', '{"search":"x"', 'nonsense', '{"search":}', "{'search':'x'}", '\u0000'])(
      '%j is no JSON',
      async (body) => {
        for (const path of [
          '/v1/products',
          '/v1/products/omni',
          '/v1/pools',
          '/v1/products/lists',
          '/tools/convert/asin-to-barcode',
        ])
          expect(await post(body, path)).toBe(400);
      },
    );
    it.each(['null', '5', '"x"', '[]', 'true'])('%s is no object', async (body) => {
      expect(await post(body)).toBe(422);
    });
    it.each([
      [{}, 'search'],
      [{ search: null }, 'search'],
      [{ search: [] }, 'search'],
      [{ search: '' }, 'search'],
      [{ search: '  ' }, 'search'],
      [{ search: {} }, 'search'],
      [{ search: 5 }, 'search'],
      [{ search: [null] }, 'search.0'],
      [{ search: [[]] }, 'search.0'],
      [{ search: [{}] }, 'search.0.field'],
      [{ search: [{ field: 5, value: 'x' }] }, 'search.0.field'],
      [{ search: [{ field: 'nonsense', value: 'x' }] }, 'search.0.field'],
      [{ search: [{ field: 'name||nonsense', value: 'x' }] }, 'search.0.field'],
      [{ search: [{ field: '__proto__', value: 'x' }] }, 'search.0.field'],
      [{ search: [{ field: 'constructor', value: 'x' }] }, 'search.0.field'],
      [{ search: [{ field: 'name', value: 'x', operator: 'IS' }] }, 'search.0.operator'],
      [{ search: [{ field: 'name', value: 'x', operator: 5 }] }, 'search.0.operator'],
      [{ search: [{ field: 'any', value: 'x' }] }, 'search.0.operator'],
      [{ search: [{ field: 'barcode', value: 'x', operator: 'LIKE' }] }, 'search.0.operator'],
      [{ search: [{ field: 'description', value: 'x' }] }, 'search.0.operator'],
      [{ search: [{ field: 'name||description', value: 'x' }] }, 'search.0.operator'],
      [{ search: [{ field: 'name' }] }, 'search.0.value'],
      [{ search: [{ field: 'name', value: '' }] }, 'search.0.value'],
      [{ search: [{ field: 'name', value: '||' }] }, 'search.0.value'],
      [{ search: [{ field: 'name', value: {} }] }, 'search.0.value'],
      [{ search: [{ field: 'name', value: ['x'] }] }, 'search.0.value'],
      [{ search: [{ field: 'final_price', value: 'cheap', operator: '<' }] }, 'search.0.value'],
      [{ search: [{ field: 'availability', value: 'Banana' }] }, 'search.0.value'],
      [{ search: [{ field: 'currency', value: 'XYZ' }] }, 'search.0.value'],
      [{ search: [{ field: 'on_sale', value: 'maybe' }] }, 'search.0.value'],
      [{ search: [{ field: 'updated_at', value: '2026-02-30', operator: '>' }] }, 'search.0.value'],
      [{ search: [{ field: 'updated_at', value: 'today' }] }, 'search.0.value'],
      [{ search: [{ field: 'merchant.id', value: 'x' }] }, 'search.0.value'],
      [{ search: [{ field: 'availability', value: 'constructor' }] }, 'search.0.value'],
      [{ search: 'x', fields: 5 }, 'fields'],
      [{ search: 'x', fields: [{}] }, 'fields.0'],
      [{ search: 'x', fields: ['nonsense'] }, 'fields.0'],
      [{ search: 'x', network_ids: '1' }, 'network_ids'],
      [{ search: 'x', merchant_ids: ['x'] }, 'merchant_ids.0'],
      [{ search: 'x', exclude_network_ids: [{}] }, 'exclude_network_ids.0'],
      [{ search: 'x', click_tracking: 'maybe' }, 'click_tracking'],
      [{ search: 'x', use_short_url: 'maybe' }, 'use_short_url'],
      [{ search: 'x', name: 5 }, 'name'],
      [{ search: 'x', query: [] }, 'query'],
      [{ search: 'x', query: {} }, 'query.rules'],
      [{ search: 'x', query: { rules: [{}] } }, 'query.rules.0.conditions_operator'],
      [
        {
          search: 'x',
          query: {
            rules: [{ conditions_operator: 'XOR', conditions: [{ field: 'name', operator: '=', value: 'x' }] }],
          },
        },
        'query.rules.0.conditions_operator',
      ],
      ...[undefined, null, ''].map((operator): [object, string] => [
        {
          search: 'x',
          query: { rules: [{ conditions_operator: 'AND', conditions: [{ field: 'name', operator, value: 'x' }] }] },
        },
        'query.rules.0.conditions.0.operator',
      ]),
      [{ search: 'a\u0000b' }, 'search'],
      [{ search: '\ud800' }, 'search'],
      [{ search: [{ field: 'name', value: '\udfff' }] }, 'search.0.value'],
      [{ search: Array.from({ length: 200 }, () => ({ field: 'name', value: 'x' })) }, 'search'],
    ])('%j names the field', async (body, field) => {
      expect((await suite.refused(body))[0]).toBe(field);
    });
    it('tolerates fields it does not know', async () => {
      expect((await suite.search({ search: 'black', colour: 'x', nested: { a: [1] } })).status).toBe(200);
    });
    it('refuses what is too large or too deep', async () => {
      expect(await post(JSON.stringify({ search: 'x'.repeat(10_000_000) }))).toBe(413);
      expect(await post(`{"search":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).toBe(422);
    });
    it.each(["'; DROP TABLE product; --", '%', '_', '\\', '"', '$1', '?', '${1}', '\u202e', '𝕏', 'é'.normalize('NFD')])(
      '%j is only text',
      async (value) => {
        for (const field of ['name', 'brand', 'barcode', 'direct_url', 'merchant.name', 'tags', 'commission_url']) {
          expect((await suite.search({ search: [{ field, value }] })).status).toBe(200);
        }
        expect((await suite.search({ search: value })).status).toBe(200);
        expect((await suite.omni({ criteria: [{ field: 'url', value }] })).status).toBe(200);
      },
    );
  });
});
