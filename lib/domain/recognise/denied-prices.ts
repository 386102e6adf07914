import type { Money } from '../money.ts';
import type { PriceHint } from '../price-text.ts';
import { type Priced, saysNet } from './price-mark.ts';
import { isNet, isOld, isOther } from './price-words.ts';

/** The page shows another price in its place. A box that another's price was read from would be further off. */
const FAR = 2;
/** What was asked once stands so near to what is asked now, among the prices of a page. */
const BESIDE = 4;
/** No country adds more to a price. */
const MOST_TAXED = 1.28;

/** Of the prices that data states, those that the page shows for what was asked once, or without the tax, or nowhere while it shows one alone. */
export function deniedPrices(
  stated: readonly Money[],
  priced: readonly Priced[],
  main: Priced | undefined,
  lines: readonly string[],
  hint: PriceHint,
): readonly Money[] {
  const now = main?.price;
  if (main === undefined || now === undefined || !main.mark.below || !main.signed) return [];
  const isAsked = ({ mark }: Priced): boolean => !mark.struck && !isOther(mark);
  const isAlone = priced.every((one) => !isAsked(one) || isSame(one.price, now));
  // A box around a price that is struck says the same.
  const isPast = (one: Priced): boolean => {
    const inner = priced[priced.indexOf(one) + 1]?.mark;
    return isOld(one.mark) || (inner?.struck === true && inner.text === one.mark.text);
  };
  const at = priced.indexOf(main);
  const beside = priced.slice(Math.max(0, at - BESIDE), at + BESIDE + 1);
  return stated.filter((money) => {
    if (money.currency !== now.currency || money.minor === now.minor) return false;
    const same = priced.filter(({ price }) => isSame(price, money));
    const isNear = money.minor < now.minor * FAR && now.minor < money.minor * FAR;
    const isTaxed = money.minor < now.minor && now.minor < money.minor * MOST_TAXED;
    if (same.length === 0) return (isAlone && isNear) || (isTaxed && lines.some((line) => saysNet(line, money, hint)));
    return money.minor > now.minor
      ? (isAlone || (isNear && same.some((one) => beside.includes(one)))) && same.every(isPast)
      : isTaxed && same.some(({ mark }) => isNet(mark));
  });
}

function isSame(price: Money | undefined, money: Money): boolean {
  return price?.minor === money.minor && price.currency === money.currency;
}
