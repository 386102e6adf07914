/** A word that must not be seen, and what is shown in its place. */
export type Secret = readonly [secret: string, shown: string];

/** Shorter ones would hit innocent text. */
const SHORTEST = 8;

export function redacted(secret: string): Secret {
  return [secret, '[redacted]'];
}

/** Takes secrets out of what a service that echoes its requests would send back with them. */
export function createRedactor(secrets: readonly Secret[]): (text: string) => string {
  const words = secrets.flatMap(spellings);
  return (text) =>
    words.reduce((kept, [secret, shown]) => (kept.includes(secret) ? kept.replaceAll(secret, shown) : kept), text);
}

/** What writers of JSON put as numbers though they need not, so that it may stand in a page: each has a set of its own. */
const AS_NUMBERS = [/[<>&]/g, /[<>&'=]/g, /[<>&'+`]/g];

/** As it is, as JSON writes it (some writers escape a slash, or more), and as it stands in an address. */
function spellings([secret, shown]: Secret): Secret[] {
  if (secret.length < SHORTEST) return [];
  const inJson = JSON.stringify(secret).slice(1, -1);
  const words = new Set([secret, inJson, inJson.replaceAll('/', String.raw`\/`), encodeURIComponent(secret)]);
  for (const set of AS_NUMBERS) {
    words.add(inJson.replace(set, asNumber));
    words.add(inJson.replace(set, (letter) => asNumber(letter).toUpperCase().replace('U', 'u')));
  }
  return [...words].map((word) => [word, shown]);
}

function asNumber(letter: string): string {
  return String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, '0');
}
