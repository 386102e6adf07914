import { randomBytes } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

let pool = randomBytes(0);
let taken = 0;

/** Random bytes from a pool: asking the system for ten of them per request costs more than the request's own work. */
function random(count: number): Buffer {
  if (taken + count > pool.length) {
    pool = randomBytes(4096);
    taken = 0;
  }
  taken += count;
  return pool.subarray(taken - count, taken);
}

/** A UUID of version 7: sorts by time. */
export function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  const rest = random(10).toString('hex');
  const variant = (8 + (Number.parseInt(rest[4] ?? '0', 16) % 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${rest.slice(1, 4)}-${variant}${rest.slice(5, 8)}-${rest.slice(8, 20)}`;
}

/** A ULID whose 80 random bits the caller gives, so that a seeded catalog always has the same ones. */
export function ulidFrom(time: number, bits: bigint): string {
  let value = (BigInt(time) << 80n) | BigInt.asUintN(80, bits);
  let text = '';
  for (let index = 0; index < 26; index += 1) {
    text = (CROCKFORD[Number(value & 31n)] ?? '0') + text;
    value >>= 5n;
  }
  return text;
}

export const isUlid = (text: string): boolean => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text);
