import { choiceContradiction } from './choice-contradiction.ts';
import { type Contradiction, differs } from './match-reasons.ts';
import { GENERATION, ROMAN } from './read-edition.ts';
import { areOneThing } from './same-things.ts';
import type { Traits } from './traits.ts';

export function names({ words, fits, variants, codes, platforms, colours }: Traits, word: string): boolean {
  if (colours.includes(word)) return true;
  if (platforms.some((platform) => platform.endsWith(word))) return true;
  if (words.includes(word) || fits.includes(word) || variants.some((one) => one.word === word)) return true;
  return codes.some((code) => code.endsWith(word));
}

/** "Pro" counts where it follows what both are called: it then names another product of the line. So does every choice. */
export function variantContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  const chosen = choiceContradiction(wanted, offered);
  if (chosen !== undefined || wanted.variants.length + offered.variants.length === 0) return chosen;
  if (shareLongModel(wanted, offered)) return undefined;
  const mine = variantsOnlyOf(wanted, offered);
  const theirs = variantsOnlyOf(offered, wanted);
  return mine.length + theirs.length === 0 ? undefined : differs('variant', mine.join(' '), theirs.join(' '));
}

/** So long a number names one thing, whatever else a shop calls it. */
const LONG_MODEL = 9;

const shareLongModel = ({ models }: Traits, { models: others }: Traits): boolean =>
  models.some(
    (model) =>
      model.length >= LONG_MODEL &&
      others.some((one) => one.length >= LONG_MODEL && (one.startsWith(model) || model.startsWith(one))),
  );

/** What it is for says nothing to a name that leaves that out. */
function variantsOnlyOf(one: Traits, other: Traits): readonly string[] {
  return (
    one.variants
      // What may stand anywhere follows nothing.
      .filter(({ word, after }) => (after === '' || names(other, after)) && !hasVariant(other, word, after))
      .filter(({ word }) => other.fits.length > 0 || !one.fits.includes(word))
      .map(({ word }) => word)
  );
}

/** "Part II" is "Part 2". */
function hasVariant(other: Traits, word: string, after: string): boolean {
  const { variants, words, codes, editions, choices, name } = other;
  // "DUO+M" is "DUO+ M".
  if (word === 'plus' && name.toLowerCase().includes(`${after}+`)) return true;
  const number = ROMAN[word] ?? word;
  return (
    variants.some((one) => one.word === word) ||
    words.includes(word) ||
    words.some((one) => areOneThing(one, word)) ||
    choices.includes(`sex:${word}`) ||
    codes.includes(after + number) ||
    editions.includes(GENERATION + number)
  );
}
