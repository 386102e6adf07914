import { type Place, textAt } from './place.ts';
import { type Token, tokenAt } from './tokens.ts';
import { addVariant, type Draft } from './traits.ts';

export function readSign(draft: Draft, place: Place, sign: Token): void {
  if (sign.text === '+') readPlus(draft, place, sign);
  else if (sign.text === ':') draft.title ??= draft.words.length;
  // What an accessory is for ends where the next part of the name begins.
  if (place.isFor && /^[,|;:–(]$/.test(sign.text)) place.isFor = false;
}

/** A colour or a network that comes with another one is no thing. */
function isThing({ lexeme }: Token): boolean {
  const first = lexeme?.roles[0];
  return first?.role !== 'colour' && !(first?.role === 'choice' && first.id.startsWith('net:'));
}

/** "Console + game" is a bundle, "S23+" an S23 Plus. */
function readPlus(draft: Draft, { tokens, index }: Place, sign: Token): void {
  const after = tokenAt(tokens, index + 1);
  if (sign.spaced && after.spaced && after.isWord && isThing(after)) draft.bundle ??= after.text;
  if (!sign.spaced && (after.spaced || after.text === '')) addVariant(draft, 'plus', textAt(tokens, index - 1));
}
