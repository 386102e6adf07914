import { UNCOUNTED } from './attribute-words.ts';
import { choiceContradiction, shadeContradiction } from './choice-contradiction.ts';
import { holds, listContradiction, mixContradiction } from './differing-lists.ts';
import { lineContradiction } from './line-contradiction.ts';
import { differs, type Contradiction } from './match-reasons.ts';
import { modelContradiction } from './model-contradiction.ts';
import { near, type Pack, type Quantity } from './pack-size.ts';
import type { Dimension, MeasureKind } from './pack-words.ts';
import { GENERATION, ROMAN } from './read-edition.ts';
import { sizesDiffer } from './size-place.ts';
import type { Traits } from './traits.ts';

const UNIT_TEXT: Readonly<Partial<Record<MeasureKind, string>>> = {
  mass: 'g',
  volume: 'ml',
  length: 'm',
  area: 'm²',
  storage: 'GB',
  power: 'W',
  voltage: 'V',
  frequency: 'Hz',
  charge: 'mAh',
  energy: 'Wh',
  pixels: 'MP',
  percent: '%',
  strength: 'mg',
  light: 'lm',
  pressure: 'bar',
};

function amountText(amount: number, kind: MeasureKind): string {
  const unit = UNIT_TEXT[kind];
  const rounded = Number(amount.toPrecision(4));
  return unit === undefined ? String(rounded) : `${rounded} ${unit}`;
}

function packText({ multiple, each, total }: Pack): string | undefined {
  if (total === undefined) return undefined;
  const text = (quantity: Quantity): string => amountText(quantity.amount, quantity.of);
  return multiple !== undefined && each !== undefined ? `${multiple} × ${text(each)}` : text(total);
}

/** Everything that both sides state and state differently, and what only one product of a line has. */
export function contradictionsOf(wanted: Traits, offered: Traits): Contradiction[] {
  const found: Contradiction[] = [];
  if (wanted.measures.length > 0 && offered.measures.length > 0) measureContradictions(wanted, offered, found);
  note(found, packContradiction(wanted.pack, offered.pack));
  note(found, mixContradiction('colour', wanted.colours, offered.colours) ?? shadeContradiction(wanted, offered));
  note(found, sizeContradiction(wanted.sizes, offered.sizes));
  note(found, formatContradiction(wanted.formats, offered.formats));
  note(found, listContradiction('platform', wanted.platforms, offered.platforms));
  note(found, editionContradiction(wanted, offered));
  note(found, modelContradiction(wanted, offered) ?? variantContradiction(wanted, offered));
  note(found, refillContradiction(wanted.isRefill, offered.isRefill));
  note(found, bundleContradiction(wanted, offered));
  note(found, accessoryContradiction(wanted, offered));
  // Words of its own say no more than what is known to differ.
  if (found.length === 0) note(found, lineContradiction(wanted, offered));
  return found;
}

function note(found: Contradiction[], one: Contradiction | undefined): void {
  if (one !== undefined) found.push(one);
}

/** What a name leaves out may be what tells the two apart. */
export function statesAsMuch(a: Traits, b: Traits): boolean {
  const isStated = ({ total }: Pack): boolean => total !== undefined && !(total.of === 'piece' && total.amount === 1);
  const isAlike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
    (one.length === 0) === (other.length === 0);
  return (
    isStated(a.pack) === isStated(b.pack) &&
    isAlike(a.sizes, b.sizes) &&
    (a.sizes.length === 0 || a.sizes.some((size) => b.sizes.includes(size))) &&
    isAlike(a.editions, b.editions) &&
    isAlike(a.formats, b.formats) &&
    isAlike(a.platforms, b.platforms) &&
    hasStorage(a) === hasStorage(b)
  );
}

const hasStorage = ({ measures }: Traits): boolean => measures.some(({ kind }) => kind === 'storage');

function refillContradiction(wanted: boolean, offered: boolean): Contradiction | undefined {
  return wanted === offered
    ? undefined
    : differs('refill', wanted ? 'refill' : undefined, offered ? 'refill' : undefined);
}

function packContradiction(wanted: Pack, offered: Pack): Contradiction | undefined {
  return packsDiffer(wanted, offered) ? differs('pack', packText(wanted), packText(offered)) : undefined;
}

