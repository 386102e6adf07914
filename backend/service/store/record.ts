const QUOTE = 34;

/**
 * The values of a row that PostgreSQL wrote as one text, `(1,"a ""b""",)`; nothing between two commas is null. One text
 * of all columns is had in half the time that a text for each of them takes.
 */
export function readRecord(text: string): (string | null)[] {
  const values: (string | null)[] = [];
  const end = text.length - 1;
  for (let at = 1; at <= end; ) {
    const isQuoted = text.charCodeAt(at) === QUOTE;
    const stop = isQuoted ? closingQuote(text, at) : orEnd(text.indexOf(',', at), end);
    if (isQuoted) values.push(plain(text.slice(at + 1, stop)));
    else values.push(stop === at ? null : text.slice(at, stop));
    at = isQuoted ? stop + 2 : stop + 1;
  }
  return values;
}

const orEnd = (comma: number, end: number): number => (comma < 0 ? end : comma);

/** A quote inside is written twice. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}

/** So is a backslash. */
const plain = (text: string): string =>
  text.includes('"') || text.includes('\\') ? text.replaceAll('""', '"').replaceAll('\\\\', '\\') : text;
