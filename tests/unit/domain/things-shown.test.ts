import { expect, test } from 'vitest';
import { gradeOffer } from '../../fixtures/graded.ts';
import { offerWith, sightingWith } from '../../fixtures/offers.ts';

const NAME = 'Jabra Evolve wireless noise cancelling';
const brand = { value: 'Jabra', source: 'json-ld', certainty: 1 } as const;

test.each([
  ['headphones', 'earbuds', 'similar'],
  ['earbuds', 'headphones', 'similar'],
  ['headphones headset', 'earbuds', 'similar'],
  ['speaker', 'headphones', 'similar'],
  ['headphones', 'Kopfhörer', 'likely'],
  ['headset', 'headphones', 'likely'],
  ['headphones earbuds', 'earbuds', 'likely'],
  ['headphones', 'headphones earbuds', 'likely'],
  ['headphones', '', 'likely'],
  ['black', 'earbuds', 'likely'],
  ['camera', 'headphones', 'similar'],
  ['in-ear', 'over-ear', 'similar'],
])('without a code, of one make and else named alike, %s and %s are %s', (page, offer, grade) => {
  const sighting = sightingWith({ gtins: [], brand, name: { ...brand, value: `${NAME} ${page}` } });
  expect(gradeOffer(sighting, offerWith({ gtins: [], brand: 'Jabra', name: `${NAME} ${offer}` })).grade).toBe(grade);
});
