import { BUNDLES, BY_ID, KINDS, NAMED_EDITIONS, SPECIAL_EDITIONS, VARIANTS, WORDS } from './attribute-words.ts';
import { CHOICES } from './choice-words.ts';
import { fold } from './name-words.ts';
import { ROSE, VARIETIES } from './variety-words.ts';
import { spread } from './word-endings.ts';
import type { WordRole } from './word-role.ts';

interface Entry {
  roles: readonly WordRole[];
  before?: Map<string, readonly WordRole[]>;
}

/** Every word that is known, with what it says. */
export const lexicon = new Map<string, Entry>();

const isTaste = (role: WordRole): boolean =>
  role.role === 'choice' && (role.id.startsWith('flavour:') || role.id === ROSE);

/** Thousands of them, at the start of each worker: nothing is copied that need not be. */
function enter(words: string, role: WordRole): void {
  const alone = [role];
  for (const word of spread(words)) {
    const gap = word.indexOf('_');
    const head = fold(gap < 0 ? word : word.slice(0, gap));
    const known = lexicon.get(head);
    if (gap >= 0) enterPair(head, fold(word.slice(gap + 1)), known, alone);
    else if (known === undefined) lexicon.set(head, { roles: alone });
    // Lavender is a colour and a scent.
    else known.roles = role.role === 'colour' ? [role, ...known.roles.filter(isTaste)] : alone;
  }
}

function enterPair(head: string, next: string, known: Entry | undefined, roles: readonly WordRole[]): void {
  if (known === undefined) lexicon.set(head, { roles: [], before: new Map([[next, roles]]) });
  else (known.before ??= new Map<string, readonly WordRole[]>()).set(next, roles);
}

// What is entered later goes over what was there: a filler is the weakest, a variant is always one.
for (const [role, words] of WORDS) if (role === 'filler') enter(words, { role });
for (const [axis, ids] of Object.entries({ ...CHOICES, ...VARIETIES })) {
  for (const [id, words] of Object.entries(ids)) enter(words, { role: 'choice', id: `${axis}:${id}` });
}
for (const [role, ids] of Object.entries(BY_ID) as [keyof typeof BY_ID, Record<string, string>][]) {
  for (const [id, words] of Object.entries(ids)) enter(words, { role, id });
}
for (const [role, words] of WORDS) if (role !== 'filler') enter(words, { role });
for (const [bundle, words] of Object.entries(BUNDLES)) enter(words, { role: 'bundle', bundle });
for (const [id, words] of Object.entries(KINDS)) enter(words, { role: 'variant', id });
for (const word of spread(VARIANTS)) enter(word, { role: 'variant', id: fold(word).replace('_', ' ') });
// A "Digital Edition" is another console; "digital camera" is what cameras are called.
enter(
  `digital_camera digital_kamera digital_slr digital_camcorder digital_cordless video_camera action_camera action_cam action_kamera
   air_fryer air_conditioner air_purifier air_cooler air_compressor air_freshener air_mattress air_bed air_filter`,
  { role: 'kind' },
);
for (const [id, words] of Object.entries(NAMED_EDITIONS)) enter(words, { role: 'special-edition', id });
for (const word of spread(SPECIAL_EDITIONS)) enter(word, { role: 'special-edition', id: fold(word).replace(/s$/, '') });

/** Light blue is a shade, in English alone; what is light and no more than that has fewer calories, and so may an orange one. */
export const SHADE_OF_LIGHT: WordRole = { role: 'choice', id: 'shade:light' };
const lighter = new Map<string, readonly WordRole[]>();
for (const [word, { roles }] of lexicon)
  if (roles[0]?.role === 'colour' && word !== 'orange') lighter.set(word, [roles[0], SHADE_OF_LIGHT]);
lexicon.set('light', { roles: lexicon.get('light')?.roles ?? [], before: lighter });
