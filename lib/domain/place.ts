import { type Token, tokenAt } from './tokens.ts';

/** Where the reading stands. */
export interface Place {
  readonly tokens: readonly Token[];
  index: number;
  /** The choice that was read last: it is named as one word in every language. */
  choice?: { readonly at: number; readonly id: string };
  /** The words now name what this one is for. */
  isFor: boolean;
}

export const textAt = (tokens: readonly Token[], index: number): string => tokenAt(tokens, index).text;

/** A lone S, M or L is a size only at the end of the name, or between the signs that part it off. */
export function isLetterSize({ tokens, index }: Place, text: string): boolean {
  if (text !== 's' && text !== 'm' && text !== 'l') return false;
  const after = textAt(tokens, index + 1);
  if (after === '' && tokenAt(tokens, index).spaced && index > 1) return true;
  return /^[),|/\]]?$/.test(after) && /^[,(|/–[:-]$/.test(textAt(tokens, index - 1));
}
