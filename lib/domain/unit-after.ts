import { isWholeUnit, type Unit } from './pack-words.ts';
import { FIRST_OF_EAST } from './name-words.ts';
import { isAttached, isCount, isPlausible } from './plausible-unit.ts';
import { type Token, tokenAt } from './tokens.ts';
import { isOneOf, wordList } from './word-list.ts';

/** What shops say of their pieces between the number and the piece: "12 double rolls". */
const LARGE_PIECES = wordList(
  'double triple mega super jumbo giant big large small mini maxi xl xxl family grosse grossen grandes grands grandi grote extra veggie veg vegan vegane vegetarian soft chewable coated t',
);

/** A unit beside its number, and the first token behind the two. */
export interface UnitPlace {
  readonly unit: Unit;
  readonly to: number;
  /** What stands behind the unit as behind a decimal point: the half of "1L5". */
  readonly rest?: number;
}

/** The unit that follows the number at `index`, and where it ends. */
export function unitAfter(tokens: readonly Token[], index: number): UnitPlace | undefined {
  const next = tokenAt(tokens, index + 1);
  const at = next.text === '-' && !next.spaced ? index + 2 : index + 1;
  const token = tokenAt(tokens, at);
  const { unit, text, value } = token;
  if (value !== undefined) return undefined;
  if (unit === undefined) return inWords(tokens, index, at);
  if (isBeginning(token) || isOfNext(token, tokenAt(tokens, at + 1))) return undefined;
  if (!isPlausible(tokens, index, at, unit) || (text.length === 1 && isOfWord(tokens, index, at))) return undefined;
  if (unit.kind === 'length' && isSquare(tokenAt(tokens, at + 1))) return squareOf(tokens, unit, at + 2);
  return goesOn(token, tokenAt(tokens, at + 1)) ? dividedBy(tokens, at, unit) : { unit, to: at + 1 };
}

/** What more than a word says: "16 fl. oz", "100/bag", "12 double rolls". */
function inWords(tokens: readonly Token[], index: number, at: number): UnitPlace | undefined {
  const word = tokenAt(tokens, at);
  const { text } = word;
  if (text === 'fl' || text === 'fluid') return fluidOunces(tokens, at) ?? bottles(tokens, at);
  if (text === '/') return isCount(tokens, index) ? perPack(tokens, at) : undefined;
  return isOneOf(word, LARGE_PIECES) ? largePieces(tokens, at + 1) : undefined;
}

/** French shops write "1L5" and "1kg5". */
function dividedBy(tokens: readonly Token[], at: number, unit: Unit): UnitPlace | undefined {
  const [{ text: whole }, { text }] = [tokenAt(tokens, at - 1), tokenAt(tokens, at + 1)];
  // Longer numbers are models: "100L5".
  const isShort = whole.length === 1 && text.length < 3;
  const isSaid = (unit.kind === 'volume' || unit.kind === 'mass') && unit.factor === 1000;
  if (!isShort || !isSaid || !isAttached(tokens, at) || isAttached(tokens, at + 2)) return undefined;
  return { unit, to: at + 2, rest: Number(`0.${text}`) };
}

const LONGEST_HEAD = 2;
const LONGEST_OF_CODE = 4;

/** The number of a model goes on behind what looks like its unit: "CMK16GX4M2". */
const isInCode = (tokens: readonly Token[], at: number): boolean =>
  isAttached(tokens, at) && isAttached(tokens, at + 1) && tokenAt(tokens, at).isTimes;

/** "D111L" is the number of a model; a longer word may have lost the space before its "500g", and models have no decimals. */
function isOfWord(tokens: readonly Token[], index: number, at: number): boolean {
  const { isWord, isTimes, text } = tokenAt(tokens, index - 1);
  const longest = isInCode(tokens, at + 1) ? LONGEST_OF_CODE : LONGEST_HEAD;
  const isLatin = isWord && !isTimes && text.length <= longest && text.charCodeAt(0) < FIRST_OF_EAST;
  // But for the opening of a lens: "F1.2L".
  if (!Number.isInteger(tokenAt(tokens, index).value) && text !== 'f') return false;
  return isLatin && isAttached(tokens, index) && isAttached(tokens, at) && tokenAt(tokens, at).isWord;
}

/** "Air 13 M2" has a chip. */
function squareOf(tokens: readonly Token[], { factor }: Unit, to: number): UnitPlace | undefined {
  if (tokens.some(({ text }) => COMPUTER.has(text))) return undefined;
  return { unit: { kind: 'area', factor: factor ** 2, isContent: factor === 1 }, to };
}

const COMPUTER = new Set('gb tb go ssd macbook imac ipad nvme'.split(' '));

/** Korean sets its words apart: the 매 of "2021 매직" counts no sheets. */
const isBeginning = ({ text, spaced }: Token): boolean => spaced && /^[가-힣]{2}/.test(text) && !isWholeUnit(text);

/** The bottle of "117 瓶90g" holds what follows, and is none of so many. */
const isOfNext = ({ text, spaced }: Token, next: Token): boolean =>
  spaced && next.value !== undefined && !next.spaced && text.charCodeAt(0) >= FIRST_OF_EAST;

const PIECES: Unit = { kind: 'piece', factor: 1, piece: 'plain', isContent: true };

/** "(100/bag)" */
function perPack(tokens: readonly Token[], at: number): UnitPlace | undefined {
  const { isPack, unit, spaced } = tokenAt(tokens, at + 1);
  const isHeld = isPack || unit?.piece === 'container' || unit?.piece === 'plain';
  return isHeld && !spaced ? { unit: PIECES, to: at + 2 } : undefined;
}

function largePieces(tokens: readonly Token[], index: number): UnitPlace | undefined {
  const at = tokenAt(tokens, index).text === '-' ? index + 1 : index;
  const { unit } = tokenAt(tokens, at);
  return unit?.kind === 'piece' ? { unit, to: at + 1 } : undefined;
}

/** "RCSK310M20S" is a model, 60 m³ are no metres, "W32 L34" is a pair of trousers, and "DDR5 CL30" is no liquid. */
function goesOn(word: Token, next: Token): boolean {
  return next.value !== undefined && !next.spaced && word.text.charCodeAt(0) < FIRST_OF_EAST;
}

const isSquare = ({ text, spaced }: Token): boolean => text === '2' && !spaced;

function fluidOunces(tokens: readonly Token[], at: number): UnitPlace | undefined {
  const next = tokenAt(tokens, at + 1).text === '.' ? at + 2 : at + 1;
  if (!/^(?:oz|ounces?)$/.test(tokenAt(tokens, next).text)) return undefined;
  return { unit: { kind: 'volume', factor: 29.5735, isContent: true }, to: next + 1 };
}

const BOTTLES: Unit = { kind: 'piece', factor: 1, piece: 'container', isContent: true };

/** "6 Fl. à 1,5 l" */
function bottles(tokens: readonly Token[], at: number): UnitPlace | undefined {
  return tokenAt(tokens, at + 1).text === '.' ? { unit: BOTTLES, to: at + 2 } : undefined;
}
