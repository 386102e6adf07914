import { freeOnTop, isFreePack, PAYS, sumOfFree } from './free-on-top.ts';
import { isAdded, isBracketed, isEach, type Measure } from './measure.ts';
import { measuresOf } from './measures.ts';
import { fold } from './name-words.ts';
import { type Dimension, OF_WORDS, SET_OF } from './pack-words.ts';
import { near, type Pack, unstatedPack } from './pack.ts';
import { isSizeBeforeCount } from './size-place.ts';
import { isFromEast, statedMultiple } from './stated-multiple.ts';
import { type Token, tokenAt, tokensOf } from './tokens.ts';
import { isOneOf } from './word-list.ts';

export function packOf(name: string): Pack {
  const tokens = tokensOf(fold(name));
  return readPack(tokens, measuresOf(tokens));
}

export function readPack(tokens: readonly Token[], measures: readonly Measure[]): Pack {
  const told = statedMultiple(tokens, measures);
  if (told === undefined && measures.length === 0) return unstatedPack;
  const all = measures.filter((one) => one.isContent && one.amount > 0 && !isFreePack(tokens, one));
  const isCounted = told !== undefined || all.some(({ unit }) => unit.kind === 'piece');
  const content = all.filter((one) => !(isCounted && isStrength(one)) && !isBeforeExtra(one, all, measures));
  const isMixed = content.some((one) => isAdded(one) && timesBehind(tokens, one, content) > 1);
  return isMixed ? packIn(tokens, sumsOf(tokens, content), undefined) : packIn(tokens, content, told);
}

/** "1 g paracetamol, 8 tablets": so much is in each of them, and nobody buys them by weight. */
const isStrength = ({ unit, amount, times }: Measure): boolean => unit.kind === 'mass' && amount <= 1 && times === 1;

/** "500 ml + 50 % gratis (750 ml)": the larger one is what is sold. */
function isBeforeExtra({ unit, amount }: Measure, all: readonly Measure[], measures: readonly Measure[]): boolean {
  const extra = measures.find((one) => one.unit.kind === 'percent' && isAdded(one));
  if (extra === undefined) return false;
  const whole = amount * (1 + extra.amount / 100);
  return all.some((one) => one.unit.kind === unit.kind && isBracketed(one) && near(one.amount, whole));
}

function packIn(tokens: readonly Token[], content: readonly Measure[], stated: number | undefined): Pack {
  const counted = piecesIn(tokens, content);
  const onTop = freeOnTop(tokens);
  const isOfPieces = counted !== undefined && counted.to === onTop.at;
  const pieces = isOfPieces ? { ...counted, amount: counted.amount + onTop.count } : counted;
  const main = content.find(({ unit }) => unit.kind === 'volume') ?? content.find(({ unit }) => unit.kind !== 'piece');
  if (stated === undefined && pieces === undefined && main === undefined) return unstatedPack;
  const multiple = multipleOf(tokens, stated, pieces, main, content) + (isOfPieces ? 0 : onTop.count);
  const totals = totalsOf(content, multiple);
  const count = piecesTotal(tokens, stated, pieces, multiple, main);
  if (count !== undefined) totals.piece = count;
  return assemble(totals, main === undefined && multiple === 1 ? fewPieces(pieces) : multiple, pieces);
}

/** Where "2 kg × 2 + 1 kg × 2" is added, each has its own times. */
const sumsOf = (tokens: readonly Token[], content: readonly Measure[]): Measure[] =>
  content
    .filter(({ unit }) => unit.kind !== 'piece')
    .map((one) => ({ ...one, amount: one.amount * timesBehind(tokens, one, content) }));

function timesBehind(tokens: readonly Token[], { to, unit }: Measure, content: readonly Measure[]): number {
  if (unit.kind === 'piece') return 1;
  const counted = content.find((one) => one.from === to && one.unit.kind === 'piece');
  const { value = 1 } = tokenAt(tokens, to + 1);
  return counted?.amount ?? (tokenAt(tokens, to).isTimes && Number.isInteger(value) ? value : 1);
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
  const all = content.filter(({ unit }) => unit.kind === 'piece');
  const amounts = all.map(({ amount }) => amount);
  const counts =
    all.length < 2 ? all : all.filter((one) => !isSizeBeforeCount(wordOf(tokens, one), one.amount, amounts));
  if (counts.length < 2) return counts[0] && { ...counts[0], amount: amountOf(tokens, counts[0]) };
  // "All in 1 capsules, 75 pcs": one says nothing where more is counted.
  const many = counts.filter(({ amount }) => amount > 1);
  const [first, ...others] = many.length > 0 ? many : counts;
  if (first === undefined) return undefined;
  let sum: Measure = { ...first, amount: amountOf(tokens, first) };
  for (const other of others) {
    const { to } = other;
    if (isInEach(tokens, sum, other))
      sum = { ...sum, unit: smaller(sum, other), amount: sum.amount * other.amount, to };
    else if (isMore(tokens, sum, other)) sum = { ...sum, amount: sum.amount + other.amount, to };
  }
  return sum;
}

const amountOf = (tokens: readonly Token[], one: Measure): number =>
  sumOfFree(tokens, one.from - 2) ?? one.amount * heldByEach(tokens, one);

/** The 10 of "30 pacchetti da 10", where nothing says of what. */
function heldByEach(tokens: readonly Token[], { to, unit }: Measure): number {
  const [{ value = 1, text }, next] = [tokenAt(tokens, to + 1), tokenAt(tokens, to + 2)];
  const isAll = unit.piece === 'container' && isOneOf(tokenAt(tokens, to), OF_WORDS);
  return isAll && /^\d+$/.test(text) && (next.text === '' || /^[),(|]$/.test(next.text)) ? value : 1;
}

