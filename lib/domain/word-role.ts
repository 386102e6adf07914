/** What a word says of a product, beside naming it. */
export type WordRole =
  | {
      readonly role:
        | 'colour'
        | 'format'
        | 'platform'
        | 'letter-size'
        | 'condition'
        | 'special-edition'
        | 'variant'
        | 'choice';
      readonly id: string;
    }
  | {
      readonly role:
        | 'refill'
        | 'size-word'
        | 'edition-word'
        | 'generation-word'
        | 'for'
        | 'accessory'
        | 'filler'
        | 'kind';
    }
  /** Which kind of bundle: one word in every language. */
  | { readonly role: 'bundle'; readonly bundle: string };

/** A word that is known: what it says alone, and what it says together with the word behind it. */
export interface Lexeme {
  readonly roles: readonly WordRole[];
  readonly before?: ReadonlyMap<string, readonly WordRole[]>;
}
