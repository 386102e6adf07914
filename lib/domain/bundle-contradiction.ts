import { amountText } from './amount-text.ts';
import { UNCOUNTED } from './attribute-words.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import type { Traits } from './traits.ts';
import { names } from './variant-contradiction.ts';

export function bundleContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (wanted.bundle === undefined && offered.bundle === undefined) return batteryContradiction(wanted, offered);
  const mine = extraOf(wanted, offered);
  const theirs = extraOf(offered, wanted);
  if (mine === undefined && theirs === undefined) return undefined;
  return differs([mine, theirs].includes(UNCOUNTED) ? 'pack' : 'bundle', mine, theirs);
}

/** A tool that is sold without a battery, and one that says how much its battery holds. */
function batteryContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (isBare(wanted) === isBare(offered)) return undefined;
  const [mine, theirs] = [chargeOf(wanted), chargeOf(offered)];
  return (isBare(wanted) ? theirs : mine) === undefined ? undefined : differs('bundle', mine, theirs);
}

const isBare = ({ choices }: Traits): boolean => choices.length > 0 && choices.includes('battery:without');

function chargeOf({ measures }: Traits): string | undefined {
  const amount = measures.find(({ kind }) => kind === 'charge')?.amounts[0];
  return amount === undefined ? undefined : amountText(amount, 'charge');
}

function extraOf({ bundle, pack }: Traits, other: Traits): string | undefined {
  if (bundle === UNCOUNTED && (pack.multiple ?? other.pack.multiple) !== undefined) return undefined;
  return bundle !== undefined && bundle !== other.bundle && !names(other, bundle) ? bundle : undefined;
}
