// npm run fuzz -- watch-life [HISTORIES] [--seed N]: random lives of watches on two devices with a network that loses
// requests and answers, against the real service; in the end all three must have the same watches in the same state.
import { followLife, lives } from '../contract/background/life-model.ts';
import { followHistories } from './histories.ts';

export default function (args: readonly string[]): Promise<void> {
  return followHistories(args, lives, followLife);
}
