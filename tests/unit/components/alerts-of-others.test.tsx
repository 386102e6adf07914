// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GradedOffer } from '../../../lib/domain/comparison.ts';
import type { Gtin } from '../../../lib/domain/identifier.ts';
import type { Observation } from '../../../lib/domain/observation.ts';
import { ok } from '../../../lib/domain/result.ts';
import { eur, graded, makeComparison, makeOffer, NOW, used } from '../../support/views/make.ts';
import { open } from './open-popup.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const byBarcode = { kind: 'gtin', gtin: '04006381333931' as Gtin } as const;
const refused: Partial<GradedOffer> = {
  match: { grade: 'similar', reasons: [byBarcode, { kind: 'user-says-not-same' }] },
};
const shop = (id: string, name: string, major: number) =>
  makeOffer(id, { merchant: { id: `m-${id}`, name }, price: eur(major) });

/** The product at one shop, a used one at another, and at a third one what the user said is something else. */
const offers = [
  graded(shop('very', 'Hollis & Grey', 89)),
  graded(shop('used', 'Second Brew', 61), used),
  graded(shop('other', 'Odds & Ends', 40), refused),
];
const seen = (merchant: string, major: number): Observation => ({
  product: 'gtin:04006381333931',
  merchant,
  price: eur(major),
  origin: 'offer',
  at: NOW - 86_400_000,
});
const answers = {
  'comparison/stored': ok({ comparison: makeComparison({ offers }), fresh: true }),
  'history/get': ok([seen('Hollis & Grey', 85), seen('Second Brew', 61), seen('Odds & Ends', 40)]),
};

async function alertFor(answer: Parameters<typeof open>[0]) {
  const { view, ask } = await open(answer);
  await view.click(view.byTestId('set-alert'));
  await vi.waitFor(() => view.byTestId('watch-save'));
  await view.settle(20);
  return { view, ask };
}

test('an alert at any shop does not look where the barcode is on another product or a used one, and says so', async () => {
  const { view, ask } = await alertFor({ answers });
  expect(view.text()).toContain('Leaves out Second Brew and Odds & Ends');
  view.byTestId('quick-watch').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await view.settle(20);
  const [sent] = ask.asked.filter(({ name }) => name === 'watch/create');
  expect(sent?.payload).toMatchObject({
    draft: {
      targetType: 'barcode',
      filters: [
        { field: 'currency', operator: '=', value: 'EUR' },
        { field: 'merchant.id', operator: '!=', value: 'm-used' },
        { field: 'merchant.id', operator: '!=', value: 'm-other' },
      ],
    },
  });
});

test('a shop that has the product beside the used one is looked at', async () => {
  const both = [
    ...offers.slice(0, 1),
    graded(makeOffer('6', { merchant: { id: 'm-very', name: 'Hollis & Grey' } }), used),
  ];
  const { view } = await alertFor({
    answers: { ...answers, 'comparison/stored': ok({ comparison: makeComparison({ offers: both }), fresh: true }) },
  });
  expect(view.text()).not.toContain('Leaves out');
});

test('that used ones at other shops count as well is said where the page sells a new one, and at any shop alone', async () => {
  const words = 'Used ones at shops that are not shown here count, too';
  const { view } = await alertFor({ answers });
  expect(view.byTestId('watch-judgement').textContent).toContain(words);
  const target = view.byTestId('watch-target') as HTMLSelectElement;
  const onlyShop = [...target.options].find(({ textContent }) => textContent.startsWith('Only at'));
  target.value = onlyShop?.value ?? '';
  target.dispatchEvent(new Event('change', { bubbles: true }));
  await view.settle();
  expect(view.byTestId('watch-judgement').textContent).not.toContain(words);

  const wanted = { ...makeComparison().wanted, condition: 'used' } as const;
  const ofUsed = await alertFor({
    answers: { ...answers, 'comparison/stored': ok({ comparison: makeComparison({ offers, wanted }), fresh: true }) },
  });
  expect(ofUsed.view.byTestId('quick-watch').textContent).not.toContain(words);
});

test('the lowest price that was seen is one of the product, not of a used one or of what was taken for it', async () => {
  const { view } = await alertFor({ answers });
  expect(view.byTestId('quick-watch').textContent).toContain('Lowest seen €85.00');
});

test('the history of prices leaves out what was taken for the product', async () => {
  const { view } = await open({ answers });
  await view.click(view.byTestId('tab-history'));
  await vi.waitFor(() => view.byTestId('price-table'));
  expect(view.byTestId('price-table').textContent).toContain('Hollis & Grey');
  expect(view.byTestId('price-table').textContent).not.toMatch(/Odds|Second Brew/);
});
