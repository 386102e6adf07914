// Section 2.4: what a whole result consists of.
import { describe, expect, it } from 'vitest';
import { describeCatalog } from './catalog-suite.ts';

const dear = [{ field: 'final_price', operator: '>', value: 200 }];

describeCatalog('facets', (suite) => {
  it('counts the whole result, not the page', async () => {
    const { body } = await suite.search({ search: dear, per_page: 1, facets: ['network', 'merchant', 'final_price'] });
    const rows = suite.rows.filter((row) => row.final_price > 200);
    const { networks, merchants, final_prices } = body.facets;
    expect(final_prices).toEqual({
      min: Math.min(...rows.map((row) => row.final_price)),
      max: Math.max(...rows.map((row) => row.final_price)),
    });
    for (const { id, product_count } of merchants) {
      expect(product_count).toBe(rows.filter((row) => row.merchant_id === id).length);
    }
    const sum = (list: { product_count: number }[]): number => list.reduce((all, one) => all + one.product_count, 0);
    expect([sum(networks), sum(merchants)]).toEqual([rows.length, rows.length]);
    expect(Object.keys(networks[0]).sort()).toEqual([
      'country',
      'group',
      'id',
      'logo_url',
      'merchant_count',
      'merchant_count_active',
      'name',
      'product_count',
      'url',
    ]);
    expect(Object.keys(networks[0].country).sort()).toEqual(['id', 'iso3', 'name']);
    expect(Object.keys(networks[0].group).sort()).toEqual(['id', 'name']);
    expect(Object.keys(merchants[0]).sort()).toEqual([
      'description',
      'domains',
      'icon_url',
      'id',
      'logo_url',
      'name',
      'network',
      'origin_id',
      'product_count',
    ]);
    expect(Object.keys(merchants[0].network).sort()).toEqual(['id', 'logo_url', 'name', 'url']);
  });

  it('is absent unless asked for', async () => {
    expect((await suite.search({ search: dear })).body).not.toHaveProperty('facets');
    expect((await suite.search({ search: dear, facets: [] })).body).not.toHaveProperty('facets');
    expect(Object.keys((await suite.search({ search: dear, facets: ['merchant'] })).body.facets)).toEqual([
      'merchants',
    ]);
  });

  it('shows parts by their dotted names', async () => {
    const facets = ['network.country.id', 'network.group', 'merchant.name', 'final_price.min'];
    const { body } = await suite.search({ search: dear, facets });
    expect(Object.keys(body.facets.networks[0])).toEqual(['id', 'country', 'group']);
    expect(Object.keys(body.facets.networks[0].country)).toEqual(['id']);
    expect(Object.keys(body.facets.merchants[0])).toEqual(['id', 'name']);
    expect(Object.keys(body.facets.final_prices)).toEqual(['min']);
  });

  it.each([
    ['network,merchant', 'facets'],
    [{}, 'facets'],
    [Array.from({ length: 21 }, () => 'network'), 'facets'],
    [['brand'], 'facets.0'],
    [['network', 'network.nonsense'], 'facets.1'],
    [['final_price.avg'], 'facets.0'],
    [[5], 'facets.0'],
  ])('refuses %j', async (facets, field) => {
    expect(await suite.refused({ search: dear, facets })).toEqual([field]);
  });

  it('takes twenty', async () => {
    const names =
      'id name url logo_url merchant_count merchant_count_active product_count group group.id group.name country country.id country.iso3 country.name';
    const facets = [
      ...names.split(' ').map((name) => `network.${name}`),
      'merchant',
      'final_price',
      'merchant.id',
      'merchant.network.url',
      'final_price.min',
      'final_price.max',
    ];
    expect(facets).toHaveLength(20);
    expect((await suite.search({ search: dear, facets })).status).toBe(200);
  });

  describe('of omni', () => {
    it('are short, and named in meta', async () => {
      const criteria = [{ field: 'keyword', value: 'espresso' }];
      const facets = ['final_price', 'network', 'merchant'];
      const { body } = await suite.omni({ criteria, facets });
      expect(body.meta.facets).toEqual(facets);
      expect(Object.keys(body.facets.networks[0])).toEqual(['id', 'name', 'product_count']);
      expect(Object.keys(body.facets.merchants[0])).toEqual(['id', 'name', 'product_count', 'network']);
      expect(Object.keys(body.facets.merchants[0].network)).toEqual(['id', 'name']);
    });
  });
});
