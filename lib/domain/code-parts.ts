import type { Traits } from './traits.ts';

/** Besides digits and the point between them there are letters, which all come later. */
export const isDigitAt = (text: string, index: number): boolean => text.charCodeAt(index) < 58;

/** Its first letters and number, without what follows: "5600" of "5600x". */
export function coreOf(code: string): string {
  let end = 0;
  while (end < code.length && !isDigitAt(code, end)) end += 1;
  while (isDigitAt(code, end)) end += 1;
  return code.slice(0, end);
}

/** Whatever is made of a code begins as it does; most names have none that does. */
export const hasOneBeginningLike = ({ codes }: Traits, code: string): boolean =>
  codes.some((one) => one.charCodeAt(0) === code.charCodeAt(0));
