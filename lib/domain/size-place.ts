import { roleOf } from './attribute-words.ts';
import type { Token } from './name-words.ts';
import { unitOf } from './pack-words.ts';

const REGION = /^(?:eu|uk|us|fr|de|it)$/;
const LETTERS = /^(?:x*[sl]|m)$/;
/** No shoe, ring or screw is larger. */
const LARGEST = 400;

const isSize = (token: Token | undefined): boolean =>
  token !== undefined && (token.value !== undefined || LETTERS.test(token.text) || REGION.test(token.text));

const isCounted = (token: Token | undefined): boolean => token !== undefined && unitOf(token.text)?.kind === 'piece';

/** Where the size stands that the word at `index` announces ("Größe 42") or closes ("42 numara"). */
export function placeOfSize(tokens: readonly Token[], index: number): number | undefined {
  const word = tokens[index];
  if (word?.isWord !== true || roleOf(word.text)?.role !== 'size-word') return undefined;
  const sign = tokens[index + 1]?.text;
  const after = index + (sign === '.' || sign === ':' ? 2 : 1);
  if (isSize(tokens[after]) && !isCounted(tokens[after + 1])) return after;
  const before = tokens[index - 1]?.value;
  return before !== undefined && before <= LARGEST ? index - 1 : undefined;
}

/** "42", or "eu42" where a region leads it. */
export function sizeText(tokens: readonly Token[], at: number): string {
  const text = tokens[at]?.text ?? '';
  return REGION.test(text) ? `${text}${tokens[at + 1]?.text ?? ''}` : text;
}
