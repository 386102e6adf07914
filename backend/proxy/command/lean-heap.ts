import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A moment after the start, when the first requests have been answered. */
const SETTLED_MS = 500;

/**
 * Keeps the heap at about the size that it has after loading: what a proxy allocates is garbage within a millisecond, so a
 * young generation that grows on and an old one that may double only hold memory, and so do the work spaces of two
 * optimising compilers where one will do. Left alone it takes more than twice as much. The flags hold for every thread,
 * so this is not for a process that also runs the catalog.
 */
export function leanHeap(): void {
  const flags = ['--semi-space-growth-factor=1', '--heap-growing-percent=25', '--memory-saver-mode', '--no-maglev'];
  for (const flag of flags) setFlagsFromString(flag);
  setTimeout(sweep, SETTLED_MS).unref();
}

/** What loading has left behind is a seventh of all memory. Only this kind gives it back, and it costs a request nothing. */
function sweep(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
