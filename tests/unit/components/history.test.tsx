// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { HistoryView } from '../../../components/history/history-panel.tsx';
import type { Observation } from '../../../lib/domain/observation.ts';
import { eur, makeSighting, NOW } from '../../support/views/make.ts';
import { mount } from '../../support/views/mount.ts';

const DAY = 86_400_000;
const seen = (merchant: string, price: number, daysAgo: number): Observation => ({
  product: 'gtin:4006381333931',
  merchant,
  price: eur(price),
  origin: 'offer',
  at: NOW - daysAgo * DAY,
});
const subject = { kind: 'sighting', sighting: makeSighting() } as const;

test('each shop has figures of its own, the page’s first', async () => {
  const observations = [
    seen('shop.example.com', 119, 3),
    seen('shop.example.com', 129, 1),
    seen('Hollis & Grey', 88, 2),
    seen('Hollis & Grey', 91, 1),
  ];
  const view = await mount(<HistoryView observations={observations} subject={subject} now={NOW} />);
  expect(view.text()).toContain('Lowest€119.00');
  const choice = view.byTestId('history-shop') as HTMLSelectElement;
  const names = [...choice.options].map(({ text }) => text.replace(/[\u2066-\u2069]/g, ''));
  expect(names.toSorted()).toEqual(['Hollis & Grey', 'shop.example.com']);
  choice.value = 'EUR Hollis & Grey';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await view.settle();
  expect(view.text()).toContain('Lowest€88.00');
  expect(view.text()).toContain('Highest€91.00');
});

test('one shop alone leaves nothing to choose; nothing seen says so', async () => {
  const one = await mount(
    <HistoryView observations={[seen('shop.example.com', 119, 3)]} subject={subject} now={NOW} />,
  );
  expect(one.allByTestId('history-shop')).toEqual([]);
  const none = await mount(<HistoryView observations={[]} subject={subject} now={NOW} />);
  none.byTestId('no-history');
});
