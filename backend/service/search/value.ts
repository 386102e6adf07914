import { affiliateTarget } from '../products/links.ts';
import { all, any, type Column, type Comparison, type Condition, NONE, not } from './condition.ts';
import type { Reading } from './criterion.ts';
import type { FieldType, Operator } from './fields.ts';
import { readAddress } from './keys.ts';
import { splitWords } from './split-words.ts';

type Textual = Extract<FieldType, { kind: 'code' | 'text' | 'tags' | 'url' | 'exact' | 'commission-url' }>;
type Checked = Extract<FieldType, { kind: 'relation' | 'choice' | 'flag' | 'number' | 'day' }>;

/** Reads the values, as sent, of one criterion for one field; undefined when one is refused. Negations are the caller's. */
export function conditionOf(
  type: FieldType,
  operator: Operator,
  values: readonly string[],
  at: string,
  reading: Reading,
): Condition | undefined {
  if (operator === 'NOT NULL') return 'column' in type ? { kind: 'present', column: type.column } : NONE;
  switch (type.kind) {
    case 'any':
      return { kind: 'words', alternatives: values.map(splitWords), isPrefix: false, scope: 'anywhere' };
    case 'code':
    case 'text':
    case 'tags':
    case 'url':
    case 'exact':
    case 'commission-url':
      return isLike(operator) ? like(type, values) : equals(type, spellings(values));
    default:
      return checked(
        type,
        operator,
        values.map((value) => value.trim()),
        at,
        reading,
      );
  }
}

/** Merchants write spaces around their texts, and clients around bars: both may be meant. */
const spellings = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap((value) => [value, value.trim()])),
];

/** One text is looked for as it stands, a space at its end with it; of several, those beside the bars say nothing. */
function like({ kind, column }: Textual, values: readonly string[]): Condition {
  const texts = values.length === 1 ? values : values.map((value) => value.trim());
  return contains(column, kind === 'tags' ? texts.filter(isTag) : texts, kind === 'code');
}

/** The bar is what tags are kept apart by. */
const isTag = (text: string): boolean => !text.includes('|');

function equals({ kind, column }: Textual, values: readonly string[]): Condition {
  switch (kind) {
    case 'code':
    case 'exact':
      return { kind: 'in', column, values };
    case 'commission-url':
      return { kind: 'in', column, values: values.map((value) => affiliateTarget(value) ?? value) };
    case 'text':
      return { kind: 'same', column, values };
    case 'tags':
      return contains(
        column,
        values.filter(isTag).map((value) => `|${value}|`),
        false,
      );
    case 'url':
      return any(values.map((value) => addressed(column, value)));
  }
}

/** Fields whose values can be wrong. */
function checked(
  type: Checked,
  operator: Operator,
  values: readonly string[],
  at: string,
  reading: Reading,
): Condition | undefined {
  switch (type.kind) {
    case 'relation':
      return related(type, operator, values, at, reading);
    case 'choice':
      return chosen(type.column, type.choices, values, at, reading);
    case 'flag':
      return flagged(type.column, values, at, reading);
    case 'number':
      return numbered(type.column, operator, values, at, reading);
    case 'day':
      return dated(type.column, operator, values, at, reading);
  }
}

const isLike = (operator: Operator): boolean => operator === 'LIKE' || operator === 'NOT LIKE';

const contains = (column: Column, texts: readonly string[], isCaseSensitive: boolean): Condition =>
  texts.length === 0 ? NONE : { kind: 'contains', column, texts, isCaseSensitive };

/** An address as it stands, or a whole shop when only a host is given. */
function addressed(column: Column, value: string): Condition {
  const address = readAddress(value);
  const exact: Condition = { kind: 'in', column, values: [value] };
  return address?.isHost === true ? any([exact, { kind: 'url', key: address.key, isHost: true }]) : exact;
}

