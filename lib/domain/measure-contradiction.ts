import { amountText } from './amount-text.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { near } from './pack.ts';
import type { Dimension, MeasureKind } from './pack-words.ts';
import type { Traits } from './traits.ts';

export function measureContradictions(wanted: Traits, offered: Traits, found: Contradiction[]): void {
  for (const { kind, amounts: mine, times } of wanted.measures) {
    const other = offered.measures.find((one) => one.kind === kind);
    if (other === undefined || kind === 'piece' || (isInPack(wanted, kind) && isInPack(offered, kind))) continue;
    const theirs = other.amounts;
    if (within(mine, theirs) || within(theirs, mine)) {
      const kit = kitContradiction(times, other.times);
      if (kit !== undefined) found.push(kit);
      continue;
    }
    const text = (amounts: readonly number[]): string => amounts.map((amount) => amountText(amount, kind)).join(' / ');
    found.push(differs(kind === 'storage' ? 'storage' : 'measure', text(mine), text(theirs)));
  }
}

/** Four modules are not two, though they hold as much; who does not say how many may mean either. */
function kitContradiction(wanted: number | undefined, offered: number | undefined): Contradiction | undefined {
  if (wanted === undefined || offered === undefined || wanted === offered) return undefined;
  return differs('pack', `${wanted} ×`, `${offered} ×`);
}

function isInPack({ pack }: Traits, kind: MeasureKind): boolean {
  return pack.totals[kind as Dimension] !== undefined;
}

function within(some: readonly number[], all: readonly number[]): boolean {
  return some.every((one) => all.some((other) => near(one, other)));
}
