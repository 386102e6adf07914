import { isFrenchByte } from './french-byte.ts';
import { amountAt, type Measure } from './measure.ts';
import { type Token, tokenAt } from './tokens.ts';
import type { UnitPlace } from './unit-after.ts';
import { isOneOf, wordList } from './word-list.ts';

const RANGE_SIGNS = wordList('- – ~ bis to a do до');

/** "da 1 a 3", but not the model "27A 27 cm". */
export function isRangeSign(tokens: readonly Token[], index: number): boolean {
  const sign = tokenAt(tokens, index);
  // "4 To 256 Mo" are terabytes.
  if (sign.text === 'to' && isFrenchByte(tokenAt(tokens, index + 2))) return false;
  return isOneOf(sign, RANGE_SIGNS) && (!sign.isWord || sign.spaced);
}

/** "Intensity 9 - 10 capsules": set apart, the first counts none of them. */
export const isListed = (tokens: readonly Token[], start: number, { unit }: UnitPlace): boolean =>
  unit.kind === 'piece' && tokenAt(tokens, start + 1).spaced && tokenAt(tokens, start + 2).spaced;

/** "9kg-14kg": a range, with the unit at both ends. */
export function isSpan(tokens: readonly Token[], start: number, { unit, to }: UnitPlace): boolean {
  const [sign, last, same] = [tokenAt(tokens, to), tokenAt(tokens, to + 1), tokenAt(tokens, to + 2)];
  if ((sign.text !== '-' && sign.text !== '–') || sign.spaced !== last.spaced) return false;
  return (
    same.unit?.kind === unit.kind && unit.kind !== 'piece' && (last.value ?? 0) > (tokenAt(tokens, start).value ?? 0)
  );
}

export function span(
  tokens: readonly Token[],
  start: number,
  { unit, to }: UnitPlace,
  before: string,
): readonly Measure[] {
  const place = { unit, times: 1, isContent: false, before, from: start, to: to + 3 };
  return [start, to + 1].map((at) => ({ ...place, amount: amountAt(tokens, at, unit) }));
}

/** The ends of a range, or the sides of a thing: none says how much there is. */
export function sides(
  tokens: readonly Token[],
  [start, last]: readonly [number, number],
  { unit, to }: UnitPlace,
  before: string,
): readonly Measure[] {
  const found: Measure[] = [];
  for (let at = start; at <= last; at += 2) {
    found.push({ unit, amount: amountAt(tokens, at, unit), times: 1, isContent: false, before, from: start, to });
  }
  return found;
}
