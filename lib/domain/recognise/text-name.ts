import { cleanText } from './clean-text.ts';
import { fold, plain, spelling } from './clue.ts';
import type { Page } from './page.ts';
import { behindShop, isShopName, withoutNote, withoutPlace, withoutShop } from './name-edges.ts';
import { namedAtPrice } from './page-name.ts';
import { spelledOut } from './spelled-out.ts';

/** The heading; the shorter form that the page gives to others where the heading has more in it, the title where there is none. */
export function textName(page: Page): string {
  const { evidence, metas, clues } = page;
  const given = behindShop(cleanText(metas.get('og:title') ?? ''), page);
  const shared = namedAtPrice(withoutShop(given), evidence);
  const title = behindShop(cleanText(evidence.title), page);
  const own = ownHeadings(page);
  // Of several, the one that the title begins like.
  const heading = own.find((one) => title.startsWith(one.slice(0, ALIKE))) ?? own[0];
  if (heading !== undefined && isMakerOf(shared, heading, clues.url)) return shared;
  if (heading === undefined)
    return (
      [
        shared,
        spelledOut(title, clues.url) ?? namedAtPrice(withoutPlace(withoutShop(title), clues.url), evidence),
        evidence.headings[0],
      ].find(Boolean) ?? ''
    );
  // What both of them have after a dash names no shop.
  return shared.length > 5 && heading.startsWith(shared) && !given.startsWith(heading)
    ? shared
    : withoutNote(heading, withoutShop(title));
}

const ALIKE = 20;

/** The headings that may name the product. */
export function ownHeadings({ evidence, metas, clues }: Page): readonly string[] {
  const title = cleanText(evidence.title);
  const isTelling = spelledOut(title, clues.url) !== undefined || /\S \S+ \S/.test(withoutShop(title));
  return evidence.headings.filter(
    (one) => !isShopName(one, metas, clues.url) && !(isTelling && isStranger(one, evidence.title, clues.url)),
  );
}

/** What neither the title nor the address has a word of speaks of something else: “Free shipping above $35”. */
function isStranger(heading: string, title: string, url: URL): boolean {
  const words = heading
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !url.hostname.includes(plain(word)));
  const known = title.toLowerCase() + spelling(url);
  return (
    words.length > 0 &&
    title !== '' &&
    !words.some((word) => known.includes(word.toLowerCase()) || known.includes(plain(word)))
  );
}

/** A heading of one word that begins the name which the address spells out is the maker. */
function isMakerOf(name: string, heading: string, { pathname }: URL): boolean {
  return !/\s/.test(heading) && name.startsWith(`${heading} `) && fold(pathname).includes(fold(name));
}
