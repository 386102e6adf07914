import { nameFit } from './clue.ts';
import { fillsBasket } from './evidence.ts';
import type { Finding } from './finding.ts';
import { isItem, items, text, types } from './item.ts';
import type { Page } from './page.ts';
import { OTHER } from './schema-walk.ts';

const ARTICLE = /(?:article|posting|review)$/;

/** Whether a page writes about a product instead of selling it. A basket button speaks against it, whatever the data says. */
export function isArticle(page: Page, found: readonly Finding[]): boolean {
  if (fillsBasket(page.evidence)) return false;
  // Many shops' templates call every page an article: only where nothing has a price is that believed.
  const isUnsold = found.every(({ price, availability }) => price === undefined && availability === undefined);
  return (page.metas.get('og:type') === 'article' && isUnsold) || isAbout(page, ARTICLE);
}

const DISH = /^recipe$/;

/** Whether the data calls the page's subject a thing that no shop sells: an evening, a dish, a flat. A shop's template may have called a dish a product, but not what it costs. */
export function isOtherThing(page: Page, found: readonly Finding[]): boolean {
  if (found.length === 0) return isAbout(page, OTHER);
  return found.every(({ source, price }) => source === 'meta' && price === undefined) && isAbout(page, DISH);
}

/** Whether the page's own name is that of such an item: an article's is its headline. */
function isAbout({ data, clues }: Page, kind: RegExp): boolean {
  return data
    .flat()
    .filter(isItem)
    .flatMap((item) => [item, ...items(item, '@graph')])
    .some(
      (item) =>
        types(item).some((type) => kind.test(type)) && nameFit(text(item, 'headline', 'name'), clues.names) > 0.7,
    );
}
