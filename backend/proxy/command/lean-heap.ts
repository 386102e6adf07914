import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the heap small, at the price of collecting more often: what a proxy allocates is garbage within a millisecond, so
 * a young generation that grows and an old one that may double only hold memory. Left alone it takes twice as much.
 */
export function leanHeap(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=25');
}

/** The flags hold for every thread, and the embedded catalog in its own needs room. */
export function roomyHeap(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--heap-growing-percent=0');
}
