import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease, output } from '../../backend/start/build.ts';
import { builds } from '../support/built.ts';
import { root } from '../support/ring.ts';

function digests(): Record<string, string> {
  const zips = readdirSync(output).filter((name) => name.endsWith('.zip'));
  return Object.fromEntries(
    zips.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(output, name)))
        .digest('hex'),
    ]),
  );
}

test('built twice, the packages and the sources are the same to the byte', { timeout: 120_000 }, async () => {
  const first = digests();
  expect(Object.keys(first).map((name) => name.replace(/-\d[\d.]*-/, '-'))).toEqual([
    'elsewhere-chrome.zip',
    'elsewhere-firefox.zip',
    'elsewhere-sources.zip',
  ]);
  await buildRelease();
  expect(digests()).toEqual(first);
});

test('addons.mozilla.org would take it: its own linter has no error', { timeout: 120_000 }, () => {
  const webExt = path.join(root, 'node_modules/web-ext/bin/web-ext.js');
  const report = execFileSync(
    process.execPath,
    [webExt, 'lint', '--no-config-discovery', '--output', 'json', '-s', builds.firefox],
    { cwd: root, encoding: 'utf8' },
  );
  const { summary, errors } = JSON.parse(report) as {
    summary: { errors: number; warnings: number };
    errors: unknown[];
  };
  console.log(`web-ext lint: ${String(summary.errors)} errors, ${String(summary.warnings)} warnings`);
  expect(errors).toEqual([]);
});
