import type { Directory } from '../merchants/directory.ts';
import { isRecord } from '../body.ts';
import type { Report } from '../report.ts';
import { all, any, type Condition, not } from './condition.ts';
import { type Dialogue, type Field, FIELDS, type Operator, takes } from './fields.ts';
import { conditionOf } from './value.ts';

const OPERATORS: readonly Operator[] = ['=', '!=', '>', '<', '>=', '<=', '<>', 'LIKE', 'NOT LIKE', 'NOT NULL'];
export const MAX_CRITERIA = 100;
/** A value of a thousand alternatives is a mistake, and a slow one. */
const MAX_ALTERNATIVES = 1000;
/** Longer than any address, and short of what engines take for a pattern. */
const MAX_TEXT = 10_000;

export interface Reading {
  readonly directory: Directory;
  readonly report: Report;
  readonly dialogue: Dialogue;
}

/** A list of `{field, operator, value}`, all of which must hold. `at` is where the list stands in the body. */
export function readCriteria(items: unknown, at: string, reading: Reading): Condition[] {
  if (!Array.isArray(items)) {
    reading.report.add(at, `The ${at} field must be an array.`);
    return [];
  }
  if (items.length > MAX_CRITERIA)
    reading.report.add(at, `The ${at} field must not have more than ${MAX_CRITERIA} items.`);
  return items.slice(0, MAX_CRITERIA).flatMap((item, index) => readCriterion(item, `${at}.${index}`, reading) ?? []);
}

/** One `{field, operator, value}`; undefined when it is refused, and the report says why. */
export function readCriterion(item: unknown, at: string, reading: Reading): Condition | undefined {
  const { report, dialogue } = reading;
  if (!isRecord(item)) return report.add(at, `The ${at} field must be an object of field, operator and value.`);
  const fields = readFields(item['field'], `${at}.field`, report);
  const operator = readOperator(item['operator'], `${at}.operator`, report);
  if (fields === undefined || operator === undefined) return undefined;
  const refused = fields.find(({ field }) => !takes(field, operator, dialogue));
  if (refused !== undefined) {
    return report.add(`${at}.operator`, `The ${refused.name} field does not take the operator ${operator}.`);
  }
  const values = operator === 'NOT NULL' ? [] : readValues(item['value'], `${at}.value`, report);
  if (values === undefined) return undefined;
  const conditions = fields.flatMap(
    ({ field }) => conditionOf(field.type, operator, values, `${at}.value`, reading) ?? [],
  );
  if (conditions.length < fields.length) return undefined;
  return operator === '!=' || operator === 'NOT LIKE' ? all(conditions.map(not)) : any(conditions);
}

interface Named {
  readonly name: string;
  readonly field: Field;
}

function readFields(value: unknown, at: string, report: Report): Named[] | undefined {
  if (typeof value !== 'string' || value.trim() === '')
    return report.add(at, `The ${at} field is required and must be text.`);
  const names = value.split('||').map((name) => name.trim());
  const found = names.flatMap((name) => {
    const field = FIELDS.get(name);
    return field === undefined ? [] : [{ name, field }];
  });
  const unknown = names.filter((name) => !FIELDS.has(name));
  if (unknown.length === 0) return found;
  return report.add(at, `The selected ${at} is invalid: ${unknown.join(', ').slice(0, 200)}.`);
}

function readOperator(value: unknown, at: string, report: Report): Operator | undefined {
  if (value === undefined || value === null || value === '') return '=';
  const text = typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ').toUpperCase() : undefined;
  const operator = OPERATORS.find((known) => known === text);
  return operator ?? report.add(at, `The selected ${at} is invalid.`);
}

function readValues(value: unknown, at: string, report: Report): string[] | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return report.add(at, `The ${at} field is required and must be text or a number.`);
  }
  const values = String(value)
    .split('||')
    .filter((part) => part.trim() !== '');
  if (values.length === 0) return report.add(at, `The ${at} field is required.`);
  if (values.length > MAX_ALTERNATIVES)
    return report.add(at, `The ${at} field must not have more than ${MAX_ALTERNATIVES} values.`);
  if (values.some((part) => part.length > MAX_TEXT))
    return report.add(at, `The ${at} field must not have a value longer than ${MAX_TEXT} characters.`);
  return values;
}
