import { addName } from './add-word.ts';
import { comesWithLens, LENS } from './kit-lens.ts';
import { kindAmounts } from './kind-amounts.ts';
import type { Measure } from './measure.ts';
import { measuresOf } from './measures.ts';
import { fold } from './name-words.ts';
import { type Pack, unstatedPack } from './pack.ts';
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
  const known = knownTraits(name);
  if (known !== undefined) return known;
  const tokens = tokensOf(fold(name));
  const measures = measuresOf(tokens);
  return keep(readTokens(draftOf(name, tokens, measures, readPack(tokens, measures)), tokens, measures));
}

/**
 * Reads names together that will be asked for one by one: each step is done for all of them before the next one begins. The code of all
 * steps does not fit into what a processor has at hand, and fetching it again for every name took a quarter of the time.
 */
export function readAhead(all: readonly string[]): void {
  const names = all.filter((name) => knownTraits(name) === undefined);
  const folded = names.map(fold);
  const tokens = folded.map(tokensOf);
  const measures = tokens.map(measuresOf);
  const packs = tokens.map((one, at) => readPack(one, measures[at] ?? []));
  const drafts = names.map((name, at) =>
    draftOf(name, tokens[at] ?? [], measures[at] ?? [], packs[at] ?? unstatedPack),
  );
  for (const [at, draft] of drafts.entries()) keep(readTokens(draft, tokens[at] ?? [], measures[at] ?? []));
}

function knownTraits(name: string): Traits | undefined {
  const known = newer.get(name);
  if (known !== undefined || older === newer) return known;
  const traits = older.get(name);
  return traits && keep(traits);
}

function keep(traits: Traits): Traits {
  if (newer.size >= MOST_NEW) {
    older = newer;
    newer = new Map();
  }
  if (traits.name.length <= LONGEST_KNOWN) newer.set(traits.name, traits);
  return traits;
}

const draftOf = (name: string, tokens: readonly Token[], measures: readonly Measure[], pack: Pack): Draft =>
  newDraft(name, squashTokens(tokens), pack, kindAmounts(measures));

function readTokens(draft: Draft, tokens: readonly Token[], measures: readonly Measure[]): Traits {
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
  if (token.isPlain && (token.spaced || place.index === 0)) addName(draft, place.isFor, token.text);
  else if (token.value !== undefined) readNumberToken(draft, place);
  else if (token.isWord) readWord(draft, place, token);
  else readSign(draft, place, token);
}
