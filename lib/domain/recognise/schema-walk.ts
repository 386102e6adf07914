import { type Item, isItem, items, text, types, values } from './item.ts';

/** A product in structured data, and where it stood. */
export interface Placed {
  readonly item: Item;
  /** `main`: stands for itself. `listed`: an entry of a list. `reviewed`: what a review is about. */
  readonly place: 'main' | 'listed' | 'reviewed';
}

const PRODUCT =
  /^(?:product|productgroup|productmodel|individualproduct|someproducts|vehicle|car|motorcycle|offering|data-product)$/;
/** Works that are products only where they are sold. */
const WORK =
  /^(?:book|audiobook|musicalbum|musicrelease|movie|game|videogame|boardgame|map|sheetmusic|comicissue|publicationvolume)$/;
/** Other people's products, and what cannot hold one. */
const ASIDE =
  /^(?:isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|breadcrumb|author|publisher|isPartOf|hasPart|potentialAction|aggregateRating|image|logo|seller|acceptedOffer|orderedItem|makesOffer)$/;

const MAX_ITEMS = 3000;
const MAX_DEPTH = 8;

export interface Walked {
  readonly products: readonly Placed[];
  /** Offers that say of no product that they are its own. */
  readonly offers: readonly Item[];
  /** Items by `@id`, for those who only point at them. */
  readonly byId: ReadonlyMap<string, Item>;
  /** Products that name their group, by its `@id`. */
  readonly byGroup: ReadonlyMap<string | undefined, readonly Item[]>;
}

/** Finds the products in structured data, wherever they are nested. */
export function walkItems(roots: readonly unknown[]): Walked {
  const products: Placed[] = [];
  const offers: Item[] = [];
  const byId = new Map<string, Item>();
  const seen = new Set<Item>();

  function visit(value: unknown, place: Placed['place'], depth: number, offer: Item | undefined): void {
    if (Array.isArray(value)) {
      for (const entry of (value as unknown[]).slice(0, 500)) visit(entry, place, depth + 1, offer);
      return;
    }
    if (!isItem(value) || depth > MAX_DEPTH || seen.size >= MAX_ITEMS || seen.has(value)) return;
    seen.add(value);
    remember(value);
    const kinds = types(value);
    if (isSold(value, kinds)) {
      products.push({ item: offer === undefined ? value : { ...value, offers: offer }, place });
      return;
    }
    if (kinds.includes('offer') || kinds.includes('aggregateoffer')) offers.push(value);
    visitInside(value, kinds, place, depth);
  }

  function visitInside(item: Item, kinds: readonly string[], place: Placed['place'], depth: number): void {
    for (const [key, inner] of Object.entries(item)) {
      if (typeof inner === 'object' && !ASIDE.test(key))
        visit(inner, placeOf(key, kinds, place), depth + 1, key === 'itemOffered' ? item : undefined);
    }
  }

  function remember(item: Item): void {
    const id = idOf(item);
    if (id !== undefined && Object.keys(item).length > 1 && !byId.has(id)) byId.set(id, item);
  }

  for (const root of roots) visit(root, 'main', 0, undefined);
  const byGroup = Map.groupBy(
    products.map(({ item }) => item),
    (item) => idOf(items(item, 'isVariantOf')[0]),
  );
  return { products, offers, byId, byGroup };
}

/** What has a price and is sold by no shop. */
export const OTHER =
  /^(?:\w*event|festival|recipe|jobposting|course|hotel|lodgingbusiness|restaurant|accommodation|\w*house|\w*residence|apartment|realestatelisting|\w*application)$/;

const NO_GOODS = /estatelisting|lodging|accommodation|residence$|apartment|house$|room$|service$/;

function isSold(item: Item, kinds: readonly string[]): boolean {
  // Tickets, courses and programs are sold as products as well; flats, rooms and the work of hands are not.
  if (kinds.some((kind) => NO_GOODS.test(kind))) return false;
  return kinds.some((kind) => PRODUCT.test(kind) || (WORK.test(kind) && values(item, 'offers').length > 0));
}

function placeOf(key: string, kinds: readonly string[], place: Placed['place']): Placed['place'] {
  if (key === 'itemListElement' || kinds.includes('itemlist') || kinds.includes('offercatalog')) return 'listed';
  return /^(?:itemReviewed|reviews?|about|mentions)$/.test(key) ? 'reviewed' : place;
}

/** The items of a property, those given by `@id` alone looked up. */
export function resolved(item: Item, key: string, byId: ReadonlyMap<string, Item>): readonly Item[] {
  return items(item, key).map((inner) => {
    return Object.keys(inner).length > 1 ? inner : (byId.get(idOf(inner) ?? '') ?? inner);
  });
}

/** What a group names as its variants, and what names the group as its own: the page's own is often not among those that it links to. */
export function variantsOf(product: Item, { byId, byGroup }: Walked): readonly Item[] {
  return [...new Set([...resolved(product, 'hasVariant', byId), ...(byGroup.get(idOf(product) ?? '') ?? [])])];
}

export function idOf(item: Item | undefined): string | undefined {
  return item && text(item, '@id');
}
