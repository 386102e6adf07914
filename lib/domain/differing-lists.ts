import { differs, type Contradiction, type Trait } from './match-reasons.ts';

/** Lists of which one holds all that the other does: who says less may mean the same. */
export function mixContradiction(
  trait: Trait,
  wanted: readonly string[],
  offered: readonly string[],
): Contradiction | undefined {
  if (holds(wanted, offered) || holds(offered, wanted)) return undefined;
  return differs(trait, wanted.join(' / '), offered.join(' / '));
}

export function holds(all: readonly string[], some: readonly string[]): boolean {
  return some.every((one) => all.includes(one));
}

/** Lists of ways to say it: one in common is enough. */
export function listContradiction(
  trait: Trait,
  wanted: readonly string[],
  offered: readonly string[],
): Contradiction | undefined {
  if (wanted.length === 0 || offered.length === 0 || wanted.some((one) => offered.includes(one))) return undefined;
  return differs(trait, wanted.join(' / '), offered.join(' / '));
}
