import type { Traits } from './attributes.ts';
import { isUnspaced } from './name-words.ts';

/** How much of two names is the same. */
export interface NameShare {
  /** 0 to 1, of both names together. */
  readonly share: number;
  /** Words in common. */
  readonly matched: number;
  /** A model number stands in both. */
  readonly hasCode: boolean;
}

const SHORTEST_PART = 4;
/** A model number says more than a word. */
const CODE_WEIGHT = 2;
const TELLING_CODE = /^(?=.*\d)(?=.*\p{L}).{4,}$/u;

export function nameShare(a: Traits, b: Traits): NameShare {
  const [one, other] = [tally(a, b), tally(b, a)];
  const all = one.all + other.all;
  return {
    share: all === 0 ? 0 : (one.matched + other.matched) / all,
    matched: Math.min(one.matched, other.matched),
    hasCode: one.hasCode || other.hasCode,
  };
}

function tally(one: Traits, other: Traits): { all: number; matched: number; hasCode: boolean } {
  let all = 0;
  let matched = 0;
  let hasCode = false;
  const count = (word: string): void => {
    all += 1;
    if (other.words.has(word) || other.fits.has(word) || isPart(word, other.squashed)) matched += 1;
  };
  for (const word of one.words) count(word);
  for (const word of one.fits) count(word);
  for (const code of one.codes) {
    if (isDigits(code)) continue;
    const isThere = other.codes.has(code) || (code.length >= SHORTEST_PART && other.squashed.includes(code));
    all += CODE_WEIGHT;
    if (isThere) matched += CODE_WEIGHT;
    hasCode ||= isThere && TELLING_CODE.test(code);
  }
  return { all, matched, hasCode };
}

function isDigits(code: string): boolean {
  return code.charCodeAt(0) < 58 && code.charCodeAt(code.length - 1) < 58;
}

/** Words grow together in some languages and apart in others: "Kopfhörerset", "Play Station". */
function isPart(word: string, squashed: string): boolean {
  return (word.length >= SHORTEST_PART || isUnspaced(word)) && squashed.includes(word);
}

/** Both are written in Latin letters, or neither is: only then do words that disagree say something. */
export function sharesScript(a: string, b: string): boolean {
  return /[a-z]{3}/.test(a) === /[a-z]{3}/.test(b);
}
