import { listText } from './numbers.ts';
import { formatTag } from './words.ts';

const MOST = 8;

/** Country codes as names, in the user's language; an unknown code stays a code. */
export function countriesText(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(formatTag(), { type: 'region', fallback: 'code' });
  return listText(
    codes.slice(0, MOST).map((code) => (/^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code)),
  );
}
