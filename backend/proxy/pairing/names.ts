/** As long as the contract lets a device's name be. */
const LONGEST = 100;

/** A name as it may be kept and shown in a terminal: one line, without anything that would command it. */
export function deviceName(text: string): string | undefined {
  const name = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  return name === '' ? undefined : name;
}

/** A user's name stands in a pair of each watch's metadata, behind a colon. */
export function isUser(text: string): boolean {
  return /^[\w.@+-]{1,64}$/.test(text);
}
