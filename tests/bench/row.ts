/** One figure of a benchmark: medians over repeated runs, ours and the yardstick taken in turn in the same run. */
export interface Row {
  readonly bench: string;
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** Absent where there is nothing to hold ours against. */
  readonly yardstick?: number;
}

/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the share `q` of the others lies (nearest rank). */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
