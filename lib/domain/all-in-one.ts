import { type Token, tokenAt } from './tokens.ts';
import { isOneOf, wordList } from './word-list.ts';

const IN = wordList('in en em w v i di');
const MOST = 20;

const skipHyphen = (tokens: readonly Token[], at: number, step: 1 | -1): number =>
  tokenAt(tokens, at).text === '-' ? at + step : at;

/** The 1 of "4in1", "3-in-1" and "4 en 1": nothing is counted by it. */
export function isOfAllInOne(tokens: readonly Token[], index: number): boolean {
  if (tokenAt(tokens, index).text !== '1') return false;
  const word = skipHyphen(tokens, index - 1, -1);
  if (!isOneOf(tokenAt(tokens, word), IN)) return false;
  const { value } = tokenAt(tokens, skipHyphen(tokens, word - 1, -1));
  return value !== undefined && value > 1 && value <= MOST;
}

/** Where the 1 stands of the "4 in 1" that the number at `index` begins. */
export function endOfAllInOne(tokens: readonly Token[], index: number): number | undefined {
  const next = tokenAt(tokens, index + 1);
  // Most numbers have neither behind them.
  if (next.text !== '-' && !isOneOf(next, IN)) return undefined;
  const one = skipHyphen(tokens, skipHyphen(tokens, index + 1, 1) + 1, 1);
  return isOfAllInOne(tokens, one) ? one : undefined;
}
