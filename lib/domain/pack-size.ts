import { isAdded, isBracketed, isEach, isSizeNumber, measuresOf, type Measure } from './measures.ts';
import { fold } from './name-words.ts';
import { ofWords, type Dimension } from './pack-words.ts';
import { tokenAt, tokensOf, type Token } from './tokens.ts';

export interface Quantity {
  readonly of: Dimension;
  /** Pieces, washes, g, ml, m or m². */
  readonly amount: number;
}

/** How much one buys, as far as it is stated. */
export interface Pack {
  /** How many equal packs: the 6 of "6 × 500 ml", of "pack of 6". At least 2. */
  readonly multiple?: number;
  /** What one of them holds, in the dimension of `total`. */
  readonly each?: Quantity;
  /** All of it, in the dimension that a unit price is told in. */
  readonly total?: Quantity;
  /** All of it in every dimension that is stated: 60 capsules that weigh 90 g. */
  readonly totals: Readonly<Partial<Record<Dimension, number>>>;
}

export const unstatedPack: Pack = { totals: {} };
/** Two writings of one size: 16.9 fl oz and 500 ml. */
const TOLERANCE = 0.025;
const LARGEST_MULTIPLE = 1000;

export function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE * Math.max(a, b);
}

export function packOf(name: string): Pack {
  const tokens = tokensOf(fold(name));
  return readPack(tokens, measuresOf(tokens));
}

export function readPack(tokens: readonly Token[], measures: readonly Measure[]): Pack {
  const stated = statedMultiple(tokens, measures);
  if (stated === undefined && measures.length === 0) return unstatedPack;
  const content = measures.filter((one) => one.isContent && one.amount > 0 && !isFreePack(tokens, one));
  const counted = piecesIn(tokens, content);
  const onTop = freeOnTop(tokens);
  const isOfPieces = counted !== undefined && counted.to === onTop.at;
  const pieces = isOfPieces ? { ...counted, amount: counted.amount + onTop.count } : counted;
  const main = content.find(({ unit }) => unit.kind === 'volume') ?? content.find(({ unit }) => unit.kind !== 'piece');
  if (stated === undefined && pieces === undefined && main === undefined) return unstatedPack;
  const multiple = multipleOf(stated, pieces, main, content) + (isOfPieces ? 0 : onTop.count);
  const totals = totalsOf(content, multiple);
  const count = piecesTotal(pieces, multiple, main);
  if (count !== undefined) totals.piece = count;
  return assemble(totals, main === undefined && multiple === 1 ? fewPieces(pieces) : multiple, pieces);
}

/** All but the pieces, which are counted apart. */
function totalsOf(content: readonly Measure[], multiple: number): Partial<Record<Dimension, number>> {
  const totals: Partial<Record<Dimension, number>> = {};
  for (const { unit } of content) {
    const kind = unit.kind as Dimension;
    if (kind !== 'piece' && totals[kind] === undefined) totals[kind] = totalOf(content, kind, multiple);
  }
  return totals;
}

/** "2 pcs" of a thing are two packs of one; more of them may be what one pack always holds. */
function fewPieces(pieces: Measure | undefined): number {
  const isFew = pieces?.unit.piece === 'plain' && (pieces.amount === 2 || pieces.amount === 3);
  return isFew ? pieces.amount : 1;
}

/** The first count of pieces; where it counts packs of so many, or so many in each of some packs, all of them together. */
function piecesIn(tokens: readonly Token[], content: readonly Measure[]): Measure | undefined {
  const [first, ...others] = content.filter(({ unit }) => unit.kind === 'piece');
  if (first === undefined) return undefined;
  const second = others.find((one) => isInEach(tokens, first, one));
  return second === undefined
    ? first
    : { ...first, unit: smaller(first, second), amount: first.amount * second.amount };
}

