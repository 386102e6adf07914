import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogFilters, Criterion, ViewQuery } from '../../../lib/domain/asking.ts';
import { firstPage, SORT_KEYS } from '../../../lib/domain/asking.ts';
import type { Asin, Gtin, ProductUrl } from '../../../lib/domain/identifier.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { createWholeClient } from '../../../lib/catalog/whole-client.ts';
import { sightingWith } from '../../fixtures/offers.ts';
import { complaintsAbout, type SentRequest } from '../../support/strict-catalog.ts';
import { createDisk, startWorker, type Worker } from '../../support/worker.ts';
import { anyDrop, until, wish } from '../background/catalog.ts';
import { type Route, throughForwarder } from './real-servers.ts';

// Everything that the extension sends, held against the document word for word: the catalog behind a server that adds a
// token, and in front of it one that answers 422 to whatever the document does not name.

let route: Route;
const complaints: string[] = [];
const seen = new Set<string>();

beforeAll(async () => {
  route = await throughForwarder();
}, 60_000);
beforeEach(() => complaints.splice(0));
afterAll(() => route.close());

/** What the client hands to `fetch`, as the strict server takes it. */
function sentBy(url: string, { method = 'GET', headers, body }: RequestInit): SentRequest {
  return { method, url, headers: new Headers(headers), body: typeof body === 'string' ? body : '' };
}

async function strictly(url: string, init: RequestInit): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/elsewhere/')) return new Response('<html>404</html>', { status: 404 });
  const sent = sentBy(url, init);
  const { method, headers, body } = sent;
  const found = complaintsAbout(sent);
  if (headers.has('authorization')) complaints.push('a key for a proxy that wants none');
  seen.add(`${method} ${pathname.replaceAll(/[\da-f-]{36}/g, 'ID').replace(/(merchants)\/.+/, '$1/ID')}`);
  complaints.push(...found.map((one) => `${method} ${pathname} ${one} in ${body}`));
  return found.length > 0 ? Response.json({ message: found[0], errors: {} }, { status: 422 }) : fetch(url, init);
}

const id = fc.stringMatching(/^[1-9]\d{0,18}$/);
const ids = fc.array(id, { maxLength: 5 });
const filters: fc.Arbitrary<CatalogFilters> = fc.record(
  {
    merchantIds: ids,
    networkIds: ids,
    withoutMerchantIds: ids,
    withoutNetworkIds: ids,
    priceFrom: fc.double({ min: 0, max: 1e12, noNaN: true }),
    priceTo: fc.double({ min: 0, max: 1e12, noNaN: true }),
    currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    availability: fc.constantFrom('in-stock', 'out-of-stock'),
    onSale: fc.boolean(),
    conditions: fc.uniqueArray(fc.constantFrom('new', 'used', 'refurbished', 'open-box')),
    brands: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { maxLength: 4 }),
    sellerParty: fc.constantFrom('first', 'third'),
  },
  { requiredKeys: [] },
);
const query: fc.Arbitrary<ViewQuery> = fc
  .record(
    {
      filters,
      sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), order: fc.constantFrom('asc', 'desc') }),
      page: fc.integer({ min: 1, max: 100 }),
      perPage: fc.integer({ min: 1, max: 100 }),
      after: fc.stringMatching(/^[\w=]{4,40}$/),
      facets: fc.boolean(),
    },
    { requiredKeys: ['filters', 'page', 'perPage', 'facets'] },
  )
  .map((one) => one as ViewQuery);
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    field: fc.constant('asin'),
    values: fc.uniqueArray(fc.stringMatching(/^B0[A-Z\d]{8}$/), { minLength: 1, maxLength: 10 }),
  }),
  fc.record({
    field: fc.constant('barcode'),
    values: fc.array(fc.stringMatching(/^\d{13}$/), { minLength: 1, maxLength: 6 }),
  }),
  fc.record({ field: fc.constant('url'), values: fc.webUrl().map((url) => [url]) }),
  fc.record({
    field: fc.constant('keyword'),
    values: fc.stringMatching(/^[a-z ]{0,20}[a-z]$/).map((words) => [words]),
  }),
);

