// Sections 4.1, 4.2 and 4.3 (pools), with lists and conversions as public facts have them.
import { describe, expect, it } from 'vitest';
import { describeCatalog } from './catalog-suite.ts';
import { TOKENS } from './watches-world.ts';

const MERCHANT_FIELDS = [
  'id',
  'object_id',
  'origin_id',
  'name',
  'slug',
  'domains',
  'home_url',
  'icon_url',
  'logo_url',
  'description',
  'network',
  'canonical',
  'countries',
  'currencies',
  'categories',
  'product_count',
  'cookie_duration',
  'supports_deeplinking',
];

describeCatalog('account, merchants, pools and lists', (suite) => {
  const get = (path: string, token?: string) => suite.ask('GET', path, undefined, token);

  it('tells a team its limits and its use', async () => {
    const before = (await get('/v1/account')).body.requests_total_so_far;
    const { status, body } = await get('/v1/account');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      team_id: 1,
      team_name: expect.any(String),
      api_request_rate_limit: expect.any(Number),
      can_toggle_short_url: false,
      product_search_results_max: 10_000,
      requests_total_so_far: before + 1,
      meta: {
        trace_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      },
    });
    const cycle = body.products.find((product: { product: string }) => product.product === 'API').billing_cycle;
    expect(cycle.start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect((await get('/v1/account', TOKENS[1])).body.team_id).toBe(2);
  });

  describe('merchants', () => {
    const list = async (query: string) => (await get(`/v1/merchants${query}`)).body;

    it('are listed with every field, by pages', async () => {
      const whole = await list('?per_page=1000');
      expect(Object.keys(whole.data[0])).toEqual(MERCHANT_FIELDS);
      expect(Object.keys(whole.meta)).toEqual([
        'total',
        'from',
        'to',
        'current_page',
        'last_page',
        'per_page',
        'fields',
        'trace_id',
      ]);
      const page = await list('?per_page=7&page=2');
      expect(page.data).toEqual(whole.data.slice(7, 14));
      expect(page.meta).toMatchObject({
        total: whole.meta.total,
        from: 8,
        to: 14,
        current_page: 2,
        last_page: Math.ceil(whole.meta.total / 7),
      });
      expect((await list('?page=900')).data).toEqual([]);
      const counts = whole.data.reduce((sum: number, row: { product_count: number }) => sum + row.product_count, 0);
      expect(counts).toBe(suite.rows.length);
    });

    it('are searched by name, domain and id', async () => {
      const [merchant] = (await list('?search=ridge%20market')).data;
      expect(merchant.name).toBe('Ridge Market');
      for (const text of [
        'RIDGE',
        merchant.domains[0],
        `https://www.${merchant.domains[0]}/x`,
        merchant.id,
        merchant.object_id,
      ]) {
        expect((await list(`?search=${encodeURIComponent(text)}`)).data.map(({ id }: { id: number }) => id)).toContain(
          merchant.id,
        );
      }
      expect((await list(`?id=${merchant.object_id}`)).data).toEqual([merchant]);
      expect((await list(`?id=${merchant.id}`)).data).toEqual([merchant]);
      expect((await list('?id=1')).data).toEqual([]);
    });

    it('are not found by the signs that lists are written with', async () => {
      for (const sign of ['"', '[', ']', '",', '["'])
        expect((await list(`?search=${encodeURIComponent(sign)}`)).data, sign).toEqual([]);
    });

    it('are narrowed by networks, as clients ask for', async () => {
      const ids = (await list('?network_ids=20,%203')).data.map(
        ({ network }: { network: { id: number } }) => network.id,
      );
      expect(new Set(ids)).toEqual(new Set([3, 20]));
      expect((await list('?network_ids=999')).data).toEqual([]);
    });

    it('are narrowed by whether there is a logo, as clients ask for', async () => {
      const [some, none] = [await list('?has_logo=true&per_page=1000'), await list('?has_logo=0&per_page=1000')];
      const logos = ({ data }: typeof some) => data.map(({ logo_url: logo }: { logo_url: unknown }) => logo);
      expect(logos(some).length).toBeGreaterThan(0);
      expect(logos(some)).not.toContain(null);
      expect(new Set(logos(none))).toEqual(new Set([null]));
      expect(some.meta.total + none.meta.total).toBe((await list('')).meta.total);
    });

    it('take a parameter without a value as one that is not there', async () => {
      const whole = await list('');
      for (const name of [
        'page',
        'per_page',
        'id',
        'country_ids',
        'has_logo',
        'product_count_min',
        'product_count_max',
        'fields',
      ])
        expect((await list(`?${name}=`)).data).toEqual(whole.data);
    });

    it('are narrowed by country, size and fields', async () => {
      expect((await list(`?search=${encodeURIComponent('🪑'.repeat(255))}`)).data).toEqual([]);
      const german = (await list('?country_ids=DE,fr')).data;
      expect(
        german.every(({ countries }: { countries: string[] }) => countries.includes('DE') || countries.includes('FR')),
      ).toBe(true);
      const middle = (await list('?product_count_min=5&product_count_max=20&per_page=1000')).data;
      expect(middle.length).toBeGreaterThan(0);
      expect(middle.every(({ product_count: count }: { product_count: number }) => count >= 5 && count <= 20)).toBe(
        true,
      );
      const narrow = await list('?fields=id,network.name&per_page=1');
      expect(narrow.data).toEqual([{ id: 901, network: { name: 'Amazon Marketplace' } }]);
      expect(narrow.meta.fields).toEqual(['id', 'network.name']);
    });

    it.each([
      'search=',
      `search=${'x'.repeat(256)}`,
      `search=${encodeURIComponent('🪑'.repeat(256))}`,
      'search=%00',
      'id=abc',
      'page=0',
      'page=x',
      'per_page=0',
      'per_page=9999',
      'country_ids=DEU',
      'network_ids=x',
      'has_logo=maybe',
      'product_count_min=-1',
      'product_count_max=x',
      'fields=nonsense',
    ])('refuse %s', async (query) => {
      const { status, body } = await get(`/v1/merchants?${query}`);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
    });

    it('are found one by one, by number, ULID, canonical id and slug', async () => {
      const merchant = (await list('?per_page=1000')).data.find(
        ({ canonical }: { canonical: unknown }) => canonical !== null,
      );
      for (const id of [merchant.id, merchant.object_id, merchant.canonical.id, merchant.slug]) {
        const { status, body } = await get(`/v1/merchants/${id}`);
        expect(status).toBe(200);
        expect(body).toEqual({ data: merchant, meta: { trace_id: expect.any(String) } });
      }
      const { data } = (await get(`/v1/merchants/${merchant.slug}?extended=true`)).body;
      expect(data).toMatchObject({
        id: merchant.id,
        relationship_status: expect.any(String),
        network: { group: { id: expect.any(Number) } },
      });
      for (const id of ['1', 'nobody', 'nmer_01', '%00', '999999999999999999999'])
        expect((await get(`/v1/merchants/${id}`)).status).toBe(404);
      expect((await get(`/v1/merchants/${merchant.id}?extended=perhaps`)).status).toBe(422);
    });
  });

  describe('a pool', () => {
    it('restricts a search to its networks and merchants, for its own team', async () => {
      const made = await suite.ask('POST', '/v1/pools', { name: 'North', network_ids: [1, '2'] });
      expect(made.status).toBe(201);
      const { id } = made.body.data;
      const { body } = await suite.search({ search: 'black', pool_id: id, per_page: 1000 });
      const seen = new Set(body.data.map((row: { network: { id: number } }) => row.network.id));
      expect(seen).toEqual(new Set([1, 2]));
      expect((await get(`/v1/pools/${id}`)).body.data).toEqual(made.body.data);
      for (const none of ['%00', '%00%00', `${id}%00`]) expect((await get(`/v1/pools/${none}`)).status).toBe(404);
      expect((await get(`/v1/pools/${id}`, TOKENS[1])).status).toBe(404);
      expect((await get('/v1/pools')).body.data.length).toBeGreaterThan(1);
      for (const wrong of [`pool_${id}`, '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', 7, [id], [id, id], {}]) {
        expect(await suite.refused({ search: 'black', pool_id: wrong })).toEqual(['pool_id']);
      }
      expect((await suite.ask('POST', '/v1/products', { search: 'black', pool_id: id }, TOKENS[1])).status).toBe(422);
    });
  });

  it('keeps lists of products', async () => {
    const ids = [suite.rows[5]!.id, suite.rows[2]!.id, 'gone'];
    const made = await suite.ask('POST', '/v1/products/lists', {
      name: 'Devices',
      pool_id: 456,
      metadata: { a: 'b' },
      product_ids: ids,
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      id: expect.stringMatching(/^.{36}$/),
      name: 'Devices',
      metadata: { a: 'b' },
      products_count: 2,
    });
    expect(made.body.data.products.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    const path = `/v1/products/lists/${made.body.data.id}`;
    expect((await get(path)).body.data.products_count).toBe(2);
    expect((await get(path, TOKENS[1])).status).toBe(404);
    expect((await get('/v1/products/lists')).body.meta.total).toBe(1);
    expect((await suite.ask('DELETE', path)).body).toMatchObject({ status: 'deleted' });
    expect((await get(path)).status).toBe(404);
    expect((await suite.ask('POST', '/v1/products/lists', { pool_id: 'x', product_ids: 5 })).status).toBe(422);
  });

  it('converts codes', async () => {
    const row = suite.rows.find(({ asin, barcode, sku }) => asin !== null && barcode !== null && sku !== null)!;
    const convert = async (name: string, data: unknown) => suite.ask('POST', `/tools/convert/${name}`, { data });
    const [asked] = (await convert('asin-to-barcode', [row.asin])).body.data;
    expect(asked.barcodes).toContain(row.barcode);
    const versioned = await suite.ask('POST', '/v1/tools/convert/asin-to-barcode', { data: [row.asin] });
    expect(versioned.body.data).toEqual([asked]);
    expect((await convert('barcode-to-asin', [row.barcode, 'x'])).body.data).toMatchObject([
      { barcode: row.barcode, asin: row.asin },
      { barcode: 'x', asin: null },
    ]);
    expect((await convert('barcode-to-sku', [row.barcode])).body.data[0].skus).toContain(row.sku);
    expect((await convert('sku-to-barcode', [row.sku])).body.data[0].barcodes).toContain(row.barcode);
    expect((await convert('url-to-barcode', [row.direct_url])).body.data[0].barcode).toBe(row.barcode);
    expect((await convert('url-to-moon', [])).status).toBe(404);
    for (const data of [undefined, 'x', [], [{}], ['']])
      expect((await convert('asin-to-barcode', data)).status).toBe(422);
  });

  it('lists networks and their groups', async () => {
    const { body } = await get('/v1/networks');
    expect(body.data.length).toBeGreaterThan(5);
    expect((await get(`/v1/networks/${body.data[0].id}`)).body.data).toEqual(body.data[0]);
    expect((await get('/v1/networks/x')).status).toBe(404);
    expect((await get('/v1/network-groups')).body.data[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
    });
  });
});