/** "5개입 4팩" and "4ロール×6パック" count what is in each pack, then the packs; "30 Packungen à 10 Stück" begins with these. */
function isInEach(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  const between = tokenAt(tokens, first.to);
  const isJoined = between.isTimes;
  if (second.from === first.to + (isJoined ? 1 : 0)) {
    const word = tokenAt(tokens, first.to - 1).text;
    if (second.unit.piece === 'plain') return SHEETS.test(word);
    return (isJoined && second.unit.piece === 'container') || isFromEast(word);
  }
  const isOf = second.from === first.to + 1 && ofWords.has(between.text);
  return isOf && first.unit.piece === 'container';
}

/** Sheets are in something: 100매 20개. */
const SHEETS = /^[매枚抽]/;
/** Languages that say the packs last. */
const isFromEast = (word: string): boolean => word.charCodeAt(0) >= 0x3000;

const smaller = (first: Measure, second: Measure): Measure['unit'] =>
  first.unit.piece === 'container' ? second.unit : first.unit;

/** In which of its dimensions a price is told: capsules count before what they weigh. */
const BY_CONTENT: readonly Dimension[] = ['volume', 'mass', 'wash', 'area', 'length', 'piece'];
const BY_DOSE: readonly Dimension[] = ['volume', 'piece', 'mass', 'wash', 'area', 'length'];

function assemble(totals: Partial<Record<Dimension, number>>, multiple: number, pieces: Measure | undefined): Pack {
  const isOfDoses = pieces?.unit.piece === 'dose' && pieces.amount !== multiple;
  const of = (isOfDoses ? BY_DOSE : BY_CONTENT).find((dimension) => totals[dimension] !== undefined);
  const amount = of === undefined ? undefined : totals[of];
  if (of === undefined || amount === undefined) return unstatedPack;
  return {
    totals,
    total: { of, amount },
    ...(multiple > 1 ? { multiple, each: { of, amount: amount / multiple } } : {}),
  };
}

/** "24 cans, 0.33 l" is 24 times a can; "60 capsules, 90 g" is 90 g in all. */
function multipleOf(
  stated: number | undefined,
  pieces: Measure | undefined,
  main: Measure | undefined,
  content: readonly Measure[],
): number {
  const times = main?.times ?? pieces?.times ?? 1;
  // "Twin pack 2 × 75 ml" says the same thing twice.
  const own = stated === times ? times : (stated ?? 1) * times;
  if (own > 1 || pieces === undefined || main === undefined) return own;
  const count = pieces.amount * pieces.times;
  // Where the sum is stated as well ("6 bottles, 3 l (6 × 500 ml)"), it needs no multiplying.
  const hasSum = content.some(
    (one) => one !== main && one.unit.kind === main.unit.kind && near(one.amount * count, main.amount),
  );
  return isOfEach(main, pieces) && !hasSum ? count : 1;
}

/** What weighs less than this in grams is a part of what is sold, and not sold by itself. */
const LIGHTEST_EACH = 20;

/**
 * The amount is that of one piece: of a can, of a bottle of so many litres, of 20 bags of 2 g. "Bar 40 g, 24 pcs": a count right behind the
 * weight counts things of this weight; before it, or in brackets, their parts.
 */
function isOfEach(main: Measure, pieces: Measure): boolean {
  if (isEach(main) && pieces.to === main.from - 1) return true;
  if (pieces.unit.piece !== 'plain') return pieces.unit.piece === 'container';
  if (main.unit.kind === 'volume') return true;
  const gap = pieces.from - main.to;
  return main.unit.kind === 'mass' && main.amount >= LIGHTEST_EACH && gap >= 0 && gap <= 1 && !isBracketed(pieces);
}

function totalOf(content: readonly Measure[], kind: Dimension, multiple: number): number {
  const [first, ...others] = content.filter(({ unit }) => unit.kind === kind);
  if (first === undefined) return 0;
  if (others.length === 0) return first.amount * multiple;
  const added = others.filter(isAdded).reduce((sum, { amount, times }) => sum + amount * times, 0);
  const one = first.amount + added;
  // "3 l (6 × 500 ml)": one of the two is the sum already.
  const isSum = others.some(
    ({ amount, times }) => near(amount * Math.max(times, multiple), first.amount) && amount < first.amount,
  );
  return isSum ? first.amount : one * multiple;
}

