// npm run fuzz -- service-watches [HISTORIES] [--seed N]: random lives of one watch at the service, held against its state
// table: status after every step, and in the end all that was told, once and in order.
import * as fc from 'fast-check';
import { followWatch, step } from '../contract/service/watches-life-model.ts';
import { followHistories } from './histories.ts';

export default function (args: readonly string[]): Promise<void> {
  return followHistories(args, fc.array(step, { minLength: 1, maxLength: 20 }), followWatch);
}