function related(
  { of, by }: Extract<FieldType, { kind: 'relation' }>,
  operator: Operator,
  values: readonly string[],
  at: string,
  { directory, report }: Reading,
): Condition | undefined {
  if (by === 'id' && values.some((value) => !/^\d{1,15}$/.test(value)))
    return report.add(at, `The ${at} field must be a ${of} id.`);
  const folded = values.map((value) => value.toLowerCase());
  const fits = (id: number, name: string): boolean => {
    if (by === 'id') return values.some((value) => Number(value) === id);
    const known = name.toLowerCase();
    return folded.some((value) => (isLike(operator) ? known.includes(value) : known === value));
  };
  const ids = directory.merchants
    .filter((merchant) => {
      if (of === 'merchant') return fits(merchant.id, merchant.name);
      return fits(merchant.network_id, directory.network(merchant.network_id)?.name ?? '');
    })
    .map((merchant) => merchant.id);
  return { kind: 'merchants', ids };
}

function chosen(
  column: Column,
  choices: Readonly<Record<string, string | null>>,
  values: readonly string[],
  at: string,
  { report }: Reading,
): Condition | undefined {
  const unknown = values.filter((value) => !Object.hasOwn(choices, value.toLowerCase()));
  if (unknown.length > 0) return report.add(at, `The selected ${at} is invalid: ${unknown.join(', ').slice(0, 200)}.`);
  const known = values.map((value) => choices[value.toLowerCase()] ?? null);
  const stated = known.filter((value) => value !== null);
  const conditions: Condition[] = stated.length > 0 ? [{ kind: 'in', column, values: stated }] : [];
  // Unknown is what a merchant did not say.
  if (stated.length < known.length) conditions.push(not({ kind: 'present', column }));
  return any(conditions);
}

const FLAGS: ReadonlyMap<string, number> = new Map([
  ['true', 1],
  ['1', 1],
  ['false', 0],
  ['0', 0],
]);

function flagged(column: Column, values: readonly string[], at: string, { report }: Reading): Condition | undefined {
  const flags = values.map((value) => FLAGS.get(value.toLowerCase()));
  if (flags.includes(undefined)) return report.add(at, `The ${at} field must be true or false.`);
  return { kind: 'in', column, values: flags.filter((flag) => flag !== undefined) };
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function numbered(
  column: Column,
  operator: Operator,
  values: readonly string[],
  at: string,
  { report }: Reading,
): Condition | undefined {
  const parts = operator === '<>' ? values.map((value) => value.split('|')) : values.map((value) => [value]);
  const isGood = parts.every(
    (part) => part.length === (operator === '<>' ? 2 : 1) && part.every((text) => NUMBER.test(text.trim())),
  );
  if (!isGood)
    return report.add(
      at,
      operator === '<>' ? `The ${at} field must be two numbers, low|high.` : `The ${at} field must be a number.`,
    );
  return compared(
    column,
    operator,
    parts.map((part) => part.map(Number)),
  );
}

function dated(
  column: Column,
  operator: Operator,
  values: readonly string[],
  at: string,
  { report }: Reading,
): Condition | undefined {
  const parts =
    operator === '<>'
      ? values.map((value) => value.split('|').map((text) => text.trim()))
      : values.map((value) => [value]);
  const isGood = parts.every((part) => part.length === (operator === '<>' ? 2 : 1) && part.every(isDay));
  if (!isGood)
    return report.add(
      at,
      `The ${at} field must be a date of the form YYYY-MM-DD${operator === '<>' ? ', two of them joined by |' : ''}.`,
    );
  return any(
    parts.map(([from = '', to = from]): Condition => {
      const [start, end] = [from, `${to} 23:59:59`];
      if (operator === '=' || operator === '<>') return within(column, start, end);
      return {
        kind: 'compare',
        column,
        operator: operator as Comparison,
        value: operator === '>' || operator === '<=' ? end : start,
      };
    }),
  );
}

/** A day that exists: 30 February does not. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function compared(column: Column, operator: Operator, parts: readonly (readonly number[])[]): Condition {
  if (operator === '=' || operator === '!=') return { kind: 'in', column, values: parts.flat() };
  if (operator === '<>') return any(parts.map(([low = 0, high = 0]) => within(column, low, high)));
  return any(parts.map(([value = 0]) => ({ kind: 'compare', column, operator: operator as Comparison, value })));
}

const within = (column: Column, from: string | number, to: string | number): Condition =>
  all([
    { kind: 'compare', column, operator: '>=', value: from },
    { kind: 'compare', column, operator: '<=', value: to },
  ]);
