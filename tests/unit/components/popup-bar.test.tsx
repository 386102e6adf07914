// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/domain/result.ts';
import type { Scenario } from '../../e2e/harness/scenarios.ts';
import { makeSighting } from '../../support/views/make.ts';
import { open } from './open-popup.tsx';

/** The usual page, of a shop that is looked at after a click only. */
const clicked: Scenario = {
  answers: {
    'page/current': ok({
      kind: 'seen',
      tabId: 1,
      url: 'https://corner-shop.example/p/1?color=red',
      view: { kind: 'product', sightings: [makeSighting()] },
      chosen: 0,
      granted: false,
      throughAffiliate: false,
    }),
  },
};

test('a shop that was looked at after a click can be allowed for good, in the click itself', async () => {
  const asked: string[] = [];
  const permit = (address: string): Promise<boolean> => {
    asked.push(address);
    return Promise.resolve(true);
  };
  const { view, ask } = await open(clicked, { permit });
  const before = ask.asked.filter(({ name }) => name === 'page/current').length;
  view.byTestId('always-here').click();
  expect(asked, 'before anything was awaited').toEqual(['https://corner-shop.example']);
  await vi.waitFor(() => expect(ask.asked.filter(({ name }) => name === 'page/current')).toHaveLength(before + 1));
});

test('nothing is asked for where a shop is looked at anyway', async () => {
  expect((await open({})).view.allByTestId('always-here')).toEqual([]);
  expect((await open(clicked, { isNamedShop: () => true })).view.allByTestId('always-here')).toEqual([]);
});

test.each([
  ['', 'Alerts and watches', 'watches'],
  ['3', 'Alerts and watches (3)', 'inbox'],
])('with %s alerts unread the bell says "%s" and opens the %s', async (count, says, place) => {
  const opened: string[] = [];
  const { view } = await open({}, { unread: () => Promise.resolve(count), open: (one) => void opened.push(one) });
  const bell = view.byTestId('open-watches');
  expect([bell.getAttribute('aria-label'), bell.textContent]).toEqual([says, count]);
  await view.click(bell);
  expect(opened).toEqual([place]);
});
