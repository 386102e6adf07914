import type { Area } from '../storage/areas.ts';

const BEGUN = 'begun';

/**
 * Runs what belongs to a start once in each life of the extension, and answers how the browser tells of one. Enabled
 * again it is neither installed nor started up, but what it kept for the session is gone.
 */
export function createBeginning(session: Pick<Area, 'get' | 'set'>, work: () => void): () => void {
  let isBegun = false;
  function begin(): void {
    if (isBegun) return;
    isBegun = true;
    void session.set({ [BEGUN]: true });
    work();
  }
  void session.get(BEGUN).then((kept) => {
    if (kept[BEGUN] !== true) begin();
  });
  return begin;
}
