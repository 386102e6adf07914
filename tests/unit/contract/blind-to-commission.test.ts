// From the wire to the order of offers: whatever a row says of who earns by it, how much and through whom, nothing moves.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { offerSchema } from '../../../lib/contract/offer.ts';
import { compare } from '../../../lib/domain/compare.ts';
import { viewOffers } from '../../../lib/domain/view-offers.ts';
import { noFilters, SORTS } from '../../../lib/domain/view-query.ts';
import { wantedOf } from '../../../lib/domain/wanted.ts';
import { money, sightingWith } from '../../fixtures/offers.ts';
import { product } from './wire.ts';

const offers = z.array(offerSchema('major'));
const sighting = sightingWith({
  name: { value: 'Stabilo Boss 70/24', source: 'json-ld', certainty: 1 },
  price: { value: money(2), source: 'json-ld', certainty: 1 },
});

const someRow = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }).map(String),
  name: fc.constantFrom('Stabilo Boss 70/24', 'Stabilo Boss 70/24 10er Pack', 'Stabilo Boss 70/24 used', 'Radiergummi'),
  final_price: fc.constantFrom(1, 1.5, 1.99, 3, null),
  currency: fc.constantFrom('EUR', 'USD'),
  availability: fc.constantFrom('InStock', 'out of stock', null),
  barcode: fc.constantFrom('4006381333931', '4242005377558', null),
  merchant: fc.constantFrom({ id: 1, name: 'One' }, { id: 2, name: 'Two' }, { name: 'Three' }),
});
const someRows = fc.uniqueArray(someRow, { minLength: 1, maxLength: 25, selector: ({ id }) => id });

const link = fc.oneof(
  fc.webUrl({ validSchemes: ['https'] }),
  fc.constantFrom(null, '', 'https://net.example/B000WLDVV0'),
);
const earnings = fc.record(
  {
    commission_url: link,
    urls: fc.option(fc.record({ outclick: link, direct: link, affiliate: link })),
    direct_url: link,
    network: fc.constantFrom(null, { id: 1, name: 'Aaa' }, { id: 9, name: 'Zzz' }, { name: 'No id' }),
    'network.id': fc.integer(),
    commissionable_status: fc.constantFrom(
      'commissionable',
      'not_commissionable',
      'assumed_commissionable',
      null,
      true,
    ),
    commission_rate: fc.double(),
    commission: fc.record({ rate: fc.nat(99), currency: fc.constant('EUR') }),
    epc: fc.double(),
    sponsored: fc.boolean(),
    rank: fc.integer(),
  },
  { requiredKeys: [] },
);

function seen(rows: readonly object[]): unknown {
  const comparison = compare({
    subject: { kind: 'sighting', sighting },
    wanted: wantedOf(sighting),
    offers: offers.parse(rows.map((row) => product({ ...row }))),
    fetchedAt: 1,
    asked: [],
  });
  return {
    best: comparison.best,
    orders: SORTS.map((sort) =>
      viewOffers(comparison, { filters: noFilters, sort }).map(({ offer, match }) => [offer.id, match]),
    ),
  };
}

test('no order, grade or best offer follows what somebody earns', () => {
  fc.assert(
    fc.property(someRows, fc.array(earnings, { minLength: 25, maxLength: 25 }), (rows, changes) => {
      const changed = rows.map((row, index) => ({ ...row, ...changes[index] }));
      expect(seen(changed)).toEqual(seen(rows));
    }),
  );
});