function piecesTotal(pieces: Measure | undefined, multiple: number, main: Measure | undefined): number | undefined {
  if (pieces === undefined) return multiple > 1 ? multiple : undefined;
  const own = pieces.amount * (main === undefined ? 1 : pieces.times);
  const isTheMultiple = main !== undefined && own === multiple;
  return isTheMultiple ? own : own * multiple;
}

/** What is said beside the measures: "pack of 6", "6er-Pack", "6'lı paket", "twin pack", "2x …", "… x 6". */
function statedMultiple(tokens: readonly Token[], measures: readonly Measure[]): number | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    const { isWord, value, multiple: own } = tokenAt(tokens, index);
    if (isWord ? own === undefined : value === undefined) continue;
    const multiple = isWord ? multipleInWord(tokens, index) : multipleAtNumber(tokens, index, measures);
    if (multiple !== undefined && multiple > 1 && multiple <= LARGEST_MULTIPLE) return multiple;
  }
  return undefined;
}

/** The measure that a times sign joins to the number at `index`. */
function measureBefore(measures: readonly Measure[], index: number): Measure | undefined {
  return measures.find(({ to }) => to === index - 1);
}

function multipleInWord(tokens: readonly Token[], index: number): number | undefined {
  const { multiple } = tokenAt(tokens, index);
  if (multiple === undefined || !multiple.needsPackWord) return multiple?.amount;
  const next = tokenAt(tokens, tokenAt(tokens, index + 1).text === '-' ? index + 2 : index + 1);
  return next.isPack && !WEAK_PACK_WORDS.has(next.text) ? multiple.amount : undefined;
}

function multipleAtNumber(tokens: readonly Token[], index: number, measures: readonly Measure[]): number | undefined {
  const { value } = tokenAt(tokens, index);
  if (value === undefined || !Number.isInteger(value)) return undefined;
  if (tokenAt(tokens, index - 1).isTimes)
    return timesBefore(tokens, index, measureBefore(measures, index)) ? value : undefined;
  // "pack of 6 pieces", "lot de 6 x 500 ml": the measure has counted it. A set of three counts as three packs, though.
  if (measures.some(({ from, to }) => index >= from && index < to)) {
    return /[個개].*(?:セット|세트|套|組)/.test(tokenAt(tokens, index + 1).text) ? value : undefined;
  }
  const sum = sumOfFree(tokens, index);
  if (sum !== undefined) return sum;
  const isMultiple = isAfterPackWord(tokens, index) || isBeforePackWord(tokens, index) || isLeadingTimes(tokens, index);
  return isMultiple ? value : undefined;
}

/** "500 ml x 6", "Cream ×6": but not the 40 of "30 x 40", and not the name "Model X 6". */
function timesBefore(tokens: readonly Token[], index: number, measure: Measure | undefined): boolean {
  if (isSizeNumber(tokens, index - 2)) return true;
  const { unit } = tokenAt(tokens, index + 1);
  // 16 rolls × 150 sheets are 16 rolls.
  if (measure !== undefined) return unit === undefined || (unit.kind !== 'length' && measure.unit.kind !== 'piece');
  return unit === undefined && isApart(tokens, index);
}

/** The times sign and its number stand at the end of a part of the name, and belong to no word. */
function isApart(tokens: readonly Token[], index: number): boolean {
  const before = tokenAt(tokens, index - 2);
  const sign = tokenAt(tokens, index - 1);
  if (before.value !== undefined || (sign.text === 'x' && tokenAt(tokens, index).spaced)) return false;
  const begins = sign.spaced || before.text === '' || before.text === '(';
  return begins && /^[),\]|/-]?$/.test(tokenAt(tokens, index + 1).text);
}

/** "Multipack 4 colours" holds one of each. */
const COLOUR_WORD = /^(?:farb|colo[ru]|couleur|kleur|kolor|renk)/;

