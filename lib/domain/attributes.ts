import { ANYWHERE, type Lexeme, type WordRole } from './attribute-words.ts';
import { measuresOf, type Measure } from './measures.ts';
import { codeAt, endOfCode, isModel, isSuffix, wordBefore } from './model-codes.ts';
import { fold, isUnspaced } from './name-words.ts';
import { readPack } from './pack-size.ts';
import { readEdition, readMark } from './read-edition.ts';
import { placeOfSize, readDioptre, sizeNumber, sizeText } from './size-place.ts';
import type { Condition } from './sighting.ts';
import { squashTokens, tokenAt, tokensOf, type Token } from './tokens.ts';
import { UNNAMED } from './variety-words.ts';
import { added, addVariant, newDraft, type Draft, type KindAmounts, type Traits } from './traits.ts';

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

/** Where the reading stands. */
interface Place {
  readonly tokens: readonly Token[];
  index: number;
  /** The choice that was read last: it is named as one word in every language. */
  choice?: { readonly at: number; readonly id: string };
  /** The words now name what this one is for. */
  isFor: boolean;
}

function readTraits(name: string): Traits {
  const tokens = tokensOf(fold(name));
  const measures = measuresOf(tokens);
  const draft = newDraft(name, squashTokens(tokens), readPack(tokens, measures), byKind(measures));
  const place: Place = { tokens, index: 0, isFor: false };
  let next = 0;
  for (; place.index < tokens.length; place.index += 1) {
    while (next < measures.length && (measures[next]?.to ?? 0) <= place.index) next += 1;
    if (next < measures.length && place.index >= (measures[next]?.from ?? 0)) continue;
    const token = tokenAt(tokens, place.index);
    if (token.value !== undefined) readNumberToken(draft, place);
    else if (token.isWord) readWord(draft, place, token);
    else readSign(draft, place, token);
  }
  return draft;
}

const NO_AMOUNTS: readonly KindAmounts[] = [];

function byKind(measures: readonly Measure[]): readonly KindAmounts[] {
  if (measures.length === 0) return NO_AMOUNTS;
  const kinds: { kind: KindAmounts['kind']; amounts: number[]; times?: number }[] = [];
  for (const { unit, amount, times } of measures) {
    // Two modules of 16 GB are 32 GB: memory is sold by its sum, and so are puzzles.
    const isKit = (unit.kind === 'storage' || unit.kind === 'parts') && times > 1;
    const all = isKit ? amount * times : amount;
    const same = kinds.find(({ kind }) => kind === unit.kind);
    if (same !== undefined) same.amounts.push(all);
    else kinds.push({ kind: unit.kind, amounts: [all] });
    if (isKit) (same ?? kinds.at(-1) ?? { times }).times ??= times;
  }
  return kinds;
}

const textAt = (tokens: readonly Token[], index: number): string => tokenAt(tokens, index).text;

function readWord(draft: Draft, place: Place, { text, lexeme }: Token): void {
  const roles = lexeme === undefined ? NO_ROLES : rolesHere(lexeme, place);
  if (roles.length === 0) addWordOrSize(draft, place, text);
  else for (const role of roles) readRole(draft, place, role, text);
}

const NO_ROLES: readonly WordRole[] = [];

/** What may stand between two words that belong together: "2nd-hand", "eau de parfum", "game of the year". */
const BETWEEN_WORDS = new Set(['-', '/', "'", '.', 'de', 'di', 'of', 'the']);

/** Also the number of "mit 2 Akkus". */
const isBetween = ({ text, value }: Token): boolean => value !== undefined || BETWEEN_WORDS.has(text);

/** What the word says in this place: with the next one, when the two belong together, which then counts as read. */
function rolesHere(lexeme: Lexeme, place: Place): readonly WordRole[] {
  if (lexeme.before === undefined) return lexeme.roles;
  const { tokens, index } = place;
  let next = index + 1;
  while (next < index + 3 && isBetween(tokenAt(tokens, next))) next += 1;
  const together = lexeme.before.get(textAt(tokens, next));
  if (together === undefined) return lexeme.roles;
  place.index = next;
  return together;
}

/** French "d'occasion", but an occasion alone is a feast; and what is "used with" something can be new. */
function isFalseCondition({ tokens, index }: Place, text: string): boolean {
  const after = textAt(tokens, index + 1);
  if (text === 'occasion') return textAt(tokens, index - 1) !== "'" && !/^(?:[-–|,()]|)$/.test(after);
  return text === 'used' && /^(?:with|for|in|by|to|as|on)$/.test(after);
}

