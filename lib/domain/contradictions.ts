import type { Traits } from './attributes.ts';
import type { Contradiction, Trait } from './match-reasons.ts';
import { near, type Pack, type Quantity } from './pack-size.ts';
import type { Dimension, MeasureKind } from './pack-words.ts';

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

function differs(trait: Trait, wanted: string | undefined, offered: string | undefined): Contradiction {
  return { kind: 'differs', trait, ...(wanted ? { wanted } : {}), ...(offered ? { offered } : {}) };
}

/** Everything that both sides state and state differently, and what only one product of a line has. */
export function contradictionsOf(wanted: Traits, offered: Traits): Contradiction[] {
  const found: Contradiction[] = measureContradictions(wanted, offered);
  const note = (one: Contradiction | undefined): void => {
    if (one !== undefined) found.push(one);
  };
  note(packContradiction(wanted.pack, offered.pack));
  note(setContradiction('colour', wanted.colours, offered.colours));
  note(setContradiction('size', wanted.sizes, offered.sizes));
  note(setContradiction('format', wanted.formats, offered.formats));
  note(setContradiction('platform', wanted.platforms, offered.platforms));
  if (wanted.editions.size + offered.editions.size > 0) note(editionContradiction(wanted.editions, offered.editions));
  note(modelContradiction(wanted, offered) ?? variantContradiction(wanted, offered));
  if (wanted.isRefill !== offered.isRefill) {
    note(differs('refill', wanted.isRefill ? 'refill' : undefined, offered.isRefill ? 'refill' : undefined));
  }
  note(bundleContradiction(wanted, offered));
  note(accessoryContradiction(wanted, offered));
  return found;
}

function packContradiction(wanted: Pack, offered: Pack): Contradiction | undefined {
  return packsDiffer(wanted, offered) ? differs('pack', packText(wanted), packText(offered)) : undefined;
}

/** One litre in two bottles is not one litre in one; but who states only the sum may mean either. */
export function packsDiffer(a: Pack, b: Pack): boolean {
  if (a === b) return false;
  const shared = (Object.keys(a.totals) as Dimension[]).filter((dimension) => b.totals[dimension] !== undefined);
  const differ = shared.some((dimension) => {
    const [one = 0, other = 0] = [a.totals[dimension], b.totals[dimension]];
    if (dimension === 'piece' || dimension === 'wash') return one !== other;
    return !near(one, other) && !isOneOfEach(a, b, one, other);
  });
  if (differ) return true;
  if (a.multiple !== undefined && b.multiple !== undefined) return shared.length === 0 && a.multiple !== b.multiple;
  // A multipack is named as one: where the other side states nothing, it is a single one.
  return shared.length === 0 && (a.multiple ?? b.multiple ?? 1) > 1;
}

/** "120 g, 5 pieces" may mean 120 g each: beside "5 × 120 g" it does. */
function isOneOfEach({ totals: a }: Pack, { totals: b }: Pack, one: number, other: number): boolean {
  const pieces = a.piece ?? 1;
  return pieces > 1 && pieces === b.piece && (near(one * pieces, other) || near(other * pieces, one));
}

function measureContradictions(wanted: Traits, offered: Traits): Contradiction[] {
  const found: Contradiction[] = [];
  for (const [kind, mine] of wanted.measures) {
    const theirs = offered.measures.get(kind);
    const inPack = (traits: Traits): boolean => traits.pack.totals[kind as Dimension] !== undefined;
    if (theirs === undefined || kind === 'piece' || (inPack(wanted) && inPack(offered))) continue;
    if (within(mine, theirs) || within(theirs, mine)) continue;
    const text = (amounts: readonly number[]): string => amounts.map((amount) => amountText(amount, kind)).join(' / ');
    found.push(differs(kind === 'storage' ? 'storage' : 'measure', text(mine), text(theirs)));
  }
  return found;
}

function within(some: readonly number[], all: readonly number[]): boolean {
  return some.every((one) => all.some((other) => near(one, other)));
}

function setContradiction(
  trait: Trait,
  wanted: ReadonlySet<string>,
  offered: ReadonlySet<string>,
): Contradiction | undefined {
  if (wanted.size === 0 || offered.size === 0) return undefined;
  for (const one of wanted) if (offered.has(one)) return undefined;
  return differs(trait, [...wanted].join(' / '), [...offered].join(' / '));
}

/** An unnumbered, plain edition is the usual one; a deluxe one is always named. */
function editionContradiction(wanted: ReadonlySet<string>, offered: ReadonlySet<string>): Contradiction | undefined {
  const numbers = (editions: ReadonlySet<string>): Set<string> =>
    new Set([...editions].filter((one) => /^\d/.test(one)));
  const names = (editions: ReadonlySet<string>): string =>
    [...editions]
      .filter((one) => !/^\d/.test(one))
      .sort()
      .join(' ');
  const numbered = setContradiction('edition', numbers(wanted), numbers(offered));
  if (numbered !== undefined) return numbered;
  return names(wanted) === names(offered) ? undefined : differs('edition', names(wanted), names(offered));
}

