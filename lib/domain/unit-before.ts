import { type Token, tokenAt } from './tokens.ts';
import type { UnitPlace } from './unit-after.ts';
import { isOneOf, wordList } from './word-list.ts';

const WRITTEN_BEFORE = wordList('kg gr ml cl lt');

/** So light is nothing that is sold by weight. */
const LIGHTEST = 10;

/** Italian shops write "kg 1", "ml 750" and "CL.70". */
export function unitBefore(tokens: readonly Token[], index: number, end: number): UnitPlace | undefined {
  const at = tokenAt(tokens, index - 1).text === '.' && !tokenAt(tokens, index).spaced ? index - 2 : index - 1;
  const word = tokenAt(tokens, at);
  const next = tokenAt(tokens, index + 1);
  // "KG36NVIEA" is a refrigerator.
  if (next.isWord && !next.spaced) return undefined;
  if (index !== end || !isOneOf(word, WRITTEN_BEFORE) || isOther(tokens, at - 1)) return undefined;
  return isSizeOrDelay(tokens, index, at) ? undefined : word.unit && { unit: word.unit, to: index + 1 };
}

/** "Gr. 4" is a size; and of memory, "CL36" is how slow it is. */
function isSizeOrDelay(tokens: readonly Token[], index: number, at: number): boolean {
  const [{ text }, { value = 0, spaced }] = [tokenAt(tokens, at), tokenAt(tokens, index)];
  if (text === 'gr') return value < LIGHTEST;
  return text === 'cl' && at === index - 1 && !spaced && tokens.some(isMemory);
}

const isMemory = ({ unit, text }: Token): boolean => unit?.kind === 'storage' || text === 'ddr';
const isYear = ({ value = 0 }: Token): boolean => value >= 1900 && value < 2100 && Number.isInteger(value);

const isOther = (tokens: readonly Token[], at: number): boolean =>
  tokenAt(tokens, at).value !== undefined && !isYear(tokenAt(tokens, at)) && tokenAt(tokens, at - 1).text !== '°';

/** The unit behind the year of "Brut 2015 CL 75", or behind "n° 41 GR 500", belongs to the number that follows. */
export function isWrittenAhead(tokens: readonly Token[], index: number, { to }: UnitPlace): boolean {
  const { text, spaced } = tokenAt(tokens, to);
  const next = tokenAt(tokens, text === '.' && !spaced ? to + 1 : to);
  const isName = isYear(tokenAt(tokens, index)) || tokenAt(tokens, index - 1).text === '°';
  return isName && isOneOf(tokenAt(tokens, to - 1), WRITTEN_BEFORE) && next.value !== undefined;
}