function readRole(draft: Draft, place: Place, role: WordRole, text: string): void {
  if ('id' in role) noteValue(draft, place, role, text);
  else if (role.role === 'for') place.isFor = true;
  else if (role.role === 'refill') draft.isRefill = true;
  else if (role.role === 'bundle') draft.bundle ??= role.bundle;
  else if (role.role === 'accessory') noteAccessory(draft, place, text);
  else if (role.role === 'edition-word' || role.role === 'generation-word')
    readEdition(draft, place.tokens, place.index);
  else if (role.role === 'size-word') readSize(draft, place);
}

function noteValue(draft: Draft, place: Place, { role, id }: Extract<WordRole, { id: string }>, text: string): void {
  switch (role) {
    case 'colour':
      draft.colours = added(draft.colours, id);
      break;
    case 'condition':
      if (isFalseCondition(place, text)) addWord(draft, place, text);
      else draft.condition = id as Condition;
      break;
    case 'format':
      draft.formats = added(draft.formats, id);
      break;
    case 'letter-size':
      draft.sizes = added(draft.sizes, id);
      // "CLI-581 XXL" is a cartridge that holds more.
      if (isNumbered(place)) addVariant(draft, id, textAt(place.tokens, place.index - 1));
      break;
    case 'choice':
      draft.choices = added(draft.choices, id);
      // One word in every language.
      if (id !== UNNAMED) addWord(draft, place, id);
      place.choice = { at: place.index, id };
      break;
    case 'platform':
      draft.platforms = added(draft.platforms, id);
      addWord(draft, place, text);
      break;
    case 'special-edition':
      draft.editions = added(draft.editions, id);
      addWord(draft, place, text);
      break;
    case 'variant':
      if (readMark(draft, textAt(place.tokens, place.index - 1), text)) break;
      // What opens a name is part of it: "Pro Plan", "Max Factor".
      if (place.index > 0 || ANYWHERE.has(id)) addVariant(draft, id, ANYWHERE.has(id) ? '' : nameBefore(place));
      addWord(draft, place, text);
  }
}

/** What a variant follows: the word before it, or the choice. */
function nameBefore({ tokens, index, choice }: Place): string {
  const before = textAt(tokens, index - 1);
  if (choice?.at === index - 1) return choice.id;
  // "Phone (2a) Plus"
  return before === ')' ? textAt(tokens, index - 2) : before;
}

const isYear = (value: number): boolean => value >= 1900 && value < 2100;

/** Right behind the number of a model, which is no year and no length. */
function isNumbered({ tokens, index }: Place): boolean {
  const { value, text } = tokenAt(tokens, index - 1);
  return value !== undefined && text.length > 2 && !isYear(value) && wordBefore(tokens, index - 1).role === undefined;
}

/** Words that a letter behind them belongs to: Series X, Model S, Class C. */
const LETTERED = new Set([
  'series',
  'serie',
  'model',
  'modell',
  'typ',
  'type',
  'class',
  'klasse',
  'vitamin',
  'シリーズ',
]);

function addWordOrSize(draft: Draft, place: Place, text: string): void {
  if (text.length > 1) {
    addWord(draft, place, text);
    return;
  }
  const { tokens, index } = place;
  const before = tokenAt(tokens, index - 1);
  if (!LETTERED.has(before.text) && isLetterSize(place, text)) draft.sizes = added(draft.sizes, text);
  else if (before.isWord && before.role !== 'filler' && textAt(tokens, index + 1) !== "'")
    draft.choices = added(draft.choices, `${before.text}:${text}`);
}

/** With it comes a case, in it a drill; what is a case stands for itself. */
const ALONG = new Set(
  'with mit avec con com met med z ile och und and et e y en incl inkl in im & + magsafe charging lade'.split(' '),
);

function noteAccessory(draft: Draft, place: Place, text: string): void {
  const { tokens, index } = place;
  let at = index - 1;
  while (at >= index - 2 && tokenAt(tokens, at).isWord && !ALONG.has(textAt(tokens, at))) at -= 1;
  if (!place.isFor && !ALONG.has(textAt(tokens, at))) draft.accessory ??= text;
  addWord(draft, place, text);
}

function addWord(draft: Draft, { isFor }: Place, text: string): void {
  if (text.length < 3 || !isUnspaced(text)) {
    if (text.length > 1) addName(draft, isFor, text);
    return;
  }
  // Scripts without spaces: pairs of characters stand for words.
  for (let at = 0; at + 1 < text.length; at += 1) addName(draft, isFor, text.slice(at, at + 2));
}

function addName(draft: Draft, isFor: boolean, word: string): void {
  if (isFor) draft.fits = added(draft.fits, word);
  else draft.words = added(draft.words, word);
}

