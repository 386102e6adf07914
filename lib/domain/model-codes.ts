import { tokenAt, type Token } from './tokens.ts';

const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'e', 'a', 'o', 'ed', 'eme', 'er']);
/** What may stand between a number and the word that it counts. */
const COUNT_LINKS = new Set(['-', '.', "'", 'er', 'li', 'lu', 'st', 'nd', 'rd', 'th', 'e', 'a']);
const LONGEST_CODE_DIGITS = 7;

/** A number with the letters around it; undefined for long numbers, and for those that count packs or editions. */
export function codeAt(tokens: readonly Token[], index: number, before: string): string | undefined {
  const { text, spaced } = tokenAt(tokens, index);
  if (text.length > LONGEST_CODE_DIGITS || countsSomething(tokens, index)) return undefined;
  // The opening of a lens: "f/1.8".
  if (isOpening(tokens, index)) return `f${text}`;
  const isAttached = index > 0 && !spaced;
  const head = isAttached ? attachedHead(tokens, index) : before;
  const tail = attachedTail(tokens, index);
  const digits = text.includes(',') ? text.replaceAll(',', '.') : text;
  const code = head + digits + (ORDINALS.has(tail) ? '' : tail);
  return code.length > 1 ? code : undefined;
}

/** A number of packs or an edition is read elsewhere. */
function countsSomething(tokens: readonly Token[], index: number): boolean {
  for (let at = index + 1; at <= index + 3; at += 1) {
    const { text, isPack, role } = tokenAt(tokens, at);
    if (isPack || role === 'edition-word') return true;
    if (!COUNT_LINKS.has(text)) return false;
  }
  return false;
}

/** The word that a number belongs to: before it, or before the hyphen or full stop between. */
export function wordBefore(tokens: readonly Token[], index: number): Token {
  const previous = tokenAt(tokens, index - 1);
  const isLink = previous.text === '-' || previous.text === '.';
  const word = isLink ? tokenAt(tokens, index - 2) : previous;
  return word.isWord ? word : tokenAt(tokens, -1);
}

function isOpening(tokens: readonly Token[], index: number): boolean {
  return tokenAt(tokens, index - 1).text === '/' && tokenAt(tokens, index - 2).text === 'f';
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
