// npm run fuzz -- service-watches [HISTORIES] [--seed N]: random lives of one watch at the service, held against its state
// table: status after every step, and in the end all that was told, once and in order.
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { followWatch, step } from '../contract/service/watches-life-model.ts';
import { createWorld } from '../contract/service/watches-world.ts';

const HISTORIES = 10_000;
/** A world is left after so many: its products are used up, its histories only grow. */
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
  const lives = fc.array(step, { minLength: 1, maxLength: 20 });
  for (let done = 0; done < histories; done += A_WORLD) {
    const numRuns = Math.min(A_WORLD, histories - done);
    const world = await createWorld(':memory:', A_WORLD + 50);
    const property = fc.asyncProperty(lives, (steps) => followWatch(world, steps));
    await fc.assert(property, { numRuns, seed: seed + done, endOnFailure: true });
    await world.close();
  }
  console.log('all as the table says');
}
