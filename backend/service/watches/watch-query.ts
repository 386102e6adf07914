import { MOST_METADATA_PAIRS } from '../../../lib/domain/watch-limits.ts';
import { isStorable } from '../body.ts';
import type { Report } from '../report.ts';
import type { Paging, Pairs } from './watch-store.ts';

const DEFAULT_PER_PAGE = 100;
const MOST_PER_PAGE = 1000;
const LAST_PAGE = 1_000_000;

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

/** `page`, and how many rows are on it, under either of its names. */
export function readPaging(query: URLSearchParams, report: Report): Paging {
  const sizeName = query.has('page_size') ? 'page_size' : 'per_page';
  return {
    page: readCount(query, 'page', 1, LAST_PAGE, report),
    perPage: readCount(query, sizeName, DEFAULT_PER_PAGE, MOST_PER_PAGE, report),
  };
}

function readCount(query: URLSearchParams, name: string, byDefault: number, most: number, report: Report): number {
  const text = query.get(name);
  if (text === null || text === '') return byDefault;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) report.add(name, `The ${name} field must be a whole number from 1 to ${most}.`);
  return value;
}
