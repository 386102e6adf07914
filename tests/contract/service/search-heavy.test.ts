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

  it('refuses more words than an engine takes in one query, and finds what a thousand others do not', async () => {
    const phrase = (index: number): string =>
      Array.from({ length: 40 }, (_, at) => `longer${index}word${at}`).join(' ');
    expect(await suite.refused(one('any', 'LIKE', many(1000, phrase)), PRODUCTS)).toEqual(['search']);
    const [among] = suite.expected((row) => row.brand !== null && row.model !== null);
    const found = await suite.ids([
      { field: 'any', operator: 'LIKE', value: `${many(999, (at) => `nothing${at}`)}||${among}` },
    ]);
    expect(found).toEqual([among]);
  });

  it('takes a hundred searches for words at once, each of which must hold', async () => {
    const words = ['for', 'easy', 'to', 'clean'];
    const criteria = Array.from({ length: 100 }, (_, at) => ({
      field: 'any',
      operator: 'LIKE',
      value: `${words[at % words.length]}||nothing${at}`,
    }));
    const each = await Promise.all(words.map((word) => suite.ids([{ field: 'any', operator: 'LIKE', value: word }])));
    const all = (each[0] ?? []).filter((id) => each.every((ids) => ids.includes(id)));
    expect(all.length).toBeGreaterThan(0);
    expect((await suite.ids(criteria)).sort()).toEqual(all.sort());
    expect(await suite.ids([...criteria.slice(1), { field: 'any', operator: 'LIKE', value: '!' }])).toEqual([]);
    expect(await suite.ids([...criteria.slice(1), { field: 'any', operator: 'LIKE', value: 'nothing' }])).toEqual([]);
  });

  it('counts a filter as a search', async () => {
    const filter = Array.from({ length: 40 }, () => ({ field: 'name', operator: '!=', value: alternatives }));
    const { status, body } = await suite.omni({ criteria: [{ field: 'keyword', value: 'lamp' }], filter });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['filter']]);
  });
});
