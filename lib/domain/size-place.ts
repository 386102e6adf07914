import { tokenAt, type Token } from './tokens.ts';
import { added, type Draft } from './traits.ts';

const REGION = /^(?:eu|uk|us|fr|de|it)$/;
const LETTERS = /^(?:x*[sl]|m)$/;
/** No shoe, ring or screw is larger. */
const LARGEST = 400;

const isSize = ({ value, text }: Token): boolean => value !== undefined || LETTERS.test(text) || REGION.test(text);

/** The end of "BX750MI-GR", but not of "Schuh-Größe". */
function isInCode(tokens: readonly Token[], index: number): boolean {
  const { text, spaced } = tokenAt(tokens, index);
  return text.length < 3 && !spaced && tokenAt(tokens, index - 1).text === '-';
}

/** As "Size 4 diapers" are of that size, and "size 4 pieces" are four. */
const NAPPIES = /^(?:windel|diaper|nappi|couche|panal|pannolin|fralda|luier|pieluch|pieluszk|bloj|plen)/;

const isCounted = (tokens: readonly Token[], at: number): boolean =>
  tokenAt(tokens, at + 1).unit?.kind === 'piece' && !NAPPIES.test(tokenAt(tokens, at + 1).text);

/** Where nothing but a later number says how many: the 5 of "5 nappies, 44 pcs". */
export function isSizeBeforeCount(word: string, amount: number, others: readonly number[]): boolean {
  return amount <= LARGEST_NAPPY && NAPPIES.test(word) && others.some((other) => other > 2 * amount);
}

const LARGEST_NAPPY = 8;

/** The number is the size that the word before it announces. */
export function isSizeNumber(tokens: readonly Token[], index: number): boolean {
  return tokenAt(tokens, index).value !== undefined && tokenAt(tokens, index - 1).role === 'size-word';
}

/** It counts nothing behind it, either. */
export function isSizeOfNappies(tokens: readonly Token[], index: number): boolean {
  return isSizeNumber(tokens, index) && NAPPIES.test(tokenAt(tokens, index + 1).text);
}

/** Where the size stands that the word at `index` announces ("Größe 42") or closes ("42 numara"). */
export function placeOfSize(tokens: readonly Token[], index: number): number | undefined {
  const { isWord, role } = tokenAt(tokens, index);
  if (!isWord || role !== 'size-word' || isInCode(tokens, index)) return undefined;
  const sign = tokenAt(tokens, index + 1).text;
  const after = index + (sign === '.' || sign === ':' ? 2 : 1);
  if (isSize(tokenAt(tokens, after)) && !isCounted(tokens, after)) return after;
  const before = tokens[index - 1]?.value;
  return before !== undefined && before <= LARGEST ? index - 1 : undefined;
}

/** "42", or "eu42" where a region leads it. */
export function sizeText(tokens: readonly Token[], at: number): string {
  const { text } = tokenAt(tokens, at);
  return REGION.test(text) ? text + sizeNumber(tokens, at + 1) : sizeNumber(tokens, at);
}

/** "42,5" is "42.5", and so is "42 1/2". */
export function sizeNumber(tokens: readonly Token[], at: number): string {
  const { text } = tokenAt(tokens, at);
  const [over, slash, under] = [tokenAt(tokens, at + 1), tokenAt(tokens, at + 2), tokenAt(tokens, at + 3)];
  const isFraction = over.spaced && (slash.text === '/' || slash.text === '⁄') && !slash.spaced && !under.spaced;
  const part = isFraction && under.value !== undefined && under.value < 4 ? (over.value ?? 0) / under.value : 0;
  return part > 0 && part < 1 ? `${text}${part.toFixed(1).slice(1)}` : text.replace(',', '.');
}

const SMALLEST_WAIST = 24;
const LARGEST_WAIST = 50;
/** What goes on from here are shoes: "39/40". */
const LONGEST_LEG = 36;

const isInches = ({ value, text }: Token, most: number): boolean =>
  value !== undefined && text.length === 2 && value >= SMALLEST_WAIST && value <= most;

/** Trousers are as wide and as long as "32/34" says. */
export function noteWaist(draft: Draft, tokens: readonly Token[], index: number): void {
  const [wide, slash, long] = [tokenAt(tokens, index), tokenAt(tokens, index + 1), tokenAt(tokens, index + 2)];
  if (slash.text !== '/' || slash.spaced || long.spaced || !wide.spaced) return;
  if (isInches(wide, LARGEST_WAIST) && isInches(long, LONGEST_LEG) && tokenAt(tokens, index + 3).unit === undefined)
    draft.sizes = added(draft.sizes, `${wide.text}/${long.text}`);
}

const HALF_SHOE = /^(?:3[5-9]|4\d)[.,]5$/;

/** Of shoes alone there are halves: "white 44,5", where the name ends. */
export function noteHalfSize(draft: Draft, tokens: readonly Token[], index: number): void {
  const { text, spaced } = tokenAt(tokens, index);
  if (spaced && index === tokens.length - 1 && HALF_SHOE.test(text))
    draft.sizes = added(draft.sizes, sizeNumber(tokens, index));
}

const LARGEST_DIOPTRE = 25;

/** The strength of a lens is told with its sign, in quarters: "-1,75". */
export function readDioptre(draft: Draft, tokens: readonly Token[], index: number): boolean {
  const { text, value, spaced } = tokenAt(tokens, index);
  const sign = tokenAt(tokens, index - 1);
  if (spaced || value === undefined || value > LARGEST_DIOPTRE || !/^\d+[.,](?:00|25|50?|75)$/.test(text)) return false;
  if (!/^[+−–-]$/.test(sign.text) || !(sign.spaced || tokenAt(tokens, index - 2).text === '(')) return false;
  draft.sizes = added(draft.sizes, `${sign.text === '+' ? '+' : '-'}${value.toFixed(2)}`);
  return true;
}

/** The system of a size that names one: the EU of "eu42", the sign of a lens. A bare "42" may be of any. */
const SYSTEM = /^(?:[a-z]{2}(?=\d)|[+-])/;

const SMALLEST_OF_EUROPE = 32;
const isOfEurope = (size: string): boolean => Number(size) >= SMALLEST_OF_EUROPE;
const isOverseas = (system: string): boolean => system === 'uk' || system === 'us';

/** Sizes in two systems may be one, and "44" is "EU 44". */
export function sizesDiffer(some: readonly string[], others: readonly string[]): boolean {
  if (some.length === 0 || others.length === 0) return false;
  const systemOf = (size: string): string => SYSTEM.exec(size)?.[0].replace('+', '-') ?? '';
  const agree = (one: string, other: string): boolean => {
    const [mine, theirs] = [systemOf(one), systemOf(other)];
    if (mine === theirs) return one === other;
    // "42" beside "UK 8" is EU 42.
    if (
      (mine === '' && isOfEurope(one) && isOverseas(theirs)) ||
      (theirs === '' && isOfEurope(other) && isOverseas(mine))
    )
      return true;
    return mine !== '' && theirs !== '' ? mine !== '-' && theirs !== '-' : one.endsWith(other) || other.endsWith(one);
  };
  return !some.some((one) => others.some((other) => agree(one, other)));
}
