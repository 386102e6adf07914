import { isUnspaced } from './name-words.ts';
import type { Place } from './place.ts';
import { added, type Draft } from './traits.ts';

export function addWord(draft: Draft, { isFor }: Place, text: string): void {
  if (text.length < 3 || !isUnspaced(text)) {
    if (text.length > 1) addName(draft, isFor, text);
    return;
  }
  // Scripts without spaces: pairs of characters stand for words.
  for (let at = 0; at + 1 < text.length; at += 1) addName(draft, isFor, text.slice(at, at + 2));
}

export function addName(draft: Draft, isFor: boolean, word: string): void {
  if (isFor) draft.fits = added(draft.fits, word);
  else draft.words = added(draft.words, word);
}
