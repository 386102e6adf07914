import { type Token, tokenAt } from './tokens.ts';

/** How far a lens opens: the number of "F2.8" and "f/4". */
export function isOpening(tokens: readonly Token[], index: number): boolean {
  const before = tokenAt(tokens, index - 1);
  if (before.text === '/') return tokenAt(tokens, index - 2).text === 'f';
  const { value, spaced } = tokenAt(tokens, index);
  return before.text === 'f' && !spaced && !Number.isInteger(value);
}
