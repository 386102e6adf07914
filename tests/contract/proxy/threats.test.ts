import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const named = [...readFileSync(new URL('SECURITY.md', ROOT), 'utf8').matchAll(/`([\w./-]+\.test\.ts)`: "([^"]+)"/g)];

test('every threat names a test', () => {
  expect(named.length).toBeGreaterThan(25);
});

test.each(named.map(([, file = '', title = '']) => [file, title]))('%s has the test "%s"', (file, title) => {
  const path = new URL(file.includes('/') ? file : `tests/contract/proxy/${file}`, ROOT);
  expect(existsSync(path)).toBe(true);
  const text = readFileSync(path, 'utf8');
  expect(text.includes(title) || text.includes(title.replaceAll("'", "\\'"))).toBe(true);
});
