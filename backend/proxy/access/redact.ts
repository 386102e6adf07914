/** A word that must not be seen, and what is shown in its place. */
export type Secret = readonly [secret: string, shown: string];

/** Shorter ones would hit innocent text. */
const SHORTEST = 8;

export function redacted(secret: string): Secret {
  return [secret, '[redacted]'];
}

/** Takes secrets out of what a service that echoes its requests would send back with them. */
export function createRedactor(secrets: () => readonly Secret[]): (text: string) => string {
  return (text) =>
    secrets().reduce(
      (kept, [secret, shown]) =>
        secret.length >= SHORTEST && kept.includes(secret) ? kept.replaceAll(secret, shown) : kept,
      text,
    );
}
