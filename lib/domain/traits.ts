import type { ComparedNames } from './match-reasons.ts';
import type { Pack } from './pack.ts';
import type { MeasureKind } from './pack-words.ts';
import type { Condition } from './sighting.ts';

/** A word such as Pro and Mini, with the word that it follows; none where its place says nothing. */
export interface Variant {
  readonly word: string;
  readonly after: string;
}

/**
 * What a name says of its product, read once and compared often. Lists rather than sets: they hold a handful each, and names
 * come by the thousand.
 */
export interface Traits {
  /** The words that name it: no fillers, measures, colours or conditions. */
  readonly words: readonly string[];
  /** What was read. */
  readonly name: string;
  /** Its letters and digits without anything between, for "Play Station" and "PlayStation". */
  readonly squashed: string;
  /** Words with their numbers: "wh1000xm5", "iphone15". */
  readonly codes: readonly string[];
  /** Those of them that name one model alone: "wh1000xm5". */
  readonly models: readonly string[];
  readonly pack: Pack;
  readonly measures: readonly KindAmounts[];
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  readonly formats: readonly string[];
  readonly platforms: readonly string[];
  /** "3" of a third edition; "deluxe" and the like. */
  readonly editions: readonly string[];
  readonly variants: readonly Variant[];
  /** What was chosen of several, each as "side:left". */
  readonly choices: readonly string[];
  readonly condition: Condition | undefined;
  readonly isRefill: boolean;
  /** What comes along: the words behind a plus sign, or the word "bundle" itself. */
  readonly bundle: string | undefined;
  /** The word that makes it a thing beside another: a case, a strap, a charger. */
  readonly accessory: string | undefined;
  /** The words behind "for": what an accessory fits. */
  readonly fits: readonly string[];
  /** How many of its words stand before the first colon. */
  readonly title: number | undefined;
  /** The name that it was last compared with. Kept here, for a map of so many names costs more than most comparisons. */
  last: { readonly wanted: Traits; readonly names: ComparedNames } | undefined;
}

/** All that a name states in one kind of measure, in the unit of the kind. */
export interface KindAmounts {
  readonly kind: MeasureKind;
  readonly amounts: readonly number[];
  /** How many make up the first that is told as several: the 2 of "2 × 16 GB". */
  readonly times?: number;
}

/** Traits while they are read. */
export interface Draft extends Traits {
  words: string[];
  codes: string[];
  models: string[];
  colours: string[];
  sizes: string[];
  formats: string[];
  platforms: string[];
  editions: string[];
  choices: string[];
  variants: Variant[];
  fits: string[];
  condition: Condition | undefined;
  isRefill: boolean;
  bundle: string | undefined;
  accessory: string | undefined;
  title: number | undefined;
}

/** Shared by all names that have none: most lists of most names stay empty. Never added to. */
const NONE: string[] = [];
const NO_VARIANTS: Variant[] = [];

export function newDraft(name: string, squashed: string, pack: Pack, measures: readonly KindAmounts[]): Draft {
  return {
    words: NONE,
    name,
    squashed,
    codes: NONE,
    models: NONE,
    pack,
    measures,
    colours: NONE,
    sizes: NONE,
    formats: NONE,
    platforms: NONE,
    editions: NONE,
    choices: NONE,
    variants: NO_VARIANTS,
    // Written out, so that all traits are of one make for the machine.
    condition: undefined,
    isRefill: false,
    bundle: undefined,
    accessory: undefined,
    fits: NONE,
    title: undefined,
    last: undefined,
  };
}

/** The list with a value more; a new one where it was the empty one that all share. */
export function added(list: string[], value: string): string[] {
  if (list === NONE) return [value];
  if (!list.includes(value)) list.push(value);
  return list;
}

export function addVariant(draft: Draft, word: string, after: string): void {
  if (draft.variants === NO_VARIANTS) draft.variants = [{ word, after }];
  else if (!draft.variants.some((one) => one.word === word)) draft.variants.push({ word, after });
}