/** "32 pcs + 20 pcs" */
const isMore = (tokens: readonly Token[], first: Measure, second: Measure): boolean =>
  isAdded(second) && second.from === first.to + 1 && wordOf(tokens, first) === wordOf(tokens, second);

/** What the count counts. */
const wordOf = (tokens: readonly Token[], { to }: Measure): string => tokenAt(tokens, to - 1).text;

/** "5개입 4팩" and "4ロール×6パック" count what is in each pack, then the packs; "30 Packungen à 10 Stück" begins with these. */
function isInEach(tokens: readonly Token[], first: Measure, second: Measure): boolean {
  const between = tokenAt(tokens, first.to);
  const word = wordOf(tokens, first);
  // "60매, 5팩": there one count is listed after the other, and said twice where they are equal.
  const isListed = between.text === ',' && isFromEast(word) && first.amount !== second.amount;
  const isJoined = between.isTimes || isListed;
  if (second.from === first.to + (isJoined ? 1 : 0)) {
    if (second.unit.piece === 'plain') return isListed || SHEETS.test(word) || (isJoined && countsPacks(tokens, first));
    return (isJoined && second.unit.piece === 'container') || isFromEast(word);
  }
  const isOf = second.from === first.to + 1 && isOneOf(between, OF_WORDS);
  return isOf && first.unit.piece === 'container';
}

/** "2 packs x 18 pcs" */
const countsPacks = (tokens: readonly Token[], { to }: Measure): boolean => tokenAt(tokens, to - 1).isPack;

/** Sheets are in something: 100매 20개. */
const SHEETS = /^[매枚张張抽]/;
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
  tokens: readonly Token[],
  stated: number | undefined,
  pieces: Measure | undefined,
  main: Measure | undefined,
  content: readonly Measure[],
): number {
  const times = main?.times ?? pieces?.times ?? 1;
  // "Twin pack 2 × 75 ml" says the same thing twice.
  const own = stated === times ? times : (stated ?? 1) * times;
  if (pieces === undefined || main === undefined) return own;
  if (isTimesOf(tokens, main, pieces)) return pieces.amount * times;
  const count = pieces.amount * pieces.times;
  if (times > 1 || count === own || isSumOf(content, count, main)) return own;
  return isOfEach(tokens, main, pieces, own) ? own * count : own;
}

/** Where the sum is stated as well ("6 bottles, 3 l (6 × 500 ml)"), it needs no multiplying. */
const isSumOf = (content: readonly Measure[], count: number, main: Measure): boolean =>
  content.some((one) => one !== main && one.unit.kind === main.unit.kind && near(one.amount * count, main.amount));

/** "500 ml × 12 cans × 2 boxes" */
const isTimesOf = (tokens: readonly Token[], { to }: Measure, { from }: Measure): boolean =>
  from === to + 1 && tokenAt(tokens, to).isTimes;

/** What weighs less than this in grams is a part of what is sold, and not sold by itself. */
const LIGHTEST_EACH = 20;

/**
 * The amount is that of one piece: of a can, of a bottle of so many litres, of 20 bags of 2 g. "Bar 40 g, 24 pcs": a count right behind the
 * weight counts things of this weight; before it, or in brackets, their parts.
 */
function isOfEach(tokens: readonly Token[], main: Measure, pieces: Measure, packs: number): boolean {
  if (standsNext(tokens, pieces, main) && (isEach(main) || (main.before === ',' && wordOf(tokens, pieces) === '개')))
    return true;
  if (pieces.unit.piece !== 'plain') return pieces.unit.piece === 'container';
  if (main.unit.kind === 'volume' || pieces.before === '/' || isOneOf(tokenAt(tokens, pieces.from - 1), PAYS))
    return true;
  // "20 oz, 12 count, pack of 2" weighs forty.
  if (packs > 1) return false;
  const gap = pieces.from - main.to;
  return main.unit.kind === 'mass' && main.amount >= LIGHTEST_EACH && gap >= 0 && gap <= 1 && !isBracketed(pieces);
}

/** With one sign or word between, and a full stop: "20 Stk. à 100 g". */
const standsNext = (tokens: readonly Token[], { to }: Measure, { from }: Measure): boolean =>
  (tokenAt(tokens, to).text === '.' ? to + 1 : to) === from - 1;

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

/** "6er Pack 6 Stück", "4-pack 4 st" and "3個セット" hold so many, and not so many times as many. */
function isPackOf(tokens: readonly Token[], pieces: Measure): boolean {
  if (isEach(pieces)) return false;
  return tokens.some(({ value, multiple }, index) => {
    // "Duobox, 2 pcs" and "8 rolls (6+2)" say it twice.
    if (multiple?.amount === pieces.amount || sumOfFree(tokens, index) === pieces.amount) return true;
    if (value !== pieces.amount) return false;
    const next = tokenAt(tokens, index + 1);
    if (index === pieces.from) return SET_OF.test(next.text);
    return next.text === 'er' || next.isPack || (next.text === '-' && tokenAt(tokens, index + 2).isPack);
  });
}

function piecesTotal(
  tokens: readonly Token[],
  stated: number | undefined,
  pieces: Measure | undefined,
  multiple: number,
  main: Measure | undefined,
): number | undefined {
  if (pieces === undefined) return multiple > 1 ? multiple : undefined;
  if (main !== undefined && pieces.amount * (stated ?? 1) === multiple) return multiple;
  const own = pieces.amount * (main === undefined ? 1 : pieces.times);
  const isTheMultiple = own === multiple && (main !== undefined || isPackOf(tokens, pieces));
  return isTheMultiple ? own : own * multiple;
}
