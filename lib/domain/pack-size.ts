import { isTimes, measuresOf, type Measure } from './measures.ts';
import { fold, tokensOf, type Token } from './name-words.ts';
import { numeral, numeralPack, ofWords, packWords, unitOf, type Dimension } from './pack-words.ts';

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
  const content = measures.filter(({ isContent, amount }) => isContent && amount > 0);
  const stated = statedMultiple(tokens, measures);
  const pieces = content.find(({ unit }) => unit.kind === 'piece');
  const main = content.find(({ unit }) => unit.kind === 'volume') ?? content.find(({ unit }) => unit.kind !== 'piece');
  if (stated === undefined && pieces === undefined && main === undefined) return unstatedPack;
  const multiple = multipleOf(stated, pieces, main, content);
  const totals: Partial<Record<Dimension, number>> = {};
  for (const { unit } of content) {
    const kind = unit.kind as Dimension;
    if (kind === 'piece' || totals[kind] !== undefined) continue;
    totals[kind] = totalOf(content.filter((measure) => measure.unit.kind === kind), multiple);
  }
  const count = piecesTotal(pieces, multiple, main);
  if (count !== undefined) totals.piece = count;
  return assemble(totals, multiple, pieces);
}

function assemble(totals: Partial<Record<Dimension, number>>, multiple: number, pieces: Measure | undefined): Pack {
  const order: readonly Dimension[] =
    pieces?.unit.piece === 'dose'
      ? ['volume', 'piece', 'mass', 'wash', 'area', 'length']
      : ['volume', 'mass', 'wash', 'area', 'length', 'piece'];
  const of = order.find((dimension) => totals[dimension] !== undefined);
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
  const isHolder = pieces.unit.piece === 'container' || (pieces.unit.piece === 'plain' && main.unit.kind === 'volume');
  const count = pieces.amount * pieces.times;
  // Where the sum is stated as well ("6 bottles, 3 l (6 × 500 ml)"), it needs no multiplying.
  const hasSum = content.some((one) => one !== main && one.unit.kind === main.unit.kind && near(one.amount * count, main.amount));
  return isHolder && !hasSum ? count : 1;
}

function totalOf(measures: readonly Measure[], multiple: number): number {
  const [first, ...others] = measures;
  if (first === undefined) return 0;
  const added = others.filter(({ isAdded }) => isAdded).reduce((sum, { amount, times }) => sum + amount * times, 0);
  const one = first.amount + added;
  // "3 l (6 × 500 ml)": one of the two is the sum already.
  const isSum = others.some(({ amount, times }) => near(amount * Math.max(times, multiple), first.amount) && amount < first.amount);
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
  const taken = (index: number): boolean => measures.some(({ from, to }) => index >= from && index < to);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const multiple =
      token.value === undefined
        ? multipleInWord(tokens, index)
        : multipleAtNumber(tokens, index, taken(index), measureBefore(measures, index));
    if (multiple !== undefined && multiple > 1 && multiple <= LARGEST_MULTIPLE) return multiple;
  }
  return undefined;
}

/** The measure that a times sign joins to the number at `index`. */
function measureBefore(measures: readonly Measure[], index: number): Measure | undefined {
  return measures.find(({ to }) => to === index - 1);
}

function multipleInWord(tokens: readonly Token[], index: number): number | undefined {
  const { text } = tokens[index] ?? { text: '' };
  const asOne = numeralPack(text);
  if (asOne !== undefined) return asOne;
  const amount = numeral(text);
  if (amount === undefined) return undefined;
  const next = tokens[index + 1]?.text === '-' ? tokens[index + 2]?.text : tokens[index + 1]?.text;
  return next !== undefined && packWords.has(next) && next !== 'set' && next !== 'kit' ? amount : undefined;
}

function multipleAtNumber(
  tokens: readonly Token[],
  index: number,
  isTaken: boolean,
  before: Measure | undefined,
): number | undefined {
  const value = tokens[index]?.value;
  if (value === undefined || !Number.isInteger(value)) return undefined;
  if (isTimes(tokens[index - 1])) return timesBefore(tokens, index, before) ? value : undefined;
  // "pack of 6 pieces", "lot de 6 x 500 ml": the measure has counted it. A set of three counts as three packs, though.
  if (isTaken) return /[個개].*(?:セット|세트|套|組)/.test(tokens[index + 1]?.text ?? '') ? value : undefined;
  return isAfterPackWord(tokens, index) || isBeforePackWord(tokens, index) || isLeadingTimes(tokens, index)
    ? value
    : undefined;
}

/** "500 ml x 6", "Cream ×6": but not the 40 of "30 x 40", and not the name "Model X 6". */
function timesBefore(tokens: readonly Token[], index: number, measure: Measure | undefined): boolean {
  const unit = unitOf(tokens[index + 1]?.text ?? '');
  // 16 rolls × 150 sheets are 16 rolls.
  if (measure !== undefined) return unit?.kind !== 'length' && (unit === undefined || measure.unit.kind !== 'piece');
  const before = tokens[index - 2];
  if (before?.value !== undefined || unit !== undefined) return false;
  const sign = tokens[index - 1];
  const next = tokens[index + 1];
  const isSign = sign?.text !== 'x' || tokens[index]?.spaced === false;
  return isSign && (sign?.spaced === true || before === undefined || before.text === '(') && (next === undefined || /^[),\]|/-]$/.test(next.text));
}

function isAfterPackWord(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (at > index - 3 && ofWords.has(tokens[at]?.text ?? '')) at -= 1;
  const word = tokens[at]?.text ?? '';
  const next = tokens[index + 1]?.text ?? '';
  const isOf = at < index - 1;
  // "Box 4" and "Set 2" are names; with "of" between, or the word "pack", they are counts.
  return packWords.has(word) && (isOf || /^(?:pack|packs|multipack|コ|セット)$/.test(word)) && !packWords.has(next);
}

function isBeforePackWord(tokens: readonly Token[], index: number): boolean {
  let at = index + 1;
  // 6er-Pack, 6-pack, 6'lı paket, 6-teiliges Set
  while (at < index + 5 && /^(?:er|-|'|li|lu|in|erpack|pcs|pc|for)$/.test(tokens[at]?.text ?? '')) at += 1;
  const word = tokens[at]?.text ?? '';
  const hasTurkish = tokens[index + 1]?.text === "'" || /^(?:li|lu)$/.test(tokens[index + 1]?.text ?? '');
  if (packWords.has(word)) return at > index + 1 || !/^(?:set|sets|kit|kits|box|case|tray|lot|set)$/.test(word);
  return hasTurkish || /^(?:セット|入り|套|組|세트)/.test(word) || tokens[index + 1]?.text === 'er';
}

/** "2x Cream", "(3 x Gel)": the number opens the name or a bracket. */
function isLeadingTimes(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text;
  return (
    isTimes(tokens[index + 1]) &&
    tokens[index + 2] !== undefined &&
    tokens[index + 2]?.value === undefined &&
    (before === undefined || /^[([,|:–-]$/.test(before))
  );
}
