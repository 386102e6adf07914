import { amountText } from './amount-text.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { near, type Pack } from './pack.ts';
import type { Dimension, MeasureKind } from './pack-words.ts';
import type { KindAmounts, Traits } from './traits.ts';

export function measureContradictions(wanted: Traits, offered: Traits, found: Contradiction[]): void {
  for (const one of wanted.measures) {
    const other = offered.measures.find(({ kind }) => kind === one.kind);
    if (other === undefined || one.kind === 'piece') continue;
    const isPacked = isInPack(wanted, one.kind) && isInPack(offered, one.kind);
    const differ = isPacked ? lengthContradiction(wanted, offered, one, other) : amountContradiction(one, other);
    if (differ !== undefined) found.push(differ);
  }
}

function amountContradiction(
  { kind, amounts: mine, times }: KindAmounts,
  other: KindAmounts,
): Contradiction | undefined {
  const { amounts: theirs } = other;
  const isSame = kind === 'length' ? isOneLength : near;
  if (within(mine, theirs, isSame) || within(theirs, mine, isSame)) return kitContradiction(times, other.times);
  const text = (amounts: readonly number[]): string => amounts.map((amount) => amountText(amount, kind)).join(' / ');
  return differs(kind === 'storage' ? 'storage' : 'measure', text(mine), text(theirs));
}

/** What makes up the pack is compared there; but a line is as thick as it is, however long. */
function lengthContradiction(
  wanted: Traits,
  offered: Traits,
  one: KindAmounts,
  other: KindAmounts,
): Contradiction | undefined {
  if (one.kind !== 'length') return undefined;
  const mine = beside(wanted.pack, one.amounts);
  const theirs = beside(offered.pack, other.amounts);
  return mine.length === theirs.length
    ? amountContradiction({ ...one, amounts: mine }, { ...other, amounts: theirs })
    : undefined;
}

/** Four modules are not two, though they hold as much; who does not say how many may mean either. */
function kitContradiction(wanted: number | undefined, offered: number | undefined): Contradiction | undefined {
  if (wanted === undefined || offered === undefined || wanted === offered) return undefined;
  return differs('pack', `${wanted} ×`, `${offered} ×`);
}

/** The lengths that are not how much there is. */
function beside({ totals, multiple = 1 }: Pack, amounts: readonly number[]): readonly number[] {
  const all = totals.length ?? 0;
  return amounts.filter((amount) => !near(amount, all) && !near(amount, all / multiple));
}

function isInPack({ pack }: Traits, kind: MeasureKind): boolean {
  return pack.totals[kind as Dimension] !== undefined;
}

function within(some: readonly number[], all: readonly number[], isSame: typeof near): boolean {
  return some.every((one) => all.some((other) => isSame(one, other)));
}

const INCH = 0.0254;
const SMALLEST_SCREEN = 10;

/** Screens are told by the whole inch as often as by its tenth: 15 and 15.6. */
function isOneLength(a: number, b: number): boolean {
  if (near(a, b)) return true;
  const [short, long] = [Math.min(a, b) / INCH, Math.max(a, b) / INCH];
  return short >= SMALLEST_SCREEN && isWhole(short) && Math.trunc(long) === Math.round(short);
}

/** But for what reckoning in metres leaves. */
const isWhole = (inches: number): boolean => Math.abs(inches - Math.round(inches)) < 1e-6;
