import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, as a word that may stand in an address. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Without a dash: one at its beginning would make an option of it on the command line, where keys are taken away. */
export function randomId(): string {
  return randomBytes(9).toString('hex');
}

/** Eight digits to type. */
export function randomCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** What is stored in place of a secret. Random secrets need no salt; a code is bound to its offer by `salt`. */
export function hashSecret(secret: string, salt = ''): string {
  return createHash('sha256').update(salt).update('\0').update(secret).digest('base64url');
}

export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
