// Section 4.3: duplicate_fields_to_exclude and balanced_mix.
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { describeCatalog } from './catalog-suite.ts';

const everything = [{ field: 'final_price', operator: '>', value: 0 }];

describeCatalog('exclusion and balance', (suite) => {
  const rowsOf = async (more: object): Promise<ProductRow[]> => {
    const byId = new Map(suite.rows.map((row) => [row.id, row]));
    return (await suite.ids(everything, more)).map((id) => byId.get(id)!);
  };
  const tally = (values: readonly unknown[]): Map<unknown, number> => {
    const counts = new Map<unknown, number>();
    for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  const most = (values: readonly unknown[]): number => Math.max(...tally(values).values());

  it.each(['name', 'image_url', 'direct_url', 'barcode'] as const)('keeps the first of each %s', async (field) => {
    const rows = await rowsOf({ duplicate_fields_to_exclude: field, sort_by: 'final_price' });
    const values = rows.map((row) => row[field]);
    expect(most(values)).toBe(1);
    expect(tally(values).size).toBe(tally(suite.rows.map((row) => row[field])).size);
    const missing = suite.rows.filter((row) => row[field] === null).length;
    expect(values.filter((value) => value === null)).toHaveLength(missing);
    const first = rows.find((row) => row[field] !== null)!;
    const cheapest = Math.min(...suite.rows.filter((row) => row[field] === first[field]).map((row) => row.final_price));
    expect(first.final_price).toBe(cheapest);
  });

  it('keeps as many as it is told', async () => {
    const rows = await rowsOf({ duplicate_fields_to_exclude: 'merchant.id[4]' });
    const before = tally(suite.rows.map((row) => row.merchant_id));
    const after = tally(rows.map((row) => row.merchant_id));
    for (const [merchant, count] of before) expect(after.get(merchant)).toBe(Math.min(4, count));
  });

  it('applies several fields, each on its own', async () => {
    const rows = await rowsOf({ duplicate_fields_to_exclude: 'barcode, merchant.id[5]' });
    expect(most(rows.map((row) => row.barcode))).toBe(1);
    expect(most(rows.map((row) => row.merchant_id))).toBeLessThanOrEqual(5);
  });

  it('drops what shares either of two', async () => {
    const rows = await rowsOf({ duplicate_fields_to_exclude: 'name||barcode' });
    expect(most(rows.map((row) => row.name))).toBe(1);
    expect(most(rows.map((row) => row.barcode))).toBe(1);
    const [names, codes] = [new Set(rows.map((row) => row.name)), new Set(rows.map((row) => row.barcode))];
    const kept = new Set(rows.map((row) => row.id));
    for (const row of suite.rows)
      if (!kept.has(row.id)) expect(names.has(row.name) || codes.has(row.barcode)).toBe(true);
  });

  it.each([
    'sku',
    'name||barcode||image_url',
    'name||barcode[2]',
    'name,barcode||image_url',
    'name[0]',
    'name[x]',
    '',
    'name,',
    'name,name',
    5,
    ['name'],
  ])('refuses %j', async (value) => {
    expect(await suite.refused({ search: everything, duplicate_fields_to_exclude: value })).toEqual([
      'duplicate_fields_to_exclude',
    ]);
  });

  it.each([
    [{ duplicate_fields_to_exclude: 'barcode' }, { duplicate_fields_to_exclude: 'barcode[3]' }],
    [{ duplicate_fields_to_exclude: 'barcode' }, { duplicate_fields_to_exclude: 'name' }],
    [{ duplicate_fields_to_exclude: 'barcode' }, {}],
    [{ balanced_mix: { field: 'brand', max_per_value: 1 } }, { balanced_mix: { field: 'brand', max_per_value: 2 } }],
    [
      { balanced_mix: { field: 'currency', max_per_value: 9 } },
      { balanced_mix: { field: 'currency', max_per_value: 9, weights: { USD: 2 } } },
    ],
  ])('gives a cursor with %j that is none with %j', async (given, other) => {
    const body = { search: everything, per_page: 5 };
    const { after } = (await suite.search({ ...body, ...given })).body.meta;
    expect((await suite.search({ ...body, ...given, after })).status).toBe(200);
    expect(await suite.refused({ ...body, ...other, after })).toEqual(['after']);
  });

  describe('balanced_mix', () => {
    it.each(['merchant.id', 'network.id', 'name', 'barcode', 'currency', 'image_url', 'brand', 'direct_url'])(
      'caps each %s',
      async (field) => {
        const rows = await rowsOf({ balanced_mix: { field, max_per_value: 2 } });
        const networks = new Map(
          (await suite.world.store.db.selectFrom('merchant').selectAll().execute()).map((row) => [
            row.id,
            row.network_id,
          ]),
        );
        const read = (row: ProductRow): unknown =>
          field === 'merchant.id'
            ? row.merchant_id
            : field === 'network.id'
              ? networks.get(row.merchant_id)
              : row[field as keyof ProductRow];
        const before = tally(suite.rows.map(read));
        const after = tally(rows.map(read));
        for (const [value, count] of before) expect(after.get(value)).toBe(Math.min(2, count));
      },
    );

    it('deals in turns', async () => {
      const rows = await rowsOf({
        balanced_mix: { field: 'currency', max_per_value: 3, interleave: true },
        sort_by: 'final_price',
      });
      const currencies = new Set(rows.map((row) => row.currency)).size;
      expect(new Set(rows.slice(0, currencies).map((row) => row.currency)).size).toBe(currencies);
    });

    it('multiplies the cap by the weight', async () => {
      const rows = await rowsOf({
        balanced_mix: { field: 'currency', max_per_value: 4, weights: { USD: 2, EUR: 0.5, GBP: 0 } },
      });
      const counts = tally(rows.map((row) => row.currency));
      expect([counts.get('USD'), counts.get('EUR'), counts.get('GBP'), counts.get('SEK')]).toEqual([
        8,
        2,
        undefined,
        4,
      ]);
    });

    it.each([
      [{ field: 'sku', max_per_value: 1 }, 'balanced_mix.field'],
      [{ max_per_value: 1 }, 'balanced_mix.field'],
      [{ field: 'name' }, 'balanced_mix.max_per_value'],
      [{ field: 'name', max_per_value: 0 }, 'balanced_mix.max_per_value'],
      [{ field: 'name', max_per_value: 1, interleave: 'perhaps' }, 'balanced_mix.interleave'],
      [{ field: 'name', max_per_value: 1, weights: { a: 'much' } }, 'balanced_mix.weights.a'],
      ['name', 'balanced_mix'],
    ])('refuses %j', async (mix, field) => {
      expect(await suite.refused({ search: everything, balanced_mix: mix })).toEqual([field]);
    });

    it('is not combined with duplicate_fields_to_exclude', async () => {
      const mix = { field: 'name', max_per_value: 1 };
      expect(
        await suite.refused({ search: everything, balanced_mix: mix, duplicate_fields_to_exclude: 'name' }),
      ).toEqual(['balanced_mix']);
    });
  });
});
