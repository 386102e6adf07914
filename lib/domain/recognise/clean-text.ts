const NAMED = new Map(
  'amp& quot" apos\' lt< gt> reg® trade™ copy© ndash– mdash— rsquo’ lsquo‘ rdquo” ldquo“ hellip… eacuteé aumlä oumlö uumlü szligß euro€ pound£ deg° times× nbsp\u00A0'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Text as a person reads it: entities decoded, tags and marks of direction gone, one space between words, at most `limit` long. */
export function cleanText(text: string, limit = 500): string {
  // What is cut is many times longer than any name: leading blank space of templates runs to kilobytes.
  let plain = text.length > 20_000 ? text.slice(0, 20_000) : text;
  if (plain.includes('&')) plain = decodeEntities(plain);
  if (plain.includes('<')) plain = plain.replace(/<\/?[a-z][^<>]{0,500}>/gi, ' ');
  plain = plain
    .replace(/[\s\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/g, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .trim();
  return (plain.length > limit ? plain.slice(0, limit).trimEnd() : plain).toWellFormed();
}

/** Twice, for shops that encode what is encoded already. */
export function decodeEntities(text: string): string {
  return decodeOnce(decodeOnce(text));
}

function decodeOnce(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED.get(name.toLowerCase()) ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}
