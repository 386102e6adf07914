import { lexicon, SHADE_OF_LIGHT } from './lexicon.ts';
import { isUnspaced } from './name-words.ts';
import type { Lexeme, WordRole } from './word-role.ts';

/** Words of scripts without spaces, longest first: they stand inside of longer runs. */
const runOn = [...lexicon]
  .filter(([word]) => isUnspaced(word) && word.length > 1)
  .sort(([a], [b]) => b.length - a.length);
/** Their places by their first characters: a run holds few of these, and every run is looked at when it is first met. */
const placesOf = new Map<string, number[]>();
for (const [place, [word]] of runOn.entries())
  placesOf.set(word.charAt(0), [...(placesOf.get(word.charAt(0)) ?? []), place]);
/** Shades, as the Germanic languages put them before a colour, with what they say. */
const SHADES = /^(dunkel|mork|donker|hell|ljus|licht|lys|matt|tief|schwarz|weiss)(?=.{3})/;
const DARK = new Set(['dunkel', 'mork', 'donker', 'tief']);
const LIGHT = new Set(['hell', 'ljus', 'licht', 'lys']);
const ARABIC_ARTICLE = 'ال';

/** What is known of a word: by itself, or else by its parts. */
export function lexemeOf(word: string): Lexeme | undefined {
  const known = lexicon.get(word);
  if (known !== undefined) return known;
  const roles = partRoles(word);
  return roles.length === 0 ? undefined : { roles };
}

const NOTHING_SAID: Lexeme = { roles: [] };
const REFILL: readonly WordRole[] = [{ role: 'refill' }];
const ACCESSORY: readonly WordRole[] = [{ role: 'accessory' }];

/** Of milk, of nuts, white. */
const CHOCOLATE = 'schokolade';

/** What the parts of a word say: the shade and colour of "dunkelblau", the colour and the refill in a run of Japanese. */
function partRoles(word: string): readonly WordRole[] {
  if (/^nachfull(?!bar)/.test(word)) return REFILL;
  if (word.startsWith('ersatz')) return ACCESSORY;
  if (word.endsWith(CHOCOLATE)) return lexicon.get(CHOCOLATE)?.roles ?? [];
  if (SHADES.test(word)) return shadeRoles(word);
  if (COLOURED.test(word)) return colourAtEnd(word);
  if (word.startsWith(ARABIC_ARTICLE)) return lexicon.get(word.slice(ARABIC_ARTICLE.length))?.roles ?? [];
  if (word.charCodeAt(0) < 0x3000) return [];
  let rest = word;
  const places = [...new Set(word)].flatMap((char) => placesOf.get(char) ?? []).sort((a, b) => a - b);
  return places.flatMap((place) => {
    const [part = '', { roles } = NOTHING_SAID] = runOn[place] ?? [];
    if (!rest.includes(part)) return [];
    rest = rest.replace(part, ' ');
    return roles;
  });
}

/** "Mandelweiß", "eisblau", "nachtschwarz"; but egg white and edelweiss are none, and shorter ends stand in bread. */
const COLOURED = /(?:(?<!ei|edel)weiss|schwarz|grau|blau|braun|grun)$/;

function colourAtEnd(word: string): readonly WordRole[] {
  const end = COLOURED.exec(word)?.[0] ?? '';
  // "Blaugrau" is "graublau".
  return [word.slice(0, -end.length), end].flatMap(
    (part) => lexicon.get(part)?.roles.filter(({ role }) => role === 'colour') ?? [],
  );
}

function shadeRoles(word: string): readonly WordRole[] {
  const shade = SHADES.exec(word)?.[1] ?? '';
  const colour = lexicon.get(word.slice(shade.length))?.roles.find(({ role }) => role === 'colour');
  if (colour === undefined) return [];
  if (DARK.has(shade)) return [colour, { role: 'choice', id: 'shade:dark' }];
  return LIGHT.has(shade) ? [colour, SHADE_OF_LIGHT] : [colour];
}