function isAfterPackWord(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (at > index - 3 && ofWords.has(tokenAt(tokens, at).text)) at -= 1;
  const { text, isPack } = tokenAt(tokens, at);
  const isOf = at < index - 1;
  // "Box 4" and "Set 2" are names; with "of" between, or the word "pack", they are counts.
  const next = tokenAt(tokens, index + 1);
  return isPack && (isOf || COUNTED_PACKS.has(text)) && !next.isPack && !COLOUR_WORD.test(next.text);
}

/** What is given on top. */
const FREE = new Set(
  'gratis free offert offerts offerte offertes gratuit gratuits regalo omaggio bedava hediye geschenkt cadeau gratuito'.split(
    ' ',
  ),
);

const isFreePack = (tokens: readonly Token[], { before, to, unit }: Measure): boolean =>
  before === '+' && unit.piece === 'container' && FREE.has(tokenAt(tokens, to).text);

const NONE_ON_TOP = { at: -1, count: 0 };

/** The one of "6 × 1,5 l + 1 gratis", and where its plus stands; what more is named behind is another thing. */
function freeOnTop(tokens: readonly Token[]): { readonly at: number; readonly count: number } {
  const at = tokens.findIndex(({ text }) => text === '+');
  const { value: count } = tokenAt(tokens, at + 1);
  if (at < 1 || count === undefined || count > MOST_FREE || !Number.isInteger(count)) return NONE_ON_TOP;
  if (tokenAt(tokens, at - 1).value !== undefined) return NONE_ON_TOP;
  const { unit, isPack } = tokenAt(tokens, at + 2);
  const end = isPack || unit?.piece === 'container' ? at + 3 : at + 2;
  return FREE.has(tokenAt(tokens, end).text) && !tokenAt(tokens, end + 1).isWord ? { at, count } : NONE_ON_TOP;
}

/** "5+1", "8 + 4 gratis": but not the memory of "8+128 GB". */
function sumOfFree(tokens: readonly Token[], index: number): number | undefined {
  const sign = tokenAt(tokens, index + 1);
  if (sign.text !== '+') return undefined;
  const [one, other] = [tokenAt(tokens, index), tokenAt(tokens, index + 2)];
  if (sign.spaced !== other.spaced || other.value === undefined) return undefined;
  const next = tokenAt(tokens, index + 3);
  const isCount = FREE.has(next.text) || (!sign.spaced && (next.unit === undefined || next.unit.kind === 'piece'));
  const [first, second] = [one.value ?? 0, other.value];
  return isCount && first <= MOST_FREE && second <= first && Number.isInteger(second) ? first + second : undefined;
}

const MOST_FREE = 24;
const COUNTED_PACKS = new Set(['pack', 'packs', 'multipack', 'pacote', 'paquete', 'コ', 'セット']);
/** What may stand between a number and its pack word: 6er-Pack, 6-pack, 6'lı paket. */
const LINKS = new Set(['er', '-', "'", 'li', 'lu', 'in', 'erpack', 'pcs', 'pc', 'for']);
/** "Box" and the like need a link before them, or the number is their name. */
const WEAK_PACK_WORDS = new Set('set sets kit kits box case tray lot bundle multipack multipacks'.split(' '));

const PACK_UNSPACED = /^(?:セット|入り|套|組|세트)/;

function isBeforePackWord(tokens: readonly Token[], index: number): boolean {
  let at = index + 1;
  while (at < index + 5 && LINKS.has(tokenAt(tokens, at).text)) at += 1;
  const { text, isPack } = tokenAt(tokens, at);
  if (isPack) return at > index + 1 || !WEAK_PACK_WORDS.has(text);
  const next = tokenAt(tokens, index + 1).text;
  const isLinked = next === 'er' || next === "'" || next === 'li' || next === 'lu';
  return isLinked || (isFromEast(text) && PACK_UNSPACED.test(text));
}

/** "2x Cream", "(3 x Gel)": the number opens the name or a bracket. */
function isLeadingTimes(tokens: readonly Token[], index: number): boolean {
  if (!tokenAt(tokens, index + 1).isTimes || index + 2 >= tokens.length) return false;
  return tokenAt(tokens, index + 2).value === undefined && /^[([,|:–-]?$/.test(tokenAt(tokens, index - 1).text);
}
