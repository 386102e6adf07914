import type { Measure } from './measures.ts';
import type { KindAmounts } from './traits.ts';

const NO_AMOUNTS: readonly KindAmounts[] = [];

/** The measures of a name, put together by what they measure. */
export function kindAmounts(measures: readonly Measure[]): readonly KindAmounts[] {
  if (measures.length === 0) return NO_AMOUNTS;
  const kinds: { kind: KindAmounts['kind']; amounts: number[]; times?: number }[] = [];
  for (const { unit, amount, times } of measures) {
    // Two modules of 16 GB are 32 GB: memory is sold by its sum, and so are puzzles.
    const isKit = (unit.kind === 'storage' || unit.kind === 'parts') && times > 1;
    const all = isKit ? amount * times : amount;
    const same = kinds.find(({ kind }) => kind === unit.kind);
    if (same !== undefined) same.amounts.push(all);
    else kinds.push({ kind: unit.kind, amounts: [all] });
    if (isKit) (same ?? kinds.at(-1) ?? { times }).times ??= times;
  }
  return kinds;
}
