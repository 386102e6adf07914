import { isOpening } from './lens-opening.ts';
import { WEAK_PACK_WORDS } from './stated-multiple.ts';
import { tokenAt, type Token } from './tokens.ts';
import { isOneOf, wordList } from './word-list.ts';

const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'ed', 'eme', 'er', '巻', '卷', '권', '冊']);
/** These end the number of a model as well, where it stands behind a word: "Pixel 8a", "T20e". */
const SHORT_ORDINALS = new Set(['e', 'a', 'o']);
/** What may stand between a number and the word that it counts. */
const COUNT_LINKS = wordList("- . ' er li lu st nd rd th e a");
const LONGEST_CODE_DIGITS = 7;
/** With letters at it: longer ones by themselves are barcodes, and numbers of a shop's list. */
const LONGEST_ATTACHED = 18;
/** How long one may stay in the sun: each language has letters of its own for it. */
const ONE_IN_ALL_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['lsf', 'spf'],
  ['fps', 'spf'],
]);

/** A number with the letters around it; undefined for long numbers, and for those that count packs or editions. */
export function codeAt(tokens: readonly Token[], index: number, before: string): string | undefined {
  const { text, spaced } = tokenAt(tokens, index);
  const longest = !spaced && tokenAt(tokens, index - 1).isWord ? LONGEST_ATTACHED : LONGEST_CODE_DIGITS;
  if (text.length > longest || countsSomething(tokens, index)) return undefined;
  const digits = pointed(text);
  // The opening of a lens: "f/1.8".
  if (isOpening(tokens, index)) return `f${digits}`;
  const isAttached = index > 0 && !spaced && !isNumberInBrackets(tokens, index);
  const head = isAttached ? seriesOf(tokens, index, attachedHead(tokens, index)) : before;
  const last = endOfTimes(tokens, index);
  const tail = timesTail(tokens, index, last) + attachedTail(tokens, last);
  const isOrdinal = ORDINALS.has(tail) || (head === '' && SHORT_ORDINALS.has(tail));
  const code = (ONE_IN_ALL_LANGUAGES.get(head) ?? head) + digits + (isOrdinal ? '' : tail);
  return code.length > 1 ? code : undefined;
}

/** Most numbers have no comma, and to look costs less than to replace. */
function pointed(number: string): string {
  // "USB 3.0" is "USB 3".
  if (number.length === 3 && number.endsWith('.0')) return number.charAt(0);
  const text = number.includes(',') ? number.replace(',', '.') : number;
  // "BC 8.50" is "BC 8.5".
  return text.endsWith('0') && text.at(-3) === '.' ? text.slice(0, -1) : text;
}

/** Where the last number of "8 x 42" stands; `index` itself where no times sign joins it to another. */
export function endOfTimes(tokens: readonly Token[], index: number): number {
  let end = index;
  while (tokenAt(tokens, end + 1).isTimes && tokenAt(tokens, end + 2).value !== undefined) end += 2;
  return end;
}

/** The first token behind a number and what runs into it. */
export function endOfCode(tokens: readonly Token[], index: number): number {
  let end = index + 1;
  while (end < tokens.length && !tokenAt(tokens, end).spaced && isOfCode(tokenAt(tokens, end))) end += 1;
  return end;
}

/** What many makers keep to, and each of them in many of its goods. */
const STANDARDS = wordList('pc ddr lga usb hdmi ip cat sata pcie wpa en iso din cl');
/** Of which one is in a thing, and is no number of the thing itself. */
const CHIPS = wordList(
  'intel amd core celeron pentium atom xeon ryzen athlon threadripper geforce radeon gtx rtx snapdragon',
);

/** Three digits behind the point are those of a maker: "22.110". */
const isDecimal = (number: string): boolean => /^\d+[.,]\d{1,2}$/.test(number);

function isStandard(tokens: readonly Token[], start: number): boolean {
  const first = tokenAt(tokens, start);
  return first.isWord ? isOneOf(first, STANDARDS) : isDecimal(first.text);
}

/** "ThinkPad, Celeron N3160": the name does not begin with the chip. */
function isOfChip(tokens: readonly Token[], start: number): boolean {
  const at = tokenAt(tokens, start - 1).text === '-' ? start - 2 : start - 1;
  return isOneOf(tokenAt(tokens, at), CHIPS) && !isOneOf(tokenAt(tokens, 0), CHIPS);
}

/** As makers number what they make: letters and digits in one, and enough of both; or a number that nothing else is as long as. */
export function isModel(tokens: readonly Token[], index: number): boolean {
  let [start, digits, letters] = [index, 0, 0];
  while (start > 0 && !tokenAt(tokens, start).spaced && isOfCode(tokenAt(tokens, start - 1))) start -= 1;
  const end = endOfCode(tokens, index);
  for (let at = start; at < end; at += 1) {
    const { text, isWord, value } = tokenAt(tokens, at);
    if (isWord) letters += text.length;
    else if (value !== undefined) digits += text.length;
  }
  // Two digits with a word behind them, and none before, count something: "49ers".
  const isLong = letters === 0 ? digits > 4 : digits > 2 || (digits > 1 && digits + letters > 4 && start < index);
  return isLong && !isStandard(tokens, start) && !isOfChip(tokens, start);
}

