import { listContradiction } from './differing-lists.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { GENERATION, ROMAN } from './read-edition.ts';
import type { Traits } from './traits.ts';

const isNumbered = (edition: string): boolean => /^(?:gen)?\d/.test(edition);

/** An unnumbered, plain edition is the usual one; a deluxe one is always named, and so is a later generation. */
export function editionContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const [mine, theirs] = [wanted.editions, offered.editions];
  if (mine.length + theirs.length === 0) return undefined;
  const numbered = listContradiction('edition', numbersOf(mine), numbersOf(theirs));
  if (numbered !== undefined) return numbered;
  const namesOf = (editions: readonly string[]): string =>
    editions
      .filter((one) => !isNumbered(one))
      .sort()
      .join(' ');
  if (namesOf(mine) !== namesOf(theirs)) return differs('edition', namesOf(mine), namesOf(theirs));
  const [later, other] = [laterOnlyOf(wanted, offered), laterOnlyOf(offered, wanted)];
  return later === undefined && other === undefined ? undefined : differs('edition', later, other);
}

const numbersOf = (editions: readonly string[]): readonly string[] =>
  editions.filter(isNumbered).map((one) => one.replace(GENERATION, ''));

/** The second generation or a later one, of which the other knows nothing; processors have generations of their own. */
function laterOnlyOf({ editions, words }: Traits, other: Traits): string | undefined {
  const number = editions.find((one) => one.startsWith(GENERATION))?.slice(GENERATION.length);
  if (number === undefined || number === '1' || other.editions.some(isNumbered)) return undefined;
  const isKnown =
    other.codes.some((code) => code.endsWith(number)) || other.variants.some(({ word }) => ROMAN[word] === number);
  return isKnown || words.includes('core') || words.includes('intel') ? undefined : number;
}
