import { toAsciiDigits } from './gtin.ts';

/** A number, a run of letters, or one sign of a name, folded. */
export interface Token {
  readonly text: string;
  readonly isWord: boolean;
  /** Set for numbers only. */
  readonly value: number | undefined;
  /** The other reading of "1.500": one and a half, where `value` is fifteen hundred. */
  readonly decimal: number | undefined;
  /** White space stands before it. */
  readonly spaced: boolean;
}

/** Names longer than this say nothing more about the product, and cost time. */
const LONGEST_NAME = 400;

const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd' };

/**
 * One spelling for what shops spell in many: lower case, no accents on letters, full-width forms and foreign digits as ASCII,
 * no marks that cannot be seen. Character by character, because names come by the thousand.
 */
export function fold(text: string): string {
  const lower = (text.length > LONGEST_NAME ? text.slice(0, LONGEST_NAME) : text).toLowerCase();
  let folded = '';
  let from = 0;
  let isVoiced = false;
  for (let index = 0; index < lower.length; index += 1) {
    const code = lower.charCodeAt(index);
    if (code < 128) continue;
    folded += lower.slice(from, index) + foldedChar(code);
    from = index + 1;
    isVoiced ||= code === 0xff9e || code === 0xff9f || code === 0x3099 || code === 0x309a;
  }
  if (from === 0) return lower;
  folded += lower.slice(from);
  // Half-width kana carry their voicing as a character of its own.
  return isVoiced ? folded.normalize('NFC') : folded;
}

const foldedChars = new Map<number, string>();

function foldedChar(code: number): string {
  const known = foldedChars.get(code);
  if (known !== undefined) return known;
  const folded = foldChar(String.fromCharCode(code));
  foldedChars.set(code, folded);
  return folded;
}

function foldChar(char: string): string {
  if (/[™®©\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/.test(char)) return '';
  if (/[″“”„]/.test(char)) return '"';
  if (/[′‘’´]/.test(char)) return "'";
  if (/[✕✖╳]/.test(char)) return '×';
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

function kindAt(text: string, index: number): Kind {
  const code = text.charCodeAt(index);
  const ascii = ASCII[code];
  if (ascii !== undefined) return ascii;
  const known = others.get(code);
  if (known !== undefined) return known;
  const kind = kindOfText(text.charAt(index));
  if (others.size < MOST_OTHERS) others.set(code, kind);
  return kind;
}

/** One pass over the characters: names come by the thousand, and a regular expression takes three times as long. */
export function tokensOf(folded: string): Token[] {
  const tokens: Token[] = [];
  let spaced = false;
  let index = 0;
  while (index < folded.length) {
    const kind = kindAt(folded, index);
    const start = index;
    index += 1;
    if (kind === 'space') {
      spaced = true;
      continue;
    }
    if (kind === 'letter') {
      while (index < folded.length && kindAt(folded, index) === 'letter') index += 1;
    }
    if (kind === 'digit') index = endOfNumber(folded, index);
    const text = folded.slice(start, index);
    if (kind === 'digit') {
      const { value, decimal } = readNumber(text);
      tokens.push({ text, isWord: false, value, decimal, spaced });
    } else tokens.push({ text, isWord: kind === 'letter', value: undefined, decimal: undefined, spaced });
    spaced = false;
  }
  return tokens;
}

function endOfNumber(text: string, from: number): number {
  let index = from;
  while (index < text.length) {
    const isSeparator = text[index] === '.' || text[index] === ',';
    const at = isSeparator ? index + 1 : index;
    if (at >= text.length || kindAt(text, at) !== 'digit') return index;
    index = at + 1;
  }
  return index;
}

interface ReadNumber {
  readonly value: number | undefined;
  readonly decimal: number | undefined;
}

const NO_NUMBER: ReadNumber = { value: undefined, decimal: undefined };

/** Both conventions of decimals and thousands; what is neither ("2.4.1") keeps its text alone. */
function readNumber(text: string): ReadNumber {
  if (!text.includes('.') && !text.includes(',')) return { value: Number(text), decimal: undefined };
  const separators = text.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const [before, after] = [text.slice(0, text.lastIndexOf(last)), text.slice(text.lastIndexOf(last) + 1)];
  const decimal = Number(`${before.replace(/[.,]/g, '')}.${after}`);
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  const whole = Number(text.replace(/[.,]/g, ''));
  if (separators.length === 1) return isGrouped ? { value: whole, decimal } : { value: decimal, decimal: undefined };
  if (new Set(separators).size === 1) return isGrouped ? { value: whole, decimal: undefined } : NO_NUMBER;
  return separators.indexOf(last) === separators.length - 1 ? { value: decimal, decimal: undefined } : NO_NUMBER;
}

/** Letters and digits alone, without anything between. */
export function squashTokens(tokens: readonly Token[]): string {
  let squashed = '';
  for (const { text, isWord, value } of tokens) {
    if (isWord) squashed += text;
    else if (value !== undefined)
      squashed += text.includes('.') || text.includes(',') ? text.replace(/[.,]/g, '') : text;
  }
  return squashed;
}

export function squash(folded: string): string {
  return folded.replace(/[^\p{L}\p{M}\d]+/gu, '');
}

/** The first character of any script that writes words without spaces between them: Thai. */
const FIRST_UNSPACED = 0x0e00;

/** Scripts that write words without spaces between them. Words are of one script, or begin with Latin letters in a run. */
export function isUnspaced(text: string): boolean {
  if (text.charCodeAt(0) < FIRST_UNSPACED && text.charCodeAt(text.length - 1) < FIRST_UNSPACED) return false;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}
