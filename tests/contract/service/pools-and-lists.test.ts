// Pools and lists of products, of a team that has many.
import { expect, it } from 'vitest';
import { describeCatalog } from './catalog-suite.ts';

const LISTS = '/v1/products/lists';

describeCatalog('many pools and lists', (suite) => {
  it('makes many pools at once, each with a number of its own', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `pool ${at}`);
    const made = await Promise.all(names.map((name) => suite.ask('POST', '/v1/pools', { name })));
    expect(made.map(({ status }) => status)).toEqual(names.map(() => 201));
    expect(new Set(made.map(({ body }) => body.data.number)).size).toBe(names.length);
  });

  it('tells lists page by page, in the order in which they were made', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `list ${at}`);
    for (const name of names) {
      expect((await suite.ask('POST', LISTS, { name })).status).toBe(201);
      await suite.world.advance(1);
    }
    const page = async (query: string) => (await suite.ask('GET', `${LISTS}${query}`)).body;
    expect((await page('')).data.map((list: { name: string }) => list.name)).toEqual(names);
    const second = await page('?per_page=5&page=2');
    expect(second.data.map((list: { name: string }) => list.name)).toEqual(names.slice(5, 10));
    expect(second.meta).toMatchObject({ total: 12, from: 6, to: 10, current_page: 2, last_page: 3, per_page: 5 });
    expect((await page('?page=9')).meta).toMatchObject({ total: 12, from: 0, to: 0 });
  });

  it.each(['page=0', 'page=x', 'per_page=0', 'per_page=1001'])('tells no lists for %s', async (query) => {
    const { status, body } = await suite.ask('GET', `${LISTS}?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
  });
});
