import { tokenAt, type Token } from './tokens.ts';

const REGION = /^(?:eu|uk|us|fr|de|it)$/;
const LETTERS = /^(?:x*[sl]|m)$/;
/** No shoe, ring or screw is larger. */
const LARGEST = 400;

const isSize = ({ value, text }: Token): boolean => value !== undefined || LETTERS.test(text) || REGION.test(text);

/** Where the size stands that the word at `index` announces ("Größe 42") or closes ("42 numara"). */
export function placeOfSize(tokens: readonly Token[], index: number): number | undefined {
  const { isWord, role } = tokenAt(tokens, index);
  if (!isWord || role !== 'size-word') return undefined;
  const sign = tokenAt(tokens, index + 1).text;
  const after = index + (sign === '.' || sign === ':' ? 2 : 1);
  if (isSize(tokenAt(tokens, after)) && tokenAt(tokens, after + 1).unit?.kind !== 'piece') return after;
  const before = tokens[index - 1]?.value;
  return before !== undefined && before <= LARGEST ? index - 1 : undefined;
}

/** "42", or "eu42" where a region leads it. */
export function sizeText(tokens: readonly Token[], at: number): string {
  const text = tokens[at]?.text ?? '';
  return REGION.test(text) ? `${text}${tokens[at + 1]?.text ?? ''}` : text;
}