test('whatever a view asks for, the search is one that is documented', async () => {
  await fc.assert(
    fc.asyncProperty(criterion, query, fc.boolean(), async (by, view, grouped) => {
      // A client of its own each time: what is too fast for the account is paced, and no part of this.
      const client = createWholeClient({
        connection: { address: route.address, key: null },
        fetch: async (url, init) => {
          const sent = sentBy(url, init);
          complaints.push(...complaintsAbout(sent).map((one) => `${one} in ${sent.body}`));
          return Response.json({ data: [], meta: {} });
        },
        now: Date.now,
        online: () => true,
        onRequest: () => undefined,
        priceUnit: () => (grouped ? 'minor' : 'major'),
      });
      await client.omni(by, view, { grouped });
      const { sort, ...rest } = view;
      const isOmniOnly = sort?.by === 'criteria_url';
      const search = by.values[0] ?? 'x';
      await client.searchProducts({ ...rest, search, ...(sort && !isOmniOnly ? { sort: sort as never } : {}) });
      expect(complaints).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const none = () => undefined;

test('the rarer operations are as documented', async () => {
  const client = createWholeClient({
    connection: { address: route.address, key: null },
    fetch: strictly,
    now: Date.now,
    online: () => true,
    onRequest: () => undefined,
    priceUnit: () => 'major',
  });
  await client.account();
  await client.merchants({});
  await client.merchants({
    search: ` ${'x'.repeat(300)}`,
    countries: ['DE', 'US'],
    productsFrom: 0,
    productsTo: 9,
    page: 1,
    perPage: 50,
  });
  await client.merchant('nmer_01HZX');
  await client.watches({ metadata: { 'a key': 'ü&=', b: '[c]' } });
  await client.histories({ metadata: { app: 'elsewhere' }, currencyOf: none });
  await client.histories({ metadata: { app: 'elsewhere' }, page: 2, currencyOf: none });
  expect(complaints).toEqual([]);
});

const certain = <T>(value: T) => ({ value, source: 'json-ld' as const, certainty: 1 });
const sightings: readonly Sighting[] = [
  sightingWith({ asin: certain('B0BSHF7WHW' as Asin), name: certain('Sony WH-1000XM5 (Black) | Shop') }),
  sightingWith({
    gtins: [certain('04006381333931' as Gtin), certain('09780306406157' as Gtin)],
    brand: certain('Stabilo'),
  }),
  sightingWith({
    gtins: [],
    name: certain('Kaffeemaschine „Größe L“ || neu – 50 % günstiger!'),
    mpn: certain('KM-7/1'),
  }),
  sightingWith({ gtins: [], url: 'https://shop.example/p/%C3%BC?id=1&x=a%7C%7Cb' as ProductUrl }),
];

describe('a whole session of the background', () => {
  let worker: Worker;
  /** How far the worker's clock is ahead. */
  let ahead = 0;
  const ask: Worker['ask'] = (name, payload) => worker.ask(name, payload);
  const own = async () => {
    const reply = await ask('watch/list', {});
    return reply.ok ? reply.value.watches : [];
  };

  beforeAll(async () => {
    worker = startWorker(createDisk(), { fetch: strictly, now: () => Date.now() + ahead });
    const used = await ask('connection/use', { address: route.address });
    // What the account allows paces all that follows.
    const capabilities = { events: false, requestsPerMinute: expect.any(Number) as number };
    expect(used).toMatchObject({ ok: true, value: { kind: 'transparent', capabilities } });
    await ask('settings/set', { webhookUrl: route.webhookUrl ?? null });
  });
  afterAll(() => worker.kill());

  test.each(sightings.map((one, index) => [index, one] as const))('asks for sighting %i', async (_, sighting) => {
    const subject = { kind: 'sighting' as const, sighting };
    expect((await ask('comparison/fetch', { subject, query: firstPage })).ok).toBe(true);
    const narrow = { ...firstPage, filters: { priceFrom: 1.005, onSale: true, currency: 'EUR' } };
    expect((await ask('comparison/fetch', { subject, query: narrow })).ok).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each(['kettle', '4006381333931', 'B0BSHF7WHW', 'https://shop.example/p/1', '0-306-40615-2', '||', 'a||b'])(
    'asks for typed %s',
    async (text) => {
      await ask('comparison/fetch', { subject: { kind: 'typed', text }, query: firstPage });
      expect(complaints).toEqual([]);
    },
  );

  const price = (more: Partial<Rule>): Rule => ({ ...anyDrop, startValue: 19.99, ...more });
  const drafts: readonly Parameters<typeof wish>[] = [
    [['8099982740095203709']],
    [['1', '2', '3'], { expiresAt: Date.now() + 179 * 86_400_000 }],
    [['B0BSHF7WHW'], { targetType: 'asin', rules: [price({})] as never }],
    [['4006381333931'], { targetType: 'barcode', rules: [price({ condition: 'change', threshold: null })] as never }],
    [['5'], { filters: [{ field: 'currency', operator: '=', value: 'EUR' }], status: 'paused' }],
  ];
  test.each(drafts)('sets an alert for %j', async (targets, change) => {
    await ask('watch/create', wish(targets, change));
    await until(async () => (await own()).every(({ intent }) => intent === undefined), 3000);
    expect(complaints).toEqual([]);
  });

  test('changes, reads and deletes what it set', async () => {
    const { value: page } = await route.client.omni({ field: 'keyword', values: ['a'] }, firstPage).then((reply) => {
      if (!reply.ok) throw new Error(reply.failure.kind);
      return reply;
    });
    await ask('watch/create', wish([page.offers[0]?.id ?? '']));
    await until(async () => (await own()).some(({ remote }) => remote !== undefined), 4000);
    const clientIds = (await own()).filter(({ remote }) => remote !== undefined).map(({ clientId }) => clientId);
    expect(clientIds).not.toEqual([]);
    await ask('watch/change', { clientIds, draft: { name: 'Another name', status: 'paused' } });
    await until(async () => (await own()).every(({ intent }) => intent === undefined), 3000);
    await ask('watch/refresh', {});
    await ask('watch/delete', { clientIds });
    // What is deleted can be undone for a while.
    ahead = 60_000;
    worker.alarm('send');
    await until(async () => seen.has('DELETE /v1/products/watches/ID'), 5000);
    expect(complaints).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'GET /v1/account',
        'POST /v1/products/omni',
        'POST /v1/products/watches',
        'PUT /v1/products/watches/ID',
        'DELETE /v1/products/watches/ID',
        'GET /v1/products/watches',
        'GET /v1/products/watches/histories',
      ]),
    );
  }, 30_000);

  test('knows a shop as a merchant', async () => {
    await ask('merchant/of-shop', { host: 'shop.example' });
    await ask('merchant/get', { id: '1' });
    expect(complaints).toEqual([]);
  });
});
