import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A moment after everything is loaded, when the first requests have been answered. */
const SETTLED_MS = 300;

/**
 * The young generation stays as it is. `npm run proxy` gives what no running program can: 4 MB of it from the start, two
 * helping threads in place of four, and none that compiles, for the work space of such a thread holds 20 MB for good.
 *
 * Nor is anything made old from its birth because its like outlived two quick collections once: one question under way at
 * the wrong moment was enough, and from then on each answer of 2 kB was left to the slow collector.
 */
const FLAGS = ['--semi-space-growth-factor=1', '--heap-growing-percent=20', '--no-allocation-site-pretenuring'];

/**
 * Keeps the heap at about the size that it has after loading: what a proxy allocates is garbage within a millisecond, so a
 * young generation that grows on and an old one that may double only hold memory. Left alone it takes more than twice as
 * much. The flags hold for every thread, so this is not for a process that also runs the catalog.
 */
export function leanHeap(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}

/**
 * What loading has left behind is a seventh of all memory, and more where nothing was compiled before. Only this kind gives
 * it back, and it costs a request nothing.
 */
export function sweepSoon(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NodeJS.GCFunction;
    collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  }, SETTLED_MS).unref();
}
