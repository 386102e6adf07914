// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createWholeClient } from '../../../lib/catalog/whole-client.ts';
import { gradeAnswer } from '../../../lib/domain/grade-answer.ts';
import { ok } from '../../../lib/domain/result.ts';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { askOf } from '../../e2e/harness/scenarios.ts';
import { open } from './open-popup.tsx';

// A service that was asked for a hundred offers and never puts more than twenty on a page.

const CAP = 20;
type Meta = (page: number, total: number) => Record<string, number>;

const WORDS: readonly (readonly [string, Meta])[] = [
  [
    'all that is documented',
    (page, total) => ({ total, per_page: CAP, current_page: page, last_page: Math.ceil(total / CAP) }),
  ],
  ['the last page alone', (_, total) => ({ last_page: Math.ceil(total / CAP) })],
  [
    'the last page, and the size that was asked for',
    (_, total) => ({ per_page: 100, last_page: Math.ceil(total / CAP) }),
  ],
  ['the total and the size', (_, total) => ({ total, per_page: CAP })],
  ['the total alone', (_, total) => ({ total })],
  ['the size alone', () => ({ per_page: CAP })],
];

function cappedCatalog(total: number, meta: Meta) {
  const pages: number[] = [];
  const row = (id: number): object => ({
    id: String(id),
    name: `Kestrel K200 Gooseneck Kettle ${String(id)}`,
    barcode: '4006381333931',
    final_price: 90 + id,
    currency: 'EUR',
    direct_url: `https://shop-${String(id)}.example/k200`,
    merchant: { id, name: `Shop ${String(id)}` },
  });
  const client = createWholeClient({
    connection: { address: 'https://proxy.example', key: null },
    now: Date.now,
    online: () => true,
    onRequest: () => undefined,
    priceUnit: () => 'major',
    fetch: async (_, { body }) => {
      const { page } = JSON.parse(typeof body === 'string' ? body : '{}') as { page: number };
      pages.push(page);
      const from = (page - 1) * CAP;
      const data = Array.from({ length: Math.max(0, Math.min(CAP, total - from)) }, (_, index) =>
        row(from + index + 1),
      );
      return Response.json({ data, meta: meta(page, total) });
    },
  });
  const known = askOf({});
  const ask: Ask = async (name, payload) => {
    if (name === 'comparison/stored') return ok({ comparison: null, fresh: false }) as never;
    if (name !== 'comparison/fetch') return known(name, payload);
    const { subject, query } = payload as Parameters<typeof ask<'comparison/fetch'>>[1];
    const reply = await client.omni({ field: 'barcode', values: ['4006381333931'] }, query);
    if (!reply.ok) return reply;
    const answer = { page: reply.value, asked: [], fetchedAt: Date.now() };
    return ok(gradeAnswer(subject as never, { answer, notSame: [], stale: false })) as never;
  };
  return { ask, pages };
}

test.each(WORDS)(
  'every page of a service that says %s can be reached, and no further one is asked for',
  async (_, meta) => {
    for (const [total, last] of [
      [60, 3],
      [50, 3],
      [20, 1],
      [7, 1],
    ] as const) {
      const { ask, pages } = cappedCatalog(total, meta);
      const { view } = await open({}, { ask });
      await vi.waitFor(() => expect(view.byTestId('shown-count').textContent).toContain(String(Math.min(CAP, total))));
      for (let page = 2; page <= 10; page += 1) {
        const [more] = view.allByTestId('more-offers');
        if (more === undefined) break;
        await view.click(more);
        await vi.waitFor(() => expect(pages).toHaveLength(page));
        await view.settle(20);
      }
      expect(pages.length, `${String(total)} offers`).toBeGreaterThanOrEqual(last);
      expect(view.byTestId('shown-count').textContent).toContain(String(total));
      // Where only a page without rows can say so, one such page is asked for.
      expect(pages.length - last).toBeLessThanOrEqual('last_page' in meta(1, total) ? 0 : 1);
    }
  },
);
