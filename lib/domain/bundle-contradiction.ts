import { amountText } from './amount-text.ts';
import { UNCOUNTED } from './attribute-words.ts';
import { LENS } from './kit-lens.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { shareModel } from './name-share.ts';
import type { KindAmounts, Traits } from './traits.ts';
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

/** Shorter words stand in others. */
const LONGEST_COMMON = 4;

const isLength = ({ kind }: KindAmounts): boolean => kind === 'length';
/** They are told apart by their choice already. */
const isBodyAndLens = (some: readonly string[], others: readonly string[]): boolean =>
  some.includes('optics:lens') && others.includes('optics:body');

/** Small cards of memory come with what makes them larger ones, told or not. */
const CARD_ADAPTER = /^(?:sd|adapt|adatt)/;

const isCard = ({ squashed, measures }: Traits): boolean =>
  squashed.includes('micro') && measures.some(({ kind }) => kind === 'storage');

const GIFT = 'gift';

/** It is told otherwise by the other name, or not worth telling. */
function isKnown(bundle: string, one: Traits, other: Traits): boolean {
  if (bundle === LENS) return isBodyAndLens(one.choices, other.choices) || other.measures.some(isLength);
  // One number, and one shop says for what the thing is bought.
  if (bundle === GIFT && shareModel(one, other)) return true;
  return CARD_ADAPTER.test(bundle) && isCard(one) && isCard(other);
}

function extraOf(one: Traits, other: Traits): string | undefined {
  const { bundle, pack } = one;
  // How many, or what is in it, is said by one of them.
  if (bundle === UNCOUNTED && (pack.multiple ?? other.pack.multiple ?? other.bundle) !== undefined) return undefined;
  if (bundle === undefined || bundle === other.bundle || names(other, bundle)) return undefined;
  if (isKnown(bundle, one, other)) return undefined;
  // "+ 2 Akkus" and "mit 2 Akkus"
  return bundle.length >= LONGEST_COMMON && other.squashed.includes(bundle) ? undefined : bundle;
}
