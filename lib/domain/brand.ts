import { fold, squash } from './name-words.ts';

const COMPANY =
  /\b(?:gmbh|ag|inc|ltd|llc|co|corp|corporation|company|kg|se|sa|sas|spa|srl|bv|nv|ab|oy|as|plc|group|deutschland|international|electronics|the)\b/g;

/** A brand without what companies are called by law, and its letters and digits alone. */
interface Core {
  readonly text: string;
  readonly squashed: string;
}

/** Cores that were cut out before: an answer has few brands, and many offers of each. */
const cores = new Map<string, Core>();
const MOST_CORES = 1000;

function coreOf(brand: string): Core {
  const known = cores.get(brand);
  if (known !== undefined) return known;
  const text = cutCore(brand);
  const core = { text, squashed: squash(text) };
  if (cores.size >= MOST_CORES) cores.clear();
  cores.set(brand, core);
  return core;
}

function cutCore(brand: string): string {
  const folded = fold(brand);
  const core = folded.replace(COMPANY, '');
  return squash(core) === '' ? folded : core;
}

/** "HP" and "Hewlett Packard". */
function initials(text: string): string {
  const parts = text.match(/[\p{L}\d]+/gu) ?? [];
  return parts.length > 1 ? parts.map((part) => part[0]).join('') : '';
}

const SHORTEST_WORD = 3;

/** "Harman JBL" and "JBL", "J.P. Gaultier" and "Jean Paul Gaultier". */
function shareWord(a: string, b: string): boolean {
  const words = b.split(NO_WORD);
  return a.split(NO_WORD).some((word) => word.length >= SHORTEST_WORD && word !== 'the' && words.includes(word));
}

const NO_WORD = /[^\p{L}\p{M}\d]+/u;

/** Letters and digits of two scripts cannot be compared: "LEGO" and its name in Korean. */
const areInTwoScripts = (a: string, b: string): boolean => /[a-z]/.test(a) !== /[a-z]/.test(b);

/** "GE Appliances" and "GE": so short a brand is a whole word of the longer one, or none of it. */
const beginsWithWord = (text: string, brand: string): boolean => text.startsWith(`${brand} `);

export function brandsAgree(a: string, b: string): boolean {
  const [first, second] = [coreOf(a), coreOf(b)];
  const [one, other] = [first.squashed, second.squashed];
  if (one === '' || other === '') return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    one === other ||
    (short.length > 2 && long.startsWith(short)) ||
    beginsWithWord(first.text, other) ||
    beginsWithWord(second.text, one) ||
    shareWord(first.text, second.text) ||
    one === initials(second.text) ||
    other === initials(first.text)
  );
}

/** Whether the two can disagree at all. */
export const areComparable = (a: string, b: string): boolean => !areInTwoScripts(coreOf(a).text, coreOf(b).text);

/** As many letters of a name tell it from words that stand in others. */
const LONG_ENOUGH = 4;

/** A name mentions a brand, in whatever spelling: `squashed` are its letters and digits alone. Makers name themselves by several words, or by many of one. */
export function mentionsBrand(squashed: string, brand: string): boolean {
  const { text, squashed: core } = coreOf(brand);
  if (core.length <= 1) return false;
  if (core.length < LONG_ENOUGH ? squashed.startsWith(core) : squashed.includes(core)) return true;
  const [first = ''] = text.split(' ');
  const short = first.length > LONG_ENOUGH + 1 && first.endsWith('s') ? first.slice(0, -1) : first;
  return short.length > LONG_ENOUGH && squashed.startsWith(short);
}
