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
    one === initials(second.text) ||
    other === initials(first.text)
  );
}

/** A name mentions a brand, in whatever spelling: `squashed` are its letters and digits alone. */
export function mentionsBrand(squashed: string, brand: string): boolean {
  const core = coreOf(brand).squashed;
  return core.length > 1 && (core.length > 3 ? squashed.includes(core) : squashed.startsWith(core));
}
