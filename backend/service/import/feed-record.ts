/** One product of a feed, by Google's attribute names, or what was wrong with it. `line` is where it begins. */
export type FeedRecord =
  | { readonly line: number; readonly values: Readonly<Record<string, string>> }
  | { readonly line: number; readonly problem: string };

/** What a feed says about the shop, before its first product. */
export interface FeedHead {
  title?: string;
  link?: string;
}

/** Long enough for any real description; a feed is foreign text. */
export const LONGEST_VALUE = 20_000;
