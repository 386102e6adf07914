import { describe, expect, it } from 'vitest';
import type { Comparison, GradedOffer } from '../../../lib/domain/comparison.ts';
import { differs, type MatchReason } from '../../../lib/domain/match-reasons.ts';
import type { Observation } from '../../../lib/domain/observation.ts';
import { isProduct, seenOfVery, shopsOfOthers } from '../../../lib/domain/very-product.ts';
import { GTIN, graded, money, OTHER_GTIN } from '../../fixtures/offers.ts';

const CODE: MatchReason = { kind: 'gtin', gtin: GTIN };
const NAME: MatchReason = { kind: 'name', share: 1 };
const USED = differs('condition', 'new', 'used');

/** An offer of a shop that is no more than likely, for these reasons. */
function likely(reasons: readonly MatchReason[], offer: Partial<GradedOffer['offer']> = {}): GradedOffer {
  const found = graded(offer, { grade: 'likely' });
  return { ...found, match: { ...found.match, reasons } };
}

describe('the very product', () => {
  it.each<[string, GradedOffer, boolean]>([
    ['is what is the same', graded({}), true],
    ['is it used, by its barcode', likely([CODE, NAME, USED]), true],
    ['is it used, by its number at Amazon', likely([{ kind: 'asin', asin: 'B000000000' as never }, USED]), true],
    ['is not what a name alone makes likely', likely([NAME, USED]), false],
    ['is not one that differs in more', likely([CODE, USED, differs('brand', 'A', 'B')]), false],
    ['is not one under a barcode that many share', likely([CODE, { kind: 'barcode-shared', gtin: GTIN }]), false],
    ['is not one that the user has sent away', likely([CODE, { kind: 'user-says-not-same' }]), false],
    ['is one whose maker numbers it alike', likely([CODE, { kind: 'brand-and-mpn', brand: 'A', mpn: '1' }]), true],
    [
      'is not what the maker’s number alone makes likely',
      likely([{ kind: 'brand-and-mpn', brand: 'A', mpn: '1' }]),
      false,
    ],
  ])('%s', (_, offer, expected) => {
    expect(isProduct(offer)).toBe(expected);
  });
});

describe('shops of others', () => {
  const comparison = (...offers: readonly GradedOffer[]): Comparison =>
    ({ offers, wanted: { gtins: [GTIN] } }) as unknown as Comparison;
  const at = (name: string, id?: string): Partial<GradedOffer['offer']> => ({ merchant: id ? { id, name } : { name } });
  const names = (...offers: readonly GradedOffer[]): readonly string[] =>
    shopsOfOthers(comparison(...offers)).map(({ name }) => name);

  it('sell something else under its barcode, or what the user said is none', () => {
    expect(names(likely([USED], at('A', '1')))).toEqual(['A']);
    expect(names(likely([USED], { ...at('A', '1'), gtins: [OTHER_GTIN] }))).toEqual([]);
    expect(names(likely([{ kind: 'user-says-not-same' }], { ...at('A'), gtins: [] }))).toEqual(['A']);
  });

  it('do not sell the very product beside it', () => {
    expect(names(likely([USED], at('A', '1')), graded(at('A', '1')))).toEqual([]);
    expect(names(likely([USED], at('A', '1')), graded(at('A', '2')))).toEqual(['A']);
    expect(names(likely([USED], at('A')), graded(at('A')))).toEqual([]);
  });

  it('are named once', () => {
    expect(names(likely([USED], at('A', '1')), likely([USED], at('A', '1')), likely([USED], at('B')))).toEqual([
      'A',
      'B',
    ]);
  });

  it('count for nothing of what was seen, but what stood on the page', () => {
    const seen = ['offer', 'page'].flatMap((origin) =>
      ['A', 'B'].map((merchant) => ({ product: 'gtin:1', merchant, price: money(1), origin, at: 0 }) as Observation),
    );
    const kept = seenOfVery(seen, comparison(likely([USED], at('A', '1')), graded(at('B'))));
    expect(kept.map(({ origin, merchant }) => `${origin} ${merchant}`)).toEqual(['offer B', 'page A', 'page B']);
  });
});
