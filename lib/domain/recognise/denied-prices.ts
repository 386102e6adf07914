import type { Money } from '../money.ts';
import { isNet, isOld, isOther, type Priced } from './page-price.ts';

/** The page shows another price in its place. A box that another's price was read from would be further off. */
const FAR = 2;
/** No country adds more to a price. */
const MOST_TAXED = 1.28;

/** Of the prices that data states, those that the page shows for what was asked once, or without the tax, or nowhere while it shows one alone. */
export function deniedPrices(
  stated: readonly Money[],
  priced: readonly Priced[],
  main: Priced | undefined,
): readonly Money[] {
  const now = main?.price;
  if (main === undefined || now === undefined || !main.mark.below || !main.signed) return [];
  const isAsked = ({ mark }: Priced): boolean => !mark.struck && !isOther(mark);
  const isAlone = priced.every((one) => !isAsked(one) || isSame(one.price, now));
  return stated.filter((money) => {
    if (money.currency !== now.currency || money.minor === now.minor) return false;
    const same = priced.filter(({ price }) => isSame(price, money));
    if (same.length === 0) return isAlone && money.minor < now.minor * FAR && now.minor < money.minor * FAR;
    return money.minor > now.minor
      ? isAlone && same.every(({ mark }) => isOld(mark))
      : now.minor < money.minor * MOST_TAXED && same.some(({ mark }) => isNet(mark));
  });
}

function isSame(price: Money | undefined, money: Money): boolean {
  return price?.minor === money.minor && price.currency === money.currency;
}
