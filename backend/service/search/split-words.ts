import { plainText } from './words.ts';

/** Longer queries are prose: the first words decide. */
const MAX_WORDS = 40;

/** The words of a query, cut where the words of products are cut. */
export function splitWords(text: string): string[] {
  return plainText(text)
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}
