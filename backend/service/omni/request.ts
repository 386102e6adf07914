import { isRecord, type Body } from '../body.ts';
import { parseProductUrl } from '../../../lib/domain/product-url.ts';
import { readAmazonUrl } from '../../../lib/domain/asin.ts';
import { any, type Condition } from '../search/condition.ts';
import type { Report } from '../report.ts';
import { barcodeCondition, textCondition, urlCondition, wordsCondition } from '../products/text-search.ts';

export type CriterionField = 'asin' | 'url' | 'barcode' | 'keyword' | 'any';

/** The one thing that an omni search is about. */
export interface Criterion {
  readonly field: CriterionField;
  /** As sent. */
  readonly value: string;
  /** What fits it directly. */
  readonly condition: Condition;
  /** What stands before the rest when pages are wanted first: the page itself, then the same item in other countries. */
  readonly pages: readonly Condition[];
  /** Whether the barcodes of what fits directly lead to more. */
  readonly isExpanded: boolean;
}

const FIELDS: readonly CriterionField[] = ['asin', 'url', 'barcode', 'keyword', 'any'];
const MAX_ASINS = 10;
const MAX_VALUES = 100;
const MAX_TEXT = 10_000;

export function readCriterion(body: Body, report: Report): Criterion | undefined {
  const criteria = body['criteria'];
  if (!Array.isArray(criteria)) return report.add('criteria', 'The criteria field is required and must be an array.');
  if (criteria.length !== 1) return report.add('criteria', 'The criteria field must hold exactly one criterion.');
  const item: unknown = criteria[0];
  if (!isRecord(item)) return report.add('criteria.0', 'The criteria.0 field must be an object of field and value.');
  const field = FIELDS.find((known) => known === item['field']);
  if (field === undefined)
    return report.add('criteria.0.field', `The selected criteria.0.field is invalid; fields are ${FIELDS.join(', ')}.`);
  const value = typeof item['value'] === 'number' ? String(item['value']) : item['value'];
  if (typeof value !== 'string')
    return report.add('criteria.0.value', 'The criteria.0.value field is required and must be a string.');
  const values = value
    .split('||')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (values.length === 0) return report.add('criteria.0.value', 'The criteria.0.value field is required.');
  if (value.length > MAX_TEXT)
    return report.add('criteria.0.value', `The criteria.0.value field must not be longer than ${MAX_TEXT} characters.`);
  const most = field === 'asin' ? MAX_ASINS : MAX_VALUES;
  if (values.length > most)
    return report.add('criteria.0.value', `The criteria.0.value field must not have more than ${most} values.`);
  const pages = field === 'url' ? pageConditions(values) : [];
  const condition = field === 'url' ? any(pages) : conditionOf(field, values);
  return { field, value, condition, pages, isExpanded: field === 'asin' || field === 'url' };
}

function conditionOf(field: Exclude<CriterionField, 'url'>, values: readonly string[]): Condition {
  switch (field) {
    case 'asin':
      return { kind: 'in', column: 'asin', values };
    case 'barcode':
      return any(values.map(barcodeCondition));
    case 'keyword':
      return wordsCondition(values);
    case 'any':
      return any(values.map(textCondition));
  }
}

/** A page of the marketplace is known by its ASIN, whatever else the address says. */
function pageConditions(texts: readonly string[]): Condition[] {
  const items = texts.flatMap((text) => {
    const url = URL.parse(parseProductUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`) ?? '');
    const { asin } = url === null ? {} : (readAmazonUrl(url) ?? {});
    return url === null || asin === undefined ? [] : [{ asin, page: `https://${url.hostname}/dp/${asin}` }];
  });
  const pages = any([...texts, ...items.map(({ page }) => page)].map(urlCondition));
  return items.length === 0 ? [pages] : [pages, { kind: 'in', column: 'asin', values: items.map(({ asin }) => asin) }];
}

/** Whether results come in one group for each criterion; there is only ever one. */
export function readGrouping(value: unknown, report: Report): 'none' | 'criteria.0' {
  if (value === undefined || value === null || value === 'none') return 'none';
  if (value === 'criteria.0') return value;
  report.add('group_by', 'The selected group_by is invalid; it must be none or criteria.0.');
  return 'none';
}
