// npm run fuzz -- watch-life [HISTORIES] [--seed N]: random lives of watches on two devices with a network that loses
// requests and answers, against the real service; in the end all three must have the same watches in the same state.
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { followLife, lives } from '../contract/background/life-model.ts';
import { createWorld } from '../contract/service/watches-world.ts';

const HISTORIES = 10_000;
/** A world is left after so many: it gets no smaller. */
const A_WORLD = 250;

export default async function (args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seed: { type: 'string' } },
    allowPositionals: true,
  });
  const histories = Number(positionals[0] ?? HISTORIES);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  console.log(`${String(histories)} histories, seed ${String(seed)}`);
  const began = Date.now();
  for (let done = 0; done < histories; done += A_WORLD) {
    const numRuns = Math.min(A_WORLD, histories - done);
    const world = await createWorld(':memory:', A_WORLD * 2);
    const property = fc.asyncProperty(lives, (steps) => followLife(world, steps));
    await fc.assert(property, { numRuns, seed: seed + done, endOnFailure: true });
    await world.close();
  }
  console.log(`all ended alike, in ${String(Math.round((Date.now() - began) / 1000))} s`);
}
