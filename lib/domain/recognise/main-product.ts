import { addressOf, type Clues, fold, isOwnAddress, nameFit } from './clue.ts';
import { type Item, items, text, types, values } from './item.ts';
import { CODE_KEYS, SKU_KEYS } from './schema-product.ts';
import { type Placed, variantsOf, type Walked } from './schema-walk.ts';

/** The product that the page is about, or undefined when the data names several and none of them fits the page. */
export function mainProduct(walked: Walked, clues: Clues): Placed | undefined {
  const candidates = walked.products.filter(
    ({ item, place }) => place === 'main' || (place === 'reviewed' && values(item, 'offers').length > 0),
  );
  const scored = candidates.map((placed, index) => ({ placed, score: fitness(placed, clues, walked) - index * 0.01 }));
  scored.sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined) return reviewedProduct(walked, clues);
  if (best.score < 0.9 || isAnother(best.placed.item, clues)) return undefined;
  // Several products and nothing that ties one of them to the page: that is a list. So it is when the best of them lives elsewhere.
  const isTie =
    second !== undefined &&
    best.score - second.score < 0.1 &&
    text(second.placed.item, 'name') !== text(best.placed.item, 'name');
  const isOneOfMany =
    (scored.length > 2 || isTie) && (best.score < 2 || (scored.length > 2 && isElsewhere(best.placed.item, clues)));
  if (isOneOfMany || isOfCategory(best.placed, candidates, clues)) return undefined;
  // A variant that stands by itself is asked for with all of its group.
  const group = walked.products.find(({ item }) => variantsOf(item, walked).includes(best.placed.item));
  return completed(group ?? best.placed, candidates);
}

/** “Boat shoes”: the page's name is a part of several names, and no address tells which of them it means. */
function isOfCategory({ item }: Placed, candidates: readonly Placed[], { names }: Clues): boolean {
  const isLonger = (name: string | undefined): boolean => {
    const fit = nameFit(name, names);
    return fit > 0 && fit < 0.9;
  };
  const longer = new Set(candidates.map((one) => text(one.item, 'name')).filter(isLonger));
  return longer.size > 3 && isLonger(text(item, 'name')) && text(item, 'url') === undefined;
}

/** Shops' add-ons state the product once more, each with what it knows of it. */
function completed(best: Placed, candidates: readonly Placed[]): Placed {
  const name = fold(text(best.item, 'name') ?? '');
  const others = candidates.filter(({ item }) => item !== best.item && fold(text(item, 'name') ?? '') === name);
  const halves = others.length > 0 ? [] : candidates.filter(({ item }) => isOtherHalf(item, best.item));
  const [other] = [...others, ...halves];
  // More of one name are its sizes and colours.
  return other === undefined || others.length + halves.length > 1
    ? best
    : { ...best, item: { ...other.item, ...best.item } };
}

/** A template may name its product in one box, and sell it in another. */
function isOtherHalf(one: Item, other: Item): boolean {
  const [a, b] = [one, other].map((item) => ['name', 'offers'].filter((key) => values(item, key).length > 0).join());
  return (a === 'name' && b === 'offers') || (a === 'offers' && b === 'name');
}

/** A product that has neither the page's name nor its address: one that the shop shows on its front page. */
function isAnother(item: Item, clues: Clues): boolean {
  return isElsewhere(item, clues) && nameFit(text(item, 'name'), clues.names) === 0;
}

/** Whether an item states an address that is another page's. One product has many addresses, all with the same last part. */
function isElsewhere(item: Item, { url }: Clues): boolean {
  const address = text(item, 'url');
  const target = addressOf(address, url);
  return target !== null && !isOwnAddress(address, url) && lastPart(target) !== lastPart(url);
}

function lastPart({ pathname }: URL): string {
  return pathname.replace(/\/$/, '').replace(/^.*\//, '').toLowerCase();
}

/** A shop that marks up its offer, and its product only as what is reviewed, means one and the same. */
function reviewedProduct({ products, offers }: Walked, clues: Clues): Placed | undefined {
  const [offer] = offers;
  const placed = products.find(
    ({ item, place }) => place === 'reviewed' && nameFit(text(item, 'name'), clues.names) > 0.7,
  );
  return offer && placed && { item: { ...placed.item, offers: offer }, place: 'main' };
}

function fitness({ item, place }: Placed, clues: Clues, walked: Walked): number {
  const address = text(item, 'url', '@id', 'mainEntityOfPage');
  const offer = items(item, 'offers')[0];
  return (
    3 * nameFit(text(item, 'name'), clues.names) +
    (isOwnAddress(address, clues.url) || (offer !== undefined && isOwnAddress(text(offer, 'url'), clues.url)) ? 2 : 0) +
    (offer === undefined && variantsOf(item, walked).length === 0 ? 0 : 1) +
    (values(item, 'sku').length + values(item, 'brand').length > 0 ? 0.5 : 0) -
    (place === 'reviewed' ? 1 : 0)
  );
}

/** Categories state one product for all that they hold, to show its stars in search engines: no number, no brand, a span of prices. */
export function isSumOfMany(item: Item): boolean {
  const [offer] = items(item, 'offers');
  return (
    offer !== undefined &&
    types(offer).includes('aggregateoffer') &&
    [...SKU_KEYS, ...CODE_KEYS, 'mpn', 'brand'].every((key) => values(item, key).length === 0)
  );
}
