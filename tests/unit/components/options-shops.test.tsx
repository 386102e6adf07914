// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ShopsSection } from '../../../components/options/shops-section.tsx';
import { defaultSettings, type Settings } from '../../../lib/domain/settings.ts';
import { mount } from '../../support/views/mount.ts';

async function openShops(automaticShops: readonly string[], mayAsk = true) {
  const origins = new Set(['*://*.amazon.de/*', '*://*.otto.de/*', 'https://www.corner-shop.example/*']);
  const changes: Partial<Settings>[] = [];
  const asked: string[] = [];
  const view = await mount(
    <ShopsSection
      settings={{ ...defaultSettings, automaticShops }}
      onChange={(patch) => void changes.push(patch)}
      granted={() => Promise.resolve([...origins])}
      withdraw={(origin) => Promise.resolve(void origins.delete(origin))}
      permitAhead={() => {
        asked.push('browser');
        return Promise.resolve(mayAsk);
      }}
    />,
  );
  const box = (shop: string): HTMLInputElement => {
    const row = [...view.root.querySelectorAll('li')].find((one) => one.textContent.includes(shop));
    const found = row?.querySelector<HTMLInputElement>('input[type=checkbox]');
    if (!found) throw new Error(`no box for ${shop}: ${view.text()}`);
    return found;
  };
  return { view, box, changes, asked };
}

test('what the user allowed can be withdrawn; shops of the manifest cannot, and stand apart', async () => {
  const { view } = await openShops([]);
  expect(view.byTestId('named-shops').textContent).toContain('(2)');
  expect(view.byTestId('named-shops').textContent).toContain('amazon.de');
  const [withdraw, ...more] = view.allByTestId('shop-withdraw');
  expect(more).toEqual([]);
  if (withdraw !== undefined) await view.click(withdraw);
  expect(view.allByTestId('shop-withdraw')).toEqual([]);
  expect(view.text()).toContain('None yet.');
});

test.each([
  ['amazon.de', ['otto.de', 'amazon.de']],
  ['corner-shop.example', ['otto.de', 'corner-shop.example']],
])('looking up without a click is chosen for %s, after the browser was asked', async (shop, chosen) => {
  const { view, box, changes, asked } = await openShops(['otto.de']);
  expect(box(shop).checked).toBe(false);
  box(shop).click();
  expect(asked, 'in the click itself').toEqual(['browser']);
  await view.settle();
  expect(changes).toEqual([{ automaticShops: chosen }]);
});

test('what the browser refuses is not chosen', async () => {
  const { view, box, changes } = await openShops([], false);
  await view.click(box('amazon.de'));
  expect(changes).toEqual([{ automaticShops: [] }]);
});

test('it is chosen no longer without asking anybody', async () => {
  const { view, box, changes, asked } = await openShops(['otto.de', 'amazon.de']);
  expect(box('otto.de').checked).toBe(true);
  await view.click(box('otto.de'));
  expect([changes, asked]).toEqual([[{ automaticShops: ['amazon.de'] }], []]);
});
