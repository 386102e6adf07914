import { roleOf, type WordRole } from './attribute-words.ts';
import { measuresOf, type Measure } from './measures.ts';
import { codeAt, wordBefore } from './model-codes.ts';
import { fold, isUnspaced, squashTokens, tokensOf, type Token } from './name-words.ts';
import { readPack, type Pack } from './pack-size.ts';
import type { MeasureKind } from './pack-words.ts';
import type { Condition } from './sighting.ts';

/** What a name says of its product, read once and compared often. */
export interface Traits {
  /** The words that name it: no fillers, measures, colours or conditions. */
  readonly words: ReadonlySet<string>;
  /** Its letters and digits without anything between, for "Play Station" and "PlayStation". */
  readonly squashed: string;
  /** Words with their numbers: "wh1000xm5", "iphone15". */
  readonly codes: ReadonlySet<string>;
  readonly pack: Pack;
  readonly measures: ReadonlyMap<MeasureKind, readonly number[]>;
  readonly colours: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
  readonly platforms: ReadonlySet<string>;
  /** "3" of a third edition; "deluxe" and the like. */
  readonly editions: ReadonlySet<string>;
  /** Words such as Pro and Mini, with the word that each follows. */
  readonly variants: ReadonlyMap<string, string>;
  readonly condition?: Condition;
  readonly isRefill: boolean;
  /** What comes along: the words behind a plus sign, or the word "bundle" itself. */
  readonly bundle?: string;
  /** The words behind "for": what an accessory fits. */
  readonly fits: ReadonlySet<string>;
}

interface Draft extends Traits {
  words: Set<string>;
  codes: Set<string>;
  colours: Set<string>;
  sizes: Set<string>;
  formats: Set<string>;
  platforms: Set<string>;
  editions: Set<string>;
  variants: Map<string, string>;
  fits: Set<string>;
  condition?: Condition;
  isRefill: boolean;
  bundle?: string;
}

type SetName = 'words' | 'codes' | 'colours' | 'sizes' | 'formats' | 'platforms' | 'editions' | 'fits';

/** Shared by all names that have none: most sets of most names stay empty, and names come by the thousand. Never added to. */
const NONE = new Set<string>();
const NO_VARIANTS = new Map<string, string>();
const NO_MEASURES: ReadonlyMap<MeasureKind, readonly number[]> = new Map();

function add(draft: Draft, name: SetName, value: string): void {
  if (draft[name] === NONE) draft[name] = new Set();
  draft[name].add(value);
}

function addVariant(draft: Draft, word: string, after: string): void {
  if (draft.variants === NO_VARIANTS) draft.variants = new Map();
  draft.variants.set(word, after);
}

/** Names that were read before: an answer that is refreshed, or looked at in another way, brings the same ones. */
const known = new Map<string, Traits>();
const MOST_KNOWN = 4000;
const LONGEST_KNOWN = 1000;

export function traitsOf(name: string): Traits {
  const before = known.get(name);
  if (before !== undefined) return before;
  const traits = readTraits(name);
  if (known.size >= MOST_KNOWN) known.clear();
  if (name.length <= LONGEST_KNOWN) known.set(name, traits);
  return traits;
}

function readTraits(name: string): Traits {
  const lower = fold(name);
  const folded = lower.includes('blu') ? lower.replace(/\bblu[ -]?ray\b/g, 'bluray') : lower;
  const tokens = tokensOf(folded);
  const measures = measuresOf(tokens);
  const draft: Draft = {
    words: NONE,
    squashed: squashTokens(tokens),
    codes: NONE,
    pack: readPack(tokens, measures),
    measures: byKind(measures),
    colours: NONE,
    sizes: NONE,
    formats: NONE,
    platforms: NONE,
    editions: NONE,
    variants: NO_VARIANTS,
    isRefill: false,
    fits: NONE,
  };
  let next = 0;
  let isFor = false;
  for (let index = 0; index < tokens.length; index += 1) {
    while ((measures[next]?.to ?? Infinity) <= index) next += 1;
    const token = tokens[index];
    if (token === undefined || index >= (measures[next]?.from ?? Infinity)) continue;
    if (token.value !== undefined) readNumberToken(draft, tokens, index);
    else isFor = readWord(draft, tokens, index, isFor);
  }
  return draft;
}

function byKind(measures: readonly Measure[]): ReadonlyMap<MeasureKind, readonly number[]> {
  if (measures.length === 0) return NO_MEASURES;
  const kinds = new Map<MeasureKind, number[]>();
  for (const { unit, amount } of measures) {
    const known = kinds.get(unit.kind);
    if (known === undefined) kinds.set(unit.kind, [amount]);
    else known.push(amount);
  }
  return kinds;
}

const isWord = (token: Token | undefined): token is Token => token?.isWord === true;
const textAt = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';

/** Returns whether the words that follow name what this one is for. */
function readWord(draft: Draft, tokens: readonly Token[], index: number, isFor: boolean): boolean {
  if (!isWord(tokens[index])) return readSign(draft, tokens, index, isFor);
  const text = textAt(tokens, index);
  const role = roleOf(text);
  if (role === undefined || (role.role === 'condition' && isFalseCondition(tokens, index))) {
    addWordOrSize(draft, tokens, index, isFor);
    return isFor;
  }
  if (role.role === 'for') return true;
  if (isNaming(role)) addWord(draft, text, isFor);
  readRole(draft, role, tokens, index);
  return isFor;
}

