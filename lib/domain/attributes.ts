import { addName } from './add-word.ts';
import { comesWithLens, LENS } from './kit-lens.ts';
import { kindAmounts } from './kind-amounts.ts';
import { measuresOf } from './measures.ts';
import { fold } from './name-words.ts';
import { readPack } from './pack-size.ts';
import type { Place } from './place.ts';
import { readNumberToken } from './read-number.ts';
import { readSign } from './read-sign.ts';
import { readWord } from './read-word.ts';
import { squashTokens, type Token, tokenAt, tokensOf } from './tokens.ts';
import { type Draft, newDraft, type Traits } from './traits.ts';

/**
 * Names that were read before: an answer that is refreshed, or looked at in another way, brings the same ones. In two lists, of
 * which the older one is forgotten when the newer is full: so no name is forgotten in the midst of the answer that it came with.
 */
let newer = new Map<string, Traits>();
let older = newer;
const MOST_NEW = 2000;
const LONGEST_KNOWN = 1000;

export function traitsOf(name: string): Traits {
  const known = newer.get(name);
  if (known !== undefined) return known;
  const traits = older.get(name) ?? readTraits(name);
  if (newer.size >= MOST_NEW) {
    older = newer;
    newer = new Map();
  }
  if (name.length <= LONGEST_KNOWN) newer.set(name, traits);
  return traits;
}

function readTraits(name: string): Traits {
  const tokens = tokensOf(fold(name));
  const measures = measuresOf(tokens);
  const draft = newDraft(name, squashTokens(tokens), readPack(tokens, measures), kindAmounts(measures));
  const place: Place = { tokens, index: 0, isFor: false };
  let next = 0;
  for (; place.index < tokens.length; place.index += 1) {
    while (next < measures.length && (measures[next]?.to ?? 0) <= place.index) next += 1;
    if (next < measures.length && place.index >= (measures[next]?.from ?? 0)) continue;
    readToken(draft, place, tokenAt(tokens, place.index));
  }
  if (measures.length > 1 && comesWithLens(tokens, measures)) draft.bundle = LENS;
  return draft;
}

function readToken(draft: Draft, place: Place, token: Token): void {
  // Most are words that name, and no more.
  if (token.isPlain && token.spaced) addName(draft, place.isFor, token.text);
  else if (token.value !== undefined) readNumberToken(draft, place);
  else if (token.isWord) readWord(draft, place, token);
  else readSign(draft, place, token);
}
