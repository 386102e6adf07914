import { labelField } from './labels.ts';
import { withoutShop } from './name-edges.ts';

/** What is in the heading beside the name, “Details about X”, “X466/7999”, “X Code: 123”, where the title knows X alone. */
export function withoutLabels(heading: string, title: string): string {
  const named = withoutShop(title);
  const at = named.length < 6 ? -1 : heading.indexOf(named);
  if (at === 0 && BESIDE.test(heading.slice(named.length))) return named;
  // A lead ends in a small word; a maker does not.
  const own = at > 0 && /\s\p{Ll}+ $/u.test(heading.slice(0, at)) ? heading.slice(at) : heading;
  const [, name = own] = /^(.+\p{L})\d[\d/-]{4,}$/u.exec(own) ?? [];
  const known = own !== heading && own.startsWith(`${named}- `) ? named : title.includes(name) ? name : own;
  const cuts = LABELLED.map((pattern) => pattern.exec(known));
  return cuts.find((cut) => labelField(cut?.[2] ?? '') !== undefined)?.[1] ?? known;
}

/** A badge that only the page's style parts from the name, its price, and how many have rated it. */
const BESIDE = /^(?:\p{Lu}\p{Ll}|\s*[-–|]?\s*(?:\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc})$|\s\(\d+ \p{L}+\)$)/u;

/** A label of one word or of two, and its value. */
const LABELLED = ['', ' [^\\s:：(,]+'].map(
  (second) => new RegExp(`^(.{6,}?)[\\s(,–-]+(\\p{L}[^\\s:：(,]*${second})[:：] ?[\\w/.-]{2,20}\\)?$`, 'u'),
);
