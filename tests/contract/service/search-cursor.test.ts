// Sections 2.3, 4.3 and 8: the cursor that goes on where pages end.
import { expect, it } from 'vitest';
import { type CatalogSuite, describeCatalog } from './catalog-suite.ts';
import type { Answer } from './watches-world.ts';

type Page = Answer['body'];

const everything = [{ field: 'final_price', operator: '>', value: 0 }];

/** All rows of a search, page after page. */
async function walk(suite: CatalogSuite, search: object, each: (body: Page, passed: number) => void = () => {}) {
  const rows: Page[] = [];
  let after: string | undefined;
  do {
    const { status, body } = await suite.search({ ...search, ...(after && { after }) });
    expect(status).toBe(200);
    each(body, rows.length);
    rows.push(...body.data);
    after = body.meta.after ?? undefined;
  } while (after !== undefined);
  return rows;
}
const idsOf = (rows: Page[]): string[] => rows.map(({ id }) => id);

describeCatalog('cursors', (suite) => {
  it.each(['final_price', 'brand', 'stock_quantity', 'merchant.name', 'relevance'])(
    'goes through everything, by %s',
    async (sort_by) => {
      for (const sort_order of ['asc', 'desc']) {
        const whole = await suite.ids(everything, { sort_by, sort_order });
        const search = { search: everything, sort_by, sort_order, per_page: 130, fields: ['id'] };
        const seen = await walk(suite, search, ({ meta }, passed) =>
          expect(meta).toMatchObject({ total: whole.length, from: passed + 1 }),
        );
        expect(idsOf(seen)).toEqual(whole);
      }
    },
  );

  it.each(['relevance', 'final_price'])(
    'goes on where the beginnings of words were looked for, by %s',
    async (sort_by) => {
      const search = [{ field: 'any', operator: 'LIKE', value: 'headpho' }];
      const whole = await suite.ids(search, { sort_by });
      expect(whole.length).toBeGreaterThan(6);
      const seen = await walk(suite, { search, sort_by, per_page: 3, fields: ['id'] });
      expect(idsOf(seen)).toEqual(whole);
    },
  );

  it.each([
    ['final_price', 20, 400],
    ['final_price', 20, Number.POSITIVE_INFINITY],
    ['stock_quantity', 5, 150],
    ['stock_quantity', 5, Number.POSITIVE_INFINITY],
  ])('stays within bounds on the way, by %s from %d to %d', async (field, low, high) => {
    const search = [
      { field, operator: '>=', value: low },
      ...(Number.isFinite(high) ? [{ field, operator: '<', value: high }] : []),
    ];
    for (const sort_order of ['asc', 'desc']) {
      const whole = await suite.ids(search, { sort_by: field, sort_order });
      expect(whole.length).toBeGreaterThan(100);
      const seen = await walk(suite, { search, sort_by: field, sort_order, per_page: 70 });
      expect(seen.every((row) => row[field] >= low && row[field] < high)).toBe(true);
      expect(idsOf(seen)).toEqual(whole);
    }
  });

  it('goes through ranked words and selections', async () => {
    for (const more of [{}, { duplicate_fields_to_exclude: 'merchant.id[3]' }]) {
      const whole = await suite.ids('black', more);
      expect(whole.length).toBeGreaterThan(20);
      expect(idsOf(await walk(suite, { search: 'black', per_page: 7, fields: ['id'], ...more }))).toEqual(whole);
    }
  });

  it('refuses what it never gave', async () => {
    const { body } = await suite.search({ search: everything, sort_by: 'final_price', per_page: 5 });
    const { after } = body.meta;
    for (const invented of ['x', 'WyJbMSwyLDNdIiwiYSJd', `${after}A`, after.slice(2), 7]) {
      expect(await suite.refused({ search: everything, sort_by: 'final_price', after: invented })).toEqual(['after']);
    }
    expect(await suite.refused({ search: everything, sort_by: 'name', after })).toEqual(['after']);
    expect(await suite.refused({ search: 'other', sort_by: 'final_price', after })).toEqual(['after']);
  });
});
