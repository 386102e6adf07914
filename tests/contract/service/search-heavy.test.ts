// Section 4.3: as much as one request may hold, of everything. Each is answered or refused by name, never a failure.
import { expect, it } from 'vitest';
import { describeCatalog, PRODUCTS } from './catalog-suite.ts';

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('||');
const alternatives = many(1000, (index) => `value ${index}`);
const one = (field: string, operator: string, value: string) => ({
  search: [{ field, operator, value }],
  fields: ['id'],
});

describeCatalog('heavy requests', (suite) => {
  it.each([
    ['parts of text', one('name', 'LIKE', alternatives)],
    ['parts of codes', one('sku', 'LIKE', alternatives)],
    ['what is not in a text', one('description', 'NOT LIKE', alternatives)],
    ['words', one('any', 'LIKE', alternatives)],
    ['ids', one('id', '=', alternatives)],
    ['names', one('name', '!=', alternatives)],
    ['addresses', one('direct_url', '=', alternatives)],
    [
      'shops',
      one(
        'direct_url',
        '=',
        many(1000, (index) => `shop${index}.example`),
      ),
    ],
    ['prices', one('final_price', '=', many(1000, String))],
    [
      'days',
      one(
        'added_at',
        '=',
        many(1000, () => '2026-01-01'),
      ),
    ],
  ])('takes a thousand %s', async (_, body) => {
    const { status, body: answer } = await suite.search(body);
    expect(status, JSON.stringify(answer).slice(0, 300)).toBe(200);
  });

  it.each([
    ['a text longer than any', one('name', 'LIKE', 'a'.repeat(60_000)), 'search.0.value'],
    ['an id longer than any', one('id', '=', 'a'.repeat(60_000)), 'search.0.value'],
    [
      'more values than an engine binds',
      { search: Array.from({ length: 40 }, () => ({ field: 'name||brand', operator: '!=', value: alternatives })) },
      'search',
    ],
    [
      'more parts of text than can be looked for in every product',
      { search: Array.from({ length: 2 }, () => ({ field: 'name', operator: 'LIKE', value: alternatives })) },
      'search',
    ],
  ])('refuses %s', async (_, body, field) => {
    expect(await suite.refused(body, PRODUCTS)).toEqual([field]);
  });

  it('counts a filter as a search', async () => {
    const filter = Array.from({ length: 40 }, () => ({ field: 'name', operator: '!=', value: alternatives }));
    const { status, body } = await suite.omni({ criteria: [{ field: 'keyword', value: 'lamp' }], filter });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['filter']]);
  });
});
