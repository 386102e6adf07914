// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '../../../lib/messaging/graded-ask.ts';
import { scenarios } from '../../e2e/harness/scenarios.ts';
import { NOW } from '../../support/views/make.ts';
import { open } from './open-popup.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('what was open is open again: tab, filters and order are kept for the page', async () => {
  const { view, kept } = await open({});
  await view.click(view.byTestId('tab-history'));
  const again = await open({ view: kept.get('popup:1') ?? '' });
  expect(again.view.byTestId('tab-history').getAttribute('aria-selected')).toBe('true');
});

test('what was on the screen is there at once when it opens again, before anybody has answered', async () => {
  const first = await open({});
  const shown = first.kept.get('shown:1') ?? '';
  const silent = (() => new Promise(() => undefined)) as unknown as Ask;
  const { view } = await open({}, { ask: silent, kept: { shown } });
  expect(view.byTestId('verdict-line').textContent).toBe('€40.10 less elsewhere');
  await vi.waitFor(() => expect(view.allByTestId('offer')).toHaveLength(8));
  expect(view.allByTestId('looking')).toEqual([]);

  const elsewhere = await open({}, { ask: silent, kept: { shown }, tabUrl: 'https://shop.example.com/pan' });
  expect(elsewhere.view.allByTestId('offer'), 'another product than the tab shows').toEqual([]);
  const unknown = await open({}, { ask: silent, kept: { shown }, tabUrl: undefined });
  expect(unknown.view.allByTestId('offer'), 'a page that the browser does not name').toEqual([]);
});

test('what was on the screen gives way to what is true now', async () => {
  const first = await open({});
  const shown = first.kept.get('shown:1') ?? '';
  for (const [state, id] of [
    ['not-connected', 'not-connected'],
    ['nothing', 'nothing'],
    ['private-window', 'private-window'],
  ] as const) {
    const { view } = await open(scenarios[state] ?? {}, { kept: { shown } });
    await vi.waitFor(() => view.byTestId(id));
    expect(view.allByTestId('offer')).toEqual([]);
  }
  const { view } = await open(scenarios['refreshing'] ?? {}, { kept: { shown } });
  expect(view.byTestId('freshness').dataset['stale']).toBe('true');
});

test('a kept text that is broken is none', async () => {
  const { view } = await open({}, { kept: { view: '{', shown: 'null' } });
  await vi.waitFor(() => expect(view.allByTestId('offer')).toHaveLength(8));
});

test('a change is kept within the click or the keystroke that makes it', async () => {
  const { view, kept } = await open({});
  view.byTestId('tab-history').click();
  expect(kept.get('popup:1')).toContain('"section":"history"');

  const setting = await open({});
  await setting.view.click(setting.view.byTestId('set-alert'));
  const value = (await vi.waitFor(() => setting.view.byTestId('watch-value'))) as HTMLInputElement;
  await setting.view.settle(20);
  value.value = '77.50';
  value.dispatchEvent(new Event('input', { bubbles: true }));
  expect(setting.kept.get('popup:1')).toContain('"typed":"77.50"');
  setting.view.byTestId('preset-falls-by').click();
  expect(setting.kept.get('popup:1')).toContain('"wish":"falls-by","typed":null');
});
