/**
 * Whole numbers on one common scale, so that decimals compare as they are written: 0.3 - 0.2 is exactly 0.1 here.
 * `unit` is the one of that scale (100 for two decimals).
 */
export function onOneScale(...values: readonly number[]): {
  readonly unit: bigint;
  readonly scaled: readonly bigint[];
} {
  const parts = values.map(written);
  const scale = Math.max(0, ...parts.map((part) => part.decimals));
  return {
    unit: 10n ** BigInt(scale),
    scaled: parts.map((part) => part.digits * 10n ** BigInt(scale - part.decimals)),
  };
}

/** The shortest decimal that names this number: its digits, and how many of them are decimals (of 1e21 there are -21). */
function written(value: number): { digits: bigint; decimals: number } {
  const [mantissa = '0', exponent = 0] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}
