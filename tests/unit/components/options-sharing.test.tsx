// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { OptionsApp } from '../../../components/options/options-app.tsx';
import { defaultSettings, type Settings } from '../../../lib/domain/settings.ts';
import { createSettingsNews } from '../../../lib/storage/settings-news.ts';
import { askOf } from '../../e2e/harness/scenarios.ts';
import { mount } from '../../support/views/mount.ts';

/** The options page on a store that the background writes into. */
async function openOptions(settings: Partial<Settings>, untold?: object, ask = askOf({}, settings)) {
  const values = new Map<string, unknown>([['settings', { ...defaultSettings, ...settings }]]);
  if (untold !== undefined) values.set('untold', untold);
  let heard: (changes: Record<string, unknown>) => void = () => undefined;
  const onStored = createSettingsNews({
    get: async (key) => (values.has(key) ? { [key]: values.get(key) } : {}),
    set: async () => undefined,
    remove: async () => undefined,
    onChanged: { addListener: (listener) => (heard = listener) },
  });
  const view = await mount(
    <OptionsApp
      deps={{
        ask,
        permit: () => Promise.resolve(true),
        deviceName: 'Test',
        granted: () => Promise.resolve([]),
        withdraw: () => Promise.resolve(),
        permitAhead: () => Promise.resolve(true),
        save: () => undefined,
        onStored,
      }}
    />,
  );
  return {
    view,
    async store(key: string, value: unknown) {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      await act(() => heard({ [key]: {} }));
      await view.settle();
    },
  };
}

const word = (view: Awaited<ReturnType<typeof mount>>): string | undefined =>
  view.allByTestId('sync-unshared')[0]?.textContent;
const PATIENCE = { timeout: 5000 };

test('what could not be told to other devices is said after a while, with what comes next, and no longer once it was told', async () => {
  const { view, store } = await openOptions({ sync: 'proxy' }, { theme: 'dark' });
  expect(word(view), 'it may yet arrive').toBeUndefined();
  await vi.waitFor(() => expect(word(view)).toContain('kept here and will be sent again'), PATIENCE);
  await store('untold', undefined);
  expect(word(view)).toBeUndefined();
});

test('a wish to join that nobody heard is said as well', async () => {
  const { view } = await openOptions({ sync: 'browser' }, {});
  await vi.waitFor(() => expect(word(view)).toContain('kept here'), PATIENCE);
});

test('rates that the browser’s sync does not take are named', async () => {
  const names = Array.from({ length: 17_576 }, (_, n) =>
    String.fromCharCode(65 + Math.floor(n / 676), 65 + (Math.floor(n / 26) % 26), 65 + (n % 26)),
  );
  const rates = {
    source: 'Test',
    date: '2026-01-01',
    base: 'EUR',
    rates: Object.fromEntries(names.slice(0, 900).map((name) => [name, 1.5])),
  };
  const { view } = await openOptions({ sync: 'browser', rates: rates as never }, { rates });
  await vi.waitFor(() => expect(word(view)).toContain('too large'), PATIENCE);
});

test('an open page shows what arrives from elsewhere, and is silent where nothing is shared', async () => {
  const { view, store } = await openOptions({ sync: 'browser' });
  const dark = (): HTMLInputElement => view.byTestId('setting-theme-dark') as HTMLInputElement;
  expect(dark().checked).toBe(false);
  await store('settings', { ...defaultSettings, sync: 'browser', theme: 'dark' });
  await vi.waitFor(() => expect(dark().checked).toBe(true));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await view.settle(3100);
  expect(word(view)).toBeUndefined();
});

test('what was chosen stays chosen while an older word comes in, and goes back where it could not be kept', async () => {
  const usual = askOf({}, {});
  let answer: (reply: unknown) => void = () => undefined;
  const ask = ((name: string, payload: object) =>
    name === 'settings/set'
      ? new Promise((resolve) => (answer = resolve as typeof answer))
      : usual(name as never, payload as never)) as typeof usual;
  const { view, store } = await openOptions({}, undefined, ask);
  const isDark = (): boolean => (view.byTestId('setting-theme-dark') as HTMLInputElement).checked;
  const choose = (): Promise<void> => view.click(view.byTestId('setting-theme-dark'));
  await choose();
  await store('settings', { ...defaultSettings, digest: 'daily' });
  expect(isDark()).toBe(true);
  await act(() => answer({ ok: false, failure: { kind: 'offline' } }));
  await view.settle();
  expect(isDark()).toBe(false);
  await choose();
  await act(() => answer({ ok: true, value: { ...defaultSettings, theme: 'dark' } }));
  await view.settle();
  expect(isDark()).toBe(true);
});
