import { tokenAt, type Token } from './tokens.ts';
import { add, type Draft } from './traits.ts';

const LAST_EDITION = 100;
const isYear = (value: number): boolean => value >= 1900 && value < 2100;

/** "3rd edition", "27. Auflage", "Gen 5", "Ausgabe 2019". */
export function readEdition(draft: Draft, tokens: readonly Token[], index: number): void {
  const sign = tokenAt(tokens, index + 1);
  const behind = tokenAt(tokens, sign.text === '.' || sign.text === '-' ? index + 2 : index + 1).value;
  const isJoined = sign.text === '-' && !sign.spaced && behind !== undefined;
  if (!isJoined && readEditionBefore(draft, tokens, index)) return;
  if (behind !== undefined && (behind < LAST_EDITION || isYear(behind))) add(draft, 'editions', String(behind));
}

function readEditionBefore(draft: Draft, tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const { value } = tokenAt(tokens, at);
    if (value !== undefined && value < LAST_EDITION) {
      add(draft, 'editions', String(value));
      return true;
    }
  }
  return false;
}
