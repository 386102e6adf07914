/** A small fast generator of numbers (mulberry32): the same seed, the same numbers, on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    chance: (share) => next() < share,
  };
}

/** A seed of its own for the `index`-th thing. */
export const seedOf = (seed: number, index: number): number =>
  Math.imul(seed ^ (index + 0x9e3779b9), 0x85ebca6b) ^ index;
