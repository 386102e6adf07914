// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '../../../lib/domain/settings.ts';
import type { Currency } from '../../../lib/domain/money.ts';
import { err, ok } from '../../../lib/domain/result.ts';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { pageOf } from '../../e2e/harness/answers.ts';
import { askOf, type Scenario, scenarios } from '../../e2e/harness/scenarios.ts';
import { eur, graded, makeComparison, makeOffer, makeSighting, NOW } from '../../support/views/make.ts';
import { open } from './open-popup.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const SAYS: Readonly<Record<string, string>> = {
  cheaper: '€40.10 less elsewhere',
  'not-cheaper': 'This is the best price we know',
  'sold-out': 'Sold out everywhere else',
  'sold-out-here': 'From €88.90',
  'a-little-cheaper': 'Elsewhere it starts at €128.99',
  likely: 'Probably found elsewhere',
  'only-used': 'Found at one other place',
  'only-similar': 'What follows is similar, not the same.',
  found: 'Found by name. Check before you compare prices.',
  nowhere: 'No shop in the catalog has it.',
  refreshing: 'Looking for newer prices…',
  'refresh-failed': 'You are offline',
  partial: 'Some offers could not be read and are left out.',
  offline: 'You are offline',
  'proxy-down': 'Your proxy does not answer',
  'wrong-server': 'That is not a proxy for Elsewhere',
  'wrong-version': 'The proxy speaks version 2, this extension 1.',
  'key-revoked': 'This device is no longer paired',
  'plan-exhausted': "This month's plan is used up",
  'rate-limited': 'Trying again in 0:42',
  'private-window': 'Private window',
  'not-permitted': 'May Elsewhere look at corner-shop.example?',
  nothing: 'No product recognised',
  unsupported: 'Nothing to compare here',
  listing: '12 products on this page',
  'not-connected': 'Connect your proxy',
};

test.each(Object.entries(SAYS))('%s says "%s"', async (state, words) => {
  const { view } = await open(scenarios[state] ?? {});
  await vi.waitFor(() => expect(view.text()).toContain(words));
});

test.each([
  [504, 'It did not answer in time.'],
  [502, 'It answered with error 502.'],
])('a catalog that is down with %s says "%s"', async (status, words) => {
  const stored = ok({ comparison: null, fresh: false });
  const { view } = await open({
    answers: { 'comparison/stored': stored, 'comparison/fetch': err({ kind: 'service-down', status }) },
  });
  await vi.waitFor(() => expect(view.text()).toContain(words));
});

test('words that were typed find offers: none is called similar to them, and nothing is missing', async () => {
  const { view } = await open(scenarios['found'] ?? {});
  expect(view.byTestId('verdict-line').textContent).toBe('2 offers');
  expect(view.text()).not.toContain('Similar, not the same');
  expect(view.text()).not.toContain('Not found elsewhere');
});

test('what is stored is shown while something newer is on its way, with its age', async () => {
  const { view } = await open(scenarios['refreshing'] ?? {});
  expect(view.allByTestId('offer').length).toBeGreaterThan(0);
  expect(view.byTestId('freshness').dataset['stale']).toBe('true');
});

test('who cannot buy here keeps nothing by buying elsewhere: a page that is sold out is told the price, and no saving', async () => {
  const soldOut = makeSighting({ availability: { value: 'out-of-stock', source: 'json-ld', certainty: 1 } });
  const comparison = makeComparison({}, soldOut);
  expect(comparison.best?.saving).toBeDefined();
  const { view } = await open({
    answers: { 'page/current': ok(pageOf(soldOut)), 'comparison/stored': ok({ comparison, fresh: true }) },
  });
  expect(view.byTestId('verdict-line').textContent).toBe('From €88.90');
});

test('the age of the prices stands where it says that there are no newer ones', async () => {
  const { view } = await open(scenarios['refresh-failed'] ?? {});
  await vi.waitFor(() => view.byTestId('failure-offline'));
  expect(view.byTestId('failure-offline').textContent).toContain('You are offline · Prices as of 5 days ago');
});

test('prices are filtered in the currency of the page, though most offers are in another', async () => {
  const inDollars = (minor: number) => ({ minor, currency: 'USD' as Currency });
  const offers = [
    ...[101, 111, 121].map((minor) => graded(makeOffer(`usd-${String(minor)}`, { price: inDollars(minor * 100) }))),
    ...[90, 95].map((major) => graded(makeOffer(`eur-${String(major)}`, { price: eur(major) }))),
  ];
  const pressed = async (of: typeof offers) => {
    const comparison = makeComparison({ offers: of });
    const { view } = await open({ answers: { 'comparison/stored': ok({ comparison, fresh: true }) } });
    await view.click(view.byTestId('open-facets'));
    await vi.waitFor(() => view.byTestId('facet-price'));
    return view.byTestId('facet-price').textContent;
  };
  expect(await pressed(offers)).toContain('€90.00€95.00');
  // One price is nothing to choose from.
  expect(await pressed(offers.slice(0, 4))).toContain('$101.00$121.00');
});

test('a failed refresh leaves the older offers on the screen', async () => {
  const { view } = await open(scenarios['refresh-failed'] ?? {});
  await vi.waitFor(() => view.byTestId('failure-offline'));
  expect(view.allByTestId('offer').length).toBeGreaterThan(0);
});

