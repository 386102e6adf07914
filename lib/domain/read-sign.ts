import { FREE } from './free-on-top.ts';
import { type Place, textAt } from './place.ts';
import { type Token, tokenAt } from './tokens.ts';
import { addVariant, type Draft } from './traits.ts';

export function readSign(draft: Draft, place: Place, sign: Token): void {
  if (sign.text === '+') readPlus(draft, place, sign);
  else if (sign.text === ':') draft.title ??= draft.words.length;
  // What an accessory is for ends where the next part of the name begins.
  if (place.isFor && /^[,|;:–(]$/.test(sign.text)) place.isFor = false;
}

/** A colour or a network that comes with another one is no thing; neither is a letter, as in "Magnesium + D3". */
function isThing({ lexeme, text }: Token): boolean {
  const first = lexeme?.roles[0];
  if (text.length === 1 && text < '\x80') return false;
  return first?.role !== 'colour' && !(first?.role === 'choice' && first.id.startsWith('net:'));
}

const MOST_THINGS = 9;
/** A longer warranty is no other thing. */
const TIMES = /^(?:jahr|year|anni?\b|ans$|anos$|mona|month|mois$|mes|lat|jaar|ar$|yil)/;

/** The game of "console + game" and of "console + 2 games"; more of what was counted before is no thing. */
function thingBehind(tokens: readonly Token[], index: number): string | undefined {
  const after = tokenAt(tokens, index + 1);
  if (after.isWord) return isThing(after) ? after.text : undefined;
  const { text, isWord, unit, spaced, isPack } = tokenAt(tokens, index + 2);
  const isCounted = after.value !== undefined && after.value <= MOST_THINGS && tokenAt(tokens, index - 1).isWord;
  return isCounted && isWord && spaced && !isPack && unit === undefined && !TIMES.test(text) && !FREE.has(text)
    ? text
    : undefined;
}

/** "Console + game" is a bundle, "S23+" an S23 Plus. */
function readPlus(draft: Draft, { tokens, index }: Place, sign: Token): void {
  const after = tokenAt(tokens, index + 1);
  if (sign.spaced && after.spaced) draft.bundle ??= thingBehind(tokens, index);
  if (!sign.spaced && (after.spaced || after.text === '')) addVariant(draft, 'plus', textAt(tokens, index - 1));
}
