import { type Currency, isCirculating, parseCurrency, type Money } from '../money.ts';
import { parsePrice } from '../price-text.ts';
import type { Availability, Condition } from '../sighting.ts';
import { positive, readAmount } from './amount.ts';
import { type Clues, isOwnAddress } from './clue.ts';
import { type Item, text, values } from './item.ts';
import { readAvailability, readCondition } from './schema-words.ts';
import { resolved } from './schema-walk.ts';

export interface ReadOffer {
  readonly item: Item;
  readonly price: Money | undefined;
  readonly isLowest: boolean;
  readonly struckPrice: Money | undefined;
  readonly availability: Availability | undefined;
  readonly condition: Condition | undefined;
  readonly isOwn: boolean;
}

/** The offers of a product, those inside aggregates included. An aggregate stands for its lowest price. */
export function readOffers(product: Item, byId: ReadonlyMap<string, Item>, clues: Clues): readonly ReadOffer[] {
  const given = ['offers', 'offer', 'offerDetails'].flatMap((key) => resolved(product, key, byId));
  // Some say the price of the product itself.
  const all = given.length === 0 && text(product, 'price') !== undefined ? [product] : given;
  return all.flatMap((offer) => {
    const inner = resolved(offer, 'offers', byId);
    const read = inner.map((one) => readOffer(one, text(offer, 'priceCurrency'), byId, clues));
    return read.some((one) => one.price !== undefined) ? read : [readOffer(offer, undefined, byId, clues)];
  });
}

/** A code; some shops write a sign instead. */
function readCurrency(stated: string, local: Currency | undefined): Currency | undefined {
  const code = parseCurrency(stated);
  if (code !== undefined) return isCirculating(code) ? code : (local ?? code);
  return stated.length > 4 ? undefined : parsePrice(`1 ${stated}`, { currencyHint: local })?.currency;
}

const CONDITIONS = ['referenceQuantity', 'validForMemberTier'];
const LIST_PRICE = /list|strikethrough|srp|regular/i;

function readOffer(
  offer: Item,
  currency: string | undefined,
  byId: ReadonlyMap<string, Item>,
  clues: Clues,
): ReadOffer {
  const code = text(offer, 'priceCurrency', 'currency') ?? currency;
  const read = (item: Item, ...keys: readonly string[]): Money | undefined => {
    const stated = readCurrency(text(item, 'priceCurrency') ?? code ?? '', clues.currency) ?? clues.currency;
    return readAmount(text(item, ...keys), stated);
  };
  const whole = (): Money | undefined => {
    const asked = values(offer, 'price').flatMap((price) => positive(read({ ...offer, price }, 'price')) ?? []);
    // Markup that calls what was asked once a price as well.
    return asked.length === 2 ? asked.reduce((one, other) => (other.minor < one.minor ? other : one)) : asked[0];
  };
  const specs = resolved(offer, 'priceSpecification', byId);
  const struck = specs.find((spec) => LIST_PRICE.test(text(spec, 'priceType') ?? ''));
  // A price by weight or volume says what a kilogram costs, one for members what they pay.
  const own =
    specs.find((spec) => spec !== struck && CONDITIONS.every((key) => values(spec, key).length === 0)) ??
    (struck === undefined ? specs[0] : undefined);
  const exact = whole();
  const low = read(offer, 'lowPrice');
  const high = read(offer, 'highPrice');
  return {
    item: offer,
    price: exact ?? low ?? (own && read(own, 'price', 'minPrice')) ?? high,
    // A span, or a number of offers.
    isLowest:
      exact === undefined &&
      (high === undefined ? Number(text(offer, 'offerCount')) > 1 : low !== undefined && high.minor !== low.minor),
    struckPrice: struck && read(struck, 'price'),
    availability: readAvailability(text(offer, 'availability')),
    condition: readCondition(text(offer, 'itemCondition')),
    isOwn: isOwnAddress(text(offer, 'url', '@id'), clues.url),
  };
}

/** The offer that a buyer would take: the one of this very address, what is in stock, the cheapest. */
export function bestOffer(offers: readonly ReadOffer[]): ReadOffer | undefined {
  const own = offers.filter((offer) => offer.isOwn);
  const pool = own.length > 0 ? own : offers;
  const priced = pool.filter((offer) => positive(offer.price) !== undefined);
  // A page that sells new ones as well is about a new one.
  const fresh = priced.filter((offer) => offer.condition === 'new');
  const wanted = fresh.length > 0 ? fresh : priced;
  const stocked = wanted.filter((offer) => offer.availability !== 'out-of-stock');
  const [first, ...rest] = stocked.length > 0 ? stocked : wanted.length > 0 ? wanted : pool;
  return rest.reduce(
    (best, offer) => ((offer.price?.minor ?? Infinity) < (best?.price?.minor ?? Infinity) ? offer : best),
    first,
  );
}
