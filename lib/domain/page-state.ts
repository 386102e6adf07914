import type { PageView } from './sighting.ts';

/** What the background knows of the page in front of the user. */
export type PageState =
  /** A page of the browser itself, or a file: nothing to look at. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'private-window' }
  /** A shop that the manifest does not name and the user has not granted: one click allows it. */
  | { readonly kind: 'not-permitted'; readonly tabId: number; readonly shop: string; readonly origin: string }
  | { readonly kind: 'looking'; readonly tabId: number }
  | {
      readonly kind: 'seen';
      readonly tabId: number;
      readonly url: string;
      readonly view: PageView;
      /** Which of several sightings the user took to be the product; 0 until they choose. */
      readonly chosen: number;
      /** Whether the shop is looked at without a click from now on. */
      readonly granted: boolean;
      /** The page was reached through somebody's affiliate link: ours is not offered then. */
      readonly throughAffiliate: boolean;
    };
