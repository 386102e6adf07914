const LONGEST = 300;

/** Characters that a reader never sees and that only serve to deceive: controls, soft hyphens, direction overrides, tags. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- these are what this is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;
/** Joiners mean something in Arabic and Indic scripts and between emoji, and nothing between Latin letters. */
const IDLE_JOINERS =
  /(?<![\u0600-\u08ff\u0900-\u0dff\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u08ff\u0900-\u0dff\p{Extended_Pictographic}])/gu;
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Most text is plain words with one space between them. */
const PLAIN = /^(?:[!-~]+ )*[!-~]+$/;

/** Text of a page or of the catalog, made fit to be read: one line, nothing invisible, of bearable length. */
export function foreignText(text: string, longest = LONGEST): string {
  if (text.length <= longest && PLAIN.test(text)) return text;
  const readable = text
    .slice(0, longest * 4)
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINERS, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(readable);
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : readable;
}

/** The same inside one of our own sentences: its direction stays its own (first strong isolate … pop). */
export function quoted(text: string, longest = LONGEST): string {
  return `\u2068${foreignText(text, longest)}\u2069`;
}
