/** Texts of up to a third of this, as nearly all answers are, are looked through as they stand; larger ones are parsed. */
const bytes = Buffer.allocUnsafeSlow(96 * 1024);
const DEEPEST = 64;
const BAD = -1;
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');

/** What stands for itself in a string: all but a quote, a backslash and control characters. */
const isPlain = new Uint8Array(256).fill(1, 0x20);
isPlain[0x22] = 0;
isPlain[0x5c] = 0;

let isTooDeep = false;

/**
 * Whether a text is JSON, by the very grammar of JSON.parse. Of most answers that is all there is to know, and to make
 * objects of them only to throw those away was a fifth of a forwarded request.
 */
export function isJson(text: string): boolean {
  if (text.length < bytes.length / 3) {
    const length = bytes.write(text);
    // Whoever reads on beyond the end finds what stands nowhere in JSON.
    bytes[length] = 0;
    isTooDeep = false;
    const isGood = blank(valueEnd(blank(0), 0)) === length;
    if (isGood || !isTooDeep) return isGood;
  }
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// Each of these is given where something begins and says where it ends; once it is BAD it stays so.

function blank(at: number): number {
  let end = at;
  for (;;) {
    const byte = bytes[end];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return end;
    end += 1;
  }
}

function valueEnd(at: number, depth: number): number {
  switch (bytes[at]) {
    case 0x22:
      return stringEnd(at);
    case 0x7b:
      return listEnd(at, depth, true);
    case 0x5b:
      return listEnd(at, depth, false);
    case 0x74:
      return wordEnd(at, TRUE);
    case 0x66:
      return wordEnd(at, FALSE);
    case 0x6e:
      return wordEnd(at, NULL);
    default:
      return numberEnd(at);
  }
}

/** Of an object or an array. */
function listEnd(from: number, depth: number, isObject: boolean): number {
  if (depth === DEEPEST) {
    isTooDeep = true;
    return BAD;
  }
  const close = isObject ? 0x7d : 0x5d;
  let at = blank(from + 1);
  if (bytes[at] === close) return at + 1;
  for (;;) {
    if (isObject) {
      at = blank(stringEnd(at));
      if (bytes[at] !== 0x3a) return BAD;
      at = blank(at + 1);
    }
    at = blank(valueEnd(at, depth + 1));
    if (bytes[at] === close) return at + 1;
    if (bytes[at] !== 0x2c) return BAD;
    at = blank(at + 1);
  }
}

function stringEnd(from: number): number {
  if (bytes[from] !== 0x22) return BAD;
  let at = from + 1;
  for (;;) {
    while (isPlain[bytes[at] ?? 0] === 1) at += 1;
    if (bytes[at] === 0x22) return at + 1;
    if (bytes[at] !== 0x5c) return BAD;
    at = escapeEnd(at + 1);
  }
}

/** Of what stands after a backslash. */
function escapeEnd(at: number): number {
  switch (bytes[at]) {
    case 0x22:
    case 0x5c:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return at + 1;
    case 0x75:
      for (let digit = at + 1; digit < at + 5; digit += 1) if (!isHex(bytes[digit] ?? 0)) return BAD;
      return at + 5;
    default:
      return BAD;
  }
}

function isHex(byte: number): boolean {
  return isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function numberEnd(from: number): number {
  const at = bytes[from] === 0x2d ? from + 1 : from;
  // No figure stands after a nought that leads.
  let end = bytes[at] === 0x30 ? at + 1 : digitsEnd(at);
  if (bytes[end] === 0x2e) end = digitsEnd(end + 1);
  if (((bytes[end] ?? 0) | 0x20) !== 0x65) return end;
  const sign = bytes[end + 1];
  return digitsEnd(end + (sign === 0x2b || sign === 0x2d ? 2 : 1));
}

/** At least one. */
function digitsEnd(from: number): number {
  let at = from;
  while (isDigit(bytes[at] ?? 0)) at += 1;
  return at === from ? BAD : at;
}

function wordEnd(at: number, word: Buffer): number {
  for (let index = 0; index < word.length; index += 1) if (bytes[at + index] !== word[index]) return BAD;
  return at + word.length;
}
