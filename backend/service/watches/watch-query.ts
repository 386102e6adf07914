import { MOST_METADATA_PAIRS } from '../../../lib/domain/watch-limits.ts';
import { isStorable } from '../body.ts';
import type { Report } from '../report.ts';
import type { Pairs } from './watch-store.ts';

/** The `metadata[key]=value` pairs of an address, with raw brackets or encoded ones. All of them are to hold. */
export function readPairs(query: URLSearchParams, report: Report): Pairs {
  const pairs: (readonly [string, string])[] = [];
  for (const [name, value] of query) {
    if (name !== 'metadata' && !name.startsWith('metadata[')) continue;
    const key = /^metadata\[(.+)\]$/s.exec(name)?.[1];
    if (key === undefined) report.add('metadata', 'The metadata filter must be written metadata[key]=value.');
    else if (!isStorable(key) || !isStorable(value))
      report.add('metadata', 'The metadata filter holds characters that are not text.');
    else pairs.push([key, value]);
  }
  if (pairs.length > MOST_METADATA_PAIRS) {
    report.add('metadata', `The metadata filter must not have more than ${MOST_METADATA_PAIRS} pairs.`);
  }
  return pairs;
}
