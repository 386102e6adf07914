import { roleOf } from './attribute-words.ts';
import { measuresOf, type Measure } from './measures.ts';
import { fold, isUnspaced, tokensOf, type Token } from './name-words.ts';
import { readPack, type Pack } from './pack-size.ts';
import { packWords, type MeasureKind } from './pack-words.ts';
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
  readonly words: Set<string>;
  readonly codes: Set<string>;
  readonly colours: Set<string>;
  readonly sizes: Set<string>;
  readonly formats: Set<string>;
  readonly platforms: Set<string>;
  readonly editions: Set<string>;
  readonly variants: Map<string, string>;
  readonly fits: Set<string>;
  condition?: Condition;
  isRefill: boolean;
  bundle?: string;
}

export function traitsOf(name: string): Traits {
  const folded = fold(name).replace(/\bblu[ -]?ray\b/g, 'bluray');
  const tokens = tokensOf(folded);
  const measures = measuresOf(tokens);
  const draft: Draft = {
    words: new Set(),
    squashed: folded.replace(/[^\p{L}\p{M}\d]+/gu, ''),
    codes: new Set(),
    pack: readPack(tokens, measures),
    measures: byKind(measures),
    colours: new Set(),
    sizes: new Set(),
    formats: new Set(),
    platforms: new Set(),
    editions: new Set(),
    variants: new Map(),
    isRefill: false,
    fits: new Set(),
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

function byKind(measures: readonly Measure[]): Map<MeasureKind, number[]> {
  const kinds = new Map<MeasureKind, number[]>();
  for (const { unit, amount } of measures) {
    const known = kinds.get(unit.kind);
    if (known === undefined) kinds.set(unit.kind, [amount]);
    else known.push(amount);
  }
  return kinds;
}

const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && token.value === undefined && /^[\p{L}\p{M}ー]/u.test(token.text);

/** Returns whether the words that follow name what this one is for. */
function readWord(draft: Draft, tokens: readonly Token[], index: number, isFor: boolean): boolean {
  const { text } = tokens[index] ?? { text: '' };
  if (!isWord(tokens[index])) return readSign(draft, tokens, index, isFor);
  const role = roleOf(text);
  if (role === undefined) {
    addWordOrSize(draft, tokens, index, isFor);
    return isFor;
  }
  switch (role.role) {
    case 'colour':
      draft.colours.add(role.id);
      return isFor;
    case 'condition':
      // French "d'occasion"; an occasion alone is a feast.
      if (text === 'occasion' && tokens[index - 1]?.text !== "'") break;
      draft.condition = role.id as Condition;
      return isFor;
    case 'format':
      draft.formats.add(role.id);
      return isFor;
    case 'platform':
      draft.platforms.add(role.id);
      break;
    case 'letter-size':
      draft.sizes.add(role.id);
      return isFor;
    case 'special-edition':
      draft.editions.add(role.id);
      break;
    case 'variant':
      draft.variants.set(role.id, tokens[index - 1]?.text ?? '');
      break;
    case 'for':
      return true;
    default:
      return readPlainRole(draft, tokens, index, role.role, isFor);
  }
  addWord(draft, text, isFor);
  return isFor;
}

function addWordOrSize(draft: Draft, tokens: readonly Token[], index: number, isFor: boolean): void {
  const { text } = tokens[index] ?? { text: '' };
  if (isLetterSize(tokens, index)) draft.sizes.add(text);
  else addWord(draft, text, isFor);
}

function readPlainRole(
  draft: Draft,
  tokens: readonly Token[],
  index: number,
  role: 'refill' | 'bundle' | 'size-word' | 'edition-word' | 'filler',
  isFor: boolean,
): boolean {
  const { text } = tokens[index] ?? { text: '' };
  if (role === 'refill') draft.isRefill = true;
  if (role === 'bundle') draft.bundle ??= text;
  if (role === 'edition-word') readEdition(draft, tokens, index);
  if (role === 'size-word') readSize(draft, tokens, index);
  return isFor;
}

function addWord(draft: Draft, text: string, isFor: boolean): void {
  if (!isUnspaced(text) || text.length < 3) {
    if (text.length > 1) (isFor ? draft.fits : draft.words).add(text);
    return;
  }
  // Scripts without spaces: pairs of characters stand for words.
  for (let at = 0; at + 1 < text.length; at += 1) (isFor ? draft.fits : draft.words).add(text.slice(at, at + 2));
}

function readSign(draft: Draft, tokens: readonly Token[], index: number, isFor: boolean): boolean {
  const { text = '', spaced = false } = tokens[index] ?? {};
  const after = tokens[index + 1];
  if (text === '+' && spaced && after?.spaced === true && isWord(after)) draft.bundle ??= after.text;
  // "S23+" is an S23 Plus.
  if (text === '+' && !spaced && after?.spaced !== false) draft.variants.set('plus', tokens[index - 1]?.text ?? '');
  // What an accessory is for ends where the next part of the name begins.
  return isFor && !/^[,|;:–(]$/.test(text);
}

/** A lone S, M or L is a size only at the end of its part of the name. */
function isLetterSize(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text ?? '';
  if (!/^[sml]$/.test(text)) return false;
  const before = tokens[index - 1]?.text ?? '';
  const after = tokens[index + 1]?.text;
  const isEnd = after === undefined || /^[),|/\]]$/.test(after);
  return isEnd && /^[,(|/–[:-]$/.test(before);
}

function readSize(draft: Draft, tokens: readonly Token[], index: number): void {
  const at = /^[.:]$/.test(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const token = tokens[at];
  if (token === undefined || (token.value === undefined && !/^(?:x*[sl]|m|eu|uk|us|fr|de|it)$/.test(token.text))) return;
  const isRegion = /^(?:eu|uk|us|fr|de|it)$/.test(token.text);
  draft.sizes.add(isRegion ? `${token.text}${tokens[at + 1]?.text ?? ''}` : token.text);
}

function readEdition(draft: Draft, tokens: readonly Token[], index: number): void {
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const value = tokens[at]?.value;
    if (value !== undefined && value < 100) {
      draft.editions.add(String(value));
      return;
    }
  }
}

const REGIONS = /^(?:eu|uk|us|eur)$/;
const ORDINAL = /^(?:st|nd|rd|th|e|a|o|ed|eme|er)$/;
const LONGEST_CODE_DIGITS = 7;

/** A number belongs to the word before it, and to the letters that follow at once: "iPhone 15", "WH-1000XM5". */
function readNumberToken(draft: Draft, tokens: readonly Token[], index: number): void {
  const { text, spaced } = tokens[index] ?? { text: '', spaced: false };
  const before = wordBefore(tokens, index);
  const beforeRole = before === undefined ? undefined : roleOf(before)?.role;
  if (beforeRole === 'size-word') return;
  if (before !== undefined && REGIONS.test(before)) {
    draft.sizes.add(`${before.slice(0, 2)}${text}`);
    return;
  }
  if (/^(?:ps|playstation)$/.test(before ?? '') && /^[1-5]$/.test(text)) draft.platforms.add(`ps${text}`);
  if (text.length > LONGEST_CODE_DIGITS || countsSomething(tokens, index)) return;
  const isAttached = !spaced && index > 0;
  const head = isAttached ? attachedHead(tokens, index) : beforeRole === 'filler' ? '' : (before ?? '');
  const tail = attachedTail(tokens, index);
  const code = `${head}${text.replace(/,/g, '.')}${ORDINAL.test(tail) ? '' : tail}`;
  if (code.length > 1) draft.codes.add(code);
}

/** A number of packs or an edition is read elsewhere. */
function countsSomething(tokens: readonly Token[], index: number): boolean {
  for (let at = index + 1; at <= index + 3; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (packWords.has(text) || roleOf(text)?.role === 'edition-word') return true;
    if (!/^(?:-|\.|'|er|li|lu|st|nd|rd|th|e|a)$/.test(text)) return false;
  }
  return false;
}

function wordBefore(tokens: readonly Token[], index: number): string | undefined {
  const previous = tokens[index - 1];
  if (previous?.text === '-' || previous?.text === '.') return isWord(tokens[index - 2]) ? tokens[index - 2]?.text : undefined;
  return isWord(previous) ? previous.text : undefined;
}

/** Everything that runs into the token from the left without a space. */
function attachedHead(tokens: readonly Token[], index: number): string {
  let head = '';
  for (let at = index; at > 0 && tokens[at]?.spaced === false; at -= 1) {
    const text = tokens[at - 1]?.text ?? '';
    if (!/^[\p{L}\p{M}\d.,-]+$/u.test(text)) break;
    if (text !== '-') head = text + head;
  }
  return head;
}

function attachedTail(tokens: readonly Token[], index: number): string {
  let tail = '';
  for (let at = index + 1; tokens[at]?.spaced === false; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (!/^[\p{L}\p{M}\d-]+$/u.test(text)) break;
    if (text !== '-') tail += text;
  }
  return tail;
}