/** One litre in two bottles is not one litre in one; but who states only the sum may mean either. */
export function packsDiffer(a: Pack, b: Pack): boolean {
  if (a === b) return false;
  // A multipack is named as one: where the other side states nothing, it is a single one.
  if (a.total === undefined || b.total === undefined) return (a.multiple ?? b.multiple ?? 1) > 1;
  const shared = (Object.keys(a.totals) as Dimension[]).filter((dimension) => b.totals[dimension] !== undefined);
  const differ = shared.some((dimension) => {
    const [one = 0, other = 0] = [a.totals[dimension], b.totals[dimension]];
    if (dimension === 'piece' || dimension === 'wash') return one !== other;
    return !near(one, other) && !isOneOfEach(a, b, one, other);
  });
  if (differ) return true;
  if (shared.length > 0) return false;
  if (a.multiple !== undefined && b.multiple !== undefined) return a.multiple !== b.multiple;
  return (a.multiple ?? b.multiple ?? 1) > 1;
}

/** "120 g, 5 pieces" may mean 120 g each: beside "5 × 120 g" it does. */
function isOneOfEach({ totals: a }: Pack, { totals: b }: Pack, one: number, other: number): boolean {
  const pieces = a.piece ?? 1;
  return pieces > 1 && pieces === b.piece && (near(one * pieces, other) || near(other * pieces, one));
}

function measureContradictions(wanted: Traits, offered: Traits, found: Contradiction[]): void {
  for (const { kind, amounts: mine, times } of wanted.measures) {
    const other = offered.measures.find((one) => one.kind === kind);
    if (other === undefined || kind === 'piece' || (isInPack(wanted, kind) && isInPack(offered, kind))) continue;
    const theirs = other.amounts;
    if (within(mine, theirs) || within(theirs, mine)) {
      note(found, kitContradiction(times, other.times));
      continue;
    }
    const text = (amounts: readonly number[]): string => amounts.map((amount) => amountText(amount, kind)).join(' / ');
    found.push(differs(kind === 'storage' ? 'storage' : 'measure', text(mine), text(theirs)));
  }
}

/** Four modules are not two, though they hold as much; who does not say how many may mean either. */
function kitContradiction(wanted: number | undefined, offered: number | undefined): Contradiction | undefined {
  if (wanted === undefined || offered === undefined || wanted === offered) return undefined;
  return differs('pack', `${wanted} ×`, `${offered} ×`);
}

function isInPack({ pack }: Traits, kind: MeasureKind): boolean {
  return pack.totals[kind as Dimension] !== undefined;
}

function within(some: readonly number[], all: readonly number[]): boolean {
  return some.every((one) => all.some((other) => near(one, other)));
}

/** A disc with more lines on it is another, though it comes with the usual one. */
function formatContradiction(wanted: readonly string[], offered: readonly string[]): Contradiction | undefined {
  const differ = wanted.length > 0 && offered.length > 0 && wanted.includes('4k') !== offered.includes('4k');
  return differ
    ? differs('format', wanted.join(' / '), offered.join(' / '))
    : listContradiction('format', wanted, offered);
}

function sizeContradiction(wanted: readonly string[], offered: readonly string[]): Contradiction | undefined {
  return sizesDiffer(wanted, offered) ? differs('size', wanted.join(' / '), offered.join(' / ')) : undefined;
}

const isNumbered = (edition: string): boolean => /^(?:gen)?\d/.test(edition);

/** An unnumbered, plain edition is the usual one; a deluxe one is always named, and so is a later generation. */
function editionContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const [mine, theirs] = [wanted.editions, offered.editions];
  if (mine.length + theirs.length === 0) return undefined;
  const numbered = listContradiction('edition', numbersOf(mine), numbersOf(theirs));
  if (numbered !== undefined) return numbered;
  const namesOf = (editions: readonly string[]): string =>
    editions
      .filter((one) => !isNumbered(one))
      .sort()
      .join(' ');
  if (namesOf(mine) !== namesOf(theirs)) return differs('edition', namesOf(mine), namesOf(theirs));
  const [later, other] = [laterOnlyOf(wanted, offered), laterOnlyOf(offered, wanted)];
  return later === undefined && other === undefined ? undefined : differs('edition', later, other);
}

const numbersOf = (editions: readonly string[]): readonly string[] =>
  editions.filter(isNumbered).map((one) => one.replace(GENERATION, ''));

