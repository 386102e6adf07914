/** A search was given up, because it took longer than the others can be kept waiting. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** For one statement of a search. */
export const MOST_MS = 5000;
