import { contradictionsOf } from './contradictions.ts';
import type { ComparedNames } from './match-reasons.ts';
import { nameShare } from './name-share.ts';
import type { Traits } from './traits.ts';

/**
 * Compares one name with many. What was found is noted at the other name: many shops use one, and an answer that is refreshed or
 * gone on with brings the same ones.
 */
export function namesComparedWith(wanted: Traits): (offered: Traits) => ComparedNames {
  return (offered) => {
    if (offered.last?.wanted === wanted) return offered.last.names;
    const names = { share: nameShare(wanted, offered), against: contradictionsOf(wanted, offered) };
    offered.last = { wanted, names };
    return names;
  };
}