/** Short words behind a number that say what is counted, or where it is sold. */
const NO_SUFFIXES = wordList(
  'ans an mos mo yrs yr yo jr let lat rok ay yas ora ore hrs std min sec rpm ppm db ch bit pin cal way in fach mal dpi de en fr es it nl pl pt se dk jp us uk eu at int ww bk gmbh ag inc tb gas led lcd usb eek ssd hdd nvme cpu gpu soc npu ram rom ddr eau gel oil',
);

/** What a maker puts behind the number of a model: the AX of "7590 AX", the X of "G502 X". */
export function isSuffix(word: Token, next: Token): boolean {
  const { text, isWord, spaced } = word;
  // "Wet & dry" is said of the thing.
  if (!isWord || !spaced || text.length > 3 || text.charCodeAt(0) > 127 || next.text === '&') return false;
  return !isKnownOtherwise(word, next) && (next.spaced || (next.value === undefined && !/^['./-]$/.test(next.text)));
}

function isKnownOtherwise(word: Token, next: Token): boolean {
  const { lexeme } = word;
  if (word.unit !== undefined || word.isPack || isOneOf(word, NO_SUFFIXES)) return true;
  return lexeme !== undefined && (lexeme.roles.length > 0 || lexeme.before?.has(next.text) === true);
}

/** A number of packs or an edition is read elsewhere. */
function countsSomething(tokens: readonly Token[], index: number): boolean {
  for (let at = index + 1; at <= index + 3; at += 1) {
    const word = tokenAt(tokens, at);
    const { role } = word;
    if (word.isPack) return at > index + 1 || !isOneOf(word, WEAK_PACK_WORDS);
    if (role === 'edition-word' || role === 'generation-word') return true;
    if (!isOneOf(word, COUNT_LINKS)) return false;
  }
  return false;
}

/** The word that a number belongs to: before it, or before the hyphen or full stop between. */
export function wordBefore(tokens: readonly Token[], index: number): Token {
  const previous = tokenAt(tokens, index - 1);
  const isLink = previous.text === '-' || previous.text === '.' || isNumberInBrackets(tokens, index);
  const word = isLink ? tokenAt(tokens, index - 2) : previous;
  return word.isWord ? word : tokenAt(tokens, -1);
}

const LONGEST_IN_BRACKETS = 2;

/** "Phone (2a)": a year or a quantity would be longer, or say of what. */
function isNumberInBrackets(tokens: readonly Token[], index: number): boolean {
  if (tokenAt(tokens, index - 1).text !== '(' || tokenAt(tokens, index).text.length > LONGEST_IN_BRACKETS) return false;
  const next = tokenAt(tokens, index + 1);
  return (next.isWord && next.text.length === 1 ? tokenAt(tokens, index + 2) : next).text === ')';
}

function isOfCode({ isWord, value, text }: Token): boolean {
  return isWord || value !== undefined || text === '-';
}

/** Everything that runs into the token from the left without a space. */
function attachedHead(tokens: readonly Token[], index: number): string {
  let head = '';
  for (let at = index; at > 0 && tokens[at]?.spaced === false; at -= 1) {
    const token = tokens[at - 1];
    if (token === undefined || !(isOfCode(token) || token.text === '.' || token.text === ',')) break;
    if (token.text !== '-') head = token.text + head;
  }
  return head;
}

const LONGEST_SERIES = 4;

/** The GSR of "GSR 18V-55": tools are numbered by their voltage, whatever they do. */
function seriesOf(tokens: readonly Token[], index: number, head: string): string {
  if (!/^\d\d(?:[.,]\d)?v$/.test(head)) return head;
  let start = index;
  while (start > 0 && !tokenAt(tokens, start).spaced) start -= 1;
  const { isWord, text } = tokenAt(tokens, start - 1);
  return isWord && text.length <= LONGEST_SERIES ? text + head : head;
}

/** The "Black" of "V800-Black" is no part of its number. */
const isColourBehind = (tokens: readonly Token[], at: number): boolean =>
  tokenAt(tokens, at).text === '-' && tokenAt(tokens, at + 1).role === 'colour';

/** The "x42" of "8 x 42", however it is spaced. */
function timesTail(tokens: readonly Token[], index: number, last: number): string {
  let tail = '';
  for (let at = index + 2; at <= last; at += 2) tail += `x${pointed(tokenAt(tokens, at).text)}`;
  return tail;
}

/** How fast it turns, or how finely it sees, goes on from no number: "1600rpm". */
const TURNS = wordList('rpm dpi fps mt');

function attachedTail(tokens: readonly Token[], index: number): string {
  let tail = '';
  for (let at = index + 1; tokens[at]?.spaced === false; at += 1) {
    const token = tokens[at];
    if (token === undefined || !isOfCode(token) || token.text.includes('.') || token.text.includes(',')) break;
    if (isColourBehind(tokens, at) || isOneOf(token, TURNS)) break;
    if (token.text !== '-') tail += token.text;
  }
  return tail;
}
