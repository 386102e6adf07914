import { isFrenchByte } from './french-byte.ts';
import { isOpening } from './lens-opening.ts';
import { FIRST_OF_EAST } from './name-words.ts';
import type { Unit } from './pack-words.ts';
import { type Token, tokenAt } from './tokens.ts';

const MOST_LAYERS = 5;
const FEWEST_LINES = 144;
/** No glass, syringe or engine of a toy holds more. */
const LARGEST_CC = 3000;
/** As many inches measure no thing that is told in them with a word behind. */
const LONGEST_INCHES = 100;

export function isPlausible(tokens: readonly Token[], index: number, at: number, unit: Unit): boolean {
  if (unit.kind === 'piece' && !isCount(tokens, index)) return false;
  // "i5-13600K" is a processor.
  if (unit.kind === 'lines' && (!isAttached(tokens, at) || isInModel(tokens, index))) return false;
  return AMBIGUOUS.get(tokenAt(tokens, at).text)?.(tokens, index, at) ?? true;
}

/** Behind a hyphen, or run into letters: "TS5350i". */
function isInModel(tokens: readonly Token[], index: number): boolean {
  const before = tokenAt(tokens, index - 1);
  return before.text === '-' || (before.isWord && isAttached(tokens, index));
}

/** More are the number of an article: "110036 matite". */
const MOST_PIECES = 99_999;

/** Whole, and not the end of a name: the numbers of "Omega-3 capsules" and "B12 tablets" count nothing. */
export function isCount(tokens: readonly Token[], index: number): boolean {
  const { value = 0 } = tokenAt(tokens, index);
  if (!Number.isInteger(value) || value > MOST_PIECES) return false;
  if (!isAttached(tokens, index)) return true;
  const isHyphen = tokenAt(tokens, index - 1).text === '-' && isAttached(tokens, index - 1);
  const name = tokenAt(tokens, isHyphen ? index - 2 : index - 1);
  return !name.isWord || name.isTimes || name.text.charCodeAt(0) >= FIRST_OF_EAST;
}

export const isAttached = (tokens: readonly Token[], at: number): boolean =>
  at < tokens.length && !tokenAt(tokens, at).spaced;

/** Short unit words are other things, too: ordinals (1st), half a carat, "9 to 14". Here is when they are units. */
const AMBIGUOUS = new Map<string, (tokens: readonly Token[], index: number, at: number) => boolean>([
  [
    'st',
    (tokens, index, at) =>
      !isAttached(tokens, at) || at > index + 1 || !/(?:^|[^1])1$/.test(tokenAt(tokens, index).text),
  ],
  // "12M+" is an age in months, and "3M" at the beginning a maker.
  [
    'm',
    (tokens, index, at) =>
      (tokenAt(tokens, at + 1).text !== '+' || tokenAt(tokens, at + 1).spaced) &&
      !(index === 0 && isAttached(tokens, at)),
  ],
  // "3200MT/s" is how fast memory is.
  ['mt', (tokens, _, at) => tokenAt(tokens, at + 1).text !== '/'],
  // "90 x 200 in schiuma"
  [
    'in',
    (tokens, index, at) => (tokenAt(tokens, index).value ?? 0) < LONGEST_INCHES || !tokenAt(tokens, at + 1).isWord,
  ],
  ['g', (tokens, index, at) => (isAttached(tokens, at) ? isWeight(tokens, index) : !isOpening(tokens, index))],
  // "2023 Gr. L" is a size.
  [
    'gr',
    (tokens, _, at) =>
      !/^(?:x*[sl]|m)$/.test(tokenAt(tokens, tokenAt(tokens, at + 1).text === '.' ? at + 2 : at + 1).text),
  ],
  // It is a prefix as well: "3 ל-5" are years of age.
  ['ל', (tokens, _, at) => tokenAt(tokens, at + 1).text !== '-'],
  // "9477cc" is a shaver.
  ['cc', (tokens, index, at) => !isAttached(tokens, at) || (tokenAt(tokens, index).value ?? 0) <= LARGEST_CC],
  // "Part 2 PS4" is for a console.
  ['ps', (tokens, _, at) => tokenAt(tokens, at + 1).value === undefined || !isAttached(tokens, at + 1)],
  // "7P" is for one console, "7X" for the other: no picture has so few lines.
  // Paper of two layers is no two sheets.
  ...'folhas hojas veli plis'.split(' ').map((word) => [word, isManySheets] as const),
  ['p', (tokens, index) => (tokenAt(tokens, index).value ?? 0) >= FEWEST_LINES],
  ['i', (tokens, index) => (tokenAt(tokens, index).value ?? 0) >= FEWEST_LINES],
  // "f/2.8 GM" is a lens.
  ['gm', (tokens, index, at) => !isOpening(tokens, index) && !(isAttached(tokens, index) && isAttached(tokens, at))],
  ['v', isNoSpeed],
  ['w', (tokens, index, at) => isNoSpeed(tokens, index) && !isWaist(tokens, at)],
  ['l', (tokens, index) => !isWaist(tokens, index - 2)],
  ['to', (tokens, _, at) => tokenAt(tokens, at + 1).value === undefined || isFrenchByte(tokenAt(tokens, at + 2))],
]);

