// Section 4.4: the omni search.
import { describe, expect, it } from 'vitest';
import { OMNI_SORTS } from '../../../backend/service/search/sort.ts';
import { describeCatalog, OMNI } from './catalog-suite.ts';

describeCatalog('omni search', (suite) => {
  const find = async (field: string, value: unknown, more: object = {}): Promise<string[]> => {
    const { status, body } = await suite.omni({ criteria: [{ field, value }], per_page: 1000, ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const sold = () => suite.rows.filter((row) => row.asin !== null && row.code !== null);
  const related = (asins: readonly string[]): string[] => {
    const direct = suite.rows.filter((row) => row.asin !== null && asins.includes(row.asin));
    const codes = new Set(direct.map((row) => row.code).filter((code) => code !== null));
    return suite.rows
      .filter((row) => direct.includes(row) || (row.code !== null && codes.has(row.code)))
      .map((row) => row.id);
  };

  it('finds by ASIN what the marketplace has, and every other offer of the same barcode', async () => {
    const asin = sold()[3]!.asin!;
    const ids = await find('asin', asin);
    expect(ids.sort()).toEqual(related([asin]).sort());
    expect(ids.some((id) => !id.startsWith('amz_'))).toBe(true);
  });

  it('takes ten ASINs, and no more', async () => {
    const asins = [...new Set(sold().map((row) => row.asin!))].slice(0, 10);
    expect((await find('asin', asins.join('||'))).sort()).toEqual(related(asins).sort());
    expect(
      await suite.refused({ criteria: [{ field: 'asin', value: [...asins, 'B0XXXXXXXX'].join('||') }] }, OMNI),
    ).toEqual(['criteria.0.value']);
    expect(await find('asin', asins[0]!.toLowerCase())).toEqual([]);
  });

  it('finds by barcode, whatever the notation', async () => {
    const row = suite.rows.find(({ upc, code }) => upc !== null && code !== null)!;
    const all = suite.rows
      .filter(({ code }) => code === row.code)
      .map(({ id }) => id)
      .sort();
    for (const text of [row.upc!, row.code!, `0${row.upc!.slice(0, 6)} ${row.upc!.slice(6)}`])
      expect((await find('barcode', text)).sort()).toEqual(all);
    const other = suite.rows.find(({ code }) => code !== null && code !== row.code)!;
    expect((await find('barcode', `${row.barcode}||${other.barcode}`)).sort()).toEqual(
      suite.rows
        .filter(({ code }) => code === row.code || code === other.code)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('finds by page, with every offer of its barcode, the page first when asked', async () => {
    const row = suite.rows.findLast(
      ({ code }) => code !== null && suite.rows.filter((each) => each.code === code).length > 2,
    )!;
    const all = suite.rows.filter(({ code }) => code === row.code).map(({ id }) => id);
    expect((await find('url', row.direct_url)).sort()).toEqual([...all].sort());
    const ids = await find('url', `${row.direct_url}?utm_campaign=x`, { sort_by: 'criteria_url' });
    expect(ids[0]).toBe(row.id);
    expect([...ids].sort()).toEqual([...all].sort());
  });

  it('has the page of one country before the same item in others, and these before what shares the barcode', async () => {
    const row = suite.rows.find(({ direct_url }) => direct_url.startsWith('https://www.amazon.fr/'))!;
    const url = `https://www.amazon.fr/Un-nom/dp/${row.asin}?tag=x`;
    const ids = await find('url', url, { sort_by: 'criteria_url' });
    const twins = suite.rows.filter(({ asin }) => asin === row.asin).map(({ id }) => id);
    expect(ids[0]).toBe(row.id);
    expect(ids.slice(0, twins.length).sort()).toEqual([...twins].sort());
    expect(ids.sort()).toEqual(related([row.asin!]).sort());
  });

  it('knows a page of the marketplace by its ASIN', async () => {
    const row = sold()[7]!;
    expect((await find('url', `https://www.amazon.com/Some-Name/dp/${row.asin}/ref=sr_1_1?th=1`)).sort()).toEqual(
      related([row.asin!]).sort(),
    );
  });

  it('finds by keyword and by any', async () => {
    expect(await find('keyword', 'espresso machines')).toEqual(await find('any', 'espresso machine'));
    const { code } = suite.rows.find((row) => row.code !== null)!;
    expect((await find('any', code)).sort()).toEqual(
      suite.rows
        .filter((row) => row.code === code)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('answers nothing for what nobody has', async () => {
    for (const [field, value] of [
      ['asin', 'B0NOTTHERE'],
      ['barcode', '4006381333931'],
      ['url', 'https://nobody.example/x'],
      ['keyword', 'qqqqzzzz'],
    ]) {
      const { status, body } = await suite.omni({ criteria: [{ field, value }], facets: ['final_price'] });
      expect(status).toBe(200);
      expect(body.data).toEqual([]);
      expect(body.meta).toMatchObject({ total: 0, from: 0, to: 0, current_page: 1, last_page: 1, after: null });
    }
  });

  it('groups by its criterion', async () => {
    const asin = sold()[0]!.asin!;
    const { body } = await suite.omni({
      criteria: [{ field: 'asin', value: asin }],
      group_by: 'criteria.0',
      fields: ['id', 'seller_party', 'identifiers'],
    });
    expect(body.meta.group_by).toBe('criteria.0');
    expect(body.data).toHaveLength(1);
    expect(body.data[0].criterion).toEqual({ field: 'asin', value: asin });
    expect(Object.keys(body.data[0].results[0])).toEqual(['id', 'seller_party', 'identifiers']);
    expect(Object.keys(body.data[0].results[0].identifiers)).toEqual([
      'barcode',
      'ean',
      'gtin',
      'upc',
      'isbn',
      'mpn',
      'sku',
      'asin',
    ]);
    expect((await suite.omni({ criteria: [{ field: 'asin', value: asin }] })).body.meta.group_by).toBe('none');
  });

  it('filters, between two prices too', async () => {
    const filter = [
      { field: 'final_price', operator: '<>', value: '20|120' },
      { field: 'availability', operator: '!=', value: 'OutOfStock' },
    ];
    const { body } = await suite.omni({ criteria: [{ field: 'keyword', value: 'black' }], filter, per_page: 1000 });
    expect(body.data.length).toBeGreaterThan(0);
    for (const row of body.data) {
      expect(row.final_price).toBeGreaterThanOrEqual(20);
      expect(row.final_price).toBeLessThanOrEqual(120);
      expect(row.availability).not.toBe('OutOfStock');
    }
    const parties = await suite.omni({
      criteria: [{ field: 'keyword', value: 'black' }],
      filter: [{ field: 'seller_party', value: '1st||unknown' }],
    });
    expect(new Set(parties.body.data.map((row: { seller_party: string }) => row.seller_party))).toEqual(
      new Set(['first', 'unknown']),
    );
  });

  it('keeps <> and != to itself', async () => {
    const price = { field: 'final_price', operator: '<>', value: '20|120' };
    expect(await suite.refused({ search: [price] })).toEqual(['search.0.operator']);
    expect(await suite.refused({ search: [{ field: 'availability', operator: '!=', value: 'InStock' }] })).toEqual([
      'search.0.operator',
    ]);
  });

  it('has sorts of its own', async () => {
    const listed =
      'relevance criteria_url barcode ean gtin name currency regular_price final_price sale_discount stock_quantity brand category network.name merchant.name';
    expect([...OMNI_SORTS].sort()).toEqual(listed.split(' ').sort());
    const criteria = [{ field: 'keyword', value: 'black' }];
    for (const sort_by of listed.split(' ')) {
      const { status, body } = await suite.omni({ criteria, sort_by, per_page: 5 });
      expect(status).toBe(200);
      expect(body.meta.sort_by).toBe(sort_by);
    }
    for (const sort_by of 'id upc isbn asin commissionable_status color gender size author network.id merchant.id added_at updated_at'.split(
      ' ',
    )) {
      expect(await suite.refused({ criteria, sort_by }, OMNI)).toEqual(['sort_by']);
    }
  });

  it('is restricted by the deprecated lists', async () => {
    const criteria = [{ field: 'keyword', value: 'black' }];
    const merchants = async (more: object): Promise<Set<number>> =>
      new Set(
        (await suite.omni({ criteria, per_page: 1000, ...more })).body.data.map(
          (row: { merchant: { id: number } }) => row.merchant.id,
        ),
      );
    const [first, second] = [...(await merchants({}))];
    expect(await merchants({ merchant_ids: [String(first), second] })).toEqual(new Set([first, second]));
    expect((await merchants({ exclude_merchant_ids: [first] })).has(first!)).toBe(false);
    expect(await merchants({ network_ids: ['1'], exclude_network_ids: [1] })).toEqual(new Set());
  });

  describe('refusals', () => {
    it.each([
      [{}, 'criteria'],
      [{ criteria: {} }, 'criteria'],
      [{ criteria: [] }, 'criteria'],
      [
        {
          criteria: [
            { field: 'asin', value: 'a' },
            { field: 'asin', value: 'b' },
          ],
        },
        'criteria',
      ],
      [{ criteria: ['asin'] }, 'criteria.0'],
      [{ criteria: [{ field: 'sku', value: 'a' }] }, 'criteria.0.field'],
      [{ criteria: [{ field: 'asin' }] }, 'criteria.0.value'],
      [{ criteria: [{ field: 'asin', value: '||' }] }, 'criteria.0.value'],
      [{ criteria: [{ field: 'asin', value: ['a'] }] }, 'criteria.0.value'],
      [{ criteria: [{ field: 'asin', value: 'a' }], group_by: 'criteria.1' }, 'group_by'],
      [{ criteria: [{ field: 'asin', value: 'a' }], group_by: 'merchant' }, 'group_by'],
      [{ criteria: [{ field: 'asin', value: 'a' }], filter: 'x' }, 'filter'],
      [
        { criteria: [{ field: 'asin', value: 'a' }], filter: [{ field: 'final_price', operator: '<>', value: '5' }] },
        'filter.0.value',
      ],
      [
        { criteria: [{ field: 'asin', value: 'a' }], networks: { amazon: { locale: 'US' } } },
        'networks.amazon.credential_id',
      ],
    ])('%j', async (body, field) => {
      expect((await suite.refused(body, OMNI))[0]).toBe(field);
    });
  });
});
