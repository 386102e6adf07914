import { expect, test } from 'vitest';
import { defaultSettings } from '../../../lib/domain/settings.ts';
import { createSettingsNews } from '../../../lib/storage/settings-news.ts';

test('what was read before a later change is not told after it', async () => {
  let changed: (changes: Record<string, unknown>) => void = () => undefined;
  let stored = { ...defaultSettings, theme: 'light' };
  const waiting: (() => void)[] = [];
  const told: string[] = [];
  createSettingsNews({
    get: async (key) => {
      const value = stored;
      if (key === 'settings') await new Promise<void>((resolve) => waiting.push(resolve));
      return key === 'settings' ? { settings: value } : {};
    },
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    onChanged: { addListener: (listener) => (changed = listener) },
  })(({ settings }) => told.push(settings.theme));
  stored = { ...stored, theme: 'dark' };
  changed({ settings: {} });
  // The later read is answered first.
  for (const answer of waiting.toReversed()) {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(told).toEqual(['dark']);
});