/** Behind the rim of a tyre, "R17 91V", it is how fast one may go. */
function isNoSpeed(tokens: readonly Token[], index: number): boolean {
  const rim = tokenAt(tokens, index - 2).text;
  return tokenAt(tokens, index - 1).value === undefined || (rim !== 'r' && rim !== 'zr');
}

/** Trousers: the W of "32W x 34L", with a number and an L behind it. */
function isWaist(tokens: readonly Token[], at: number): boolean {
  if (tokenAt(tokens, at).text !== 'w' || tokenAt(tokens, at + 3).text !== 'l') return false;
  const sign = tokenAt(tokens, at + 1);
  return (sign.isTimes || sign.text === '/') && tokenAt(tokens, at + 2).value !== undefined;
}

function isManySheets(tokens: readonly Token[], index: number): boolean {
  return (tokenAt(tokens, index).value ?? 0) > MOST_LAYERS;
}

/** "80 g/m²", "12 l/min" */
const RATES = new Set(['m', 'min', 'h', 'qm', 'sqm', 'm2']);

/** What a square metre of paper weighs, "A4 80g", or what flows in a minute. */
export function isRate(tokens: readonly Token[], index: number, at: number): boolean {
  if (tokenAt(tokens, at + 1).text === '/' && RATES.has(tokenAt(tokens, at + 2).text)) return true;
  if (isSheetsOfRoll(tokens, at)) return true;
  return tokenAt(tokens, at).unit?.kind === 'mass' && (isFormat(tokens, index - 1) || isFormat(tokens, at + 2));
}

/** Of "1000 sheets per roll, 36 rolls" there are thirty-six. */
const SHEETS = /^(?:sheet|bl[aä]tt|feuille|hoja|fogli|folha|vel)/;
const ROLL = /^(?:rol|roul|rull|rotol)/;
/** Each of which carries so much. */
const SHELF = /^(?:balda|estante|(?:fach)?boden|shel[fv]|ripian|etagere|tablette|plank|polk|hylla|hylde|prateleira)/;
const PER = new Set(['per', 'pro', 'par', 'por', 'je']);

function isSheetsOfRoll(tokens: readonly Token[], at: number): boolean {
  const [sheets, per, roll] = [tokenAt(tokens, at), tokenAt(tokens, at + 1), tokenAt(tokens, at + 2)];
  if (!PER.has(per.text)) return false;
  return (SHEETS.test(sheets.text) && ROLL.test(roll.text)) || (sheets.unit?.kind === 'mass' && SHELF.test(roll.text));
}

/** The 4 of "A4". */
function isFormat(tokens: readonly Token[], at: number): boolean {
  const { text, spaced } = tokenAt(tokens, at);
  return (text === '3' || text === '4') && !spaced && tokenAt(tokens, at - 1).text === 'a';
}

const CHIPS = /^(?:ryzen|athlon|pentium|celeron)$/;

/** Not a network (5G), not the end of a model number ("Ryzen 5 5600G"). */
function isWeight(tokens: readonly Token[], index: number): boolean {
  const { text } = tokenAt(tokens, index);
  if (isOpening(tokens, index)) return false;
  if (/^[2-6]$/.test(text)) return !isPhone(tokens);
  const before = tokenAt(tokens, index - 1);
  return !(/^\d{4,}$/.test(text) && (before.value !== undefined || CHIPS.test(before.text)));
}

/** "5G" is a network beside a storage size, and a weight beside none. */
function isPhone(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) =>
    /^(?:gb|go|tb|lte|wifi|wlan|tablet|dual|sim|smartphone|phone|galaxy|iphone|router|гб)$/.test(text),
  );
}
