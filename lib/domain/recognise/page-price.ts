import type { Evidence, PriceMark } from './evidence.ts';
import type { Priced } from './price-mark.ts';
import { isLone, isOther, MAYBE_OLD, NET, SEVERAL } from './price-words.ts';

/** The price, in the words of the data. */
const MARKED_UP = / price$/;
const REDUCED =
  /special|sale|final|current|offer|now|indirim|akci|akce|ofert|rabat|descuent|scont|aktion|kampanj|tilbud|tarjous|slev/i;

/** The first that is a price with its currency and no more, after the heading; or what comes nearest to that. */
export function mainPrice(priced: readonly Priced[], evidence: Evidence): Priced | undefined {
  const asked = priced.filter(({ price, mark }) => price !== undefined && price.minor > 0 && !mark.struck);
  const own = asked.filter(({ mark }) => !isOther(mark));
  // The unit may be what is sold, beside what it costs by weight; and a price may be called after its delivery.
  const isConfirmed = (mark: PriceMark): boolean =>
    /per-?unit /i.test(mark.names) ||
    isLone(mark) ||
    evidence.prices.some((other) => other.text === mark.text && !isOther(other));
  const real = own.length > 0 ? own : asked.filter(({ mark }) => isConfirmed(mark));
  const all = priced.map(({ mark }) => mark);
  const scores = real.map(
    ({ mark, signed }) =>
      (signed ? 4 : 0) + scoreOfText(mark) + scoreOfName(mark, evidence.prices) - scoreOfOthers(mark, all),
  );
  const best = real[scores.indexOf(Math.max(0, ...scores))];
  return best && (miscalled(best, priced) ?? best);
}

function scoreOfText({ text, below }: PriceMark): number {
  return (below ? 4 : 0) + (text.length < 24 ? 2 : 0) + (SEVERAL.test(text) ? 0 : 2);
}

function scoreOfName(mark: PriceMark, prices: readonly PriceMark[]): number {
  const isSingular = countAlike(mark, prices) < 3;
  return (
    (isSingular ? 1 : 0) +
    (isSingular && MARKED_UP.test(mark.names) ? 3 : 0) +
    (REDUCED.test(mark.names) ? 1 : 0) -
    (mark.names === '' ? 2 : 0) -
    (MAYBE_OLD.test(mark.names) ? 3 : 0) -
    (NET.test(`${mark.names} ${mark.text}`) ? 6 : 0)
  );
}

/** What the prices around it say against one. */
function scoreOfOthers(mark: PriceMark, all: readonly PriceMark[]): number {
  return (isCalledOld(mark, all) ? 3 : 0) + (isFirstOfTwo(mark, all) ? 3 : 0);
}

/** A box for both prices may have the old one's name: what was asked once is never less than what is asked now. */
function miscalled(best: Priced, priced: readonly Priced[]): Priced | undefined {
  const minor = best.price?.minor ?? 0;
  // A place of its own that says so is not mistaken.
  if (/current/i.test(best.mark.names)) return undefined;
  return priced
    .slice(0, priced.indexOf(best))
    .find(
      ({ mark, price }) =>
        mark.struck &&
        mark.below &&
        mark.names !== '' &&
        !isOther(mark) &&
        price !== undefined &&
        price.currency === best.price?.currency &&
        price.minor > 0 &&
        price.minor < minor,
    );
}

/** A place around it calls it so, or has a line through it. */
function isCalledOld({ text }: PriceMark, all: readonly PriceMark[]): boolean {
  return all.some((other) =>
    other.struck
      ? other.text === text
      : isOther(other) && other.text.endsWith(text) && !/\d|^$/.test(other.text.slice(0, -text.length)),
  );
}

/** Of two prices behind each other and nothing else, the second was set later, as it is lower. */
function isFirstOfTwo({ text }: PriceMark, all: readonly PriceMark[]): boolean {
  const first = amountIn(text);
  const isSecond = ({ text: next }: PriceMark): boolean => {
    if (!PLAIN.test(next) || amountIn(next) >= first) return false;
    const both = spaceless(text + next);
    return all.some((pair) => spaceless(pair.text) === both);
  };
  return PLAIN.test(text) && all.some(isSecond);
}

/** An amount and its sign. */
const PLAIN = /^\D{0,4}\d[\d.,\s]*\D{0,3}$/;

function amountIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

function spaceless(text: string): string {
  return text.replace(/\s/g, '');
}

export function countAlike(mark: PriceMark, prices: readonly PriceMark[]): number {
  const kind = (names: string): string => names.replace(/\d+/g, '');
  return prices.filter(({ names }) => kind(names) === kind(mark.names)).length;
}
