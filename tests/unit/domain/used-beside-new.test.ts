import { expect, test } from 'vitest';
import { gradeAnswer } from '../../../lib/domain/grade-answer.ts';
import type { Comparison } from '../../../lib/domain/comparison.ts';
import type { Offer } from '../../../lib/domain/offer.ts';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { verdictOf } from '../../../lib/view/verdict.ts';
import { eur, makeOffer, makeSighting, NOW, seen } from '../../support/views/make.ts';

// By the grades that offers really get, and not by what a table says of them.
function compared(offers: readonly Offer[], sighting: Sighting, notSame: readonly string[] = []): Comparison {
  const paging = { page: 1, lastPage: 1, total: offers.length };
  const page = { offers, paging, rows: offers.length, dropped: 0 };
  return gradeAnswer(
    { kind: 'sighting', sighting },
    { answer: { page, asked: [], fetchedAt: NOW }, notSame, stale: false },
  );
}

const isNew = makeOffer('new', { condition: 'new', price: eur(99) });
const isUsed = makeOffer('used', { condition: 'used', price: eur(61) });
const anotherPack = makeOffer('pack', { name: 'Kestrel K200 Gooseneck Kettle 0.9 l Steel, 2 pieces', price: eur(61) });

test('a cheaper one that is used is named beside the best new one', () => {
  const { best } = compared([isNew, isUsed], makeSighting());
  expect(best).toMatchObject({ offerId: 'new', cheaperOtherwise: { offerId: 'used', condition: 'used' } });
});

test('where there are used ones alone, it is found, and nobody is told that no barcode proves it', () => {
  expect(verdictOf(compared([isUsed], makeSighting()))).toEqual({ kind: 'not-comparable', count: 1 });
});

test('what is another pack under the same barcode, or by the word of the user another product, is named in neither way', () => {
  expect(compared([isNew, anotherPack], makeSighting()).best?.cheaperOtherwise).toBeUndefined();
  expect(compared([isNew, isUsed], makeSighting(), ['used']).best?.cheaperOtherwise).toBeUndefined();
  expect(verdictOf(compared([isUsed], makeSighting(), ['used'])).kind).toBe('only-similar');
});

test('on the page of a used one another used one is the best, and a dearer new one is no news', () => {
  const { best } = compared([isNew, isUsed], makeSighting({ condition: seen('used') }));
  expect(best).toMatchObject({ offerId: 'used' });
  expect(best?.cheaperOtherwise).toBeUndefined();
});
