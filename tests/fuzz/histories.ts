import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { createWorld, type World } from '../contract/service/watches-world.ts';

const HISTORIES = 10_000;
/** A world is left after so many: its products are used up, its histories only grow. */
const A_WORLD = 250;

/** `[HISTORIES] [--seed N]`: so many random histories, in one world after the other. */
export async function followHistories<T>(
  args: readonly string[],
  histories: fc.Arbitrary<T>,
  follow: (world: World, history: T) => Promise<void>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seed: { type: 'string' } },
    allowPositionals: true,
  });
  const count = Number(positionals[0] ?? HISTORIES);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const began = Date.now();
  console.log(`${String(count)} histories, seed ${String(seed)}`);
  for (let done = 0; done < count; done += A_WORLD) {
    const numRuns = Math.min(A_WORLD, count - done);
    const world = await createWorld(':memory:', A_WORLD * 2);
    const property = fc.asyncProperty(histories, (history) => follow(world, history));
    await fc.assert(property, { numRuns, seed: seed + done, endOnFailure: true });
    await world.close();
  }
  console.log(`all ended as they should, in ${String(Math.round((Date.now() - began) / 1000))} s`);
}
