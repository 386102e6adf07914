import { expect, test, vi } from 'vitest';
import { firstPage } from '../../../lib/domain/asking.ts';
import type { Currency } from '../../../lib/domain/money.ts';
import { watchState } from '../../../lib/domain/watch-record.ts';
import { alertWords } from '../../../lib/view/alert-words.ts';
import { ruleText } from '../../../lib/view/rule-text.ts';
import { money, sightingWith } from '../../fixtures/offers.ts';
import { createDisk, startWorker } from '../../support/worker.ts';
import { wish } from './catalog.ts';

// A catalog that counts in the smallest coin of each currency, behind a server that only adds a token: whatever the coin, what
// the user sees and sets is the same amount that the catalog has.

const EURO_CODE = '4006381333931';
const WATCH = '0198c0de-1111-7222-8333-444455556666';

interface Sent {
  readonly rules: readonly { readonly start_value?: unknown; readonly threshold?: { readonly value: unknown } }[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}

/** A catalog of one product in euro and the same in another currency, and its one watch. */
function countsCoins(currency: string, coins: { readonly now: number; readonly before: number }) {
  let watch: Sent | undefined;
  const row = (final_price: number, coin: string, id: string) => ({
    id,
    name: 'Stabilo Boss 70/24',
    barcode: EURO_CODE,
    merchant: { id: 7, name: 'Paper House' },
    final_price,
    currency: coin,
    availability: 'InStock',
  });
  const routes: Readonly<Record<string, (body: Sent) => unknown>> = {
    'GET /v1/account': () => ({ team_id: 7, api_request_rate_limit: 600 }),
    'POST /v1/products/omni': (body) => {
      const wanted = JSON.stringify(body['filter'] ?? '').includes(currency) ? currency : 'EUR';
      const [price, most] = wanted === 'EUR' ? [1299, 2598] : [coins.before, coins.before * 2];
      return {
        data: [row(price, wanted, `8099982740095203${wanted.charCodeAt(0)}`)],
        meta: { total: 1, current_page: 1, last_page: 1 },
        facets: { final_prices: { min: price, max: most }, merchants: [], networks: [] },
      };
    },
    'POST /v1/products/watches': (body) => {
      watch = body;
      return { meta: { trace_id: 't' } };
    },
    [`PUT /v1/products/watches/${WATCH}`]: (body) => {
      watch = body;
      return { data: { ...body, watch_id: WATCH, target_id: '1' } };
    },
    'GET /v1/products/watches': () => ({
      data: watch === undefined ? [] : [{ ...watch, watch_id: WATCH, target_id: '1', target_type: undefined }],
      meta: { current_page: 1, last_page: 1 },
    }),
    'GET /v1/products/watches/histories': () => ({
      data: [
        {
          id: 'h1',
          watch_id: WATCH,
          changes: [{ field: 'final_price', old_value: coins.before, new_value: coins.now }],
          notified_at: new Date().toISOString(),
        },
      ],
      meta: { total: 1, current_page: 1, last_page: 1 },
    }),
  };
  return {
    sent: () => watch,
    complete() {
      if (watch !== undefined) watch = { ...watch, status: 'completed' };
    },
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const { pathname } = new URL(url);
      const route = routes[`${init.method ?? 'GET'} ${pathname}`];
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Sent;
      return route === undefined ? Response.json({ message: 'none' }, { status: 404 }) : Response.json(route(body));
    },
  };
}

