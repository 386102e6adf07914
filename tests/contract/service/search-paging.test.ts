// Sections 2.3, 4.3 and 8: sorting and pages; their cursors are in search-cursor.test.ts.
import { describe, expect, it } from 'vitest';
import { PRODUCT_SORTS } from '../../../backend/service/search/sort.ts';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { describeCatalog } from './catalog-suite.ts';

const everything = [{ field: 'final_price', operator: '>', value: 0 }];
const COLUMNS = [
  'id',
  'barcode',
  'ean',
  'gtin',
  'upc',
  'isbn',
  'asin',
  'name',
  'currency',
  'brand',
  'category',
  'color',
  'gender',
  'size',
  'author',
  'regular_price',
  'final_price',
  'sale_discount',
  'stock_quantity',
  'commissionable_status',
  'added_at',
  'updated_at',
] as const satisfies readonly (keyof ProductRow)[];

describeCatalog('sorting and paging', (suite) => {
  const byId = (): Map<string, ProductRow> => new Map(suite.rows.map((row) => [row.id, row]));

  describe.each(COLUMNS)('by %s', (column) => {
    it.each(['asc', 'desc'] as const)('goes %s, rows without the value last', async (order) => {
      const ids = await suite.ids(everything, { sort_by: column, sort_order: order });
      const rows = byId();
      const values = ids.map((id) => rows.get(id)![column]);
      const filled = values.filter((value) => value !== null);
      expect(values.slice(filled.length).every((value) => value === null)).toBe(true);
      const sign = order === 'asc' ? 1 : -1;
      expect(
        filled.every(
          (value, index) =>
            index === 0 || sign * (filled[index - 1]! < value ? -1 : filled[index - 1]! > value ? 1 : 0) <= 0,
        ),
      ).toBe(true);
      expect(new Set(ids).size).toBe(suite.rows.length);
    });
  });

  it.each(['merchant.id', 'merchant.name', 'network.id', 'network.name'])('by %s', async (sort) => {
    const { body } = await suite.search({
      search: everything,
      sort_by: sort,
      per_page: 1000,
      fields: ['merchant', 'network'],
    });
    const [whole, part] = sort.split('.') as [string, string];
    const values = body.data.map((row: Record<string, Record<string, string | number>>) => row[whole]![part]);
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('takes exactly the sorts of the document', async () => {
    const listed =
      'relevance id barcode ean gtin upc isbn asin name currency brand category color gender size author regular_price final_price sale_discount stock_quantity commissionable_status network.id network.name merchant.id merchant.name added_at updated_at';
    expect([...PRODUCT_SORTS].sort()).toEqual(listed.split(' ').sort());
    for (const sort_by of [
      'description',
      'sku',
      'mpn',
      'on_sale',
      'availability',
      'material',
      'condition',
      'model',
      'commission_model',
      'direct_url',
      'image_url',
      'commission_url',
      'network',
      'merchant',
      'started_at',
      'nonsense',
      3,
    ]) {
      expect(await suite.refused({ search: 'x', sort_by })).toEqual(['sort_by']);
    }
    expect(await suite.refused({ search: 'x', sort_order: 'up' })).toEqual(['sort_order']);
  });

  it('answers the sort normalized', async () => {
    const { body } = await suite.search({
      search: everything,
      sort_by: 'final_price',
      sort_order: 'desc',
      per_page: 1,
    });
    expect(body.meta).toMatchObject({ sort_by: 'finalprice', sort_order: 'desc' });
  });

  it('cuts the whole into pages and says where each stands', async () => {
    const whole = await suite.ids(everything, { sort_by: 'name' });
    const total = suite.rows.length;
    const page = async (
      number: number | string,
    ): Promise<{ ids: string[]; body: { meta: object; links: Record<string, string | null> } }> => {
      const { body } = await suite.search({
        search: everything,
        sort_by: 'name',
        per_page: '70',
        page: number,
        fields: 'id',
      });
      return { ids: body.data.map(({ id }: { id: string }) => id), body };
    };
    const third = await page(3);
    expect(third.ids).toEqual(whole.slice(140, 210));
    expect(third.body.meta).toMatchObject({
      total,
      from: 141,
      to: 210,
      current_page: 3,
      last_page: Math.ceil(total / 70),
      per_page: 70,
      fields: ['id'],
    });
    expect(third.body.links['prev']).toContain('page=2');
    expect(third.body.links['next']).toContain('page=4');
    expect((await page('1')).body.links['prev']).toBeNull();
    const last = await page(Math.ceil(total / 70));
    expect(last.body.links['next']).toBeNull();
    expect(last.body.meta).toMatchObject({ to: total, after: null });
    const beyond = await page(100);
    expect(beyond.ids).toEqual([]);
    expect(beyond.body.meta).toMatchObject({ total, from: 0, to: 0 });
  });

  it('follows its links', async () => {
    const search = { search: everything, sort_by: 'name', per_page: 50, fields: ['id'] };
    const first = await suite.search(search);
    const next = new URL(first.body.links.next);
    const second = await suite.ask('POST', next.pathname + next.search, search);
    const { body } = await suite.search({ ...search, page: 2 });
    expect(second.body.data).toEqual(body.data);
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: 'two' }, 'page'],
    [{ page: [] }, 'page'],
    [{ page: 101 }, 'page'],
    [{ page: 1e300 }, 'page'],
    [{ per_page: 0 }, 'per_page'],
    [{ per_page: 1001 }, 'per_page'],
    [{ per_page: {} }, 'per_page'],
    [{ per_page: true }, 'per_page'],
  ])('refuses %j', async (paging, field) => {
    expect(await suite.refused({ search: 'x', ...paging })).toEqual([field]);
  });
});

describeCatalog(
  'beyond 10,000',
  (suite) => {
    it('ends pages there and goes on by cursor', async () => {
      const search = { search: everything, sort_by: 'final_price', per_page: 1000, fields: ['id', 'final_price'] };
      const tenth = await suite.search({ ...search, page: 10 });
      expect(tenth.body.meta).toMatchObject({ total: 10_500, from: 9001, to: 10_000 });
      expect(await suite.refused({ ...search, page: 11 })).toEqual(['page']);
      const rest = await suite.search({ ...search, after: tenth.body.meta.after });
      expect(rest.body.meta).toMatchObject({ from: 10_001, to: 10_500, after: null });
      expect(rest.body.data).toHaveLength(500);
      expect(rest.body.data[0].final_price).toBeGreaterThanOrEqual(tenth.body.data.at(-1).final_price);
      const next = new URL(tenth.body.links.next);
      expect((await suite.ask('POST', next.pathname + next.search, search)).body.data).toEqual(rest.body.data);
    });
  },
  10_500,
);