function readSign(draft: Draft, place: Place, sign: Token): void {
  if (sign.text === '+') readPlus(draft, place, sign);
  // What an accessory is for ends where the next part of the name begins.
  if (place.isFor && /^[,|;:–(]$/.test(sign.text)) place.isFor = false;
}

/** A colour or a network that comes with another one is no thing. */
function isThing({ lexeme }: Token): boolean {
  const [first] = lexeme?.roles ?? NO_ROLES;
  return first?.role !== 'colour' && !(first?.role === 'choice' && first.id.startsWith('net:'));
}

/** "Console + game" is a bundle, "S23+" an S23 Plus. */
function readPlus(draft: Draft, { tokens, index }: Place, sign: Token): void {
  const after = tokenAt(tokens, index + 1);
  if (sign.spaced && after.spaced && after.isWord && isThing(after)) draft.bundle ??= after.text;
  if (!sign.spaced && (after.spaced || after.text === '')) addVariant(draft, 'plus', textAt(tokens, index - 1));
}

/** A lone S, M or L is a size only at the end of the name, or between the signs that part it off. */
function isLetterSize({ tokens, index }: Place, text: string): boolean {
  if (text !== 's' && text !== 'm' && text !== 'l') return false;
  const after = textAt(tokens, index + 1);
  if (after === '' && tokenAt(tokens, index).spaced && index > 1) return true;
  return /^[),|/\]]?$/.test(after) && /^[,(|/–[:-]$/.test(textAt(tokens, index - 1));
}

function readSize(draft: Draft, { tokens, index }: Place): void {
  const at = placeOfSize(tokens, index);
  if (at !== undefined) draft.sizes = added(draft.sizes, sizeText(tokens, at));
}

/** The number, the slash, the number, the R and the inches of "225/45 R17". */
const TYRE_TOKENS = 5;

function readTyre(draft: Draft, place: Place): boolean {
  const { tokens, index } = place;
  if (textAt(tokens, index + 1) !== '/') return false;
  const build = textAt(tokens, index + 3);
  if (build !== 'r' && build !== 'zr') return false;
  const [height, rim] = [tokenAt(tokens, index + 2), tokenAt(tokens, index + 4)];
  if (height.value === undefined || rim.value === undefined) return false;
  draft.sizes = added(draft.sizes, `${textAt(tokens, index)}/${height.text} r${rim.text}`);
  place.index += TYRE_TOKENS - 1;
  return true;
}

const REGIONS = new Set(['eu', 'uk', 'us', 'eur']);
const isConsole = (word: string, number: string): boolean =>
  (word === 'ps' || word === 'playstation') && number.length === 1 && number >= '1' && number <= '5';

/** "5G" where it weighs nothing. */
function isNetwork(tokens: readonly Token[], index: number): boolean {
  const [digit, next] = [textAt(tokens, index), tokenAt(tokens, index + 1)];
  return (digit === '4' || digit === '5') && next.text === 'g' && !next.spaced;
}

/** What the word or the sign before a number, or the letter behind it, makes of it. */
function readAnnounced(draft: Draft, tokens: readonly Token[], index: number, before: string): boolean {
  const text = textAt(tokens, index);
  if (readMark(draft, before, text) || readDioptre(draft, tokens, index)) return true;
  if (REGIONS.has(before)) draft.sizes = added(draft.sizes, `${before.slice(0, 2)}${sizeNumber(tokens, index)}`);
  else if (isConsole(before, text)) draft.platforms = added(draft.platforms, `ps${text}`);
  else if (isNetwork(tokens, index)) draft.choices = added(draft.choices, `net:${text}g`);
  else return false;
  return true;
}

/** A number belongs to the word before it, and to the letters that follow at once: "iPhone 15", "WH-1000XM5". */
function readNumberToken(draft: Draft, place: Place): void {
  if (readTyre(draft, place)) return;
  const { tokens, index } = place;
  const { text: before, role } = wordBefore(tokens, index);
  const isCounted = role === 'size-word' || role === 'edition-word' || role === 'generation-word';
  if (isCounted || placeOfSize(tokens, index + 1) === index || readAnnounced(draft, tokens, index, before)) return;
  const code = codeAt(tokens, index, role === 'filler' || before === 'original' ? '' : before);
  if (code === undefined) return;
  draft.codes = added(draft.codes, code);
  if (isModel(tokens, index)) draft.models = added(draft.models, code);
  const end = endOfCode(tokens, index);
  const suffix = tokenAt(tokens, end);
  if (isSuffix(suffix, tokenAt(tokens, end + 1)) && !isLetterSize({ ...place, index: end }, suffix.text))
    addVariant(draft, suffix.text, code);
}
