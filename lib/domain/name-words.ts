import { toAsciiDigits } from './gtin.ts';

/** A number, a run of letters, or one sign of a name, folded. */
export interface Token {
  readonly text: string;
  /** Set for numbers only. */
  readonly value?: number;
  /** The other reading of "1.500": one and a half, where `value` is fifteen hundred. */
  readonly decimal?: number;
  /** White space stands before it. */
  readonly spaced: boolean;
}

/** Names longer than this say nothing more about the product, and cost time. */
const LONGEST_NAME = 400;

const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd' };

/**
 * One spelling for what shops spell in many: lower case, no accents on letters, full-width forms and foreign digits as ASCII,
 * no marks that cannot be seen.
 */
export function fold(text: string): string {
  const short = text.length > LONGEST_NAME ? text.slice(0, LONGEST_NAME) : text;
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII
  if (/^[\0-\x7F]*$/.test(short)) return short.toLowerCase();
  return toAsciiDigits(
    short
      .replace(/[™®©\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
      .replace(/[″“”„]|''/g, '"')
      .replace(/[′‘’`´]/g, "'")
      .replace(/[✕✖╳]/g, '×')
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
      .replace(/[ıßøłđæœð]/g, (letter) => LETTERS[letter] ?? letter),
  );
}

const ASCII_TOKEN = /\d+(?:[.,]\d+)*|[a-z]+|[^\sa-z\d]/g;
const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}ー]+|[^\s\p{L}\p{M}\d]/gu;

export function tokensOf(folded: string): Token[] {
  const tokens: Token[] = [];
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII
  const pattern = /^[\0-\x7F]*$/.test(folded) ? ASCII_TOKEN : TOKEN;
  let end = 0;
  for (const match of folded.matchAll(pattern)) {
    const text = match[0];
    const spaced = match.index > end;
    end = match.index + text.length;
    tokens.push(isDigit(text) ? { text, spaced, ...readNumber(text) } : { text, spaced });
  }
  return tokens;
}

function isDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Both conventions of decimals and thousands; what is neither ("2.4.1") keeps its text alone. */
export function readNumber(text: string): { value?: number; decimal?: number } {
  const separators = text.replace(/\d/g, '');
  if (separators === '') return { value: Number(text) };
  const last = separators.at(-1) ?? '';
  const decimal = Number(`${text.slice(0, text.lastIndexOf(last)).replace(/[.,]/g, '')}.${text.slice(text.lastIndexOf(last) + 1)}`);
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  const whole = Number(text.replace(/[.,]/g, ''));
  if (separators.length === 1) return isGrouped ? { value: whole, decimal } : { value: decimal };
  if (new Set(separators).size === 1) return isGrouped ? { value: whole } : {};
  return separators.indexOf(last) === separators.length - 1 ? { value: decimal } : {};
}

/** Scripts that write words without spaces between them. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}
