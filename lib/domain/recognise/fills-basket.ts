import { ADD, INTO, INTO_ENDINGS } from './basket-words.ts';

/** Whether a button names a basket. “Buy now” may as well lead to where others sell. */
export function fillsBasket(words: string): boolean {
  const small = words.toLowerCase();
  return [ADD, INTO, INTO_ENDINGS].some((pattern) => pattern.test(small));
}
