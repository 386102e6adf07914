/** A word that must not be seen, and what is shown in its place. */
export type Secret = readonly [secret: string, shown: string];

/** Shorter ones would hit innocent text. */
const SHORTEST = 8;

export function redacted(secret: string): Secret {
  return [secret, '[redacted]'];
}

/** Takes secrets out of what a service that echoes its requests would send back with them. */
export function createRedactor(secrets: () => readonly Secret[]): (body: Buffer) => Buffer {
  return (body) => {
    let text: string | undefined;
    for (const [secret, shown] of secrets()) {
      if (secret.length < SHORTEST || !body.includes(secret)) continue;
      text = (text ?? body.toString()).replaceAll(secret, shown);
    }
    return text === undefined ? body : Buffer.from(text);
  };
}
