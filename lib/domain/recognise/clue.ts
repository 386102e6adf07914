import type { Currency } from '../money.ts';

/** What is known of the page before any source is read: enough to tell its own product from the others on it. */
export interface Clues {
  readonly url: URL;
  /** Headings and titles, best first. */
  readonly names: readonly string[];
  /** The currency of a price that names none. */
  readonly currency: Currency | undefined;
}

/** Letters and digits alone, in lower case: what is left when two shops' spellings of one name are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Without accents, as addresses spell it. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What an address spells out, in any script. */
export function spelling({ pathname }: URL): string {
  try {
    return plain(decodeURIComponent(pathname));
  } catch {
    return plain(pathname);
  }
}

/** Whether one of two texts says what the other does, or a part of it. */
export function agree(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
}

/** How well a product's name fits the page's own: 1 the same, 0 nothing in common. */
export function nameFit(name: string | undefined, names: readonly string[]): number {
  const folded = fold(name ?? '');
  if (folded.length < 2) return 0;
  let best = 0;
  for (const [index, candidate] of names.entries()) {
    const other = fold(candidate);
    if (other.length < 2) continue;
    const fit = other === folded ? 1 : other.includes(folded) || folded.includes(other) ? 0.8 : 0;
    best = Math.max(best, fit - index * 0.01);
  }
  return best;
}

/** An address that stands on the page, where it is of honest length. */
export function addressOf(text: string | undefined, page: URL, limit = 4096): URL | null {
  return text && text.length <= limit ? URL.parse(text.trim(), page.href) : null;
}

/** Whether an address on the page is the page's own, whatever its query says. */
export function isOwnAddress(address: string | undefined, url: URL): boolean {
  const target = addressOf(address, url);
  if (target === null || target.pathname === '/') return false;
  return (
    bare(target) === bare(url) &&
    [...target.searchParams].every(([name, value]) => (url.searchParams.get(name) ?? value) === value)
  );
}

function bare(url: URL): string {
  return url.hostname.replace(/^(?:www|m)\./, '') + url.pathname.replace(/\/(?:index\.\w+)?$/, '').toLowerCase();
}
