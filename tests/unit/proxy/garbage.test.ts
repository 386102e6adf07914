import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/npm-program.ts';

/** Answers of 2.4 kB, fifty under way at a time; the last line says how many. */
const PROGRAM = `
import { createFlights } from ${JSON.stringify(join(ROOT, 'backend/proxy/forward/flights.ts'))};
const flights = createFlights();
const underWay = [];
const end = Date.now() + 2000;
let count = 0;
while (Date.now() < end) {
  for (let burst = 0; burst < 50; burst += 1) {
    count += 1;
    const answer = { body: new Array(300).fill(count) };
    flights.start(String(count), new Promise((resolve) => underWay.push(() => resolve(answer))));
    if (underWay.length > 50) underWay.shift()();
  }
  await new Promise((resolve) => setTimeout(resolve, 1));
}
console.log(count);
process.exit();
`;

test('an answer that has landed is young garbage, and is not left to the slow collector', async () => {
  const flags = ['--max-semi-space-size=4', '--min-semi-space-size=4', '--trace-gc-nvp', '--input-type=module'];
  const run = promisify(execFile)(process.execPath, [...flags, '--eval', PROGRAM], { cwd: ROOT, maxBuffer: 2 ** 26 });
  const { stdout } = await run;
  const moved = Array.from(stdout.matchAll(/\bpromoted=(\d+)/g), ([, bytes]) => Number(bytes));
  expect(moved.length).toBeGreaterThan(10);
  const answers = Number(stdout.trim().split('\n').at(-1));
  // Held by a map alone, each of them was moved whole.
  expect(moved.reduce((sum, bytes) => sum + bytes, 0) / answers).toBeLessThan(800);
});
