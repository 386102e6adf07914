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
  const quoted = (body.includes('"') ? body : decodeEntities(body)).replace(PASTED, '$1,');
  return tryParse(repairJson(quoted)) ?? tryParse(repairJson(decodeEntities(quoted)));
}

/** The end of a value, where a key stands in the next line: that was pasted in without the comma before it. */
const PASTED = /(["}\]])(?=[^\S\n]{0,200}\n\s{0,200}"[\w@]{1,40}":)/g;

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A string, which a quote ends only where JSON could go on; a comment; a bare word or number; a sign. */
const TOKEN =
  /"((?:\\[^]?|[^"\\]|"(?!\s{0,200}(?:$|[:\]}/]|,\s{0,200}(?:$|["[{\]}/\d-]|true|false|null))))*)"?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|\s+|([^\s"{}[\],:/]+|[^])/g;

/**
 * One pass that drops comments, stray commas and what stands behind the data, closes what was left open, and escapes what strings
 * may not hold. The result is well formed whatever the order of tokens.
 */
export function repairJson(text: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let documents = 0;
  let comma = false;
  const fillValue = (): void => {
    if (out.at(-1) === ':') out.push('null');
  };
  for (const found of text.matchAll(TOKEN)) {
    const token = mended(found);
    if (token === '') continue;
    if (/^[,}\]]$/.test(token)) {
      fillValue();
      comma = token === ',' && open.length > 0;
      if (token !== ',') out.push(open.pop() ?? '');
      continue;
    }
    const closing = CLOSING.get(token);
    if (open.length === 0 && closing === undefined) continue;
    if (open.length === 0) comma = (documents += 1) > 1;
    if (comma) out.push(',');
    comma = false;
    out.push(token);
    if (closing !== undefined) open.push(closing);
  }
  fillValue();
  const whole = [...out, ...open.reverse()].join('');
  return documents > 1 ? `[${whole}]` : whole;
}

/** A string that JSON can hold, a word or a sign; nothing for comments and blank space. */
function mended([, inside, plain = '']: RegExpExecArray): string {
  return inside === undefined ? plain.replace(NOTHING, 'null') : quoted(inside);
}

/** What a script wrote where it had nothing. */
const NOTHING = /^(?:undefined|NaN)$/;

const CLOSING = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/** What stands between quotes, as JSON has it. */
function quoted(inside: string): string {
  const plain = inside.replace(/\\([^]?)|["\p{Cc}]/gu, (all, escaped?: string) =>
    escaped === undefined ? (all === '"' ? '\\"' : ' ') : /["\\/bfnrtu]/.test(escaped) ? all : escaped.trim(),
  );
  return `"${plain}"`;
}
