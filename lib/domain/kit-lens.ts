import type { Measure } from './measure.ts';
import { ALONG } from './read-word.ts';
import { type Token, tokenAt } from './tokens.ts';

/** What a camera's bundle with a lens is called, whichever lens it is. */
export const LENS = 'lens';
const KIT = 'kit';
/** Between the word that says what comes along and the lens stand the letters of its mount. */
const FARTHEST = 4;

/** "+ 16-50 mm", "Kit RF-S 18-45mm", "mit 18-55 mm": a camera with a lens of which the focal lengths are told. */
export function comesWithLens(tokens: readonly Token[], measures: readonly Measure[]): boolean {
  const zoom = measures.find((one) => isZoom(tokens, one));
  if (zoom === undefined) return false;
  for (let at = zoom.from - 1; at >= Math.max(1, zoom.from - FARTHEST); at -= 1) {
    const { text, spaced } = tokenAt(tokens, at);
    // The Polish "z" is the letter of a mount here.
    if (text === '+' ? spaced : text.length > 1 && ALONG.has(text)) return true;
  }
  return tokens.some(({ text }) => text === KIT);
}

function isZoom(tokens: readonly Token[], { unit, isContent, from }: Measure): boolean {
  const sign = tokenAt(tokens, from + 1).text;
  return unit.kind === 'length' && unit.factor === 0.001 && !isContent && (sign === '-' || sign === '–');
}
