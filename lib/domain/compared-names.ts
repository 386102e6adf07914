import { contradictionsOf } from './contradictions.ts';
import type { Contradiction } from './match-reasons.ts';
import { nameShare, type NameShare } from './name-share.ts';
import type { Traits } from './traits.ts';

/** What two names say of each other, whoever sells it and under whichever code. */
export interface ComparedNames {
  readonly share: NameShare;
  readonly against: readonly Contradiction[];
}

/** Pairs that were compared before: many shops use one name, and an answer that is refreshed or gone on with brings the same ones. */
const known = new WeakMap<Traits, WeakMap<Traits, ComparedNames>>();

/** Compares one name with many. */
export function namesComparedWith(wanted: Traits): (offered: Traits) => ComparedNames {
  const before = known.get(wanted) ?? new WeakMap<Traits, ComparedNames>();
  known.set(wanted, before);
  return (offered) => {
    const found = before.get(offered);
    if (found !== undefined) return found;
    const compared = { share: nameShare(wanted, offered), against: contradictionsOf(wanted, offered) };
    before.set(offered, compared);
    return compared;
  };
}
