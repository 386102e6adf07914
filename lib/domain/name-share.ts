import { isGeneric } from './generic-words.ts';
import { isUnspaced } from './name-words.ts';
import type { Traits } from './traits.ts';

/** How much of two names is the same. */
export interface NameShare {
  /** 0 to 1, of both names together. */
  readonly share: number;
  /** Words in common. */
  readonly matched: number;
  /** The number of one model stands in both. */
  readonly hasModel: boolean;
  /** One of them has a word that may tell it from the other. */
  readonly hasMore: boolean;
}

interface Tally {
  all: number;
  matched: number;
  hasMore: boolean;
}

const SHORTEST_PART = 4;
/** A model number says more than a word. */
const CODE_WEIGHT = 2;

export function nameShare(a: Traits, b: Traits): NameShare {
  const [one, other] = [tally(a, b), tally(b, a)];
  const all = one.all + other.all;
  return {
    share: all === 0 ? 0 : (one.matched + other.matched) / all,
    matched: Math.min(one.matched, other.matched),
    hasModel: a.models.some((model) => hasModel(b, model)) || b.models.some((model) => hasModel(a, model)),
    hasMore: one.hasMore || other.hasMore,
  };
}

export function hasModel({ codes, squashed }: Traits, model: string): boolean {
  return codes.includes(model) || (model.length >= SHORTEST_PART && squashed.includes(model));
}

function tally(one: Traits, other: Traits): Tally {
  const counts: Tally = { all: one.words.length + one.fits.length, matched: 0, hasMore: false };
  for (const word of one.words) {
    if (hasWord(other, word)) counts.matched += 1;
    else counts.hasMore ||= !isGeneric(word);
  }
  for (const word of one.fits) {
    if (hasWord(other, word)) counts.matched += 1;
    else counts.hasMore = true;
  }
  for (const code of one.codes) tallyCode(counts, code, other);
  return counts;
}

function tallyCode(counts: Tally, code: string, other: Traits): void {
  if (isDigits(code)) return;
  counts.all += CODE_WEIGHT;
  if (hasModel(other, code)) counts.matched += CODE_WEIGHT;
  else counts.hasMore = true;
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
