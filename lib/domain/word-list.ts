import type { Token } from './tokens.ts';

/**
 * A list of words that are asked for at almost every number of a name. Which lists hold a word is found out once, when it is first
 * met, and noted at its token, not looked up in a dozen of them again and again.
 */
export type WordList = number & { readonly __brand: 'WordList' };

const lists: ((word: string) => boolean)[] = [];
/** As many as one number has bits. */
const MOST_LISTS = 32;

/** By its words, or by what they look like. Made while the modules load: a token that was met before knows nothing of it. */
export function wordList(words: string | RegExp): WordList {
  if (lists.length === MOST_LISTS) throw new Error('No bit is left for another list of words.');
  const set = new Set(typeof words === 'string' ? words.split(/\s+/) : []);
  lists.push(words instanceof RegExp ? (word) => words.test(word) : (word) => set.has(word));
  return (1 << (lists.length - 1)) as WordList;
}

/** All the lists that hold the word. */
export function listsOf(word: string): number {
  let found = 0;
  for (const [place, holds] of lists.entries()) if (holds(word)) found |= 1 << place;
  return found;
}

export const isOneOf = ({ lists: own }: Token, list: WordList): boolean => (own & list) !== 0;