/** The second generation or a later one, of which the other knows nothing; processors have generations of their own. */
function laterOnlyOf({ editions, words }: Traits, other: Traits): string | undefined {
  const number = editions.find((one) => one.startsWith(GENERATION))?.slice(GENERATION.length);
  if (number === undefined || number === '1' || other.editions.some(isNumbered)) return undefined;
  const isKnown =
    other.codes.some((code) => code.endsWith(number)) || other.variants.some(({ word }) => ROMAN[word] === number);
  return isKnown || words.includes('core') || words.includes('intel') ? undefined : number;
}

function names({ words, fits, variants, codes, platforms, colours }: Traits, word: string): boolean {
  if (colours.includes(word)) return true;
  if (platforms.some((platform) => platform.endsWith(word))) return true;
  if (words.includes(word) || fits.includes(word) || variants.some((one) => one.word === word)) return true;
  return codes.some((code) => code === word || code.endsWith(word));
}

/** "Pro" counts where it follows what both are called: it then names another product of the line. So does every choice. */
function variantContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const chosen = choiceContradiction(wanted, offered);
  if (chosen !== undefined || wanted.variants.length + offered.variants.length === 0) return chosen;
  const mine = variantsOnlyOf(wanted, offered);
  const theirs = variantsOnlyOf(offered, wanted);
  return mine.length + theirs.length === 0 ? undefined : differs('variant', mine.join(' '), theirs.join(' '));
}

function variantsOnlyOf(one: Traits, other: Traits): readonly string[] {
  return (
    one.variants
      // What may stand anywhere follows nothing.
      .filter(({ word, after }) => (after === '' || names(other, after)) && !hasVariant(other, word, after))
      .map(({ word }) => word)
  );
}

/** "Part II" is "Part 2". */
function hasVariant({ variants, words, codes, editions }: Traits, word: string, after: string): boolean {
  const number = ROMAN[word] ?? word;
  return (
    variants.some((one) => one.word === word) ||
    words.includes(word) ||
    codes.includes(after + number) ||
    editions.includes(GENERATION + number)
  );
}

function bundleContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (wanted.bundle === undefined && offered.bundle === undefined) return batteryContradiction(wanted, offered);
  const mine = extraOf(wanted, offered);
  const theirs = extraOf(offered, wanted);
  if (mine === undefined && theirs === undefined) return undefined;
  return differs([mine, theirs].includes(UNCOUNTED) ? 'pack' : 'bundle', mine, theirs);
}

/** A tool that is sold without a battery, and one that says how much its battery holds. */
function batteryContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (isBare(wanted) === isBare(offered)) return undefined;
  const [mine, theirs] = [chargeOf(wanted), chargeOf(offered)];
  return (isBare(wanted) ? theirs : mine) === undefined ? undefined : differs('bundle', mine, theirs);
}

const isBare = ({ choices }: Traits): boolean => choices.length > 0 && choices.includes('battery:without');

function chargeOf({ measures }: Traits): string | undefined {
  const amount = measures.find(({ kind }) => kind === 'charge')?.amounts[0];
  return amount === undefined ? undefined : amountText(amount, 'charge');
}

function extraOf({ bundle, pack }: Traits, other: Traits): string | undefined {
  if (bundle === UNCOUNTED && (pack.multiple ?? other.pack.multiple) !== undefined) return undefined;
  return bundle !== undefined && bundle !== other.bundle && !names(other, bundle) ? bundle : undefined;
}

/** What one is *for* is what the other *is*: a case for the phone, a filter for the machine. */
function accessoryContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (isBeside(offered, wanted)) return differs('accessory', undefined, offered.accessory);
  if (isBeside(wanted, offered)) return differs('accessory', wanted.accessory, undefined);
  if (isFor(offered, wanted)) return differs('accessory', undefined, offered.fits.join(' '));
  if (isFor(wanted, offered)) return differs('accessory', wanted.fits.join(' '), undefined);
  return undefined;
}

/** A case and the phone: all that names the one names the other, too, but for the case. */
function isBeside(one: Traits, other: Traits): boolean {
  if (one.accessory === undefined || other.accessory !== undefined || one.pack.total !== undefined) return false;
  return (
    !other.squashed.includes(one.accessory.replace(/^ersatz/, '')) &&
    other.words.length > 0 &&
    holds(one.words, other.words)
  );
}

function isFor(one: Traits, other: Traits): boolean {
  if (one.fits.length === 0 || other.fits.length > 0) return false;
  const fitting = one.fits.filter((word) => other.words.includes(word)).length;
  return fitting > 0 && fitting > one.words.filter((word) => other.words.includes(word)).length;
}
