// npm run check: format, lint, types, arrows and dead code, with no warnings level. Prints what failed, whole.
import { run } from './ring.ts';

const config = 'tests/support/config';
const steps: readonly (readonly [string, string, readonly string[]])[] = [
  ['format', 'biome', ['format', '--config-path', `${config}/format.json`, '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', '-c', `${config}/oxlint.json`, '.']],
  ['types: pages', 'tsc', ['--noEmit', '-p', '.']],
  ['types: worker', 'tsc', ['--noEmit', '-p', 'lib/background']],
  ['types: node', 'tsc', ['--noEmit', '-p', 'backend']],
  ['types: tests', 'tsc', ['--noEmit', '-p', 'tests']],
  [
    'arrows',
    'depcruise',
    ['lib', 'components', 'entrypoints', 'backend', 'wxt.config.ts', '--config', `${config}/layers.mjs`],
  ],
  ['dead code', 'knip', ['--config', `${config}/knip.json`]],
];

/** dependency-cruiser passes with nothing cruised when its compiler is missing: count what it saw. */
function cruisedEnough(output: string): boolean {
  const modules = /\((\d+) modules/.exec(output)?.[1];
  return Number(modules ?? 0) > 50;
}

let failed = 0;
for (const [name, command, args] of steps) {
  const started = performance.now();
  const { code, output } = await run(command, args, { quiet: true });
  const passed = code === 0 && (name !== 'arrows' || cruisedEnough(output));
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) {
    failed += 1;
    console.log(output);
  }
}
console.log(`check: ${String(steps.length - failed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
