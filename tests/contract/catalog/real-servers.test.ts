import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAsking, runAsking } from '../../../lib/background/ask-catalog.ts';
import { identify } from '../../../lib/catalog/identify.ts';
import { firstPage, nextQuery } from '../../../lib/domain/asking.ts';
import { criteriaOf } from '../../../lib/domain/criteria.ts';
import { gtinDigits } from '../../../lib/domain/gtin.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import { ok, type Result } from '../../../lib/domain/result.ts';
import type { WatchDraft } from '../../../lib/domain/watch.ts';
import { connect } from './loopback.ts';
import { type Route, throughForwarder, throughOurs } from './real-servers.ts';

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

describe.each([
  ['our proxy', throughOurs, 'elsewhere'],
  ['a plain forwarder', throughForwarder, 'transparent'],
] as const)('the real service through %s', (_, open, kind) => {
  let route: Route;
  let offers: readonly Offer[];
  const keyword = { field: 'keyword', values: ['a'] } as const;
  beforeAll(async () => {
    route = await open();
    const all = { ...firstPage, perPage: 100, filters: { currency: 'EUR' } };
    const found = await route.client.searchProducts({ search: 'a', perPage: 100 });
    offers = valueOf(found).offers;
    expect(valueOf(await route.client.omni(keyword, all)).offers.length).toBeGreaterThan(0);
  });
  afterAll(() => route.close());

  it('is known for what it is', async () => {
    const { address } = route;
    const wire = {
      address,
      key: null,
      fetch,
      now: Date.now,
      online: () => true,
      timeoutMs: 2000,
      onRequest: () => undefined,
    };
    const pause = { sleep: () => Promise.resolve(), random: () => 0 };
    expect(valueOf(await identify(wire, pause)).kind).toBe(kind);
  });

  it('has an account and merchants', async () => {
    expect(valueOf(await route.client.account()).requestsPerMinute).toBeGreaterThan(0);
    const { merchants, dropped, paging } = valueOf(await route.client.merchants({ perPage: 5 }));
    expect([merchants.length, dropped, paging.perPage]).toEqual([5, 0, 5]);
    const [first] = merchants;
    expect(valueOf(await route.client.merchant(first!.id))).toMatchObject({ id: first!.id, name: first!.name });
    expect(await route.client.merchant('no-such-merchant')).toEqual({ ok: false, failure: { kind: 'not-found' } });
  });

  it('answers a search whole: no row dropped, every id and price kept', () => {
    expect(offers.length).toBeGreaterThan(20);
    expect(offers.every(({ id, price }) => /^\w+$/.test(id) && (price?.minor ?? 1) > 0)).toBe(true);
  });

  it('narrows, sorts and counts as asked', async () => {
    const query = {
      ...firstPage,
      perPage: 20,
      sort: { by: 'final_price', order: 'asc' },
      filters: { currency: 'EUR', priceFrom: 5, priceTo: 50 },
    } as const;
    const page = valueOf(await route.client.omni(keyword, query));
    const prices = page.offers.map(({ price }) => price?.minor ?? 0);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(
      page.offers.every(({ price }) => price?.currency === 'EUR' && price.minor >= 500 && price.minor <= 5000),
    ).toBe(true);
    expect(page.facets?.merchants.length).toBeGreaterThan(0);
    expect(page.facets?.prices).toMatchObject({ min: { currency: 'EUR' }, max: { currency: 'EUR' } });
    const merchantIds = [page.facets!.merchants[0]!.id];
    const narrower = valueOf(
      await route.client.omni(keyword, { ...query, filters: { ...query.filters, merchantIds } }),
    );
    expect(new Set(narrower.offers.map(({ merchant }) => merchant.id))).toEqual(new Set(merchantIds));
  });

  it('is paged to its end without a repeat', async () => {
    let query: ReturnType<typeof nextQuery> = { ...firstPage, perPage: 100, facets: false };
    const ids = new Set<string>();
    let total = 0;
    let rows = 0;
    while (query !== undefined) {
      const page = valueOf(await route.client.omni(keyword, query));
      page.offers.forEach(({ id }) => ids.add(id));
      rows += page.offers.length;
      total = page.paging.total ?? 0;
      query = nextQuery(query, page.paging, page.offers.length);
    }
    expect(rows).toBe(total);
    expect(ids.size).toBe(total);
  });

  it('finds a product by its barcode, and a typed one by falling through', async () => {
    const known = offers.find(({ gtins }) => gtins.length > 0)!;
    const text = gtinDigits(known.gtins[0]!);
    const criteria = [{ field: 'barcode', values: ['0000000000000'] } as const, ...criteriaOf({ kind: 'typed', text })];
    const { page, asked } = valueOf(await runAsking(route.client, criteria, firstPage));
    expect(asked.map(({ outcome }) => outcome)).toEqual(['nothing', 'found']);
    expect(page.offers.map(({ id }) => id)).toContain(known.id);
  });

  it('answers a listing of ten ASINs in one call', async () => {
    const seen = new Map<string, Offer>();
    const query = { ...firstPage, perPage: 100, facets: false };
    for (let page = 1; page <= 15 && seen.size < 4; page += 1) {
      const found = await route.client.omni(keyword, { ...query, page });
      if (!found.ok) break;
      for (const offer of found.value.offers) if (offer.asin !== undefined) seen.set(offer.asin, offer);
    }
    const some = [...seen.values()].slice(0, 4);
    expect(some.length).toBeGreaterThan(0);
    const before = route.ledger.length;
    const asking = createAsking(() => Promise.resolve(ok({ client: route.client })));
    const pages = valueOf(await asking.askListed(some.map(({ asin }) => ({ asin: asin! }))));
    expect(pages.map((page, place) => page?.offers.some(({ id }) => id === some[place]!.id))).toEqual(
      some.map(() => true),
    );
    expect(route.ledger.length - before).toBe(1);
  });

  it('refuses field by field what is wrong', async () => {
    const wrong = await route.client.searchProducts({ search: [{ field: 'no_such_field', value: 'x' }] });
    expect(wrong).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });

  it('keeps a watch from its making to its end', async () => {
    const { client, webhookUrl } = route;
    const draft: WatchDraft = {
      name: 'below',
      targetType: 'product',
      targetIds: offers.slice(0, 2).map(({ id }) => id),
      status: 'active',
      rules: [
        { field: 'final_price', condition: 'decrease', startValue: 20.5, threshold: { type: 'percentage', value: 10 } },
        { field: 'availability', condition: 'change', startValue: null, threshold: null },
      ],
      filters: [{ field: 'currency', operator: '=', value: 'EUR' }],
      metadata: { group: `g-${kind}` },
      expiresAt: Date.now() + 30 * 86_400_000,
    };
    valueOf(await client.createWatches(draft, webhookUrl));
    const listed = valueOf(await client.watches({ metadata: draft.metadata }));
    expect(listed).toMatchObject({ dropped: 0, unreadable: [] });
    expect(listed.watches.map(({ targetId }) => targetId).sort()).toEqual([...draft.targetIds].sort());
    const { id } = listed.watches[0]!;
    const whole = valueOf(await client.watch(id));
    expect(whole).toMatchObject({ name: 'below', status: 'active', targetType: 'product', metadata: draft.metadata });
    expect(whole.rules[0]).toEqual(draft.rules[0]);
    expect(Math.abs((whole.expiresAt ?? 0) - draft.expiresAt!)).toBeLessThan(2000);
    const changed = valueOf(
      await client.updateWatch(id, { ...draft, targetIds: [whole.targetId], status: 'paused' }, webhookUrl),
    );
    expect((changed ?? valueOf(await client.watch(id))).status).toBe('paused');
    expect(valueOf(await client.watchHistory(id))).toMatchObject({ records: [], dropped: 0 });
    expect(valueOf(await client.histories({ metadata: draft.metadata, currencyOf: () => undefined }))).toMatchObject({
      records: [],
      dropped: 0,
    });
    for (const watch of listed.watches) valueOf(await client.deleteWatch(watch.id));
    expect(await client.watch(id)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(valueOf(await client.watches({ metadata: draft.metadata })).watches).toEqual([]);
  });

  it('has a feed of alerts where it is ours', async () => {
    const news = await route.client.events({ since: 0, limit: 10 });
    if (kind === 'transparent') {
      expect(news).toMatchObject({ ok: false, failure: { kind: 'wrong-server' } });
      return;
    }
    const first = valueOf(news);
    expect(first).toMatchObject({ alerts: [], dropped: 0 });
    const again = valueOf(await route.client.events({ since: first.cursor, limit: 10 }));
    expect(again.alerts).toEqual([]);
  });
});

describe('a plain forwarder', () => {
  it('may pass bodies on in pieces, of which none says how long they are', async () => {
    const route = await throughForwarder();
    const send = (text: string) =>
      fetch(`${route.address}/v1/products/omni`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([text]).stream(),
        duplex: 'half',
      } as RequestInit);
    const small = await send(JSON.stringify({ criteria: [{ field: 'keyword', value: 'a' }], per_page: 1 }));
    expect([small.status, ((await small.json()) as { data: unknown[] }).data.length]).toEqual([200, 1]);
    expect((await send(`"${'x'.repeat(2_000_000)}"`)).status).toBe(413);
    await route.close();
  });
});

describe('our proxy', () => {
  it('does not know a key it did not give', async () => {
    const route = await throughOurs();
    const stranger = await connect(route.address, { key: 'made-up' }).client.account();
    expect(stranger).toEqual({ ok: false, failure: { kind: 'key-revoked' } });
    const wrong = await connect(route.address, { key: null }).client.pair({ code: '00000000', device_name: 'x' });
    expect(wrong).toEqual({ ok: false, failure: { kind: 'pairing-refused', reason: 'wrong-code' } });
    await route.close();
  });
});
