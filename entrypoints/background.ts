import '../lib/contract/without-eval.ts';
import { defineBackground } from 'wxt/utils/define-background';
import { startBackground } from '../lib/background/start.ts';
import { platform } from '../lib/platform/platform.ts';
import { keepRecognition } from '../lib/platform/recognition.ts';
import { welcomeWhoInstalls } from '../lib/platform/welcome.ts';

// One file of its own: chunks shared with pages would bring their views along.
export default defineBackground(() => {
  keepRecognition();
  startBackground(platform());
  welcomeWhoInstalls();
});
