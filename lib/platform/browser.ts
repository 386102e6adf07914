import type { Browser } from 'webextension-polyfill';

/**
 * The one door to the browser's own interface. Every browser that we run in answers with promises by itself, Firefox under
 * `browser` and older Chromes under `chrome`: of webextension-polyfill the types are used, and none of its weight.
 */
const world = globalThis as unknown as { readonly browser?: Browser; readonly chrome: Browser };

export const browser: Browser = world.browser ?? world.chrome;
