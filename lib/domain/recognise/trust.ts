import type { Source } from '../sighting.ts';

/** How far each source is believed when nothing else is known. */
export const TRUST: Readonly<Record<Source, number>> = {
  url: 0.97,
  amazon: 0.96,
  'json-ld': 0.93,
  microdata: 0.91,
  rdfa: 0.89,
  meta: 0.85,
  state: 0.8,
  text: 0.6,
};

export function inHundredths(certainty: number): number {
  return Math.round(certainty * 100) / 100;
}
