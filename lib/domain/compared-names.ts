import { contradictionsOf } from './contradictions.ts';
import type { ComparedNames, Contradiction } from './match-reasons.ts';
import { nameShare } from './name-share.ts';
import type { Traits } from './traits.ts';

type Draft = { -readonly [K in keyof ComparedNames]: ComparedNames[K] };

const NOTHING: readonly Contradiction[] = [];

/**
 * What was found is noted at the other name: many shops use one, and an answer that is refreshed or gone on with brings the same ones.
 */
export function comparedNames(wanted: Traits, offered: Traits): ComparedNames {
  if (offered.last?.wanted === wanted) return offered.last.names;
  const names = { share: nameShare(wanted, offered), against: contradictionsOf(wanted, offered) };
  offered.last = { wanted, names };
  return names;
}

/** Compares a name with many that will be asked for one by one; step by step, as they were read. */
export function compareAhead(wanted: Traits, others: readonly Traits[]): void {
  const fresh: [Traits, Draft][] = [];
  for (const offered of others) {
    if (offered.last?.wanted === wanted) continue;
    const names = { share: nameShare(wanted, offered), against: NOTHING };
    offered.last = { wanted, names };
    fresh.push([offered, names]);
  }
  for (const [offered, names] of fresh) names.against = contradictionsOf(wanted, offered);
}
