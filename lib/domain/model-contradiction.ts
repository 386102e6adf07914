import { STAGE_ZERO } from './attribute-words.ts';
import { holds } from './differing-lists.ts';
import { differs, type Contradiction } from './match-reasons.ts';
import type { Traits } from './traits.ts';

/** The digits of a code do not go on in the text around it: "iphone1" is not in "iphone15". */
function mentionsCode({ squashed, codes }: Traits, code: string): boolean {
  if (codes.includes(code)) return true;
  for (let at = squashed.indexOf(code); at >= 0; at = squashed.indexOf(code, at + 1)) {
    const end = at + code.length;
    const goesOn = isDigitAt(squashed, end) && isDigitAt(squashed, end - 1);
    if (!goesOn && !(isDigitAt(squashed, at) && isDigitAt(squashed, at - 1))) return true;
  }
  return false;
}

/** Besides digits and the point between them there are letters, which all come later. */
const isDigitAt = (text: string, index: number): boolean => text.charCodeAt(index) < 58;

/** Its first letters and number, without what follows: "5600" of "5600x". */
function coreOf(code: string): string {
  let end = 0;
  while (end < code.length && !isDigitAt(code, end)) end += 1;
  while (isDigitAt(code, end)) end += 1;
  return code.slice(0, end);
}

/** The same letters around other digits. */
function haveOneShape(a: string, b: string): boolean {
  let [one, other] = [0, 0];
  while (one < a.length) {
    if (isDigitAt(a, one) !== isDigitAt(b, other)) return false;
    if (isDigitAt(a, one)) {
      while (isDigitAt(a, one)) one += 1;
      while (isDigitAt(b, other)) other += 1;
    } else if (a[one] === b[other]) {
      one += 1;
      other += 1;
    } else return false;
  }
  return other === b.length;
}

const LONGEST_COUNT = 6;
const isBareCount = (code: string): boolean => code.length <= LONGEST_COUNT && /^x?[\d.]{1,3}(?:x|er)?$/.test(code);

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

/** Whatever is made of a code begins as it does; most names have none that does. */
const hasOneBeginningLike = ({ codes }: Traits, code: string): boolean =>
  codes.some((one) => one.charCodeAt(0) === code.charCodeAt(0));

const mayBeWrittenOtherwise = (code: string, one: Traits, other: Traits): boolean =>
  hasOneBeginningLike(other, code) &&
  (isWrittenApart(code, other) ||
    isWrittenAround(code, other) ||
    endsInColour(code, one, other) ||
    endsInCountry(code, other));

/** The codes of one that the other does not have. */
function codesOnlyOf(one: Traits, other: Traits): readonly string[] {
  let found: string[] | undefined;
  for (const code of one.codes) {
    if (isBareCount(code) || mentionsCode(other, code)) continue;
    if (mayBeWrittenOtherwise(code, one, other)) continue;
    if (found === undefined) found = [code];
    else found.push(code);
  }
  return found ?? NO_CODES;
}

export function modelContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const mine = codesOnlyOf(wanted, offered);
  const theirs = codesOnlyOf(offered, wanted);
  if (mine.length + theirs.length === 0) return yearContradiction(wanted, offered);
  for (const code of mine) {
    const rival = theirs.find((other) => areRivals(code, other)) ?? plainRival(code, offered);
    if (rival !== undefined) return differs('model', code, rival);
  }
  for (const code of theirs) {
    const rival = plainRival(code, wanted);
    if (rival !== undefined) return differs('model', rival, code);
  }
  const [one] = wanted.models;
  const [other] = offered.models;
  const areOwn = one !== undefined && other !== undefined && mine.includes(one) && theirs.includes(other);
  if (areOwn && wanted.models.length + offered.models.length === 2 && areMadeAlike(one, other))
    return differs('model', one, other);
  return yearContradiction(wanted, offered);
}

const YEAR_DIGITS = 4;
const YEAR = /(?:^|\D)((?:19[5-9]|20[0-4])\d)$/;

/** The one year that a name states: a vintage, a model year. Several are a span, or a list of what it fits. */
function yearOf({ codes }: Traits): string | undefined {
  let only: string | undefined;
  for (const code of codes) {
    const year = endsInYear(code) ? YEAR.exec(code)?.[1] : undefined;
    if (year === undefined) continue;
    if (only !== undefined) return undefined;
    only = year;
  }
  return only;
}

/** Most codes do not, and a regular expression costs more than to look. */
function endsInYear(code: string): boolean {
  const at = code.length - YEAR_DIGITS;
  return at >= 0 && (code.startsWith('19', at) || code.startsWith('20', at));
}

/** Whichever words they stand behind. */
function yearContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const mine = yearOf(wanted);
  const theirs = mine === undefined ? undefined : yearOf(offered);
  return theirs === undefined || mine === theirs ? undefined : differs('model', mine, theirs);
}

