import { toAsciiDigits } from './gtin.ts';

/** Names longer than this say nothing more about the product, and cost time. */
const LONGEST_NAME = 400;

const FIRST_OF_KOREAN = 0x1100;

const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd' };

/**
 * One spelling for what shops spell in many: lower case, no accents on letters, full-width forms and foreign digits as ASCII,
 * no marks that cannot be seen. Character by character, because names come by the thousand.
 */
export function fold(text: string): string {
  const lower = text.slice(0, LONGEST_NAME).toLowerCase();
  let folded = '';
  let from = 0;
  let isEastern = false;
  for (let index = 0; index < lower.length; index += 1) {
    const code = lower.charCodeAt(index);
    if (code < 128) continue;
    isEastern ||= code >= FIRST_OF_KOREAN;
    const other = foldedChar(code);
    if (other === null) continue;
    folded += lower.slice(from, index) + other;
    from = index + 1;
  }
  if (from > 0) folded += lower.slice(from);
  else if (isEastern) folded = lower;
  else return lower;
  // Half-width kana carry their voicing as a character of its own, and decomposed Korean each sound.
  return isEastern ? folded.normalize('NFC') : folded;
}

/** What each character is spelled as; null for those that stay as they are, as most of the East do. */
const foldedChars = new Map<number, string | null>();

function foldedChar(code: number): string | null {
  const known = foldedChars.get(code);
  if (known !== undefined) return known;
  const char = String.fromCharCode(code);
  const plain = foldChar(char);
  const folded = plain === char ? null : plain;
  foldedChars.set(code, folded);
  return folded;
}

function foldChar(char: string): string {
  if (/[™®©\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/.test(char)) return '';
  if (/[″“”„״]/.test(char)) return '"';
  if (/[′‘’´׳]/.test(char)) return "'";
  if (/[✕✖╳]/.test(char)) return '×';
  // "1½" is no eleven halves.
  if (/[¼-¾⅐-⅞]/.test(char)) return ` ${char.normalize('NFKC')}`;
  const plain = char
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return toAsciiDigits(LETTERS[plain] ?? plain);
}

type Kind = 'digit' | 'letter' | 'space' | 'sign';

const ASCII: readonly Kind[] = Array.from({ length: 128 }, (_, code) => kindOfText(String.fromCharCode(code)));
/** What was found out about other characters; few different ones ever come. */
const others = new Map<number, Kind>();
const MOST_OTHERS = 4000;

function kindOfText(text: string): Kind {
  if (/\d/.test(text)) return 'digit';
  if (/[\p{L}\p{M}ー]/u.test(text)) return 'letter';
  return /\s/.test(text) ? 'space' : 'sign';
}

export function kindAt(text: string, index: number): Kind {
  const code = text.charCodeAt(index);
  const ascii = ASCII[code];
  if (ascii !== undefined) return ascii;
  const known = others.get(code);
  if (known !== undefined) return known;
  const kind = kindOfText(text.charAt(index));
  if (others.size < MOST_OTHERS) others.set(code, kind);
  return kind;
}

export function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{M}\d]+/gu, '');
}

/** The first character of any script that writes words without spaces between them: Thai. */
export const FIRST_OF_EAST = 0x0e00;

/** Scripts that write words without spaces between them. Words are of one script, or begin with Latin letters in a run. */
export function isUnspaced(text: string): boolean {
  if (text.charCodeAt(0) < FIRST_OF_EAST && text.charCodeAt(text.length - 1) < FIRST_OF_EAST) return false;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}
