import { decodeEntities } from './clean-text.ts';

/** Longer blocks are no product data: reading them would be felt. */
const LIMIT = 1_000_000;
const REPAIR_LIMIT = 200_000;

/** JSON as shops write it; undefined for what cannot be saved. */
export function parseLooseJson(text: string): unknown {
  if (text.length > LIMIT) return undefined;
  const body = text.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '');
  const whole = tryParse(body);
  if (whole !== undefined || body.length > REPAIR_LIMIT) return whole;
  const quoted = body.includes('"') ? body : decodeEntities(body);
  return tryParse(repairJson(quoted)) ?? tryParse(repairJson(decodeEntities(quoted)));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const ESCAPABLE = '"\\/bfnrtu';

/**
 * One pass that drops comments, stray commas and what stands behind the data, closes what was left open, and escapes what strings
 * may not hold. A quote inside a string ends it only where JSON could go on.
 */
export function repairJson(text: string): string {
  const writer = new JsonWriter();
  let at = 0;
  while (at < text.length) {
    const skipped = commentLength(text, at);
    if (skipped > 0) {
      at += skipped;
    } else if (text[at] === '"') {
      const [literal, next] = readString(text, at);
      writer.token(literal);
      at = next;
    } else {
      writer.mark(text[at] ?? '');
      at += 1;
    }
  }
  return writer.end();
}

/** Puts tokens together so that the result is well formed whatever their order. */
class JsonWriter {
  readonly #out: string[] = [];
  readonly #open: string[] = [];
  #documents = 0;
  #comma = false;

  /** A string, or a character of a bare word or number. */
  token(piece: string): void {
    if (this.#open.length === 0) return;
    if (this.#comma) this.#out.push(',');
    this.#comma = false;
    this.#out.push(piece);
  }

  mark(char: string): void {
    if (char === '{' || char === '[') this.#begin(char);
    else if (char === '}' || char === ']') this.#close();
    else if (char === ',') this.#separate();
    else if (char > ' ') this.token(char);
  }

  #begin(char: string): void {
    if (this.#open.length === 0) {
      this.#documents += 1;
      this.#comma = this.#documents > 1;
    }
    this.#open.push(char === '{' ? '}' : ']');
    this.token(char);
  }

  #close(): void {
    this.#fillValue();
    this.#comma = false;
    const bracket = this.#open.pop();
    if (bracket !== undefined) this.#out.push(bracket);
  }

  #separate(): void {
    this.#fillValue();
    this.#comma = this.#open.length > 0;
  }

  #fillValue(): void {
    if (this.#out.at(-1) === ':') this.#out.push('null');
  }

  end(): string {
    this.#fillValue();
    const whole = this.#out.join('') + this.#open.reverse().join('');
    return this.#documents > 1 ? `[${whole}]` : whole;
  }
}

function commentLength(text: string, at: number): number {
  const pair = text.slice(at, at + 2);
  if (pair === '//') return (text.indexOf('\n', at) + 1 || text.length) - at;
  if (pair !== '/*') return 0;
  const end = text.indexOf('*/', at + 2);
  return (end < 0 ? text.length : end + 2) - at;
}

function readString(text: string, start: number): [literal: string, next: number] {
  let out = '"';
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '\\') {
      const next = text[at + 1] ?? '';
      out += ESCAPABLE.includes(next) && next !== '' ? char + next : next;
      at += 1;
    } else if (char === '"') {
      if (endsString(text, at + 1)) return [`${out}"`, at + 1];
      out += '\\"';
    } else {
      out += char < ' ' ? ' ' : char;
    }
  }
  return [`${out}"`, at];
}

/** Whether what follows a quote is what follows a string: one of `,:]}`, a comment, or the end. */
function endsString(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && at < from + 200 && ' \n\r\t'.includes(text[at] ?? '')) at += 1;
  const char = text[at];
  if (char === ',') return /^,\s{0,200}(?:["[{\]}/\d-]|true|false|null|$)/.test(text.slice(at, at + 210));
  return char === undefined || ':]}/'.includes(char);
}