test.each([
  {
    currency: 'JPY',
    now: 9800,
    before: 12_800,
    price: 12_800,
    target: 10_000,
    shown: ['¥9,800', '¥12,800', '¥10,000'],
  },
  { currency: 'HUF', now: 399_000, before: 499_000, price: 4990, target: 4500, shown: ['3,990', '4,990', '4,500'] },
  { currency: 'KWD', now: 9800, before: 12_345, price: 12.345, target: 10.5, shown: ['9.800', '12.345', '10.500'] },
  { currency: 'EUR', now: 980, before: 1299, price: 12.99, target: 10.5, shown: ['€9.80', '€12.99', '€10.50'] },
])(
  'a price in $currency is the same amount in the offer, in the alert that is set, and in the one that comes',
  async (row) => {
    const { currency, now, before, price, target, shown } = row;
    const catalog = countsCoins(currency, { now, before });
    const disk = createDisk();
    const worker = startWorker(disk, { fetch: catalog.fetch });
    expect((await worker.ask('connection/use', { address: 'https://proxy.example' })).ok).toBe(true);

    // A page in euro has told what the catalog counts in.
    const sighting = sightingWith({ price: { value: money(12.99), source: 'json-ld', certainty: 1 } });
    const subject = { kind: 'sighting' as const, sighting };
    const first = await worker.ask('comparison/fetch', { subject, query: firstPage });
    expect(first.ok && first.value.answer.page.offers[0]?.price).toEqual(money(12.99));
    const query = { ...firstPage, filters: { currency } };
    const second = await worker.ask('comparison/fetch', { subject, query });
    const page = second.ok ? second.value.answer.page : undefined;
    expect(page?.offers[0]?.price).toEqual(money(price, currency));
    expect(page?.facets?.prices).toEqual({ min: money(price, currency), max: money(price * 2, currency) });

    const created = await worker.ask(
      'watch/create',
      wish(['1'], {
        metadata: { elsewhere_currency: currency },
        rules: [
          {
            field: 'final_price',
            condition: 'less_than',
            startValue: price,
            threshold: { type: 'value', value: target },
          },
        ],
      }),
    );
    const coin = before / price;
    expect(catalog.sent()?.rules[0]).toMatchObject({ start_value: before, threshold: { value: target * coin } });
    const [record] = created.ok ? created.value : [];
    expect(record && watchState(record)).toBe('active');
    expect(record?.remote?.rules[0]).toMatchObject({ startValue: price, threshold: { value: target } });
    expect(record && ruleText(record.draft.rules[0]!, currency as Currency)).toContain(shown[2]);

    await worker.ask('watch/refresh', {});
    const [note] = [...disk.shown.values()];
    for (const text of shown.slice(0, 2)) expect(note?.message).toContain(text);
    const inbox = await worker.ask('inbox/list', {});
    expect(inbox.ok && inbox.value.map((entry) => alertWords(entry).message)).toEqual([note?.message]);
    // What was read back is no change that somebody else has made.
    const listed = await worker.ask('watch/list', {});
    expect(listed.ok && listed.value.watches.map(({ changedElsewhere }) => changedElsewhere)).toEqual([undefined]);
    worker.kill();
  },
);

test('an alert that was set before anything told what the catalog counts in is set right once something does', async () => {
  const catalog = countsCoins('EUR', { now: 980, before: 1299 });
  const worker = startWorker(createDisk(), { fetch: catalog.fetch });
  await worker.ask('connection/use', { address: 'https://proxy.example' });
  const rule = { field: 'final_price', condition: 'less_than', startValue: null } as const;
  const rules = [{ ...rule, threshold: { type: 'value' as const, value: 10.5 } }];
  await worker.ask('watch/create', wish(['1'], { rules }));
  expect(catalog.sent()?.rules[0]?.threshold?.value).toBe(10.5);

  const sighting = sightingWith({ price: { value: money(12.99), source: 'json-ld', certainty: 1 } });
  await worker.ask('comparison/fetch', { subject: { kind: 'sighting', sighting }, query: firstPage });
  await vi.waitFor(() => expect(catalog.sent()?.rules[0]?.threshold?.value).toBe(1050));
  await worker.ask('watch/refresh', {});
  const listed = await worker.ask('watch/list', {});
  const [record] = listed.ok ? listed.value.watches : [];
  expect(record?.draft.rules[0]?.threshold?.value).toBe(10.5);
  expect(record).not.toHaveProperty('changedElsewhere');

  // So it is where the user says it by hand.
  await worker.ask('settings/set', { priceUnit: 'major' });
  await vi.waitFor(() => expect(catalog.sent()?.rules[0]?.threshold?.value).toBe(10.5));
  worker.kill();
});

test('an alert that is over is not begun again by it', async () => {
  const catalog = countsCoins('EUR', { now: 980, before: 1299 });
  const worker = startWorker(createDisk(), { fetch: catalog.fetch });
  await worker.ask('connection/use', { address: 'https://proxy.example' });
  await worker.ask('watch/create', wish(['1']));
  catalog.complete();
  await worker.ask('watch/refresh', {});
  const before = catalog.sent();
  await worker.ask('settings/set', { priceUnit: 'minor' });
  await worker.ask('watch/refresh', {});
  expect(catalog.sent()).toBe(before);
  worker.kill();
});
