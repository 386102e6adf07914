import type { Money } from '../money.ts';
import type { Priced } from './price-mark.ts';
import { isOld, isPartName, MAYBE_OLD } from './price-words.ts';

/** What was asked once stands beside what is asked now, and is more; where yet another price follows it, that may be its own. */
export function priceBefore(priced: readonly Priced[], asked: Money | undefined): Money | undefined {
  const row = priced.filter(
    ({ mark, price }) =>
      price?.currency === asked?.currency &&
      !isPartName(mark.names) &&
      // A box of both may have the old one's name around the new one.
      !(mark.struck && price?.minor === asked?.minor),
  );
  const costs = row.map(({ price }) => price?.minor ?? 0);
  const now = asked?.minor ?? 0;
  const at = row.findIndex(({ mark }, index) => costs[index] === now && !mark.struck);
  if (at < 0) return undefined;
  const old = new Map(row.filter(saysOld).map(({ price }) => [price?.minor, price]));
  const after = costs.slice(at).find((cost) => cost !== now) ?? 0;
  const next = costs.slice(costs.indexOf(after, at)).find((cost) => cost !== after) ?? now;
  const isItsOwn = next !== now && next < after && !old.has(next);
  const before = old.get(costs[at - 1]) ?? (isItsOwn ? undefined : old.get(after));
  return before && before.minor > now && before.minor < now * 4 ? before : undefined;
}

function saysOld({ mark, signed }: Priced): boolean {
  return isOld(mark) || (signed && MAYBE_OLD.test(mark.names));
}
