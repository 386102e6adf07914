import type { Failure } from './failure.ts';

/** What can happen is a value; exceptions are for bugs. Plain JSON, so that it crosses messages unchanged. */
export type Result<T, E = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(failure: E): { readonly ok: false; readonly failure: E } {
  return { ok: false, failure };
}
