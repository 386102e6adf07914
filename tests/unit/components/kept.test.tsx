// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { scenarios } from '../../e2e/harness/scenarios.ts';
import { NOW } from '../../support/views/make.ts';
import { open } from './open-popup.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('what was open is open again: tab, filters and order are kept for the page', async () => {
  const { view, ask } = await open({});
  await view.click(view.byTestId('tab-history'));
  await view.settle(300);
  const saved = ask.asked.findLast(({ name }) => name === 'view-state/set')?.payload as { key: string; value: string };
  expect(saved.key).toBe('popup:1');
  const again = await open({ view: saved.value });
  expect(again.view.byTestId('tab-history').getAttribute('aria-selected')).toBe('true');
});

test('what was on the screen is there at once when it opens again, before anybody has answered', async () => {
  const first = await open({});
  const kept = first.ask.asked.findLast(
    ({ name, payload }) => name === 'view-state/set' && (payload as { key: string }).key === 'shown:1',
  )?.payload as { value: string };
  const silent = (() => new Promise(() => undefined)) as unknown as Ask;
  const { view } = await open({}, { ask: silent, kept: { shown: kept.value } });
  expect(view.byTestId('verdict-line').textContent).toBe('€40.10 less elsewhere');
  await vi.waitFor(() => expect(view.allByTestId('offer')).toHaveLength(8));
  expect(view.allByTestId('looking')).toEqual([]);

  const elsewhere = await open(
    {},
    { ask: silent, kept: { shown: kept.value }, tabUrl: 'https://shop.example.com/pan' },
  );
  expect(elsewhere.view.allByTestId('offer'), 'another product than the tab shows').toEqual([]);
  const unknown = await open({}, { ask: silent, kept: { shown: kept.value }, tabUrl: undefined });
  expect(unknown.view.allByTestId('offer'), 'a page that the browser does not name').toEqual([]);
});

test('what was on the screen gives way to what is true now', async () => {
  const first = await open({});
  const kept = first.ask.asked.find(
    ({ name, payload }) => name === 'view-state/set' && (payload as { key: string }).key === 'shown:1',
  )?.payload as { value: string };
  for (const [state, id] of [
    ['not-connected', 'not-connected'],
    ['nothing', 'nothing'],
    ['private-window', 'private-window'],
  ] as const) {
    const { view } = await open(scenarios[state] ?? {}, { kept: { shown: kept.value } });
    await vi.waitFor(() => view.byTestId(id));
    expect(view.allByTestId('offer')).toEqual([]);
  }
  const { view } = await open(scenarios['refreshing'] ?? {}, { kept: { shown: kept.value } });
  expect(view.byTestId('freshness').dataset['stale']).toBe('true');
});

test('a kept text that is broken is none', async () => {
  const { view } = await open({}, { kept: { view: '{', shown: 'null' } });
  await vi.waitFor(() => expect(view.allByTestId('offer')).toHaveLength(8));
});

test('a change is kept even when the popup closes at once', async () => {
  const { view, ask } = await open({});
  await view.click(view.byTestId('tab-history'));
  dispatchEvent(new Event('pagehide'));
  const saved = ask.asked.findLast(({ name }) => name === 'view-state/set')?.payload as { key: string; value: string };
  expect(saved.key).toBe('popup:1');
  expect(saved.value).toContain('"section":"history"');
});
