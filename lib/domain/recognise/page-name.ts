import type { Seen } from '../sighting.ts';
import { cleanText } from './clean-text.ts';
import { agree, fold, plain, spelling } from './clue.ts';
import type { Evidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import type { Page } from './page.ts';
import { settle } from './merge.ts';
import { behindShop, isShopName, withoutNote, withoutPlace, withoutShop } from './name-edges.ts';
import { spelledOut } from './spelled-out.ts';

/** The product's name: the page's heading where it says what the data says, the data where it does not. */
export function bestName(page: Page, findings: readonly Finding[]): Seen<string> | undefined {
  const { evidence, clues, metas } = page;
  const stated = findings
    .map(({ name, source }) => ({ value: cleanText(name ?? ''), source }))
    .filter(({ value }) => value !== '');
  const [first] = stated;
  if (first === undefined) return settle(namesOfPage(evidence, clues.url), agree);
  // These two have looked at the headings already.
  if (first.source === 'amazon' || first.source === 'text') return settle(stated, agree);
  const heading = evidence.headings.find(
    (one) =>
      !isShopName(one, metas, clues.url) &&
      stated.some(({ value, source }) =>
        agree(value, one) ? isNameAndVariant(one, value) : source === 'meta' && saysMostOf(value, one),
      ) &&
      // Some make a heading of the brand, and another of the rest.
      findings.every(({ brand }) => fold(brand ?? '') !== fold(one)),
  );
  if (heading === undefined) {
    const other = first.source === 'meta' ? namedTwice(page, first.value) : undefined;
    const own = stated.map(({ value, source }) => ({
      value:
        source === 'meta'
          ? (spelledOut(value, clues.url) ?? namedAtPrice(withoutShop(behindShop(value, page)), evidence))
          : value,
      source,
    }));
    return settle(other === undefined ? own : [{ value: other, source: first.source }, ...own], agree);
  }
  const value = withoutNote(withoutLead(heading, clues.names), withoutShop(evidence.title));
  return settle([{ value, source: first.source }, ...stated], agree);
}

/** What a heading and the title agree upon, where tags say another thing. */
function namedTwice({ evidence, clues, metas }: Page, tagged: string): string | undefined {
  const { headings, title } = evidence;
  if (agree(tagged, title)) return undefined;
  return headings.find((one) => one.length > 5 && title.includes(one) && !isShopName(one, metas, clues.url));
}

/** “X - Black - Bags” is X where the box of the price says “X €10”. */
export function namedAtPrice(name: string, { prices }: Evidence): string {
  const leads = prices.map(({ text }) => /^(.{6,}?)[\s:]*(?:\p{Sc}|\d+[.,]\d\d)/u.exec(text)?.[1] ?? '\n');
  return leads.find((lead) => name.startsWith(lead) && /^\s[|–—-]\s/.test(name.slice(lead.length))) ?? name;
}

/** Data that forgets the name leaves it to the page: to a heading that the title knows, for another may praise the shop. */
function namesOfPage({ headings, title }: Evidence, url: URL): readonly { value: string; source: 'text' }[] {
  const named = cleanText(withoutPlace(withoutShop(title), url));
  const isNamed = (heading: string): boolean => heading.split(/\P{L}+/u).some((word) => word && title.includes(word));
  const path = fold(spelling(url));
  const isSpelt = (heading: string): boolean => fold(heading).length > 5 && path.includes(fold(plain(heading)));
  const value = headings.find(isNamed) ?? headings.find(isSpelt) ?? (named || (headings[0] ?? ''));
  return value === '' ? [] : [{ value, source: 'text' }];
}

/** A heading says a little more than the name: a colour, a size. A longer one has swallowed the buttons beside it, or an item number: behind a colon, or right behind the name. */
function isNameAndVariant(heading: string, name: string): boolean {
  return (
    heading.length <= name.length + 60 &&
    !(heading.startsWith(name) && /^[\p{L}\p{N}]|:/u.test(heading.slice(name.length)))
  );
}

/** A title says the same in its own words, with the shop's name among them; what it does not end with may be a number of the shop's. */
function saysMostOf(title: string, heading: string): boolean {
  const words = heading.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const said = words.filter((word) => title.includes(word));
  return words.length > 1 && said.length * 2 >= words.length && said.at(-1) === words.at(-1);
}

/** “Details about  X” is X where the page's title is X and the shop's name. */
function withoutLead(heading: string, names: readonly string[]): string {
  const title = withoutShop(names.at(-1) ?? '');
  const at = title.length < 6 ? -1 : heading.indexOf(title);
  return at > 0 ? title : heading;
}
