import { endOfAllInOne } from './all-in-one.ts';
import { isRangeSign } from './measured-range.ts';
import { codeAt, endOfCode, endOfTimes, isModel, isSuffix, wordBefore } from './model-codes.ts';
import { noteMake } from './note-make.ts';
import { isLetterSize, type Place, textAt } from './place.ts';
import { readMark } from './read-edition.ts';
import { noteHalfSize, noteWaist, placeOfSize, readDioptre, sizeNumber } from './size-place.ts';
import { type Token, tokenAt } from './tokens.ts';
import { added, addVariant, type Draft } from './traits.ts';
import { isOneOf, wordList } from './word-list.ts';

/** The number, the slash, the number, the R and the inches of "225/45 R17". */
const TYRE_TOKENS = 5;

function readTyre(draft: Draft, place: Place): boolean {
  const { tokens, index } = place;
  if (textAt(tokens, index + 1) !== '/') return false;
  const build = textAt(tokens, index + 3);
  if (build !== 'r' && build !== 'zr') return false;
  const [height, rim] = [tokenAt(tokens, index + 2), tokenAt(tokens, index + 4)];
  if (height.value === undefined || rim.value === undefined) return false;
  const size = `${textAt(tokens, index)}/${height.text} r${rim.text}`;
  draft.sizes = added(draft.sizes, size);
  noteLoad(draft, tokens, index + TYRE_TOKENS, size);
  place.index += TYRE_TOKENS - 1;
  return true;
}

const LIGHTEST_LOAD = 60;
const HEAVIEST_LOAD = 130;

/** How much a tyre of its size carries, and how fast: the 91H of "205/55 R16 91H". */
function noteLoad(draft: Draft, tokens: readonly Token[], index: number, size: string): void {
  const [{ value = 0, text }, speed] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  if (value < LIGHTEST_LOAD || value > HEAVIEST_LOAD || !/^[h-wy]$/.test(speed.text)) return;
  draft.choices = added(draft.choices, `${size}:${text}${speed.text}`);
}

const REGIONS = wordList('eu uk us eur');
const isConsole = (word: string, number: string): boolean =>
  (word === 'ps' || word === 'playstation') && number.length === 1 && number >= '1' && number <= '5';

const SMALLEST_SHOE = 16;
const LARGEST_SHOE = 52;

/** "42 EU", and not "240 V EU plug". */
function isShoe(tokens: readonly Token[], index: number): boolean {
  const [{ value = 0 }, next, after] = [tokenAt(tokens, index), tokenAt(tokens, index + 1), tokenAt(tokens, index + 2)];
  return next.text === 'eu' && next.spaced && value >= SMALLEST_SHOE && value <= LARGEST_SHOE && !after.isWord;
}

const SMALLEST_WORN = 35;

/** The Polish "r. 42". */
const isPolishSize = (tokens: readonly Token[], index: number): boolean =>
  textAt(tokens, index - 1) === '.' &&
  textAt(tokens, index - 2) === 'r' &&
  (tokenAt(tokens, index).value ?? 0) >= SMALLEST_WORN &&
  (tokenAt(tokens, index).value ?? 0) <= LARGEST_SHOE;

/** "5G" where it weighs nothing. */
function isNetwork(tokens: readonly Token[], index: number): boolean {
  const [digit, next] = [textAt(tokens, index), tokenAt(tokens, index + 1)];
  return (digit === '4' || digit === '5') && next.text === 'g' && !next.spaced;
}

export const NUMBER_WORDS = wordList('no nr num numero nummer number');
/** Which of a series a book is. */
const VOLUMES = wordList('bd band vol volume tome tomo tom t deel');
/** Longer numbers are those of a shop's own list. */
const LONGEST_NUMBER = 3;

/** The number that a maker gives to one of a line: "n° 41", "Nr. 120", "No. 5", "#7". */
function noteNumbered(draft: Draft, tokens: readonly Token[], index: number): void {
  const { text, value } = tokenAt(tokens, index);
  if (text.length > LONGEST_NUMBER || value === undefined) return;
  const sign = tokenAt(tokens, index - 1);
  const isMarked = sign.text === '.' || sign.text === '°';
  const word = isMarked ? tokenAt(tokens, index - 2) : sign;
  if (isOneOf(word, VOLUMES)) draft.choices = added(draft.choices, `volume:${String(value)}`);
  if (sign.text === '#' || isOneOf(word, NUMBER_WORDS) || (isMarked && word.text === 'n'))
    draft.choices = added(draft.choices, `number:${String(value)}`);
}

const LAST_GENERATION = 14;

/** The G4 of "T14 G4": which of a series of computers. */
function noteGeneration(draft: Draft, tokens: readonly Token[], index: number): void {
  const [{ value = 0, spaced }, letter] = [tokenAt(tokens, index), tokenAt(tokens, index - 1)];
  if (spaced || letter.text !== 'g' || !letter.spaced || tokenAt(tokens, index - 2).value === undefined) return;
  const next = tokenAt(tokens, index + 1);
  if (value > 0 && value <= LAST_GENERATION && (next.spaced || next.text === ''))
    draft.editions = added(draft.editions, String(value));
}

