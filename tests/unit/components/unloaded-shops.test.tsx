// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { freshView, viewText } from '../../../components/popup/kept.ts';
import { createWholeClient } from '../../../lib/catalog/whole-client.ts';
import type { ViewQuery } from '../../../lib/domain/asking.ts';
import { gradeAnswer } from '../../../lib/domain/grade-answer.ts';
import { ok } from '../../../lib/domain/result.ts';
import { noFilters } from '../../../lib/domain/view-query.ts';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { askOf } from '../../e2e/harness/scenarios.ts';
import { makeSighting } from '../../support/views/make.ts';
import type { Mounted } from '../../support/views/mount.ts';
import { open } from './open-popup.tsx';

// A catalog of thirty offers at four shops, of which the first page brings those of two.

const SHOPS = { 1: 12, 2: 8, 3: 6, 4: 4 };
const PAGE = 20;
const rows = Object.entries(SHOPS).flatMap(([shop, count]) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${shop}-${String(index)}`,
    name: 'Kestrel K200 Gooseneck Kettle',
    barcode: '4006381333931',
    final_price: 90 + index,
    currency: 'EUR',
    merchant: { id: Number(shop), name: `Shop ${shop}` },
  })),
);
const facets = {
  networks: [],
  merchants: Object.entries(SHOPS).map(([id, product_count]) => ({
    id: Number(id),
    name: `Shop ${id}`,
    product_count,
  })),
};

function catalog() {
  const queries: ViewQuery[] = [];
  const state = { isBroken: false };
  const client = createWholeClient({
    connection: { address: 'https://proxy.example', key: null },
    now: Date.now,
    online: () => true,
    onRequest: () => undefined,
    priceUnit: () => 'major',
    sleep: () => Promise.resolve(),
    fetch: async (_, { body }) => {
      if (state.isBroken) return Response.json({}, { status: 500 });
      const { filter = [], page = 1 } = JSON.parse(body as string) as {
        filter?: readonly { readonly field: string; readonly value: string }[];
        page?: number;
      };
      const wanted = filter.find(({ field }) => field === 'merchant.id')?.value.split('||');
      const found = rows.filter(({ merchant }) => wanted?.includes(String(merchant.id)) ?? true);
      const meta = {
        total: found.length,
        per_page: PAGE,
        current_page: page,
        last_page: Math.ceil(found.length / PAGE),
      };
      return Response.json({ data: found.slice((page - 1) * PAGE, page * PAGE), meta, facets });
    },
  });
  const known = askOf({});
  const ask: Ask = async (name, payload) => {
    if (name === 'comparison/stored') return ok({ comparison: null, fresh: false }) as never;
    if (name !== 'comparison/fetch') return known(name, payload);
    const { subject, query } = payload as Parameters<typeof ask<'comparison/fetch'>>[1];
    queries.push(query);
    const reply = await client.omni({ field: 'barcode', values: ['4006381333931'] }, query);
    if (!reply.ok) return reply;
    const answer = { page: reply.value, asked: [], fetchedAt: 1 };
    return ok(gradeAnswer(subject as never, { answer, notSame: [], stale: false })) as never;
  };
  return { ask, queries, state };
}

const choices = (view: Mounted): readonly string[] =>
  [...view.byTestId('facet-merchant').querySelectorAll('label')].map(({ textContent }) => textContent);

async function facetsOf(ask: Ask) {
  const { view } = await open({}, { ask });
  await vi.waitFor(() => view.byTestId('open-facets'));
  await view.click(view.byTestId('open-facets'));
  await vi.waitFor(() => view.byTestId('facet-merchant'));
  return view;
}

test('a shop that only the catalog has counted stands apart with that count, and its offers come when it is chosen', async () => {
  const { ask, queries } = catalog();
  const view = await facetsOf(ask);
  expect(choices(view)).toEqual(['Shop 112', 'Shop 28', 'Shop 36', 'Shop 44']);
  const words = 'Not loaded yet';
  const parts = view.byTestId('facet-merchant').textContent.split(words);
  expect(parts.map((part) => /Shop 3/.test(part))).toEqual([false, true]);

  await view.click(view.byTestId('choice-merchant-3'));
  await vi.waitFor(() => expect(choices(view)).toEqual(['Shop 112', 'Shop 28', 'Shop 36', 'Shop 44']));
  expect(queries.map(({ filters }) => filters)).toEqual([{}, { merchantIds: ['3'] }]);
  await vi.waitFor(() => expect(view.byTestId('facets-show').textContent).toContain('6'));
  // What is loaded by now adds up to what there is to see.
  expect(view.byTestId('facet-merchant').textContent.split(words)[0]).toContain('Shop 3');
  expect(view.byTestId('shown-count').textContent).toContain('6 of 26');
  const shops = () => new Set(view.allByTestId('offer').map(({ textContent }) => /Shop \d/.exec(textContent)?.[0]));
  await vi.waitFor(() => expect([...shops()]).toEqual(['Shop 3']));
  await view.click(view.byTestId('choice-merchant-3'));
  expect(queries).toHaveLength(2);
});

test('further pages go on behind the first, whatever was loaded in between', async () => {
  const { ask, queries } = catalog();
  const view = await facetsOf(ask);
  await view.click(view.byTestId('choice-merchant-4'));
  await vi.waitFor(() => expect(view.byTestId('shown-count').textContent).toContain('4 of 24'));
  await view.click(view.byTestId('choice-merchant-4'));
  await view.click(view.byTestId('more-offers'));
  await vi.waitFor(() => expect(view.byTestId('shown-count').textContent).toContain('30'));
  expect(queries.at(-1)).toMatchObject({ page: 2, filters: {} });
  expect(view.byTestId('facet-merchant').textContent).not.toContain('Not loaded yet');
});

test('a view that comes back with such a shop chosen has its offers, and its name', async () => {
  const { ask, queries } = catalog();
  const view = viewText(makeSighting().url, { ...freshView, filters: { ...noFilters, merchant: ['4'] } });
  const { view: popup } = await open({ view }, { ask });
  await vi.waitFor(() => expect(popup.allByTestId('offer')).toHaveLength(4));
  await vi.waitFor(() => expect(popup.byTestId('chip').textContent).toContain('Shop 4'));
  expect(queries.map(({ filters }) => filters)).toEqual([{}, { merchantIds: ['4'] }]);
});

test('where they cannot be had, it says so where the shop was chosen, and asks once', async () => {
  const { ask, queries, state } = catalog();
  const view = await facetsOf(ask);
  state.isBroken = true;
  await view.click(view.byTestId('choice-merchant-3'));
  await vi.waitFor(() => view.byTestId('facets-failure'));
  expect(view.byTestId('facets-failure').textContent).toContain('500');
  await view.settle(50);
  expect(queries).toHaveLength(2);
  expect(view.byTestId('shown-count').textContent).toContain('0 of 20');
});
