import { listContradiction } from './differing-lists.ts';
import { isGeneric } from './generic-words.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { shareModel } from './name-share.ts';
import { GENERATION, ROMAN } from './read-edition.ts';
import type { Traits } from './traits.ts';

const isNumbered = (edition: string): boolean => /^(?:gen)?\d/.test(edition);

/** An unnumbered, plain edition is the usual one; a deluxe one is always named, and so is a later generation. */
export function editionContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const [mine, theirs] = [wanted.editions, offered.editions];
  if (mine.length + theirs.length === 0) return laterContradiction(wanted, offered);
  const numbered = listContradiction('edition', numbersOf(mine), numbersOf(theirs));
  if (numbered !== undefined) return numbered;
  const [ours, others] = [namesOf(wanted, offered), namesOf(offered, wanted)];
  return ours === others ? laterContradiction(wanted, offered) : differs('edition', ours, others);
}

function namesOf(one: Traits, other: Traits): string {
  return (
    one.editions
      .filter((edition) => !isNumbered(edition) && !(PRAISE.has(edition) && isPraise(edition, one, other)))
      // "PremiumContact" is "Premium Contact".
      .filter((edition) => other.editions.includes(edition) || !other.squashed.includes(edition))
      .sort()
      .join(' ')
  );
}

const PRAISE = new Set(['premium', 'ultimate']);
const EDITION_BEHIND = /(?:premium|ultimate)(?:edi|ausg)/;

/**
 * What is praised as premium or as ultimate is no edition, where the other name says all the rest, or the number of the model. Praise stands
 * before what it praises, and the name of an edition last.
 */
function isPraise(praise: string, one: Traits, other: Traits): boolean {
  const isEdition = one.words.at(-1) === praise || EDITION_BEHIND.test(one.squashed);
  if (isEdition || other.editions.includes(praise)) return false;
  const isSaid = (word: string): boolean => word === praise || isGeneric(word) || other.words.includes(word);
  return one.words.every(isSaid) || shareModel(one, other);
}

function laterContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const [later, other] = [laterOnlyOf(wanted, offered), laterOnlyOf(offered, wanted)];
  return later === undefined && other === undefined ? undefined : differs('edition', later, other);
}

const numbersOf = (editions: readonly string[]): readonly string[] =>
  editions.filter(isNumbered).map((one) => one.replace(GENERATION, ''));

/** The second generation or a later one, of which the other knows nothing; processors have generations of their own. */
function laterOnlyOf(one: Traits, other: Traits): string | undefined {
  const { editions, words, variants } = one;
  if (editions.length + variants.length === 0) return undefined;
  const told = editions.find((edition) => edition.startsWith(GENERATION));
  const number = told?.slice(GENERATION.length) ?? numberBehindVariant(one, other);
  if (number === undefined || number === '1' || other.editions.some(isNumbered)) return undefined;
  const isKnown =
    other.codes.some((code) => code.endsWith(number)) || other.variants.some(({ word }) => ROMAN[word] === number);
  return isKnown || words.includes('core') || words.includes('intel') ? undefined : number;
}

/** The 2 of "AirPods Pro 2", where the other is an "AirPods Pro". */
function numberBehindVariant({ variants, codes }: Traits, other: Traits): string | undefined {
  for (const { word } of variants) {
    const code = codes.find((one) => one.length === word.length + 1 && one.startsWith(word) && isLater(one.slice(-1)));
    if (code === undefined || !other.variants.some((variant) => variant.word === word)) continue;
    if (!other.codes.some((one) => one.startsWith(word))) return code.slice(-1);
  }
  return undefined;
}

const isLater = (digit: string): boolean => digit >= '2' && digit <= '9';
