import { createHash } from 'node:crypto';

/** The number by which the world knows a shop's product: always the same, 19 digits, below 2^63. */
export function productIdOf(merchantId: number, feedId: string): string {
  const bits = createHash('sha256').update(`${merchantId}\n${feedId}`).digest().readBigUInt64BE();
  // Below those of the generated catalog, which begin with 8099.
  return String(1_000_000_000_000_000_000n + (bits % 7_000_000_000_000_000_000n));
}
