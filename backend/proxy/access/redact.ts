/** Shorter ones would hit innocent text. */
const SHORTEST = 8;

/** Takes secrets out of what a service that echoes its requests would send back with them. */
export function createRedactor(secrets: () => readonly string[]): (body: Buffer) => Buffer {
  return (body) => {
    let text: string | undefined;
    for (const secret of secrets()) {
      if (secret.length < SHORTEST || !body.includes(secret)) continue;
      text = (text ?? body.toString()).replaceAll(secret, '[redacted]');
    }
    return text === undefined ? body : Buffer.from(text);
  };
}
