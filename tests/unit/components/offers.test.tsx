// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { OfferList } from '../../../components/offers/offer-list.tsx';
import type { OfferContext } from '../../../components/offers/offer-context.ts';
import { graded, makeOffer, makeOffers, manyOffers, NOW } from '../../support/views/make.ts';
import { mount } from '../../support/views/mount.ts';

const context: OfferContext = {
  links: 'direct',
  throughAffiliate: false,
  pictures: false,
  bestId: '1',
  now: NOW,
  onNotSame: () => undefined,
  onWatch: () => undefined,
  merchantCard: () => null,
};
const list = (items = makeOffers(), change: Partial<OfferContext> = {}) => (
  <OfferList items={items} context={{ ...context, ...change }} testId="offers" count={10} />
);

test('each offer says who, how surely, for how much, and how old the price is', async () => {
  const view = await mount(list());
  expect(view.allByTestId('offer').map((offer) => offer.dataset['grade'])).toEqual([
    'same',
    'same',
    'same',
    'same',
    'likely',
    'likely',
    'similar',
    'similar',
  ]);
  const [first] = view.allByTestId('offer');
  expect(first?.textContent).toContain('Hollis & Grey');
  expect(first?.textContent).toContain('€88.90');
  expect(first?.textContent).toContain('Before: €119.00');
  expect(first?.textContent).toContain('-25%');
  expect(first?.textContent).toContain('Same');
  expect(first?.textContent).toContain('3 hr. ago');
});

test('a used offer, an unknown stock and a marketplace seller are said; what is new and in order is not', async () => {
  const view = await mount(list());
  const [first, , third, , fifth] = view.allByTestId('offer').map((offer) => offer.textContent);
  expect(first).not.toContain('New');
  expect(third).toContain('Stock not stated');
  expect(third).toContain('Marketplace seller');
  expect(fifth).toContain('Used');
});

test('the reasons of a grade come when they are asked for', async () => {
  const view = await mount(list());
  expect(view.allByTestId('reasons')).toEqual([]);
  await view.click(view.button('More about the offer of Tea Supplies Co.'));
  await vi.waitFor(() => view.byTestId('reasons'));
  expect(view.byTestId('reasons').textContent.replace(/[\u2068\u2069]/g, '')).toBe(
    'Found by its name onlyModel differs: here K200, there K100',
  );
  expect(view.byTestId('offer-details').textContent).toContain('Shipping and tax not stated');
});

test('"not the same product" is told, and can be taken back', async () => {
  const onNotSame = vi.fn();
  const view = await mount(list(makeOffers().slice(0, 1), { onNotSame }));
  await view.click(view.byTestId('offer-more'));
  await vi.waitFor(() => view.byTestId('offer-not-same'));
  await view.click(view.byTestId('offer-not-same'));
  expect(onNotSame).toHaveBeenCalledWith(
    expect.objectContaining({ offer: expect.objectContaining({ id: '1' }) }),
    true,
  );
});

test('a direct link is plain, an affiliate link is labelled with its network before the click', async () => {
  const both = await mount(list(makeOffers().slice(0, 1)));
  expect(both.byTestId('offer-link').getAttribute('href')).toBe('https://shop-1.example/k200');
  expect(both.allByTestId('affiliate-label')).toEqual([]);

  const affiliate = await mount(list(makeOffers().slice(0, 1), { links: 'affiliate' }));
  expect(affiliate.byTestId('offer-link').getAttribute('href')).toBe('https://go.example/1');
  expect(affiliate.byTestId('affiliate-label').textContent).toBe('Affiliate link · Example Network');
  expect(affiliate.byTestId('offer-link').getAttribute('rel')).toBe('noreferrer noopener');
});

test('a visitor sent by somebody else is never led through our affiliate link', async () => {
  const only = graded(makeOffer('1', { links: { affiliate: 'https://go.example/1' } }));
  const view = await mount(list([only], { links: 'affiliate', throughAffiliate: true }));
  expect(view.allByTestId('offer-link')).toEqual([]);
  expect(view.text()).toContain('Shop 1');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://shop.example/', 'https://a@b.example/'])(
  'an offer that links to %s is shown without a link',
  async (direct) => {
    const view = await mount(list([graded(makeOffer('1', { links: { direct } }))]));
    expect(view.root.querySelector('a')).toBeNull();
  },
);

test('markup in names is text, and tricks with direction have no effect', async () => {
  const name = '<img src=x onerror=alert(1)>\u202Egnp';
  const hostile = graded(makeOffer('1', { merchant: { name }, name }), { match: { grade: 'similar', reasons: [] } });
  const view = await mount(list([hostile]));
  expect(view.root.querySelector('img')).toBeNull();
  expect(view.text()).toContain('<img src=x onerror=alert(1)>gnp');
  expect(view.root.innerHTML).not.toContain('\u202E');
});

test('an offer without anything is still an offer', async () => {
  const bare = {
    id: 'x',
    name: '',
    merchant: { name: '' },
    availability: 'unknown',
    sellerParty: 'unknown',
    gtins: [],
    links: {},
  } as const;
  const view = await mount(list([graded(bare)]));
  expect(view.text()).toContain('Unnamed shop');
  expect(view.text()).toContain('price not stated');
});

test('of 5,000 offers only the first are made; readers hear how many there are', async () => {
  const view = await mount(list(manyOffers(5000)));
  const made = view.allByTestId('offer');
  expect(made.length).toBeLessThan(60);
  expect(made[0]?.getAttribute('aria-setsize')).toBe('5000');
  expect(made[0]?.getAttribute('aria-posinset')).toBe('1');
});
