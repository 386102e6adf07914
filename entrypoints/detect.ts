import type { UnlistedScriptDefinition } from 'wxt';
import { collect } from '../lib/detect/collect.ts';
import { report } from '../lib/detect/report.ts';
import { watchPage } from '../lib/detect/watch-page.ts';

/** Set by the copy of this script that watches the page, so that the next one can take over. */
const world = globalThis as { stopElsewhere?: () => void };

/*
 * Named in the manifest by `wxt.config.ts`: what WXT wraps around its own kind of content script tells the page that we are there, by
 * name, and weighs a kilobyte.
 */
const script: UnlistedScriptDefinition = {
  main: () => {
    if (window.top !== window) return;
    world.stopElsewhere?.();
    world.stopElsewhere = watchPage({
      window,
      collect,
      report,
      observe: (target, changed) => {
        const observer = new MutationObserver(changed);
        observer.observe(target, { childList: true, subtree: true, characterData: true });
        return () => observer.disconnect();
      },
    });
  },
};
export default script;
