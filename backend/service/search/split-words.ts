import { plainText } from './words.ts';

/** Longer queries are prose: the first words decide. */
const MAX_WORDS = 40;

/** What no address is told apart by, and so is no word of any product. */
const ADDRESS_HEADS = /https?:\/\/(?:www\.)?/gi;

/** The words of a query, cut where the words of products are cut. */
export function splitWords(text: string): string[] {
  return plainText(text.replace(ADDRESS_HEADS, ' '))
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}
