import { isUnspaced } from './name-words.ts';
import type { Traits } from './traits.ts';

/** How much of two names is the same. */
export interface NameShare {
  /** 0 to 1, of both names together. */
  readonly share: number;
  /** Words in common. */
  readonly matched: number;
  /** A model number stands in both. */
  readonly hasCode: boolean;
}

interface Tally {
  all: number;
  matched: number;
  hasCode: boolean;
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

function tally(one: Traits, other: Traits): Tally {
  const counts: Tally = { all: one.words.length + one.fits.length, matched: 0, hasCode: false };
  for (const word of one.words) if (hasWord(other, word)) counts.matched += 1;
  for (const word of one.fits) if (hasWord(other, word)) counts.matched += 1;
  for (const code of one.codes) tallyCode(counts, code, other);
  return counts;
}

function tallyCode(counts: Tally, code: string, other: Traits): void {
  if (isDigits(code)) return;
  counts.all += CODE_WEIGHT;
  if (!other.codes.includes(code) && !(code.length >= SHORTEST_PART && other.squashed.includes(code))) return;
  counts.matched += CODE_WEIGHT;
  counts.hasCode ||= TELLING_CODE.test(code);
}

function isDigits(code: string): boolean {
  return code.charCodeAt(0) < 58 && code.charCodeAt(code.length - 1) < 58;
}

/** Words grow together in some languages and apart in others: "Kopfhörerset", "Play Station". */
function hasWord({ words, fits, squashed }: Traits, word: string): boolean {
  if (words.includes(word) || fits.includes(word)) return true;
  return (word.length >= SHORTEST_PART || isUnspaced(word)) && squashed.includes(word);
}

/** Both are written in Latin letters, or neither is: only then do words that disagree say something. */
export function sharesScript(a: string, b: string): boolean {
  return /[a-z]{3}/.test(a) === /[a-z]{3}/.test(b);
}