/** The digits of a code do not go on in the text around it: "iphone1" is not in "iphone15". */
function mentionsCode({ squashed, codes }: Traits, code: string): boolean {
  if (codes.has(code)) return true;
  for (let at = squashed.indexOf(code); at >= 0; at = squashed.indexOf(code, at + 1)) {
    const isDigit = (index: number): boolean => /\d/.test(squashed[index] ?? '');
    const goesOn = isDigit(at + code.length) && isDigit(at + code.length - 1);
    if (!goesOn && !(isDigit(at) && isDigit(at - 1))) return true;
  }
  return false;
}

const isDigitAt = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return (code >= 48 && code <= 57) || code === 46;
};

/** Where the first run of digits of a code ends: behind "5600" of "5600x". */
function coreEnd(code: string): number {
  let end = 0;
  while (end < code.length && !isDigitAt(code, end)) end += 1;
  while (end < code.length && isDigitAt(code, end)) end += 1;
  return end;
}

/** The same letters around other digits. */
function haveOneShape(a: string, b: string): boolean {
  let [one, other] = [0, 0];
  while (one < a.length && other < b.length) {
    if (isDigitAt(a, one) !== isDigitAt(b, other)) return false;
    if (isDigitAt(a, one)) {
      while (isDigitAt(a, one)) one += 1;
      while (isDigitAt(b, other)) other += 1;
    } else if (a[one] === b[other]) {
      one += 1;
      other += 1;
    } else return false;
  }
  return one === a.length && other === b.length;
}

/** Its first letters and number, without what follows: "5600" of "5600x"; undefined where nothing follows. */
function coreOf(code: string): string | undefined {
  const end = coreEnd(code);
  return end === code.length ? undefined : code.slice(0, end);
}

const isBareCount = (code: string): boolean => /^x?[\d.]{1,3}(?:x|er)?$/.test(code);

function modelContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const only = (one: Traits, other: Traits): string[] =>
    [...one.codes].filter((code) => !isBareCount(code) && !mentionsCode(other, code));
  const mine = only(wanted, offered);
  const theirs = only(offered, wanted);
  for (const code of mine) {
    const rival = theirs.find((other) => areRivals(code, other)) ?? plainRival(code, offered);
    if (rival !== undefined) return differs('model', code, rival);
  }
  for (const code of theirs) {
    const rival = plainRival(code, wanted);
    if (rival !== undefined) return differs('model', rival, code);
  }
  return undefined;
}

/** Two codes of one series: the same letters with other digits, or the same digits with another ending. */
function areRivals(a: string, b: string): boolean {
  if (haveOneShape(a, b)) return !isDigitAt(a, 0) || coreEnd(a) < a.length || (a.length === b.length && a.length > 3);
  const core = coreOf(a);
  return core !== undefined && core === coreOf(b);
}

/** "4070" beside "4070ti". */
function plainRival(code: string, other: Traits): string | undefined {
  const core = coreOf(code);
  return core !== undefined && core.length > 2 && other.codes.has(core) ? core : undefined;
}

function names(traits: Traits, word: string): boolean {
  if (traits.words.has(word) || traits.fits.has(word) || traits.variants.has(word)) return true;
  return [...traits.codes].some((code) => code === word || code.endsWith(word));
}

/** "Pro" counts where it follows what both are called: it then names another product of the line. */
function variantContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (wanted.variants.size + offered.variants.size === 0) return undefined;
  const only = (one: Traits, other: Traits): string[] =>
    [...one.variants].filter(([word, after]) => !other.variants.has(word) && names(other, after)).map(([word]) => word);
  const mine = only(wanted, offered);
  const theirs = only(offered, wanted);
  return mine.length + theirs.length === 0 ? undefined : differs('variant', mine.join(' '), theirs.join(' '));
}

function bundleContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const extra = (one: Traits, other: Traits): string | undefined =>
    one.bundle !== undefined && one.bundle !== other.bundle && !names(other, one.bundle) ? one.bundle : undefined;
  const mine = extra(wanted, offered);
  const theirs = extra(offered, wanted);
  return mine === undefined && theirs === undefined ? undefined : differs('bundle', mine, theirs);
}

/** What one is *for* is what the other *is*: a case for the phone, a filter for the machine. */
function accessoryContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const isFor = (one: Traits, other: Traits): boolean => {
    if (one.fits.size === 0 || other.fits.size > 0) return false;
    const fitting = [...one.fits].filter((word) => other.words.has(word)).length;
    return fitting > 0 && fitting > [...one.words].filter((word) => other.words.has(word)).length;
  };
  if (isFor(offered, wanted)) return differs('accessory', undefined, [...offered.fits].join(' '));
  if (isFor(wanted, offered)) return differs('accessory', [...wanted.fits].join(' '), undefined);
  return undefined;
}