/** French "d'occasion", but an occasion alone is a feast; and what is "used with" something can be new. */
function isFalseCondition(tokens: readonly Token[], index: number): boolean {
  const text = textAt(tokens, index);
  if (text === 'occasion') return textAt(tokens, index - 1) !== "'";
  return text === 'used' && /^(?:with|for|in|by|to|as|on)$/.test(textAt(tokens, index + 1));
}

/** These words say something about the product, and are part of what it is called, too. */
function isNaming({ role }: WordRole): boolean {
  return role === 'platform' || role === 'special-edition' || role === 'variant';
}

function readRole(draft: Draft, role: WordRole, tokens: readonly Token[], index: number): void {
  if ('id' in role) return noteValue(draft, role, textAt(tokens, index - 1));
  if (role.role === 'refill') draft.isRefill = true;
  if (role.role === 'bundle') draft.bundle ??= textAt(tokens, index);
  if (role.role === 'edition-word') readEdition(draft, tokens, index);
  if (role.role === 'size-word') readSize(draft, tokens, index);
}

function noteValue(draft: Draft, { role, id }: Extract<WordRole, { id: string }>, before: string): void {
  switch (role) {
    case 'colour':
      add(draft, 'colours', id);
      break;
    case 'condition':
      draft.condition = id as Condition;
      break;
    case 'format':
      add(draft, 'formats', id);
      break;
    case 'platform':
      add(draft, 'platforms', id);
      break;
    case 'letter-size':
      add(draft, 'sizes', id);
      break;
    case 'special-edition':
      add(draft, 'editions', id);
      break;
    case 'variant':
      addVariant(draft, id, before);
  }
}

function addWordOrSize(draft: Draft, tokens: readonly Token[], index: number, isFor: boolean): void {
  const text = textAt(tokens, index);
  if (isLetterSize(tokens, index)) add(draft, 'sizes', text);
  else addWord(draft, text, isFor);
}

function addWord(draft: Draft, text: string, isFor: boolean): void {
  if (!isUnspaced(text) || text.length < 3) {
    if (text.length > 1) add(draft, isFor ? 'fits' : 'words', text);
    return;
  }
  // Scripts without spaces: pairs of characters stand for words.
  for (let at = 0; at + 1 < text.length; at += 1) add(draft, isFor ? 'fits' : 'words', text.slice(at, at + 2));
}

function readSign(draft: Draft, tokens: readonly Token[], index: number, isFor: boolean): boolean {
  const sign = tokens[index];
  if (sign?.text === '+') readPlus(draft, sign, tokens[index + 1], textAt(tokens, index - 1));
  // What an accessory is for ends where the next part of the name begins.
  return isFor && !/^[,|;:–(]$/.test(sign?.text ?? '');
}

/** "Console + game" is a bundle, "S23+" an S23 Plus. */
function readPlus(draft: Draft, sign: Token, after: Token | undefined, before: string): void {
  if (sign.spaced && after?.spaced === true && isWord(after) && roleOf(after.text)?.role !== 'colour') {
    draft.bundle ??= after.text;
  }
  if (!sign.spaced && after?.spaced !== false) addVariant(draft, 'plus', before);
}

/** A lone S, M or L is a size only at the end of its part of the name. */
function isLetterSize(tokens: readonly Token[], index: number): boolean {
  const text = textAt(tokens, index);
  if (!/^[sml]$/.test(text)) return false;
  const before = tokens[index - 1]?.text ?? '';
  const after = tokens[index + 1]?.text;
  const isEnd = after === undefined || /^[),|/\]]$/.test(after);
  return isEnd && /^[,(|/–[:-]$/.test(before);
}

function readSize(draft: Draft, tokens: readonly Token[], index: number): void {
  const at = /^[.:]$/.test(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const token = tokens[at];
  if (token === undefined || (token.value === undefined && !/^(?:x*[sl]|m|eu|uk|us|fr|de|it)$/.test(token.text)))
    return;
  const isRegion = /^(?:eu|uk|us|fr|de|it)$/.test(token.text);
  add(draft, 'sizes', isRegion ? `${token.text}${tokens[at + 1]?.text ?? ''}` : token.text);
}

function readEdition(draft: Draft, tokens: readonly Token[], index: number): void {
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const value = tokens[at]?.value;
    if (value !== undefined && value < 100) {
      add(draft, 'editions', String(value));
      return;
    }
  }
}

const REGIONS = /^(?:eu|uk|us|eur)$/;

/** A number belongs to the word before it, and to the letters that follow at once: "iPhone 15", "WH-1000XM5". */
function readNumberToken(draft: Draft, tokens: readonly Token[], index: number): void {
  const text = textAt(tokens, index);
  const before = wordBefore(tokens, index) ?? '';
  const role = before === '' ? undefined : roleOf(before)?.role;
  if (role === 'size-word') return;
  if (REGIONS.test(before)) {
    add(draft, 'sizes', `${before.slice(0, 2)}${text}`);
    return;
  }
  if ((before === 'ps' || before === 'playstation') && /^[1-5]$/.test(text)) {
    add(draft, 'platforms', `ps${text}`);
    return;
  }
  const code = codeAt(tokens, index, role === 'filler' ? '' : before);
  if (code !== undefined) add(draft, 'codes', code);
}
