// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asin } from '../../../lib/domain/identifier.ts';
import type { Failure } from '../../../lib/domain/failure.ts';
import { ok } from '../../../lib/domain/result.ts';
import type { WatchRecord } from '../../../lib/domain/watch-record.ts';
import type { Scenario } from '../../e2e/harness/scenarios.ts';
import { eur, makeComparison, makeSighting, NOW } from '../../support/views/make.ts';
import { open } from './open-popup.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The panel of an alert, open; and how to press its button. */
async function setting(answers: NonNullable<Scenario['answers']>) {
  const { view, ask } = await open({ answers });
  await view.click(view.byTestId('set-alert'));
  await vi.waitFor(() => view.byTestId('watch-save'));
  await view.settle(20);
  const save = async () => {
    view.byTestId('quick-watch').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await view.settle(20);
  };
  return { view, save, sent: () => ask.asked.filter(({ name }) => name === 'watch/create').length };
}

function notSet(failure: Failure, nextTryAt: number | null): WatchRecord {
  return { intent: 'create', attempts: 1, nextTryAt, failure } as WatchRecord;
}

test.each<[string, Failure, number | null, string, string]>([
  [
    'the webhook was refused',
    { kind: 'invalid', message: 'the webhook endpoint did not answer', fields: {} },
    null,
    'watch-failed',
    'the webhook endpoint did not answer',
  ],
  ['the plan is used up', { kind: 'plan-exhausted' }, NOW + 15_000, 'watch-waiting', "This month's plan is used up"],
  ['too many at once', { kind: 'rate-limited', retryAfterMs: 30_000 }, NOW + 30_000, 'watch-waiting', 'sent again'],
  ['the service is down', { kind: 'service-down', status: 503 }, NOW + 15_000, 'watch-waiting', 'not set yet'],
])('an alert that the service does not have yet is never called set: %s', async (_, failure, next, where, words) => {
  const { view, save } = await setting({ 'watch/create': ok([notSet(failure, next)]) });
  await save();
  expect(view.allByTestId('watch-saved')).toEqual([]);
  expect(view.byTestId(where).textContent).toContain(words);
});

test('behind a proxy without credentials an ASIN is not watched, and it says why', async () => {
  const asin = { value: 'B0BSHF7WHW' as Asin, source: 'url' as const, certainty: 1 };
  const wanted = { ...makeComparison().wanted, gtins: [], asin: asin.value };
  const { best: _, ...comparison } = makeComparison({ offers: [], wanted }, makeSighting({ asin }));
  const plainNginx = {
    address: 'https://nginx.example',
    kind: 'transparent' as const,
    capabilities: { events: false, watches: true, marketplaces: [] },
    connectedAt: NOW,
  };
  const answers = {
    'comparison/stored': ok({ comparison, fresh: true }),
    'connection/get': ok(plainNginx),
  };
  const { view, save, sent } = await setting(answers);
  expect(view.text()).toContain('Your proxy has no credentials for the marketplace');
  await save();
  expect(sent()).toBe(0);

  const able = { ...plainNginx, capabilities: { ...plainNginx.capabilities, marketplaces: ['US'] } };
  const ours = await setting({ ...answers, 'connection/get': ok(able) });
  expect(ours.view.text()).not.toContain('credentials');
  await ours.save();
  expect(ours.sent()).toBe(1);
});

test('a target under all that was seen is called so, without advising what is true already', async () => {
  const at = (major: number) => ({
    product: 'gtin:4006381333931',
    merchant: 'Hollis & Grey',
    price: eur(major),
    origin: 'offer' as const,
    at: NOW - 86_400_000,
  });
  const atLowest = await setting({ 'history/get': ok([at(99), at(88.9)]) });
  expect(atLowest.view.text()).toContain('the lowest seen is the price now, €88.90');
  expect(atLowest.view.text()).not.toContain('it would have fired');
  const wasLower = await setting({ 'history/get': ok([at(99), at(70)]) });
  await wasLower.view.type(wasLower.view.byTestId('watch-value'), '60');
  expect(wasLower.view.text()).toContain('below €70.01 it would have fired');
});
