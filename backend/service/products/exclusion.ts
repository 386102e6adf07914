import { isRecord } from '../body.ts';
import type { Report } from '../report.ts';
import { balancedMix, type Selection, withoutDuplicates } from '../search/selection.ts';
import { readFlag, readWhole } from '../scalars.ts';

const DUPLICATE_FIELDS = ['name', 'image_url', 'direct_url', 'barcode', 'merchant.id'];
const MIX_FIELDS = ['merchant.id', 'network.id', 'name', 'barcode', 'currency', 'image_url', 'brand', 'direct_url'];
const DUPLICATES = 'duplicate_fields_to_exclude';
const MAX_KEPT = 1_000_000;

/** `a,b[3]` keeps one (or three) of each value; `a||b` drops what shares either with an earlier one. */
export function readDuplicates(value: unknown, report: Report): Selection | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.trim() === '')
    return report.add(DUPLICATES, `The ${DUPLICATES} field must be a string of field names.`);
  const isEither = value.includes('||');
  if (isEither && (value.includes(',') || value.includes('['))) {
    return report.add(DUPLICATES, `The ${DUPLICATES} field must not mix || with a comma or with [N].`);
  }
  const parts = value.split(isEither ? '||' : ',').map((part) => /^([\w.]+)(?:\[(\d{1,7})\])?$/.exec(part.trim()));
  const names = parts.map((part) => part?.[1] ?? '');
  const caps = parts.map((part) => Number(part?.[2] ?? 1));
  if (names.some((name) => !DUPLICATE_FIELDS.includes(name)) || caps.some((cap) => cap < 1)) {
    return report.add(DUPLICATES, `The selected ${DUPLICATES} is invalid; fields are ${DUPLICATE_FIELDS.join(', ')}.`);
  }
  if (isEither && names.length > 2)
    return report.add(DUPLICATES, `The ${DUPLICATES} field takes at most 2 fields with ||.`);
  if (new Set(names).size < names.length) return report.add(DUPLICATES, `The ${DUPLICATES} field names a field twice.`);
  return withoutDuplicates(names, caps);
}

export function readMix(value: unknown, report: Report): Selection | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) return report.add('balanced_mix', 'The balanced_mix field must be an object.');
  const field = value['field'];
  if (typeof field !== 'string' || !MIX_FIELDS.includes(field)) {
    report.add(
      'balanced_mix.field',
      `The selected balanced_mix.field is invalid; fields are ${MIX_FIELDS.join(', ')}.`,
    );
  }
  const maxPerValue = readWhole(value['max_per_value'], 'balanced_mix.max_per_value', 1, MAX_KEPT, report);
  if (value['max_per_value'] === undefined || value['max_per_value'] === null) {
    report.add('balanced_mix.max_per_value', 'The balanced_mix.max_per_value field is required.');
  }
  const isInterleaved = readFlag(value['interleave'], 'balanced_mix.interleave', report);
  const weights = readWeights(value['weights'], report);
  return balancedMix({ field: String(field), maxPerValue: maxPerValue ?? 1, isInterleaved, weights });
}

function readWeights(value: unknown, report: Report): ReadonlyMap<string, number> {
  if (value === undefined || value === null) return new Map();
  // An empty object is an empty array in the languages of many clients.
  if (!isRecord(value) && !(Array.isArray(value) && value.length === 0)) {
    report.add('balanced_mix.weights', 'The balanced_mix.weights field must be an object.');
    return new Map();
  }
  const pairs = Object.entries(value).map(([key, weight]: [string, unknown]) => [key, weight] as const);
  for (const [key, weight] of pairs) {
    if (typeof weight !== 'number' || weight < 0 || weight > 1000) {
      report.add(
        `balanced_mix.weights.${key}`,
        `The balanced_mix.weights.${key} field must be a number from 0 to 1000.`,
      );
    }
  }
  return new Map(pairs.map(([key, weight]) => [key, Number(weight)]));
}
