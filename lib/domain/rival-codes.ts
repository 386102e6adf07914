import { STAGE_ZERO } from './attribute-words.ts';
import { coreOf, hasOneBeginningLike, isDigitAt } from './code-parts.ts';
import type { Traits } from './traits.ts';

/** Two codes of one series: the same letters with other digits, or the same digits with another ending. */
export function areRivals(a: string, b: string): boolean {
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

const SHORTEST_NUMBER = 5;
const SHORTEST_MODEL = 5;

/** One maker's numbers: "HCD51" and "HMX10", where each name has but one. Other letters alone may be a country's. */
export function areMadeAlike(one: string, other: string): boolean {
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
export function plainRival(code: string, other: Traits): string | undefined {
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
