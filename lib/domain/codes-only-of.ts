import { coreOf, hasOneBeginningLike, isDigitAt } from './code-parts.ts';
import type { Traits } from './traits.ts';

/** The digits of a code do not go on in the text around it: "iphone1" is not in "iphone15". */
function mentionsCode(one: Traits, code: string): boolean {
  const { squashed, codes } = one;
  if (codes.includes(code)) return true;
  for (let at = squashed.indexOf(code); at >= 0; at = squashed.indexOf(code, at + 1)) {
    const end = at + code.length;
    const goesOn = isDigitAt(squashed, end) && isDigitAt(squashed, end - 1);
    const isWithin = goesOn || (isDigitAt(squashed, at) && isDigitAt(squashed, at - 1));
    if (!isWithin && !beginsWord(one, code, end)) return true;
  }
  return false;
}

/** The S of "fenix 7 Solar" is none of "fenix 7S". */
function beginsWord({ squashed, words, variants }: Traits, code: string, end: number): boolean {
  if (end >= squashed.length || !isDigitAt(code, code.length - 2) || isDigitAt(code, code.length - 1)) return false;
  const begins = (word: string): boolean => word.length > 1 && squashed.startsWith(word, end - 1);
  return words.some(begins) || variants.some(({ word }) => begins(word));
}

const LONGEST_COUNT = 6;
/** Most codes begin with the letters of a name. */
const mayCount = (code: string): boolean => isDigitAt(code, 0) || code.startsWith('x');
const isBareCount = (code: string): boolean =>
  code.length <= LONGEST_COUNT && mayCount(code) && /^x?[\d.]{1,3}(?:x|er)?$/.test(code);

/** Most names have all the codes of the other, or none of their own. */
const NO_CODES: readonly string[] = [];

/** "E5-2620V4" is "E5-2620 v4". */
const isWrittenApart = (code: string, { codes }: Traits): boolean =>
  codes.some((head, at) => code.startsWith(head) && code === `${head}${codes[at + 1] ?? ''}`);

/** "PGI-580PGBK XL" is "PGI-580XL PGBK": the letters behind one number, in another order. */
function isWrittenAround(code: string, { codes, words, sizes }: Traits): boolean {
  const core = coreOf(code);
  const tail = code.slice(core.length);
  const isSaid = tail.length > 1 && (words.includes(tail) || sizes.includes(tail));
  return isSaid && core.length >= SHORTEST_NUMBER && codes.some((one) => one.startsWith(core));
}

const SHORTEST_NUMBER = 5;

/** What makers end their numbers with, and the colours that it may stand for. */
const COLOUR_ENDS = /(?<=\d)(?:b|bk|w|wh|wt|s|si|sl|g|gy|r|rd|bl|p|pk)$/;

/** The B of "DSC-HX60B" and the BK of "CT-S200BK" are black, which one of the names says. */
function endsInColour(code: string, one: Traits, other: Traits): boolean {
  const end = COLOUR_ENDS.exec(code)?.[0];
  if (end === undefined) return false;
  const bare = code.slice(0, -end.length);
  if (bare.length < SHORTEST_NUMBER || !other.codes.includes(bare)) return false;
  return [...one.colours, ...other.colours].some((name) => name.startsWith(end.charAt(0)));
}

const COUNTRY = /^[a-z]{2,3}$/;

/** The XJ of "DCD796N-XJ" is where it is sold: it follows a letter, and a number that is long enough by itself. */
function endsInCountry(code: string, { codes }: Traits): boolean {
  return codes.some((one) => {
    const isHead = one.length > SHORTEST_NUMBER && code.startsWith(one) && !isDigitAt(one, one.length - 1);
    return isHead && COUNTRY.test(code.slice(one.length));
  });
}

const mayBeWrittenOtherwise = (code: string, one: Traits, other: Traits): boolean =>
  hasOneBeginningLike(other, code) &&
  (isWrittenApart(code, other) ||
    isWrittenAround(code, other) ||
    endsInColour(code, one, other) ||
    endsInCountry(code, other));

/** The codes of one that the other does not have. */
export function codesOnlyOf(one: Traits, other: Traits): readonly string[] {
  let found: string[] | undefined;
  for (const code of one.codes) {
    if (isBareCount(code) || mentionsCode(other, code)) continue;
    if (mayBeWrittenOtherwise(code, one, other)) continue;
    if (found === undefined) found = [code];
    else found.push(code);
  }
  return found ?? NO_CODES;
}
