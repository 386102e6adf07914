import type { Report } from './report.ts';

/** Where a page stands in the whole. */
export interface PageMeta {
  readonly total: number;
  readonly from: number;
  readonly to: number;
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
}

export interface PagePlace {
  readonly total: number;
  readonly perPage: number;
  readonly page: number;
  /** How many rows the page holds. */
  readonly count: number;
  /** How many rows stand before it. */
  readonly passed: number;
}

/** The paging numbers that every list answers with; an empty page stands nowhere, from 0 to 0. */
export function pageMeta({ total, perPage, page, count, passed }: PagePlace): PageMeta {
  return {
    total,
    from: count === 0 ? 0 : passed + 1,
    to: count === 0 ? 0 : passed + count,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
  };
}

const DEFAULT_PER_PAGE = 100;
const MOST_PER_PAGE = 1000;
const LAST_PAGE = 1_000_000;

export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

export const offsetOf = ({ page, perPage }: Paging): number => (page - 1) * perPage;

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
