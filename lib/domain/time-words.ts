import type { Token } from './tokens.ts';
import { isOneOf, wordList } from './word-list.ts';

/** How long it lasts, or is answered for: no count of things. */
const TIME = wordList(
  /^(?:jahr|year|ann[io]$|ans?$|anos?$|mona|month|mois$|mes(?:es|i)?$|lat$|rok|jaar|ar$|yil|maand|miesi|tage?n?$|days?$|jours?$|dias?$|giorn|dagen$|woche|weeks?$|semain|semana|settiman|weken$)/,
);

export const isTime = (word: Token): boolean => isOneOf(word, TIME);
