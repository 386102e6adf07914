import { isRecord, type Body } from '../body.ts';
import { all, any, type Condition } from '../search/condition.ts';
import { MAX_CRITERIA, readCriteria, type Reading } from '../search/criterion.ts';
import { textCondition } from './text-search.ts';

const MAX_TEXT = 2000;

/** What a product search looks for: `search`, and `query.rules` where they are given. */
export function readSearch(body: Body, reading: Reading): Condition {
  return all([readSought(body['search'], reading), ...readRules(body['query'], reading)]);
}

function readSought(search: unknown, reading: Reading): Condition {
  const { report } = reading;
  if (typeof search === 'string') {
    if (search.trim() === '') report.add('search', 'The search field is required.');
    if (search.length > MAX_TEXT)
      report.add('search', `The search field must not be longer than ${MAX_TEXT} characters.`);
    return textCondition(search);
  }
  if (Array.isArray(search) && search.length > 0) return all(readCriteria(search, 'search', reading));
  const isMissing = search === undefined || search === null || Array.isArray(search);
  report.add('search', isMissing ? 'The search field is required.' : 'The search field must be a string or an array.');
  return all([]);
}

/** Each rule joins its conditions by AND or OR; the rules are ANDed. */
function readRules(query: unknown, reading: Reading): Condition[] {
  const { report } = reading;
  if (query === undefined || query === null) return [];
  if (!isRecord(query)) {
    report.add('query', 'The query field must be an object.');
    return [];
  }
  const rules = query['rules'];
  if (!Array.isArray(rules)) {
    report.add('query.rules', 'The query.rules field is required and must be an array.');
    return [];
  }
  if (rules.length > MAX_CRITERIA)
    report.add('query.rules', `The query.rules field must not have more than ${MAX_CRITERIA} items.`);
  return rules.slice(0, MAX_CRITERIA).map((rule: unknown, index) => readRule(rule, `query.rules.${index}`, reading));
}

function readRule(rule: unknown, at: string, reading: Reading): Condition {
  const { report } = reading;
  if (!isRecord(rule)) {
    report.add(at, `The ${at} field must be an object.`);
    return all([]);
  }
  const joiner =
    typeof rule['conditions_operator'] === 'string' ? rule['conditions_operator'].toUpperCase() : undefined;
  if (joiner !== 'AND' && joiner !== 'OR')
    report.add(`${at}.conditions_operator`, `The ${at}.conditions_operator field must be AND or OR.`);
  const items = rule['conditions'];
  if (!Array.isArray(items) || items.length === 0) {
    report.add(`${at}.conditions`, `The ${at}.conditions field is required and must be an array.`);
    return all([]);
  }
  for (const [index, item] of items.entries()) {
    for (const name of ['field', 'operator', 'value']) {
      if (isRecord(item) && (item[name] === undefined || (name === 'operator' && isBlank(item[name])))) {
        report.add(`${at}.conditions.${index}.${name}`, `The ${at}.conditions.${index}.${name} field is required.`);
      }
    }
  }
  const conditions = readCriteria(items, `${at}.conditions`, reading);
  return joiner === 'OR' ? any(conditions) : all(conditions);
}

/** Which elsewhere is as good as no operator at all. */
const isBlank = (operator: unknown): boolean => operator === null || operator === '';
