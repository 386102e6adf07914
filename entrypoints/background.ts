import '../lib/contract/without-eval.ts';
import { defineBackground } from 'wxt/utils/define-background';
import { startBackground } from '../lib/background/start.ts';
import { platform } from '../lib/platform/platform.ts';

export default defineBackground({
  type: 'module',
  main() {
    startBackground(platform());
  },
});
