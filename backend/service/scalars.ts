import type { Report } from './report.ts';

/** Absent is false. */
export function readFlag(value: unknown, at: string, report: Report): boolean {
  if (value === undefined || value === null || value === false || value === 'false' || value === 0) return false;
  if (value === true || value === 'true' || value === 1) return true;
  report.add(at, `The ${at} field must be true or false.`);
  return false;
}

/** A whole number, also as text: real clients send `"100"`. */
export function readWhole(value: unknown, at: string, min: number, max: number, report: Report): number | undefined {
  if (value === undefined || value === null) return undefined;
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    return report.add(at, `The ${at} field must be an integer.`);
  if (number < min) return report.add(at, `The ${at} field must be at least ${min}.`);
  if (number > max) return report.add(at, `The ${at} field must not be greater than ${max}.`);
  return number;
}
