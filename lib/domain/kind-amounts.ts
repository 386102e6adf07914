import type { Measure } from './measure.ts';
import type { KindAmounts } from './traits.ts';

const NO_AMOUNTS: readonly KindAmounts[] = [];

/** The number, its unit and what stands between them. */
const LONGEST_SINGLE = 3;

/** "1 × 32 GB" says of how many modules it is made, as "2 × 16 GB" does. */
const isChain = ({ from, to }: Measure): boolean => to - from > LONGEST_SINGLE;

/** The measures of a name, put together by what they measure. */
export function kindAmounts(measures: readonly Measure[]): readonly KindAmounts[] {
  if (measures.length === 0) return NO_AMOUNTS;
  const kinds: { kind: KindAmounts['kind']; amounts: number[]; times?: number }[] = [];
  for (const measure of measures) {
    const { unit, amount, times } = measure;
    // Two modules of 16 GB are 32 GB: memory is sold by its sum, and so are puzzles.
    const isKit = (unit.kind === 'storage' || unit.kind === 'parts') && (times > 1 || isChain(measure));
    const all = isKit ? amount * times : amount;
    const same = kinds.find(({ kind }) => kind === unit.kind);
    if (same !== undefined) same.amounts.push(all);
    else kinds.push({ kind: unit.kind, amounts: [all] });
    if (isKit) (same ?? kinds.at(-1) ?? { times }).times ??= times;
  }
  return kinds;
}
