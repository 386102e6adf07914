import { parseAsin } from './asin.ts';
import { parseGtin } from './gtin.ts';
import type { Subject } from './subject.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/** What offers are graded against: a sighting's evidence, or no more than what was typed. */
export function wantedFrom(subject: Subject): Wanted {
  if (subject.kind === 'sighting') return wantedOf(subject.sighting);
  const gtin = parseGtin(subject.text);
  if (gtin !== undefined) return { gtins: [gtin] };
  const asin = parseAsin(subject.text);
  if (asin !== undefined) return { asin, gtins: [] };
  return URL.canParse(subject.text) ? { gtins: [] } : { gtins: [], name: subject.text };
}
