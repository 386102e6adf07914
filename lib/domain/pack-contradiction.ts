import { amountText } from './amount-text.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { near, type Pack, type Quantity, unstatedPack } from './pack.ts';
import type { Dimension } from './pack-words.ts';

function packText({ multiple, each, total }: Pack): string | undefined {
  if (total === undefined) return undefined;
  const text = (quantity: Quantity): string => amountText(quantity.amount, quantity.of);
  return multiple !== undefined && each !== undefined ? `${multiple} × ${text(each)}` : text(total);
}

export function packContradiction(wanted: Pack, offered: Pack): Contradiction | undefined {
  return packsDiffer(wanted, offered) ? differs('pack', packText(wanted), packText(offered)) : undefined;
}

/** One litre in two bottles is not one litre in one; but who states only the sum may mean either. */
function packsDiffer(a: Pack, b: Pack): boolean {
  if (a === b) return false;
  if (a === unstatedPack || b === unstatedPack) return (a.multiple ?? b.multiple) !== undefined;
  const shared = (Object.keys(a.totals) as Dimension[]).filter((dimension) => b.totals[dimension] !== undefined);
  const differ = shared.some((dimension) => {
    const [one = 0, other = 0] = [a.totals[dimension], b.totals[dimension]];
    if (dimension === 'piece' && (holdsSheets(a, other) || holdsSheets(b, one))) return false;
    if (dimension === 'piece' || dimension === 'wash') return one !== other;
    return !near(one, other) && !isOneOfEach(a, b, one, other);
  });
  if (differ) return true;
  // A multipack is named as one: where the other side states nothing of the kind, it is a single one.
  return shared.length === 0 && (a.multiple ?? b.multiple) !== undefined;
}

/** No other things are sold by so many in each pack. */
const FEWEST_SHEETS = 80;

/** "16 × 150 sheets" are sixteen rolls. */
const holdsSheets = ({ multiple, each }: Pack, pieces: number): boolean =>
  multiple === pieces && each?.of === 'piece' && each.amount >= FEWEST_SHEETS;

/** "120 g, 5 pieces" may mean 120 g each: beside "5 × 120 g" it does. */
function isOneOfEach({ totals: a }: Pack, { totals: b }: Pack, one: number, other: number): boolean {
  const pieces = a.piece ?? 1;
  return pieces === b.piece && (near(one * pieces, other) || near(other * pieces, one));
}
