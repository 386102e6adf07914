declare const brand: unique symbol;

/** A value whose rules were checked by the one parser that may make it. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };
