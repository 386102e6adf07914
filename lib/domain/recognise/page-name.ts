import type { Seen } from '../sighting.ts';
import { cleanText } from './clean-text.ts';
import { fold } from './clue.ts';
import type { Finding } from './finding.ts';
import type { Page } from './page.ts';
import { settle } from './merge.ts';

/** The product's name: the page's heading where it says what the data says, the data where it does not. */
export function bestName({ evidence, clues }: Page, findings: readonly Finding[]): Seen<string> | undefined {
  const stated = findings
    .map(({ name, source }) => ({ value: cleanText(name ?? ''), source }))
    .filter(({ value }) => value !== '');
  const [first] = stated;
  if (first === undefined) return undefined;
  if (first.source === 'amazon') return settle(stated, agree);
  const heading = evidence.headings
    .map((one) => cleanText(one))
    .find((one) => stated.some(({ value }) => agree(value, one) && one.length <= value.length + LONGEST_VARIANT));
  if (heading === undefined) return settle(stated, agree);
  return settle([{ value: withoutLead(heading, clues.names), source: first.source }, ...stated], agree);
}

/** A heading says at most so much more than the name: a colour, a size. What is longer has swallowed the buttons beside it. */
const LONGEST_VARIANT = 60;

function agree(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left));
}

/** “Details about  X” is X where the page's title begins with X. */
function withoutLead(heading: string, names: readonly string[]): string {
  const title = names.at(-1) ?? '';
  const [segment = ''] = title.split(/ [|–—-] /, 1);
  const at = segment.length < 6 ? -1 : heading.indexOf(segment);
  return at > 0 && !title.startsWith(heading) ? segment.trim() : heading;
}
