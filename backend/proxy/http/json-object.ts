import { parseJson } from '../../../lib/contract/json-text.ts';

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a body is, its long ids unbent; undefined for anything else. */
export function parseObject(body: string | undefined): Json | undefined {
  const value = parseJson(body ?? '')?.value;
  return isObject(value) ? value : undefined;
}
