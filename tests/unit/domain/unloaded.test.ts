import { expect, it } from 'vitest';
import type { Comparison } from '../../../lib/domain/comparison.ts';
import { unloadedChoices } from '../../../lib/domain/unloaded.ts';
import { noFilters, type OfferFilters } from '../../../lib/domain/view-query.ts';
import { graded } from '../../fixtures/offers.ts';

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id, name: `Name ${id}`, count: 3 }));
const comparison = {
  offers: [graded({ network: { id: '1', name: 'Net' } }), graded({ merchant: { name: 'No id' } })],
  serviceFacets: { merchants: rows('10', '11', '12', 'odd id', 'x'.repeat(65)), networks: rows('1', '2') },
} as unknown as Comparison;

it.each<[string, Partial<OfferFilters>, readonly object[]]>([
  ['nothing is chosen', {}, []],
  ['what is chosen is loaded', { merchant: ['10'], network: ['1'] }, []],
  ['a shop is not loaded', { merchant: ['10', '11'] }, [{ merchantIds: ['11'] }]],
  [
    'two shops and a network are not',
    { merchant: ['11', '12'], network: ['2'] },
    [{ merchantIds: ['11', '12'] }, { networkIds: ['2'] }],
  ],
  ['the service does not know it either', { merchant: ['99'], network: ['98'] }, []],
  ['it has no id that could be asked for', { merchant: ['odd id', 'x'.repeat(65)] }, []],
])('where %s', (_, filters, expected) => {
  expect(unloadedChoices(comparison, { ...noFilters, ...filters })).toEqual(expected);
});

it('without the counts of the service there is nothing to ask for', () => {
  const { serviceFacets: _, ...plain } = comparison;
  expect(unloadedChoices(plain, { ...noFilters, merchant: ['11'] })).toEqual([]);
});
