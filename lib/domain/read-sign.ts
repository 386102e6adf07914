import { FREE } from './free-on-top.ts';
import { type Place, textAt } from './place.ts';
import { isTime } from './time-words.ts';
import { type Token, tokenAt } from './tokens.ts';
import { added, addVariant, type Draft } from './traits.ts';

export function readSign(draft: Draft, place: Place, sign: Token): void {
  if (sign.text === '+') readPlus(draft, place, sign);
  else if (sign.text === ':') draft.title ??= draft.words.length;
  else if (sign.text === '/') noteLetters(draft, place, sign);
  // What an accessory is for ends where the next part of the name begins.
  if (place.isFor && /^[,|;:–(]$/.test(sign.text)) place.isFor = false;
}

/** What such letters say elsewhere: black and white, women and men, without, not stated. */
const COMMON_LETTERS = new Set(['s/w', 'b/w', 'm/w', 'w/m', 'm/f', 'f/m', 'w/o', 'n/a', 'a/c', 'h/w', 'o/u']);

/** Two letters name one of a line: the "k/d" and the "c/d" of a diet. */
function noteLetters(draft: Draft, { tokens, index }: Place, sign: Token): void {
  const [one, other] = [tokenAt(tokens, index - 1), tokenAt(tokens, index + 1)];
  const areLetters = one.isWord && other.isWord && one.text.length === 1 && other.text.length === 1;
  const letters = `${one.text}/${other.text}`;
  if (areLetters && one.spaced && !sign.spaced && !other.spaced && !COMMON_LETTERS.has(letters))
    draft.choices = added(draft.choices, `letters:${letters}`);
}

/** Of Bausch + Lomb, Marks + Spencer, Head + Shoulders, Black + Decker, Villeroy + Boch. */
const HALVES_OF_BRANDS = new Set(['lomb', 'spencer', 'shoulders', 'decker', 'boch']);

/** A colour or a network that comes with another one is no thing; neither is a letter, as in "Magnesium + D3". */
function isThing({ lexeme, text }: Token): boolean {
  if (HALVES_OF_BRANDS.has(text)) return false;
  const first = lexeme?.roles[0];
  if (text.length === 1 && text < '\x80') return false;
  return first?.role !== 'colour' && !(first?.role === 'choice' && first.id.startsWith('net:'));
}

/** "Niacinamide 10% + Zinc 1%": what is in it, by how much. */
const isShare = (tokens: readonly Token[], index: number): boolean =>
  tokenAt(tokens, index).value !== undefined && tokenAt(tokens, index + 1).unit?.kind === 'percent';

const MOST_THINGS = 9;

/** The game of "console + game" and of "console + 2 games"; more of what was counted before is no thing. */
function thingBehind(tokens: readonly Token[], index: number): string | undefined {
  const after = tokenAt(tokens, index + 1);
  if (after.isWord) return isThing(after) && !isShare(tokens, index + 2) ? after.text : undefined;
  const thing = tokenAt(tokens, index + 2);
  const { text, isWord, unit, spaced, isPack } = thing;
  const isCounted = after.value !== undefined && after.value <= MOST_THINGS && tokenAt(tokens, index - 1).isWord;
  return isCounted && isWord && spaced && !isPack && unit === undefined && !isTime(thing) && !FREE.has(text)
    ? text
    : undefined;
}

const OLDEST_BABY = 3;
const YOUNGEST_PLAYER = 12;

/** "0+", "3+" and "18+" say for whom it is; the 8 of "iPhone 8+" is a model. */
function isAge(tokens: readonly Token[], index: number): boolean {
  const { value, spaced } = tokenAt(tokens, index);
  return value !== undefined && spaced && (value <= OLDEST_BABY || value >= YOUNGEST_PLAYER);
}

/** "Console + game" is a bundle, "S23+" an S23 Plus. */
function readPlus(draft: Draft, { tokens, index }: Place, sign: Token): void {
  const after = tokenAt(tokens, index + 1);
  if (sign.spaced && after.spaced) draft.bundle ??= thingBehind(tokens, index);
  if (isAge(tokens, index - 1)) return;
  if (!sign.spaced && (after.spaced || after.text === '')) addVariant(draft, 'plus', textAt(tokens, index - 1));
}
