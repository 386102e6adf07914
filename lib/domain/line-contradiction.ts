import { isGeneric } from './generic-words.ts';
import { differs, type Contradiction } from './match-reasons.ts';
import { shareModel } from './name-share.ts';
import type { Traits } from './traits.ts';

/** Where longer parts of two names differ, they are names in two languages, or of two shops' own making. */
const LONGEST_PART = 3;
/** As many letters in common at the beginning make two words forms of one: Goldbären and goldbears. */
const SAME_BEGINNING = 4;

/**
 * Two goods of one line: the names begin alike and end alike, or state the same pack, and between that each has words of its own,
 * "Ritual of *Jing* shower foam" and "Ritual of *Sakura* shower foam". Names in two languages hardly agree on both sides.
 */
export function lineContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const [a, b] = [wanted.words, offered.words];
  const least = Math.min(a.length, b.length);
  let from = 0;
  while (from < least && a[from] === b[from]) from += 1;
  if (from === 0) return undefined;
  let end = 0;
  while (end < least - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [mine, theirs] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  const isOfLine = from > 1 || mine.some(isVariety) !== theirs.some(isVariety);
  const isPlaced = end > 0 || (isOfLine && isPackStated(wanted) && isPackStated(offered));
  if (!isPlaced || !isOwn(mine, theirs, offered) || !isOwn(theirs, mine, wanted)) return undefined;
  if (shareModel(wanted, offered)) return undefined;
  return differs('variant', mine.join(' '), theirs.join(' '));
}

/** A taste or a shape, beside a word that is none of those known. */
const isVariety = (word: string): boolean => /^(?:flavour|shape|brew):/.test(word);
const isPackStated = ({ pack }: Traits): boolean => pack.total !== undefined;

function isOwn(words: readonly string[], others: readonly string[], other: Traits): boolean {
  if (words.length === 0 || words.length > LONGEST_PART || words.every(isGeneric)) return false;
  return words.every((word) => !other.squashed.includes(word) && others.every((one) => !areForms(word, one)));
}

function areForms(a: string, b: string): boolean {
  return (
    a === b ||
    a.slice(0, SAME_BEGINNING) === b.slice(0, SAME_BEGINNING) ||
    a.slice(-SAME_BEGINNING) === b.slice(-SAME_BEGINNING)
  );
}
