import { isGeneric } from './generic-words.ts';
import { differs, told, type Contradiction } from './match-reasons.ts';
import { shareModel, sharesScript } from './name-share.ts';
import { fold } from './name-words.ts';
import { areOneThing } from './same-things.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Traits } from './traits.ts';

/** Where longer parts of two names differ, they are names in two languages, or of two shops' own making. */
const LONGEST_PART = 3;
/** As many words in common name a line, and what follows one of its goods. */
const LONG_BEGINNING = 4;
const LONGEST_LAST = 2;
/** As many letters in common at the beginning make two words forms of one: Goldbären and goldbears. */
const SAME_BEGINNING = 4;

/**
 * Two goods of one line: the names begin alike and end alike, or state the same pack, and between that each has words of its own,
 * "Ritual of *Jing* shower foam" and "Ritual of *Sakura* shower foam". Names in two languages hardly agree on both sides.
 */
export function lineContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const words = withoutKind(wanted, offered);
  const others = withoutKind(offered, wanted);
  const { from, end } = alikeIn(words, others);
  if (from === 0) return undefined;
  const [mine, theirs] = [words.slice(from, -end || undefined), others.slice(from, -end || undefined)];
  const isPlaced =
    end > 0 ||
    areAlikeUpTo(from, wanted, offered) ||
    (isPackStated(wanted) && isPackStated(offered) && isOfLine(from, mine, theirs));
  if (!(isPlaced || isNamedLast(from, mine, theirs))) return undefined;
  if (!isOwn(mine, theirs, wanted, offered) || !isOwn(theirs, mine, offered, wanted)) return undefined;
  if (shareModel(wanted, offered) || areInTwoTongues(wanted, offered)) return undefined;
  return differs('variant', told(mine), told(theirs));
}

/** One shop begins with the kind of thing, "Wijn Casillero del Diablo", and the next one does not. */
function withoutKind({ words }: Traits, { words: others }: Traits): readonly string[] {
  const first = words[0] === others[0] ? 0 : words.findIndex((word) => !isGeneric(word));
  return first > 0 ? words.slice(first) : words;
}

/** Both have one title, and another one behind its colon; or both are tyres of one size, which nothing but their names tells apart. */
const areAlikeUpTo = (from: number, wanted: Traits, offered: Traits): boolean =>
  (wanted.title === from && offered.title === from) ||
  wanted.sizes.some((size) => size.includes(' r') && offered.sizes.includes(size));

const isOfLine = (from: number, mine: readonly string[], theirs: readonly string[]): boolean =>
  from > 1 || mine.some(isVariety) !== theirs.some(isVariety);
const isNamedLast = (from: number, mine: readonly string[], theirs: readonly string[]): boolean =>
  from >= LONG_BEGINNING && Math.max(mine.length, theirs.length) <= LONGEST_LAST;

/** How many words are the same at the beginning, and how many of the others at the end. */
function alikeIn(a: readonly string[], b: readonly string[]): { readonly from: number; readonly end: number } {
  const least = Math.min(a.length, b.length);
  let from = 0;
  while (from < least && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < least - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return { from, end };
}

/** No word of the one is in any form in the other, and nothing shows two languages. */
export function haveNothingInCommon(a: Traits, b: Traits): boolean {
  const areAlike = (one: string, other: string): boolean => sharesBeginning(one, other) || areOneThing(one, other);
  return !a.words.some((one) => b.words.some((other) => areAlike(one, other))) && !areTranslated(a, b);
}

/** One colour or choice in two words, "rechts" and "right", shows names in two languages: what else differs may be translated, too. */
function areTranslated(a: Traits, b: Traits): boolean {
  const others = tokensOf(fold(b.name));
  return tokensOf(fold(a.name)).some((one) => {
    const said = saidBy(one);
    if (said === undefined || b.squashed.includes(one.text)) return false;
    return others.some((other) => said === saidBy(other) && !areForms(one.text, other.text));
  });
}

const areInTwoTongues = (a: Traits, b: Traits): boolean => !sharesScript(a.squashed, b.squashed) || areTranslated(a, b);

/** Shorter words for pieces are abbreviations. */
const SHORTEST_PIECE = 4;

function saidBy({ lexeme, unit, text }: Token): string | undefined {
  if (unit?.kind === 'piece') return text.length < SHORTEST_PIECE ? undefined : unit.piece;
  const [role] = lexeme?.roles ?? [];
  return role !== undefined && (role.role === 'choice' || role.role === 'colour') ? role.id : undefined;
}

/** A taste, a shape or how soft it is, beside a word that is none of those known. */
const isVariety = (word: string): boolean => /^(?:flavour|shape|brew|wine|firmness):/.test(word);
const isPackStated = ({ pack }: Traits): boolean => pack.total !== undefined;

function isOwn(words: readonly string[], others: readonly string[], one: Traits, other: Traits): boolean {
  if (words.length > LONGEST_PART || words.every(isGeneric) || areNoNames(words, one, other)) return false;
  return words.every((word) => !isSaidIn(other, word) && others.every((one) => !areForms(word, one)));
}

/** In what it is sold. */
const CONTAINERS = new Set(
  'dose dosen flasche flaschen tube tiegel einweg pet can cans tin bottle bottles jar tray boite bocal lata latas frasco botella botellas garrafa garrafas lattina lattine vasetto blik blikjes fles puszka butelka burk flaska'.split(
    ' ',
  ),
);

/** The letters of a number, "CMK16GX4", where the other has none, or what it is sold in. */
function areNoNames(words: readonly string[], { models }: Traits, other: Traits): boolean {
  const isOfNumber = (word: string): boolean =>
    other.models.length === 0 && models.some((model) => model.startsWith(word));
  return words.every((word) => CONTAINERS.has(word) || isOfNumber(word) || isGeneric(word));
}

/** Shorter beginnings of a word are no words: "LaCrema" is not said by "BellaCrema", but "Hülle" is by "Schutzhülle". */
const SHORTEST_BEGINNING = 4;

const isSaidIn = ({ squashed, words }: Traits, word: string): boolean =>
  squashed.includes(word) && !words.some((one) => isBareEnd(one, word));

function isBareEnd(word: string, end: string): boolean {
  const before = word.length - end.length;
  return before > 0 && before < SHORTEST_BEGINNING && word.endsWith(end);
}

const sharesBeginning = (a: string, b: string): boolean => a.slice(0, SAME_BEGINNING) === b.slice(0, SAME_BEGINNING);

function areForms(a: string, b: string): boolean {
  if (isBareEnd(a, b) || isBareEnd(b, a)) return false;
  return sharesBeginning(a, b) || a.slice(-SAME_BEGINNING) === b.slice(-SAME_BEGINNING) || areOneThing(a, b);
}
