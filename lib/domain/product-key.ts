import type { Sighting } from './sighting.ts';
import { gtinDigits } from './gtin.ts';
import type { Subject } from './subject.ts';

/** What prices and refusals are remembered under: the strongest identifier, so that shops share one history. */
export function productKey(sighting: Sighting): string {
  const gtin = sighting.gtins.find(({ certainty }) => certainty >= 0.5);
  if (gtin !== undefined) return `gtin:${gtinDigits(gtin.value)}`;
  if (sighting.asin !== undefined) return `asin:${sighting.asin.value}:${sighting.marketplace ?? ''}`;
  return `url:${sighting.url}`;
}

export function subjectKey(subject: Subject): string {
  return subject.kind === 'sighting' ? productKey(subject.sighting) : `typed:${subject.text.trim().toLowerCase()}`;
}
