import { describe, expect, it } from 'vitest';
import { firstPage, isNarrowed, nextQuery, type Paging, type ViewQuery } from '../../../lib/domain/asking.ts';

describe('the first page of everything', () => {
  it('is page one of a hundred, with the counts of the service', () => {
    expect(firstPage).toEqual({ filters: {}, page: 1, perPage: 100, facets: true });
  });

  it.each<[string, Partial<ViewQuery>, boolean]>([
    ['itself', {}, false],
    ['an empty list, which narrows nothing', { filters: { merchantIds: [] } }, false],
    ['a filter that was taken back', { filters: { merchantIds: [], brands: [], conditions: [] } }, false],
    ['one merchant', { filters: { merchantIds: ['10'] } }, true],
    ['a price of nothing at least', { filters: { priceFrom: 0 } }, true],
    ['what is not reduced', { filters: { onSale: false } }, true],
    ['the second page', { page: 2 }, true],
    ['a page behind a cursor', { after: 'c' }, true],
    ['another order', { sort: { by: 'name', order: 'asc' } }, false],
  ])('against %s', (_, more, expected) => {
    expect(isNarrowed({ ...firstPage, ...more })).toBe(expected);
  });
});

describe('the page after this one', () => {
  const query = (more: Partial<ViewQuery> = {}): ViewQuery => ({ ...firstPage, perPage: 10, ...more });

  it.each<[string, ViewQuery, Paging, number, Partial<ViewQuery> | undefined]>([
    ['of many is the next', query(), { page: 1, lastPage: 3 }, 10, { page: 2 }],
    ['of a last one is none', query({ page: 3 }), { page: 3, lastPage: 3 }, 10, undefined],
    ['is none behind an empty page', query(), { page: 1, lastPage: 3 }, 0, undefined],
    ['by the total, where no last page is named', query(), { page: 1, total: 11 }, 10, { page: 2 }],
    ['by the total, exactly at its end', query({ page: 2 }), { page: 2, total: 20 }, 10, undefined],
    ['by a full page, where nothing is named', query(), { page: 1 }, 10, { page: 2 }],
    ['is none behind a short page, where nothing is named', query(), { page: 1 }, 9, undefined],
    ['counts by the service’s own size of a page', query(), { page: 1, total: 11, perPage: 5 }, 5, { page: 2 }],
    ['counts by what came, where it put less on a page', query({ page: 2 }), { page: 2, total: 11 }, 5, { page: 3 }],
    ['counts pages of its own size to the end', query({ page: 3 }), { page: 3, total: 15, perPage: 5 }, 5, undefined],
    ['is the last that pages can reach', query({ page: 999 }), { page: 999, total: 12_000 }, 10, { page: 1000 }],
    [
      'lies behind a cursor past that',
      query({ page: 1000 }),
      { page: 1000, after: 'c' },
      10,
      { page: 1001, after: 'c' },
    ],
    ['is out of reach without a cursor', query({ page: 1000 }), { page: 1000, total: 12_000 }, 10, undefined],
    ['is none where all was seen', query({ page: 1000 }), { page: 1000, total: 10_000, after: 'c' }, 10, undefined],
    [
      'is there where one more is to see',
      query({ page: 1000 }),
      { page: 1000, total: 10_001, after: 'c' },
      10,
      { page: 1001, after: 'c' },
    ],
    [
      'goes from cursor to cursor',
      query({ page: 1001, after: 'c' }),
      { page: 1001, total: 9, after: 'd' },
      10,
      { page: 1002, after: 'd' },
    ],
    ['ends with the cursors', query({ page: 1001, after: 'c' }), { page: 1001 }, 10, undefined],
    ['never asks twice behind one cursor', query({ page: 7, after: 'c' }), { page: 7, after: 'c' }, 10, undefined],
  ])('%s', (_, asked, paging, rows, expected) => {
    const { after: __, ...rest } = asked;
    expect(nextQuery(asked, paging, rows)).toEqual(expected && { ...rest, ...expected });
  });

  it('asks again for what was narrowed, by pages: a cursor is not kept', () => {
    const filters = { merchantIds: ['10'] };
    expect(nextQuery(query({ filters }), { page: 1, lastPage: 2, after: 'c' }, 10)).toEqual({
      filters,
      page: 2,
      perPage: 10,
      facets: true,
    });
  });
});