/** What the word or the sign before a number, or the letter behind it, makes of it. */
function readAnnounced(draft: Draft, { tokens, index, isFor }: Place, word: Token): boolean {
  const text = textAt(tokens, index);
  const { text: before } = word;
  if ((!isFor && readMark(draft, word, text)) || readDioptre(draft, tokens, index)) return true;
  if (isOneOf(word, REGIONS)) draft.sizes = added(draft.sizes, `${before.slice(0, 2)}${sizeNumber(tokens, index)}`);
  else if (isConsole(before, text)) draft.platforms = added(draft.platforms, `ps${text}`);
  // Beer without alcohol.
  else if (text === '0,0' || text === '0.0') addVariant(draft, 'alcohol-free', '');
  else if (isPolishSize(tokens, index)) draft.sizes = added(draft.sizes, sizeNumber(tokens, index));
  else if (isShoe(tokens, index)) draft.sizes = added(draft.sizes, `eu${sizeNumber(tokens, index)}`);
  else if (isNetwork(tokens, index)) draft.choices = added(draft.choices, `net:${text}g`);
  else return false;
  return true;
}

/** The number that a maker gives to an article, "LEGO 75375", is the same behind any word. */
const SHORTEST_ARTICLE = 5;
/** Of less there are so many, or it makes so much larger: "3 x 40", "10 x 42". */
const SHORTEST_SIDE = 20;

/** The sides of a thing, "50 x 100", belong to no word before them, and to no one model. */
function isSides({ spaced, value = 0 }: Token, isChain: boolean): boolean {
  return isChain && spaced && value >= SHORTEST_SIDE;
}

/** The word that a number is read with; most belong to the one before them. */
function headOf({ text }: Token, { text: before, role }: Token, isMeasured: boolean): string {
  const isAlone = text.length >= SHORTEST_ARTICLE || role === 'filler' || role === 'colour' || before === 'original';
  return isAlone || isMeasured ? '' : before;
}

const MONTHS = /^(?:mona|month|mois$|mes(?:es|i)$|maand|miesi|maneder|manader|мес|個月|ヶ月|か月|개월)/;

/** For whom it is: the "6-16 months" of a dummy. */
function readMonths(draft: Draft, place: Place): boolean {
  const { tokens, index } = place;
  const to = tokenAt(tokens, index + 2);
  if (to.value === undefined || !isRangeSign(tokens, index + 1) || !MONTHS.test(textAt(tokens, index + 3)))
    return false;
  draft.codes = added(draft.codes, `months${textAt(tokens, index)}-${to.text}`);
  place.index += 2;
  return true;
}

function readAllInOne(draft: Draft, place: Place): boolean {
  const end = endOfAllInOne(place.tokens, place.index);
  if (end === undefined) return false;
  draft.codes = added(draft.codes, `${textAt(place.tokens, place.index)}in1`);
  place.index = end;
  return true;
}

/** The unit of "8 kg 1600 rpm" belongs to the number before it. */
const isBehindMeasure = (tokens: readonly Token[], index: number): boolean =>
  tokenAt(tokens, index - 1).unit !== undefined && tokenAt(tokens, index - 2).value !== undefined;

/** A number belongs to the word before it, and to the letters that follow at once: "iPhone 15", "WH-1000XM5". */
export function readNumberToken(draft: Draft, place: Place): void {
  if (readTyre(draft, place) || readAllInOne(draft, place) || readMonths(draft, place)) return;
  const { tokens, index } = place;
  const before = wordBefore(tokens, index);
  const { role } = before;
  const isCounted = role === 'size-word' || role === 'edition-word' || role === 'generation-word';
  if (isCounted || placeOfSize(tokens, index + 1) === index || readAnnounced(draft, place, before)) return;
  noteNumbered(draft, tokens, index);
  noteGeneration(draft, tokens, index);
  noteWaist(draft, tokens, index);
  noteHalfSize(draft, tokens, index);
  noteMake(draft, tokens, index);
  const token = tokenAt(tokens, index);
  const last = endOfTimes(tokens, index);
  const areSides = isSides(token, last > index);
  const code = codeAt(tokens, index, areSides ? '' : headOf(token, before, isBehindMeasure(tokens, index)));
  if (code === undefined) return;
  draft.codes = added(draft.codes, code);
  if (!areSides && isModel(tokens, index)) draft.models = added(draft.models, code);
  place.index = last;
  // "Trainer 3.0 Low": a version, and no number of a model.
  if (!token.text.includes('.')) noteSuffix(draft, place, code);
}

function noteSuffix(draft: Draft, place: Place, code: string): void {
  const { tokens, index } = place;
  const end = endOfCode(tokens, index);
  const suffix = tokenAt(tokens, end);
  if (isSuffix(suffix, tokenAt(tokens, end + 1)) && !isLetterSize({ ...place, index: end }, suffix.text))
    addVariant(draft, suffix.text, code);
}
