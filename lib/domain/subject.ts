import type { Sighting } from './sighting.ts';

/** What a comparison is about: something seen on a page, or something the user typed, scanned or selected. */
export type Subject =
  | { readonly kind: 'sighting'; readonly sighting: Sighting }
  | { readonly kind: 'typed'; readonly text: string };
