import { codesOnlyOf } from './codes-only-of.ts';
import { holds } from './differing-lists.ts';
import { differs, type Contradiction } from './match-reasons.ts';
import { areMadeAlike, areRivals, plainRival } from './rival-codes.ts';
import type { Traits } from './traits.ts';

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
  const made = makersNumbers(wanted.models, mine, offered.models, theirs) ?? shortNumbers(mine, theirs);
  return made === undefined ? yearContradiction(wanted, offered) : differs('model', ...made);
}

type Numbers = readonly [string, string];

/** The one model that each names, where they are made alike. */
function makersNumbers(
  own: readonly string[],
  mine: readonly string[],
  others: readonly string[],
  theirs: readonly string[],
): Numbers | undefined {
  const [one] = own;
  const [other] = others;
  if (one === undefined || other === undefined || own.length + others.length > 2) return undefined;
  return mine.includes(one) && theirs.includes(other) && areMadeAlike(one, other) ? [one, other] : undefined;
}

/** The "PST 700" and "PSB 500" of one maker's tools, and no code besides. */
function shortNumbers(mine: readonly string[], theirs: readonly string[]): Numbers | undefined {
  const [one = '', other = ''] = [mine[0], theirs[0]];
  const areShort = mine.length + theirs.length === 2 && SHORT_MODEL.test(one) && SHORT_MODEL.test(other);
  return areShort && areMadeAlike(one, other) ? [one, other] : undefined;
}

const SHORT_MODEL = /^[a-z]{2,4}\d{3}$/;

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
