import type { Measure } from './measure.ts';
import { type Token, tokenAt } from './tokens.ts';
import { isOneOf, wordList } from './word-list.ts';

/** What is given on top. */
export const FREE: ReadonlySet<string> = new Set(
  'gratis free offert offerts offerte offertes gratuit gratuits regalo omaggio bedava hediye geschenkt cadeau gratuito gratuita gratuite cadou δωρο ucretsiz'.split(
    ' ',
  ),
);

export const isFreePack = (tokens: readonly Token[], { before, to, unit }: Measure): boolean =>
  before === '+' && unit.piece === 'container' && FREE.has(tokenAt(tokens, to).text);

const NONE_ON_TOP = { at: -1, count: 0 };

/** The one of "6 × 1,5 l + 1 gratis", and where its plus stands; what more is named behind is another thing. */
export function freeOnTop(tokens: readonly Token[]): { readonly at: number; readonly count: number } {
  const at = tokens.findIndex(({ text }) => text === '+');
  const { value: count } = tokenAt(tokens, at + 1);
  if (at < 1 || count === undefined || count > MOST_FREE || !Number.isInteger(count)) return NONE_ON_TOP;
  if (tokenAt(tokens, at - 1).value !== undefined) return NONE_ON_TOP;
  const { unit, isPack } = tokenAt(tokens, at + 2);
  const end = isPack || unit?.piece === 'container' ? at + 3 : at + 2;
  return FREE.has(tokenAt(tokens, end).text) && !tokenAt(tokens, end + 1).isWord ? { at, count } : NONE_ON_TOP;
}

/** "Leve 12 pague 11" holds twelve. */
export const PAYS = wordList('pague paga paghi');

/** "5+1", "8 + 4 gratis", "44+4 pieces", "8 + 4 Stück": but not the memory of "8+128 GB". */
export function sumOfFree(tokens: readonly Token[], index: number): number | undefined {
  const sign = tokenAt(tokens, index + 1);
  if (sign.isWord) return isOneOf(sign, PAYS) ? taken(tokenAt(tokens, index), tokenAt(tokens, index + 2)) : undefined;
  if (sign.text !== '+') return undefined;
  const [one, other, next] = [tokenAt(tokens, index), tokenAt(tokens, index + 2), tokenAt(tokens, index + 3)];
  if (sign.spaced !== other.spaced || other.value === undefined) return undefined;
  const [first, second] = [one.value ?? 0, other.value];
  const isPieces = countsPieces(next, sign.spaced);
  const isFew = first <= MOST_FREE && (FREE.has(next.text) || (!sign.spaced && next.unit === undefined));
  return (isPieces || isFew) && second <= first && Number.isInteger(second) ? first + second : undefined;
}

function taken({ value: all = 0 }: Token, { value: paid }: Token): number | undefined {
  return paid !== undefined && paid < all && Number.isInteger(all) ? all : undefined;
}

/** Far from the plus only what is nothing but a piece is added: "12 + 4 cans" may be two things. */
const countsPieces = ({ unit }: Token, isApart: boolean): boolean =>
  unit?.kind === 'piece' && (unit.piece === 'plain' || !isApart);

const MOST_FREE = 24;