test('a skeleton is shown only to those who wait', async () => {
  const { view } = await open(scenarios['looking'] ?? {});
  expect(view.allByTestId('looking')).toEqual([]);
  await view.settle(200);
  expect(view.allByTestId('looking')).toHaveLength(1);
});

test('trying again asks again, and shows what then comes', async () => {
  let calls = 0;
  const ask = askOf({});
  const flaky = ((name, payload) => {
    if (name === 'comparison/stored') return Promise.resolve(ok({ comparison: null, fresh: false }));
    if (name !== 'comparison/fetch') return ask(name, payload);
    calls += 1;
    return Promise.resolve(calls === 1 ? err({ kind: 'timeout', afterMs: 8000 }) : ok(makeComparison()));
  }) as Ask;
  const { view } = await open({}, { ask: flaky });
  await vi.waitFor(() => view.byTestId('remedy-retry'));
  await view.click(view.byTestId('remedy-retry'));
  expect(view.byTestId('verdict-line').textContent).toBe('€40.10 less elsewhere');
});

test('allowing a shop asks the browser in the click itself, then looks', async () => {
  const order: string[] = [];
  const permit = vi.fn((address: string) => {
    order.push(address);
    return Promise.resolve(true);
  });
  const { view, ask } = await open(scenarios['not-permitted'] ?? {}, { permit });
  view.byTestId('permit-shop').click();
  expect(order, 'before anything was awaited').toEqual(['https://corner-shop.example']);
  await view.settle();
  expect(ask.asked.map(({ name }) => name)).toContain('page/look');
});

test('another product of the page can be chosen', async () => {
  const { view, ask } = await open({});
  await view.click(view.byTestId('not-this-product'));
  const [, second] = view.byTestId('product-chooser').querySelectorAll<HTMLInputElement>('input[type=radio]');
  await view.click(second ?? view.root);
  expect(ask.asked).toContainEqual({ name: 'page/choose', payload: { tabId: 1, chosen: 1 } });
});

test('a picture is loaded only as the setting allows', async () => {
  const image = { value: 'https://pictures.example/k200.jpg', source: 'json-ld', certainty: 1 } as const;
  const page = (images: 'never' | 'page-only'): Scenario => ({
    answers: {
      'settings/get': ok({ ...defaultSettings, images }),
      'page/current': ok({
        kind: 'seen',
        tabId: 1,
        url: makeSighting().url,
        view: { kind: 'product', sightings: [makeSighting({ image })] },
        chosen: 0,
        granted: true,
        throughAffiliate: false,
      }),
    },
  });
  expect((await open(page('never'))).view.root.querySelector('img')).toBeNull();
  const shown = (await open(page('page-only'))).view.root.querySelector('img');
  expect(shown?.getAttribute('src')).toBe(image.value);
  expect(shown?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('a search takes the place of the page, and clearing it brings the page back', async () => {
  const { view, ask } = await open({});
  const field = view.byTestId('search') as HTMLInputElement;
  await view.type(field, 'espresso');
  field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await view.settle(20);
  expect(ask.asked).toContainEqual(
    expect.objectContaining({
      name: 'comparison/stored',
      payload: expect.objectContaining({ subject: { kind: 'typed', text: 'espresso' } }),
    }),
  );
  expect(view.allByTestId('product')).toEqual([]);
  await view.click(view.byTestId('search-clear'));
  await view.settle(20);
  expect(view.allByTestId('product')).toHaveLength(1);
});

test('tabs are one stop; arrows go round', async () => {
  const { view } = await open({});
  const offers = view.byTestId('tab-offers');
  expect(offers.tabIndex).toBe(0);
  expect(view.byTestId('tab-history').tabIndex).toBe(-1);
  offers.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  await view.settle(20);
  expect(view.byTestId('tab-watches').getAttribute('aria-selected')).toBe('true');
});

test('filtering shows what passes, says so, and is taken back with one click', async () => {
  const filters = { availability: ['out-of-stock'] };
  const kept = JSON.stringify({ url: makeSighting().url, typed: '', section: 'offers', sort: 'best', filters });
  const { view } = await open({ view: kept });
  await vi.waitFor(() => expect(view.allByTestId('offer')).toHaveLength(1));
  expect(view.byTestId('shown-count').textContent).toBe('1 of 8 offers');
  await vi.waitFor(() => view.byTestId('chip'));
  await view.click(view.byTestId('clear-all'));
  await vi.waitFor(() => expect(view.allByTestId('offer')).toHaveLength(8));
});

test('an alert is set in two clicks, with a sensible price filled in', async () => {
  const { view, ask } = await open({});
  await view.click(view.byTestId('set-alert'));
  await vi.waitFor(() => view.byTestId('watch-save'));
  await view.settle(20);
  view.byTestId('quick-watch').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await view.settle(20);
  const sent = ask.asked.find(({ name }) => name === 'watch/create')?.payload as {
    draft: Record<string, unknown>;
    product: { key: string };
  };
  expect(sent.draft).toMatchObject({
    targetType: 'barcode',
    targetIds: ['4006381333931'],
    status: 'active',
    filters: [
      { field: 'currency', operator: '=', value: 'EUR' },
      // What is used there is no price of a new one.
      { field: 'merchant.id', operator: '!=', value: '14' },
    ],
    rules: [{ field: 'final_price', condition: 'less_than', threshold: { type: 'value' } }],
  });
  expect(sent.product.key).toBe('gtin:4006381333931');
  expect(view.byTestId('watch-saved').textContent).toContain('Alert set.');
});
