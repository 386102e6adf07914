import { addWord } from './add-word.ts';
import { ANYWHERE } from './attribute-words.ts';
import { wordBefore } from './model-codes.ts';
import { type Place, textAt } from './place.ts';
import { readMark } from './read-edition.ts';
import { NUMBER_WORDS } from './read-number.ts';
import { VOLUME } from './choice-words.ts';
import type { Condition } from './sighting.ts';
import { tokenAt } from './tokens.ts';
import { added, addVariant, type Draft } from './traits.ts';
import { ROSE, UNNAMED } from './variety-words.ts';
import { isOneOf, wordList } from './word-list.ts';
import type { WordRole } from './word-role.ts';

export function noteValue(
  draft: Draft,
  place: Place,
  { role, id }: Extract<WordRole, { id: string }>,
  text: string,
): void {
  switch (role) {
    case 'colour':
      draft.colours = added(draft.colours, id);
      break;
    case 'condition':
      draft.condition = id as Condition;
      break;
    case 'format':
      draft.formats = added(draft.formats, id);
      break;
    case 'letter-size':
      draft.sizes = added(draft.sizes, id);
      // "CLI-581 XXL" is a cartridge that holds more.
      if (isNumbered(place)) addVariant(draft, id, textAt(place.tokens, place.index - 1));
      break;
    case 'choice':
      noteChoice(draft, place, id, text);
      break;
    case 'platform':
      draft.platforms = added(draft.platforms, id);
      addWord(draft, place, text);
      break;
    case 'special-edition':
      draft.editions = added(draft.editions, id);
      addWord(draft, place, text);
      break;
    case 'variant':
      noteVariant(draft, place, id, text);
  }
}

const IN_WORDS = `${VOLUME}:`;

function noteChoice(draft: Draft, place: Place, id: string, text: string): void {
  if (id.startsWith(IN_WORDS)) {
    draft.codes = added(draft.codes, text + id.slice(IN_WORDS.length));
    return;
  }
  if (id === ROSE && draft.pack.total?.of !== 'volume') return;
  draft.choices = added(draft.choices, id);
  // One word in every language.
  if (id !== UNNAMED) addWord(draft, place, id);
  place.choice = { at: place.index, id };
}

const WITHOUT = wordList('without no ohne sans sin senza sem zonder bez utan uden uten');

function noteVariant(draft: Draft, place: Place, id: string, text: string): void {
  const { tokens, index, isFor } = place;
  const before = tokenAt(tokens, index - 1);
  // Of what it is for, a mark is no more than a word.
  if (!isFor && readMark(draft, before, text)) return;
  const isAnywhere = ANYWHERE.has(id);
  // "ohne Kühlkörper" has none.
  if (isAnywhere && isOneOf(before, WITHOUT)) return;
  // What opens a name is part of it: "Pro Plan", "Max Factor".
  if (index > 0 || isAnywhere) addVariant(draft, id, isAnywhere ? '' : nameBefore(place));
  addWord(draft, place, isAnywhere ? id : text);
}

/** What a variant follows: the word before it, or the choice. */
function nameBefore({ tokens, index, choice }: Place): string {
  const before = textAt(tokens, index - 1);
  if (choice?.at === index - 1) return choice.id;
  // "Phone (2a) Plus"
  return before === ')' ? textAt(tokens, index - 2) : before;
}

const isYear = (value: number): boolean => value >= 1900 && value < 2100;

/** Right behind the number of a model, which is no year and no length. */
function isNumbered({ tokens, index }: Place): boolean {
  const { value, text } = tokenAt(tokens, index - 1);
  if (value === undefined || text.length <= 2 || isYear(value)) return false;
  const before = wordBefore(tokens, index - 1);
  return before.role === undefined || isOneOf(before, NUMBER_WORDS);
}
