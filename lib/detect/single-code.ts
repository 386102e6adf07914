import type { Pair } from '../domain/recognise/evidence.ts';

/** The barcode that several places name, where they agree: several are those of other products as well. */
export function singleCode(codes: Iterable<string>): readonly Pair[] {
  const [code, more] = new Set(codes);
  return code && !more ? [['EAN', code]] : [];
}
