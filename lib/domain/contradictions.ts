import { accessoryContradiction } from './accessory-contradiction.ts';
import { bundleContradiction } from './bundle-contradiction.ts';
import { shadeContradiction } from './choice-contradiction.ts';
import { holds, listContradiction, mixContradiction } from './differing-lists.ts';
import { editionContradiction } from './edition-contradiction.ts';
import { lineContradiction } from './line-contradiction.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { measureContradictions } from './measure-contradiction.ts';
import { modelContradiction, numberContradiction } from './model-contradiction.ts';
import type { Pack } from './pack.ts';
import { packContradiction } from './pack-contradiction.ts';
import { areOneThing } from './same-things.ts';
import { sizesDiffer } from './size-place.ts';
import type { Traits } from './traits.ts';
import { variantContradiction } from './variant-contradiction.ts';

/** Everything that both sides state and state differently, and what only one product of a line has. */
export function contradictionsOf(wanted: Traits, offered: Traits): Contradiction[] {
  const found: Contradiction[] = [];
  if (wanted.measures.length > 0 && offered.measures.length > 0) measureContradictions(wanted, offered, found);
  const isSilent = isNumberAlone(wanted) || isNumberAlone(offered);
  if (!isSilent && !isKitOf(wanted, offered) && !isKitOf(offered, wanted))
    note(found, packContradiction(wanted.pack, offered.pack));
  note(found, colourContradiction(wanted, offered) ?? shadeContradiction(wanted, offered));
  note(found, sizeContradiction(wanted, offered));
  note(found, formatContradiction(wanted.formats, offered.formats));
  note(found, listContradiction('platform', wanted.platforms, offered.platforms));
  note(found, editionContradiction(wanted, offered));
  note(found, modelContradiction(wanted, offered) ?? variantContradiction(wanted, offered));
  note(found, refillContradiction(wanted, offered));
  note(found, bundleContradiction(wanted, offered));
  note(found, accessoryContradiction(wanted, offered));
  // Words of its own say no more than what is known to differ.
  if (found.length === 0) note(found, lineContradiction(wanted, offered) ?? numberContradiction(wanted, offered));
  return found;
}

/** "HX6064/10" and no word besides: how many there are is not said. */
const isNumberAlone = ({ words, models, pack }: Traits): boolean =>
  models.length === 1 && words.length <= 1 && pack.total === undefined;

/** "2x16GB" and "32GB (kit of 2)" */
const isKitOf = ({ measures }: Traits, { pack }: Traits): boolean =>
  pack.multiple !== undefined && measures.some(({ kind, times }) => kind === 'storage' && times === pack.multiple);

function note(found: Contradiction[], one: Contradiction | undefined): void {
  if (one !== undefined) found.push(one);
}

function refillContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (wanted.isRefill === offered.isRefill) return undefined;
  const [refill, other] = wanted.isRefill ? [wanted, offered] : [offered, wanted];
  if (other.words.some(isRefillItself)) return undefined;
  return differs('refill', refill === wanted ? 'refill' : undefined, refill === offered ? 'refill' : undefined);
}

/** Blades and heads are never sold but to replace others. */
const isRefillItself = (word: string): boolean => areOneThing(word, 'blades') || areOneThing(word, 'heads');

function colourContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const differ = mixContradiction('colour', wanted.colours, offered.colours);
  if (wanted.colours.length === 0 ? isCreamOne(wanted, offered) : isCreamOne(offered, wanted))
    return differs('colour', wanted.colours[0] ?? CREAM, offered.colours[0] ?? CREAM);
  if (differ !== undefined || !(isWhiteOne(wanted, offered) || isWhiteOne(offered, wanted))) return differ;
  return differs('colour', wanted.colours[0], offered.colours[0]);
}

const CREAM = 'cream';
const CREAMS = [CREAM, 'creme'];
const LIKE_CREAM = ['white', 'beige', 'yellow'];
/** In millilitres: there is no more in a jar of it. */
const MOST_CREAM = 500;

/** Cream is eaten and put on, and a colour where the other name, else the same, has one in its place. */
function isCreamOne({ colours, words, pack }: Traits, other: Traits): boolean {
  if (colours.length > 0 || other.colours.length === 0 || !words.some((word) => CREAMS.includes(word))) return false;
  if (pack.total !== undefined && (pack.total.of !== 'volume' || pack.total.amount <= MOST_CREAM)) return false;
  const rest = words.filter((word) => !CREAMS.includes(word));
  return (
    rest.length < words.length && holds(other.words, rest) && !other.colours.some((one) => LIKE_CREAM.includes(one))
  );
}

/** Of what is sold by weight and named alike, the white one is another: chocolate, beans, pepper. */
function isWhiteOne({ colours, pack, words }: Traits, other: Traits): boolean {
  if (other.colours.length > 0 || colours.length !== 1 || colours[0] !== 'white') return false;
  return (
    pack.total?.of === 'mass' &&
    other.pack.total?.of === 'mass' &&
    holds(words, other.words) &&
    holds(other.words, words)
  );
}

/** A disc with more lines on it is another, though it comes with the usual one. */
function formatContradiction(wanted: readonly string[], offered: readonly string[]): Contradiction | undefined {
  const differ = wanted.length > 0 && offered.length > 0 && wanted.includes('4k') !== offered.includes('4k');
  return differ
    ? differs('format', wanted.join(' / '), offered.join(' / '))
    : listContradiction('format', wanted, offered);
}

function sizeContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const [mine, theirs] = [wanted.sizes, offered.sizes];
  const differ = sizesDiffer(mine, theirs) || isLargerOne(wanted, offered) || isLargerOne(offered, wanted);
  return differ ? differs('size', mine.join(' / '), theirs.join(' / ')) : undefined;
}

/** Capsules and powder have no sizes to choose from: of these, an XL is always named. */
function isLargerOne({ sizes, pack }: Traits, other: Traits): boolean {
  return (
    other.sizes.length === 0 && sizes.some((size) => size.endsWith('xl')) && isUsedUp(pack) && isUsedUp(other.pack)
  );
}

/** Clothes come in packs, too, but of fewer. */
const MOST_CLOTHES = 7;

const isUsedUp = ({ total }: Pack): boolean =>
  total !== undefined &&
  total.of !== 'length' &&
  total.of !== 'area' &&
  (total.of !== 'piece' || total.amount > MOST_CLOTHES);
