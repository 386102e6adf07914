import { isGeneric } from './generic-words.ts';
import type { NameShare } from './match-reasons.ts';
import { isUnspaced } from './name-words.ts';
import type { Traits } from './traits.ts';

const SHORTEST_PART = 4;
/** A model number says more than a word. */
const CODE_WEIGHT = 2;

export function nameShare(a: Traits, b: Traits): NameShare {
  const [one, other, article] = [matchedIn(a, b), matchedIn(b, a), sharedArticle(a, b)];
  const all = sizeOf(a) + sizeOf(b) + article;
  return { share: all === 0 ? 0 : (one + other + article) / all, matched: Math.min(one, other) };
}

/** A long number says as much as a model where both have it, "LEGO 60337"; where one has it, it may be the shop's own. */
function sharedArticle({ models }: Traits, { codes }: Traits): number {
  let shared = 0;
  for (const model of models) if (isDigits(model) && codes.includes(model)) shared += 2 * CODE_WEIGHT;
  return shared;
}

function sizeOf({ words, fits, codes }: Traits): number {
  let size = words.length + fits.length;
  for (const code of codes) if (!isDigits(code)) size += CODE_WEIGHT;
  return size;
}

function matchedIn(one: Traits, other: Traits): number {
  let matched = 0;
  for (const word of one.words) if (hasWord(other, word)) matched += 1;
  for (const word of one.fits) if (hasWord(other, word)) matched += 1;
  for (const code of one.codes) if (!isDigits(code) && hasCode(other, code)) matched += CODE_WEIGHT;
  return matched;
}

function hasCode({ codes, squashed }: Traits, code: string): boolean {
  return codes.includes(code) || (code.length >= SHORTEST_PART && squashed.includes(code));
}

/** The number of one model stands in both. */
export function shareModel(a: Traits, b: Traits): boolean {
  return a.models.some((model) => hasCode(b, model)) || b.models.some((model) => hasCode(a, model));
}

/** One has a word, or a number, that may tell it from the other. */
export function hasMore(one: Traits, other: Traits): boolean {
  return (
    one.words.some((word) => !hasWord(other, word) && !isGeneric(word)) ||
    one.fits.some((word) => !hasWord(other, word)) ||
    one.codes.some((code) => !isDigits(code) && !hasCode(other, code))
  );
}

/** Each has a number by itself that the other has not: "10-50" and "10-52T", 8 and 16. */
export function haveOtherNumbers(a: Traits, b: Traits): boolean {
  return hasOwnNumber(a, b) && hasOwnNumber(b, a);
}

const hasOwnNumber = (one: Traits, other: Traits): boolean =>
  one.codes.some(
    (code) => NUMBER.test(code) && !hasCode(other, code) && !other.codes.some((theirs) => goesOnFrom(theirs, code)),
  );

/** "55" goes on as "55-18". */
const goesOnFrom = (longer: string, code: string): boolean => isDigits(longer) && longer.startsWith(code);

const NUMBER = /^\d+[a-z]?$/;

function isDigits(code: string): boolean {
  return code.charCodeAt(0) < 58 && code.charCodeAt(code.length - 1) < 58;
}

/** Words grow together in some languages and apart in others: "Kopfhörerset", "Play Station". */
function hasWord({ words, fits, squashed }: Traits, word: string): boolean {
  if (words.includes(word) || fits.includes(word)) return true;
  return (word.length >= SHORTEST_PART || isUnspaced(word)) && squashed.includes(word);
}

/** Most shops in the world write a brand, or a unit, in Latin letters, so what else there is decides. */
const OTHER_LETTERS = /[\p{L}--\p{Script=Latin}]/v;

/** Both are written in Latin letters alone, or neither is: only then do words that disagree say something. */
export function sharesScript(a: string, b: string): boolean {
  return OTHER_LETTERS.test(a) === OTHER_LETTERS.test(b);
}
