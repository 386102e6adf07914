import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/npm-program.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'elsewhere-first-'));
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const run = (root: string, cache: string) =>
  promisify(execFile)(process.execPath, [join(root, 'backend/start/fill-cache.mjs')], {
    // A setting of the owner's, and a wrong one: it must not be heard.
    env: { ...process.env, NODE_COMPILE_CACHE: cache, ELSEWHERE_PORT: 'none', TMPDIR: temporary() },
  });

test('what a first start compiles is there when the packages are installed', async () => {
  const cache = temporary();
  await run(ROOT, cache);
  const once = filesIn(cache).length;
  // Each file that a proxy with direct access loads, and each package's.
  expect(once).toBeGreaterThan(200);
  await run(ROOT, cache);
  expect(filesIn(cache).length).toBe(once);
}, 60_000);

test('an installation without the program goes on all the same', async () => {
  const root = temporary();
  cpSync(join(ROOT, 'backend/start/fill-cache.mjs'), join(root, 'backend/start/fill-cache.mjs'));
  const words = (await import('../../../package.json', { with: { type: 'json' } })).default.scripts.postinstall;
  await expect(promisify(execFile)('sh', ['-c', words], { cwd: root })).resolves.toMatchObject({ stdout: '' });
});
