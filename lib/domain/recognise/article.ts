import { nameFit } from './clue.ts';
import { fillsBasket } from './evidence.ts';
import type { Finding } from './finding.ts';
import { isItem, items, text, types } from './item.ts';
import { parseLooseJson } from './loose-json.ts';
import type { Page } from './page.ts';
import { OTHER } from './schema-walk.ts';

const ARTICLE = /(?:article|posting|review)$/;

/** Whether a page writes about a product instead of selling it. A basket button speaks against it, whatever the data says. */
export function isArticle({ evidence, metas, clues }: Page, found: readonly Finding[]): boolean {
  if (fillsBasket(evidence)) return false;
  // Many shops' templates call every page an article: only where nothing has a price is that believed.
  const isUnsold = found.every(({ price, availability }) => price === undefined && availability === undefined);
  return (
    (metas.get('og:type') === 'article' && isUnsold) || evidence.jsonLd.some((block) => hasArticle(block, clues.names))
  );
}

/** Whether the data calls the page's subject a thing that no shop sells: an evening, a dish, a flat. */
export function isOtherThing({ evidence, clues }: Page): boolean {
  return evidence.jsonLd.some((block) => hasItem(block, OTHER, clues.names));
}

/** An article whose headline is the page's own. */
function hasArticle(block: string, names: readonly string[]): boolean {
  return /article|posting|review/i.test(block) && hasItem(block, ARTICLE, names);
}

function hasItem(block: string, kind: RegExp, names: readonly string[]): boolean {
  return [parseLooseJson(block)]
    .flat()
    .filter(isItem)
    .flatMap((item) => [item, ...items(item, '@graph')])
    .some(
      (item) => types(item).some((type) => kind.test(type)) && nameFit(text(item, 'headline', 'name'), names) > 0.7,
    );
}
