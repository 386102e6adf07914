import { addWord } from './add-word.ts';
import { STAGE_ZERO } from './attribute-words.ts';
import { noteMake } from './note-make.ts';
import { noteValue } from './note-value.ts';
import { isLetterSize, type Place, textAt } from './place.ts';
import { readEdition } from './read-edition.ts';
import { areOneThing } from './same-things.ts';
import { placeOfSize, sizeText } from './size-place.ts';
import { type Token, tokenAt } from './tokens.ts';
import { added, type Draft } from './traits.ts';
import { rolesInCompany } from './word-in-company.ts';
import { isOneOf, wordList } from './word-list.ts';
import type { Lexeme, WordRole } from './word-role.ts';

export function readWord(draft: Draft, place: Place, word: Token): void {
  const { text, lexeme } = word;
  const roles =
    lexeme === undefined || isLastLetter(place, text)
      ? NO_ROLES
      : (rolesInCompany(draft, place, word) ?? rolesHere(lexeme, place));
  if (roles.length === 0) addWordOrSize(draft, place, text);
  else for (const role of roles) readRole(draft, place, role, text);
}

const NO_ROLES: readonly WordRole[] = [];

/** No name ends in an article: the A of "base A" is which of them it is. */
const isLastLetter = ({ tokens, index }: Place, text: string): boolean =>
  text.length === 1 && index === tokens.length - 1 && index > 0;

/** What may stand between two words that belong together: "2nd-hand", "eau de parfum", "game of the year". */
const BETWEEN_WORDS = wordList("- / ' . de di of the");

/** Also the number of "mit 2 Akkus". */
const isBetween = (token: Token): boolean => token.value !== undefined || isOneOf(token, BETWEEN_WORDS);

/** What the word says in this place: with the next one, when the two belong together, which then counts as read. */
function rolesHere(lexeme: Lexeme, place: Place): readonly WordRole[] {
  if (lexeme.before === undefined) return lexeme.roles;
  const { tokens, index } = place;
  let next = index + 1;
  while (next < index + 3 && isBetween(tokenAt(tokens, next))) next += 1;
  const together = lexeme.before.get(textAt(tokens, next));
  if (together === undefined) return lexeme.roles;
  place.index = next;
  return together;
}

function readRole(draft: Draft, place: Place, role: WordRole, text: string): void {
  if ('id' in role) noteValue(draft, place, role, text);
  else if (role.role === 'for') place.isFor = true;
  else if (role.role === 'refill') draft.isRefill ||= !ALONG.has(textBefore(place));
  else if (role.role === 'bundle') draft.bundle ??= role.bundle;
  else if (role.role === 'accessory') noteAccessory(draft, place, text);
  else if (role.role === 'edition-word' || role.role === 'generation-word')
    readEdition(draft, place.tokens, place.index);
  else if (role.role === 'kind') addWord(draft, place, textAt(place.tokens, place.index));
  else if (role.role === 'size-word') readSize(draft, place);
}

/** Words that a letter behind them belongs to: Series X, Model S, Class C. */
const LETTERED = wordList('series serie model modell typ type class klasse vitamin シリーズ');

function isStage({ tokens, index }: Place): boolean {
  const { isWord, role } = tokenAt(tokens, index - 1);
  const next = tokenAt(tokens, index + 1);
  const isLast = next.text === '' || next.value !== undefined || next.text === ',';
  return isWord && role !== 'filler' && (isLast || areOneThing(next.text, 'milk'));
}

function addWordOrSize(draft: Draft, place: Place, text: string): void {
  if (text === STAGE_ZERO && isStage(place)) {
    draft.codes = added(draft.codes, textAt(place.tokens, place.index - 1) + text);
    return;
  }
  noteMake(draft, place.tokens, place.index);
  if (text.length > 1) {
    addWord(draft, place, text);
    return;
  }
  const { tokens, index } = place;
  const before = tokenAt(tokens, index - 1);
  if (!isOneOf(before, LETTERED) && isLetterSize(place, text)) draft.sizes = added(draft.sizes, text);
  else if (before.isWord && before.role !== 'filler' && textAt(tokens, index + 1) !== "'")
    draft.choices = added(draft.choices, `${before.text}:${text}`);
}

/** "Inkl. Nachfüller" comes with one. */
const textBefore = ({ tokens, index }: Place): string =>
  textAt(tokens, textAt(tokens, index - 1) === '.' ? index - 2 : index - 1);

/** With it comes a case, in it a drill; what is a case stands for itself. */
export const ALONG: ReadonlySet<string> = new Set(
  'with mit avec con com met med z ile och und and et e y en incl inkl in im & + magsafe charging lade'.split(' '),
);

function noteAccessory(draft: Draft, place: Place, text: string): void {
  const { tokens, index } = place;
  let at = index - 1;
  // What replaces a part comes along only where that is said at once: "Wring & Clean Ersatzkopf".
  const reach = text.startsWith('ersatz') ? 0 : 2;
  while (at >= index - reach && tokenAt(tokens, at).isWord && !ALONG.has(textAt(tokens, at))) at -= 1;
  if (!place.isFor && !ALONG.has(textAt(tokens, at))) draft.accessory ??= text;
  addWord(draft, place, text);
}

function readSize(draft: Draft, { tokens, index }: Place): void {
  const at = placeOfSize(tokens, index);
  if (at !== undefined) draft.sizes = added(draft.sizes, sizeText(tokens, at));
}
