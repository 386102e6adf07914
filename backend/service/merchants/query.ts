import { isStorable } from '../body.ts';
import type { Report } from '../report.ts';
import { readWhole } from '../scalars.ts';
import type { MerchantRow } from '../store/tables.ts';

/** A list of merchants, as the query string asks for it. */
export interface MerchantQuery {
  readonly page: number;
  readonly perPage: number;
  readonly fields: readonly string[] | undefined;
  fits(row: MerchantRow, productCount: number): boolean;
}

export const MERCHANT_FIELDS: readonly string[] =
  'id object_id origin_id name slug domains home_url icon_url logo_url description network canonical countries currencies categories product_count cookie_duration supports_deeplinking'.split(
    ' ',
  );
const MAX_SEARCH = 255;
const DEFAULT_PER_PAGE = 100;
const MOST = Number.MAX_SAFE_INTEGER;

type Texts = Readonly<Record<string, string>>;

export function readMerchantQuery(query: Texts, maxPerPage: number, report: Report): MerchantQuery {
  const whole = (name: string, min: number, max: number): number | undefined =>
    readWhole(query[name], name, min, max, report);
  const search = readSearch(query['search'], report);
  const id = readId(query['id'], report);
  const countries = readCountries(query['country_ids'], report);
  const networks = readNetworks(query['network_ids'], report);
  const hasLogo = readChoice(query['has_logo'], report);
  const least = whole('product_count_min', 0, MOST) ?? 0;
  const most = whole('product_count_max', 0, MOST) ?? MOST;
  return {
    page: whole('page', 1, MOST) ?? 1,
    perPage: whole('per_page', 1, maxPerPage) ?? DEFAULT_PER_PAGE,
    fields: readFields(query['fields'], report),
    fits: (row, productCount) =>
      productCount >= least &&
      productCount <= most &&
      (id === undefined || String(row.id) === id || row.object_id.toLowerCase() === id) &&
      (hasLogo === undefined || (row.logo_url !== null) === hasLogo) &&
      (networks === undefined || networks.has(row.network_id)) &&
      (countries === undefined || (JSON.parse(row.countries) as string[]).some((country) => countries.has(country))) &&
      (search === undefined || mentions(row, search)),
  };
}

/** By name or domain in part, by id as a whole. */
function mentions(row: MerchantRow, search: string): boolean {
  const text = search.toLowerCase();
  const domain = text
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '');
  return (
    row.name.toLowerCase().includes(text) ||
    (domain !== '' && (JSON.parse(row.domains) as string[]).some((each) => each.toLowerCase().includes(domain))) ||
    String(row.id) === text ||
    row.object_id.toLowerCase() === text ||
    row.canonical_id?.toLowerCase() === text
  );
}

function readSearch(value: string | undefined, report: Report): string | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (!isStorable(text)) return report.add('search', 'The search field holds characters that are not text.');
  const { length } = Array.from(text);
  if (length >= 1 && length <= MAX_SEARCH) return text;
  return report.add('search', `The search field must be 1 to ${MAX_SEARCH} characters.`);
}

function readId(value: string | undefined, report: Report): string | undefined {
  if (value === undefined) return undefined;
  if (/^(?:\d{1,15}|nmer_[0-9A-Z]{26})$/i.test(value)) return value.toLowerCase();
  return report.add('id', 'The id field must be a number or a nmer_ id.');
}

function readCountries(value: string | undefined, report: Report): ReadonlySet<string> | undefined {
  if (value === undefined) return undefined;
  const codes = value.split(',').map((code) => code.trim().toUpperCase());
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return new Set(codes);
  return report.add('country_ids', 'The country_ids field must be ISO country codes joined by commas.');
}

/** Not in the description, but clients send it. */
function readNetworks(value: string | undefined, report: Report): ReadonlySet<number> | undefined {
  if (value === undefined) return undefined;
  const ids = value.split(',').map((id) => id.trim());
  if (ids.every((id) => /^\d{1,15}$/.test(id))) return new Set(ids.map(Number));
  return report.add('network_ids', 'The network_ids field must be network ids joined by commas.');
}

/** Nor is this. */
function readChoice(value: string | undefined, report: Report): boolean | undefined {
  if (value === undefined) return undefined;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return report.add('has_logo', 'The has_logo field must be true or false.');
}

function readFields(value: string | undefined, report: Report): string[] | undefined {
  if (value === undefined || value === '') return undefined;
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !MERCHANT_FIELDS.includes(name.split('.')[0] ?? ''));
  if (unknown.length > 0) report.add('fields', `The selected fields is invalid: ${unknown.join(', ').slice(0, 200)}.`);
  return names;
}
