import { roleOf } from './attribute-words.ts';
import type { Token } from './name-words.ts';
import { packWords } from './pack-words.ts';

const ORDINAL = /^(?:st|nd|rd|th|e|a|o|ed|eme|er)$/;
const LONGEST_CODE_DIGITS = 7;

/** A number with the letters around it; undefined for long numbers, and for those that count packs or editions. */
export function codeAt(tokens: readonly Token[], index: number, before: string): string | undefined {
  const text = tokens[index]?.text ?? '';
  if (text.length > LONGEST_CODE_DIGITS || countsSomething(tokens, index)) return undefined;
  // The opening of a lens: "f/1.8".
  if (isOpening(tokens, index)) return `f${text}`;
  const isAttached = index > 0 && tokens[index]?.spaced === false;
  const head = isAttached ? attachedHead(tokens, index) : before;
  const tail = attachedTail(tokens, index);
  const digits = text.includes(',') ? text.replaceAll(',', '.') : text;
  const code = head + digits + (tail !== '' && ORDINAL.test(tail) ? '' : tail);
  return code.length > 1 ? code : undefined;
}

/** A number of packs or an edition is read elsewhere. */
function countsSomething(tokens: readonly Token[], index: number): boolean {
  for (let at = index + 1; at <= index + 3; at += 1) {
    const text = tokens[at]?.text;
    if (text === undefined) return false;
    if (packWords.has(text) || roleOf(text)?.role === 'edition-word') return true;
    if (!/^(?:-|\.|'|er|li|lu|st|nd|rd|th|e|a)$/.test(text)) return false;
  }
  return false;
}

/** The word that a number belongs to: before it, or before the hyphen or full stop between. */
export function wordBefore(tokens: readonly Token[], index: number): string | undefined {
  const previous = tokens[index - 1];
  if (previous?.text === '-' || previous?.text === '.')
    return tokens[index - 2]?.isWord === true ? tokens[index - 2]?.text : undefined;
  return previous?.isWord === true ? previous.text : undefined;
}

function isOpening(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === '/' && tokens[index - 2]?.text === 'f';
}

function isOfCode({ isWord, value, text }: Token): boolean {
  return isWord || value !== undefined || text === '-';
}

/** Everything that runs into the token from the left without a space. */
function attachedHead(tokens: readonly Token[], index: number): string {
  let head = '';
  for (let at = index; at > 0 && tokens[at]?.spaced === false; at -= 1) {
    const token = tokens[at - 1];
    if (token === undefined || !(isOfCode(token) || token.text === '.' || token.text === ',')) break;
    if (token.text !== '-') head = token.text + head;
  }
  return head;
}

function attachedTail(tokens: readonly Token[], index: number): string {
  let tail = '';
  for (let at = index + 1; tokens[at]?.spaced === false; at += 1) {
    const token = tokens[at];
    if (token === undefined || !isOfCode(token) || token.text.includes('.') || token.text.includes(',')) break;
    if (token.text !== '-') tail += token.text;
  }
  return tail;
}
