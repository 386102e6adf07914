import { type Place, textAt } from './place.ts';
import { type Token, tokenAt } from './tokens.ts';
import type { Draft } from './traits.ts';
import { isOneOf, wordList } from './word-list.ts';
import type { WordRole } from './word-role.ts';

type InCompany = (draft: Draft, place: Place) => readonly WordRole[] | undefined;

/** It does no more than name. */
const NO_ROLES: readonly WordRole[] = [];
/** It does not even name. */
const FILLER: readonly WordRole[] = [{ role: 'filler' }];
const E_MOUNT: readonly WordRole[] = [{ role: 'choice', id: 'mount:e' }];
const SMALL: readonly WordRole[] = [{ role: 'choice', id: 'largeness:small' }];

/** Words that say something else beside certain others, and what that is. */
const IN_COMPANY = new Map<string, InCompany>([
  // Of a lens, "FE" is what it is screwed to; of a phone, the edition for fans.
  ['fe', ({ squashed }) => (/fe\d+mm/.test(squashed) ? E_MOUNT : undefined)],
  // "GeForce GTX 1660" keeps no water out.
  ['gtx', (_, { tokens, index }) => (tokenAt(tokens, index + 1).value === undefined ? undefined : NO_ROLES)],
  // Lines of LEGO for those who have grown up, and no editions.
  ['creator', isOfLego],
  ['collector', isOfLego],
  // Of a perfume, the bottle that stands in the shop; elsewhere, what one tests with.
  ['tester', ({ squashed }) => (/eaude|ed[tpc]|parfum/.test(squashed) ? undefined : NO_ROLES)],
  // Without its stroke, Polish "małe" is written as English "male".
  ['male', ({ name }) => (/małe/i.test(name) ? SMALL : undefined)],
  // French "d'occasion", but an occasion alone is a feast.
  ['occasion', (_, place) => (isSecondHand(place) ? undefined : NO_ROLES)],
  // What is "used with" something can be new.
  ['used', (_, place) => (/^(?:with|for|in|by|to|as|on)$/.test(after(place)) ? NO_ROLES : undefined)],
  // The "per" of "1000 sheets per roll", which is "for" in Italian.
  ['per', (_, place) => (isOfEach(place) ? FILLER : undefined)],
]);

const COMPANIED = wordList([...IN_COMPANY.keys()].join(' '));

function isOfLego({ squashed }: Draft): readonly WordRole[] | undefined {
  return squashed.includes('lego') ? NO_ROLES : undefined;
}

const after = ({ tokens, index }: Place): string => textAt(tokens, index + 1);

const isSecondHand = (place: Place): boolean =>
  textAt(place.tokens, place.index - 1) === "'" || /^(?:[-–|,()]|)$/.test(after(place));

function isOfEach({ tokens, index }: Place): boolean {
  const { unit, isPack } = tokenAt(tokens, index + 1);
  return isPack || unit?.kind === 'piece';
}

/** What a word says beside those that stand around it; undefined where that is what it always says. */
export function rolesInCompany(draft: Draft, place: Place, word: Token): readonly WordRole[] | undefined {
  return isOneOf(word, COMPANIED) ? IN_COMPANY.get(word.text)?.(draft, place) : undefined;
}
