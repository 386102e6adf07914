import { ownCanonical } from './canonical-link.ts';
import { addressOf, agree, fold, plain, spelling } from './clue.ts';
import type { Page } from './page.ts';
import { textName } from './text-name.ts';

/** So much of a name stands in the address of the thing that has it. */
const MOST = 2 / 3;

/** Whether the page is a category that holds a single thing: what gives it its name leads to an address below its own, which spells that name out. */
export function isShelfOfOne(page: Page): boolean {
  const { evidence, clues } = page;
  const path = spelling(clues.url).replace(/\/$/, '');
  // A number is the thing's own, and the longer address another of the same page.
  if (path === '' || /\d[^/]*$/.test(path)) return false;
  const name = textName(page);
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return evidence.cards.some((card) => {
    const target = agree(card.name, name) ? addressOf(card.href, clues.url) : null;
    const below = target === null ? '' : spelling(target);
    if (!below.startsWith(`${path}/`) || target?.href === ownCanonical(page)) return false;
    const spelt = fold(below.slice(path.length));
    const known = words.filter((word) => spelt.includes(fold(plain(word)))).length;
    return known > 2 && known >= words.length * MOST;
  });
}
