// npm test: every ring, one after the other, and one line over all of them at the end.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installBrowsers } from './support/install.ts';
import { root, run } from './support/ring.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const results = path.join(root, 'test-results');
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];

function add(name: string, tally: Tally, started: number): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const skipped = tally.skipped > 0 ? `, ${String(tally.skipped)} skipped` : '';
  lines.push(
    `  ${name.padEnd(9)} ${String(tally.passed)} passed, ${String(tally.failed)} failed${skipped} (${seconds} s)`,
  );
}

/** A ring that is one program with a yes or a no. */
async function single(name: string, command: string, args: readonly string[]): Promise<boolean> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { code } = await run(command, args);
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, started);
  return code === 0;
}

/** A ring of many tests: what its runner wrote down is counted; a runner that died without a word is one failure. */
async function ring(
  name: string,
  command: string,
  args: readonly string[],
  count: (report: unknown) => Tally,
): Promise<void> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { code } = await run(command, args);
  let tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  try {
    tally = count(JSON.parse(readFileSync(path.join(results, `${name}.json`), 'utf8')));
  } catch {
    tally.failed = 1;
  }
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  add(name, tally, started);
}

function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
}

function countPlaywright(report: unknown): Tally {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

const vitest = (project: string): readonly string[] => [
  'run',
  '--config',
  'tests/support/config/vitest.config.ts',
  '--project',
  project,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=test-results/${project}.json`,
];

rmSync(results, { recursive: true, force: true });
const haveBrowsers = await installBrowsers();

await single('check', 'node', ['tests/support/check.ts']);
await ring('unit', 'vitest', vitest('unit'), countVitest);
await ring('contract', 'vitest', vitest('contract'), countVitest);
const built = await single('build', 'node', ['tests/support/build.ts']);
if (built) {
  await ring('built', 'vitest', vitest('built'), countVitest);
  if (haveBrowsers) {
    await ring('e2e', 'playwright', ['test', '--config', 'tests/support/config/playwright.config.ts'], countPlaywright);
  } else {
    console.log('e2e cannot run without its browsers (see above): counted as failed.');
    total.failed += 1;
  }
}

console.log(`\n${lines.join('\n')}\n`);
console.log(
  `${String(total.passed)} passed, ${String(total.failed)} failed${total.skipped > 0 ? `, ${String(total.skipped)} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
