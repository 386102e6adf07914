// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scenarios } from '../../e2e/harness/scenarios.ts';
import { NOW } from '../../support/views/make.ts';
import { open } from './open-popup.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('in a private window nothing is asked for or kept, not even what was typed', async () => {
  const { view, ask } = await open(scenarios['private-window'] ?? {}, { typed: 'secret' });
  view.byTestId('private-window');
  expect(view.allByTestId('search')).toEqual([]);
  expect(ask.asked.map(({ name }) => name).filter((name) => /comparison|view-state|history/.test(name))).toEqual([]);
});

test.each(['offline', 'refresh-failed'])('%s: it goes on by itself when the network is back', async (state) => {
  const { view, ask } = await open(scenarios[state] ?? {});
  await vi.waitFor(() => view.byTestId('failure-offline'));
  const fetches = () => ask.asked.filter(({ name }) => name === 'comparison/fetch').length;
  const before = fetches();
  dispatchEvent(new Event('online'));
  await view.settle(20);
  expect(fetches()).toBe(before + 1);
});
