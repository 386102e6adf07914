import { BIDS_BEFORE, BIDS_BEHIND } from './bids.ts';
import { fold } from './clue.ts';
import type { Metas } from './meta-tags.ts';
import type { Page } from './page.ts';

/** A title without its last part, which names the shop; what is measured there is the product's own: “Glenfarclas 105 - 35cl”. Nor does a barcode belong to the name. */
export function withoutShop(title: string): string {
  return title
    .replace(/(.*)\s(?:[|–—•·»«-]|::?)\s(?!\d+ ?(?:[cm]?l|k?g|[cm]m|oz|pcs|x)\b)[^|–—•]{2,40}$/, '$1')
    .replace(/[\s|]+$/, '')
    .replace(/\s*[:,–-]\s*\d{12,13}$/, '')
    .replace(BIDS_BEFORE, '')
    .replace(BIDS_BEHIND, '');
}

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