/** Where the names say the same in words, a number by itself says the rest: a shade, the size of a frame. */
export function numberContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const mine = bareOnlyOf(wanted, offered);
  if (mine.length === 0) return undefined;
  const theirs = bareOnlyOf(offered, wanted);
  if (mine.length !== theirs.length) return undefined;
  const areAlike = holds(wanted.words, offered.words) || holds(offered.words, wanted.words);
  return areAlike ? differs('model', mine.join(' '), theirs.join(' ')) : undefined;
}

/** Its numbers that the other does not have. */
function bareOnlyOf({ codes }: Traits, other: Traits): readonly string[] {
  return codes.filter((code) => BARE_NUMBER.test(code) && !other.codes.some((one) => one.endsWith(code)));
}

const BARE_NUMBER = /^\d{1,3}$/;

/** Two codes of one series: the same letters with other digits, or the same digits with another ending. */
function areRivals(a: string, b: string): boolean {
  if (a.charCodeAt(0) !== b.charCodeAt(0) && !(isDigitAt(a, 0) && isDigitAt(b, 0))) return false;
  if (isSeriesOf(a, b) || isSeriesOf(b, a)) return false;
  const core = coreOf(a);
  if (a.endsWith(STAGE_ZERO) || b.endsWith(STAGE_ZERO)) return haveOneShape(numbered(a), numbered(b));
  // Bare numbers of one length alone: the others are years, pages, watts.
  if (haveOneShape(a, b)) return !isDigitAt(a, 0) || core !== a || a.length === b.length;
  return core === coreOf(b) || haveOneHead(a, b) || goOnOtherwise(a, b) || areOfOneSeries(a, b);
}

/** An "i5-1335U" is an i5, and "DDR5-6000" is DDR5. */
const isSeriesOf = (series: string, code: string): boolean => SERIES_ALONE.test(series) && code.startsWith(series);
const SERIES_ALONE = /^(?:i[3579]|ddr\d)$/;

const SHORTEST_MODEL = 5;

/** One maker's numbers: "HCD51" and "HMX10", where each name has but one. Other letters alone may be a country's. */
function areMadeAlike(one: string, other: string): boolean {
  if (one.length < SHORTEST_MODEL || one.charAt(0) !== other.charAt(0) || !/[a-z]/.test(one)) return false;
  return digitsOf(one) !== digitsOf(other) && patternOf(one) === patternOf(other);
}

const digitsOf = (code: string): string => code.replace(/\D/g, '');

const patternOf = (code: string): string => code.replace(/[a-z]/g, 'a').replace(/\d/g, '1');

/** "GA-2100-1A1ER" and "GA-2100-4AER" begin alike, and go on with other numbers; other letters may be a country's. */
function goOnOtherwise(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  if (from < SHORTEST_NUMBER) return false;
  return BEGINS_NUMBERED.test(a.slice(0, from)) && HAS_DIGIT.test(a.slice(from)) && HAS_DIGIT.test(b.slice(from));
}

/** "QE55LS03D" and "QE65LS03DAUXXH": one is made as the other begins, with other digits. */
function areOfOneSeries(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const beginning = long.slice(0, short.length);
  return (
    short.length >= LONGEST_COMMON &&
    HAS_DIGITS_APART.test(short) &&
    patternOf(short) === patternOf(beginning) &&
    short.replace(/\d/g, '') === beginning.replace(/\d/g, '') &&
    short !== beginning
  );
}

const LONGEST_COMMON = 7;
const HAS_DIGITS_APART = /\d[a-z]+\d/;

const BEGINS_NUMBERED = /^[a-z]{0,4}\d/;
const HAS_DIGIT = /\d/;

const numbered = (code: string): string => (code.endsWith(STAGE_ZERO) ? `${code.slice(0, -STAGE_ZERO.length)}0` : code);

const SERIES = /^([a-z]+)\d+(?:x\d+)*[a-z]{0,2}$/;

/** The same letters before other numbers, with or without letters behind: "i5-13600K" and "i7-13700KF". */
function haveOneHead(a: string, b: string): boolean {
  const head = SERIES.exec(a)?.[1];
  return head !== undefined && head === SERIES.exec(b)?.[1];
}

/** "4070" beside "4070ti", and "13600k" beside "13600kf", which is hidden in it. */
function plainRival(code: string, other: Traits): string | undefined {
  if (!hasOneBeginningLike(other, code)) return undefined;
  const before = code.slice(0, -1);
  // The second of a model that ends in a letter: "HD 660S" and "HD 660S2".
  if (SECOND.test(code) && other.codes.includes(before)) return before;
  const core = coreOf(code);
  if (core.length <= 2) return undefined;
  if (other.codes.includes(core)) return core;
  return isLetters(code, core.length)
    ? other.codes.find((one) => one.startsWith(core) && isLetters(one, core.length))
    : undefined;
}

const SECOND = /\d[a-z]{1,2}[2-9]$/;

/** Nothing but letters stands behind this place. */
function isLetters(code: string, from: number): boolean {
  for (let at = from; at < code.length; at += 1) if (isDigitAt(code, at)) return false;
  return true;
}
