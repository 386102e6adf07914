import type { Gtin } from '../identifier.ts';
import type { Seen, Source } from '../sighting.ts';
import { addressCode } from './address-code.ts';
import type { Finding } from './finding.ts';
import { readCode } from './read-code.ts';
import { inHundredths, TRUST } from './trust.ts';

/** As long as the barcodes of things that are sold. */
const BARCODE = /^\d{12,13}$/;
/** Databases count things with fewer digits than these, or with more. */
const UPC = /^\d{12}$/;
const MAX_READ = 40;
const MAX_CODES = 20;

/** Every barcode once, those that most sources state first; where none calls a number one, the shop's numbers or the address may hold it. */
export function barcodesOf(findings: readonly Finding[], page: URL): readonly Seen<Gtin>[] {
  const stated = [votesFor(findings, ({ gtins }) => gtins), votesFor(findings, ({ codes }) => codes)].find(
    ({ size }) => size > 0,
  );
  if (stated !== undefined)
    return [...stated]
      .map(([value, sources]) => seen(value, sources, 1 - (1 - TRUST[sources[0] ?? 'text']) / sources.length))
      .sort((a, b) => b.certainty - a.certainty)
      .slice(0, MAX_CODES);
  // A shop may show it as its own number; in data, those of thirteen digits are its database's.
  const numbers = votesFor(findings, ({ source, sku, mpn, numbers: more = [] }) =>
    [sku, mpn, ...more].flatMap((number) => (number && (source === 'text' ? BARCODE : UPC).test(number) ? number : [])),
  );
  // One long number in ten has a check digit that is right by chance.
  const inAddress = numbers.size > 0 ? undefined : addressCode(page);
  if (inAddress !== undefined) return [seen(inAddress, ['url'], TRUST.text)];
  return [...numbers].map(([value, sources]) => seen(value, sources, TRUST.text));
}

/** Whether a shop's own number is its barcode: some write it into that field. */
export function isBarcode(number: string): boolean {
  return BARCODE.test(number) && readCode(number) !== undefined;
}

/** Which sources say each of the codes. Codes that no other shop sells under are no barcodes for us. */
function votesFor(
  findings: readonly Finding[],
  pick: (finding: Finding) => readonly string[] | undefined,
): ReadonlyMap<Gtin, readonly Source[]> {
  const votes = new Map<Gtin, Source[]>();
  for (const finding of findings)
    for (const gtin of new Set((pick(finding) ?? []).slice(0, MAX_READ).map(readCode)))
      if (gtin !== undefined) votes.set(gtin, [...(votes.get(gtin) ?? []), finding.source]);
  return votes;
}

function seen(value: Gtin, [source = 'text']: readonly Source[], certainty: number): Seen<Gtin> {
  return { value, source, certainty: inHundredths(certainty) };
}
