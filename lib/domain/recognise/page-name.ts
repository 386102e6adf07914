import type { Seen } from '../sighting.ts';
import { cleanText } from './clean-text.ts';
import { agree, fold, plain, spelling } from './clue.ts';
import type { Evidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import { labelField } from './labels.ts';
import type { Metas } from './meta-tags.ts';
import type { Page } from './page.ts';
import { settle } from './merge.ts';
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

/** A title without its last part, which names the shop; what is measured there is the product's own: “Glenfarclas 105 - 35cl”. Nor does a barcode belong to the name. */
export function withoutShop(title: string): string {
  return title
    .replace(/(.*)\s(?:[|–—•·»«-]|::?)\s(?!\d+ ?(?:[cm]?l|k?g|[cm]m|oz|pcs|x)\b)[^|–—•]{2,40}$/, '$1')
    .replace(/[\s|]+$/, '')
    .replace(/\s*[:,–-]\s*\d{12,13}$/, '')
    .replace(CALL, '');
}

/** What a title tells people to do with the thing, or promises: “Buy X”, “X online kaufen”, “X Fast Delivery”. */
const CALL =
  /^(?:Buy|Achete[rz]|Comprar?|Acquista|Kup|Köp|Køb|Kjøp|Osta|Купить|Купити|Koupit|Kúpiť|تسوق) (?!\p{Ll})(?=\S+ \S)|(?:\s(?:jetzt|online|günstig|direkt|bequem|einfach|hier))*\s(?:kaufen|bestellen|kopen|købe|kupić|acheter|купить|купити)$|\s(?:(?:[Ff]ast|[Ff]ree) (?:[Dd]elivery|[Ss]hipping)|& [Rr]eviews|по \p{L}+ цене)$/u;

/** "X im Example Online Shop" says where X is sold, as the address does. */
export function withoutPlace(title: string, { hostname }: URL): string {
  const [, name, place = ''] = /^(.+)\s(?:im|bei|at|on|from|chez|en|na|w|hos|op)\s(.+)$/i.exec(title) ?? [];
  const shop = fold(hostname.replace(/^www\./, '').split('.')[0] ?? '');
  return name !== undefined && shop.length > 3 && fold(place).includes(shop) ? name : title;
}

/** What a heading has in small letters behind it: the mark of a footnote, or the maker once more. The title knows nothing of it. */
export function withoutNote(heading: string, title: string): string {
  const [, name = '', maker] = /^((\S{3,}) .+) \2$/.exec(heading) ?? [];
  if (maker !== undefined && title.includes(name) && !title.includes(heading)) return name;
  const isMarked = title !== '' && heading.startsWith(title) && /^[\d*†]$/.test(heading.slice(title.length));
  return isMarked ? title : heading;
}

/** What is in the heading beside the name, “Details about X”, “X466/7999”, “X Code: 123”, where the title knows X alone. */
export function withoutLabels(heading: string, title: string): string {
  const named = withoutShop(title);
  const at = named.length < 6 ? -1 : heading.indexOf(named);
  if (at === 0 && BESIDE.test(heading.slice(named.length))) return named;
  // A lead ends in a small word; a maker does not.
  const own = at > 0 && /\s\p{Ll}+ $/u.test(heading.slice(0, at)) ? heading.slice(at) : heading;
  const [, name = own] = /^(.+\p{L})\d[\d/-]{4,}$/u.exec(own) ?? [];
  const known = own !== heading && own.startsWith(`${named}- `) ? named : title.includes(name) ? name : own;
  const cuts = LABELLED.map((pattern) => pattern.exec(known));
  return cuts.find((cut) => labelField(cut?.[2] ?? '') !== undefined)?.[1] ?? known;
}

/** A badge that only the page's style parts from the name, its price, and how many have rated it. */
const BESIDE = /^(?:\p{Lu}\p{Ll}|\s*[-–|]?\s*(?:\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc})$|\s\(\d+ \p{L}+\)$)/u;

/** A label of one word or of two, and its value. */
const LABELLED = ['', ' [^\\s:：(,]+'].map(
  (second) => new RegExp(`^(.{6,}?)[\\s(,–-]+(\\p{L}[^\\s:：(,]*${second})[:：] ?[\\w/.-]{2,20}\\)?$`, 'u'),
);

/** “Acme Shop: X” is X at Acme's. */
export function behindShop(title: string, { metas, clues }: Page): string {
  const [, lead = '', rest = ''] = /^(.{2,40}?)(?:\s*[|–—•»:]|\s-)\s+(.{6,})$/u.exec(title) ?? [];
  return rest !== '' && isShopName(lead, metas, clues.url) ? rest : title;
}

/** Some make a heading of their own name. */
export function isShopName(heading: string, metas: Metas, { hostname }: URL): boolean {
  const folded = fold(heading);
  return folded === fold(metas.get('og:site_name') ?? '') || (folded.length > 2 && fold(hostname).includes(folded));
}
