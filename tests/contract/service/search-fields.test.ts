// Section 4.3: every field with every operator it takes, held against a plain filter over all products.
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../../backend/service/store/tables.ts';
import { describeCatalog } from './catalog-suite.ts';

describeCatalog('search fields', (suite) => {
  const some: typeof suite.some = (column) => suite.some(column);
  const expected: typeof suite.expected = (fits) => suite.expected(fits);
  const found: typeof suite.found = (...criterion) => suite.found(...criterion);
  const lower = (text: unknown): string => String(text).toLowerCase();

  describe.each(['id', 'image_url', 'barcode', 'mpn', 'sku', 'asin', 'ean', 'gtin'] as const)(
    '%s, to the letter',
    (column) => {
      it('finds by =, by one of several, and by what is left', async () => {
        const value = some(column);
        expect(await found(column, '=', value)).toEqual(expected((row) => row[column] === value));
        expect(await found(column, undefined, value)).toEqual(expected((row) => row[column] === value));
        const other = String(suite.rows.findLast((row) => row[column] !== null)?.[column]);
        expect(await found(column, '=', `${value}||${other}`)).toEqual(
          expected((row) => row[column] === value || row[column] === other),
        );
        expect(await found(column, '!=', `${value}||${other}`)).toEqual(
          expected((row) => row[column] !== value && row[column] !== other),
        );
        expect(
          await found(column, '!=', value.toLowerCase() === value ? value.toUpperCase() : value.toLowerCase()),
        ).toEqual(
          expected(
            (row) => row[column] !== (value.toLowerCase() === value ? value.toUpperCase() : value.toLowerCase()),
          ),
        );
      });
    },
  );

  const texts = [
    'name',
    'brand',
    'category',
    'color',
    'condition',
    'country',
    'gender',
    'genre',
    'manufacturer',
    'model',
    'size',
    'material',
    'publisher',
    'subtitle',
    'author',
  ] as const;
  describe.each(texts)('%s, in any case', (column) => {
    it('finds by =, !=, LIKE and NOT LIKE', async () => {
      const value =
        suite.rows.find((row) => row[column] !== null && row[column]?.trim() === row[column])?.[column] ?? '';
      expect(value).not.toBe('');
      const is = (row: ProductRow): boolean => lower(row[column]) === lower(value);
      expect(await found(column, '=', value.toUpperCase())).toEqual(expected(is));
      expect(await found(column, '!=', value.toLowerCase())).toEqual(expected((row) => !is(row)));
      const part = value.slice(1, 5).trim();
      const has = (row: ProductRow): boolean => row[column] !== null && lower(row[column]).includes(lower(part));
      expect(await found(column, 'like', part.toUpperCase())).toEqual(expected(has));
      expect(await found(column, 'NOT LIKE', part)).toEqual(expected((row) => !has(row)));
    });
  });

  it('knows letters beyond ASCII in any case', async () => {
    const has = (row: ProductRow): boolean => lower(row.brand).includes('ström');
    expect(expected(has).length).toBeGreaterThan(0);
    expect(await found('brand', 'LIKE', 'STRÖM')).toEqual(expected(has));
    const brand = suite.rows.find(has)?.brand ?? '';
    expect(await found('brand', '=', brand.toUpperCase())).toEqual(
      expected((row) => lower(row.brand) === lower(brand)),
    );
  });

  it('finds what is written with spaces around it, and takes a space in the text for one', async () => {
    const { name } = suite.rows.find((row) => row.name !== row.name.trim())!;
    const both = (row: ProductRow): boolean => row.name === name || row.name === name.trim();
    expect(await found('name', '=', name)).toEqual(expected(both));
    expect(await found('name', '!=', name)).toEqual(expected((row) => !both(row)));
    expect(await found('name', '=', `zzz||${name}`)).toEqual(expected(both));
    const ends = (row: ProductRow): boolean => row.name.includes('ra ');
    expect(expected(ends).length).toBeGreaterThan(0);
    expect(await found('name', 'LIKE', 'ra ')).toEqual(expected(ends));
    expect(await found('name', 'LIKE', 'zzz || ra ')).toEqual(expected((row) => lower(row.name).includes('ra')));
  });

  it('knows one tag from two', async () => {
    const tags = suite.rows.find((row) => row.tags !== null)?.tags?.slice(1, -1) ?? '';
    expect(tags).toContain('|');
    for (const operator of ['=', 'LIKE']) {
      expect(await found('tags', operator, tags)).toEqual([]);
      expect(await found('tags', operator, '|')).toEqual([]);
    }
    expect(await found('tags', 'NOT LIKE', '|')).toHaveLength(suite.rows.length);
  });

  it('takes % and _ for what they are', async () => {
    expect(await found('name', 'LIKE', '%')).toEqual([]);
    expect(await found('description', 'LIKE', 'e_c')).toEqual([]);
  });

  it('searches descriptions, addresses and parts of a sku', async () => {
    expect(await found('description', 'LIKE', 'CARRY case')).toEqual(
      expected((row) => lower(row.description ?? '').includes('carry case')),
    );
    expect(await found('description', 'NOT LIKE', 'carry case')).toEqual(
      expected((row) => !lower(row.description ?? '').includes('carry case')),
    );
    const { direct_url: url } = suite.rows[100]!;
    const host = new URL(url).hostname.replace('www.', '');
    expect(await found('direct_url', '=', url)).toEqual([suite.rows[100]!.id]);
    expect(await found('direct_url', 'LIKE', host)).toEqual(expected((row) => row.direct_url.includes(host)));
    expect(await found('direct_url', '=', host)).toEqual(
      expected((row) => new URL(row.direct_url).hostname === `www.${host}`),
    );
    expect(await found('direct_url', 'NOT NULL')).toHaveLength(suite.rows.length);
    const sku = some('sku').slice(0, 4);
    expect(await found('sku', 'LIKE', sku)).toEqual(expected((row) => row.sku?.includes(sku) === true));
    expect(await found('sku', 'LIKE', sku.toLowerCase())).toEqual(
      expected((row) => row.sku?.includes(sku.toLowerCase()) === true),
    );
  });

  it.each([undefined, '', null, 'anything'])('takes NOT NULL with the value %j', async (value) => {
    const answer = await suite.search({ search: [{ field: 'gtin', operator: 'NOT NULL', value }], per_page: 1 });
    expect(answer.body.meta.total).toBe(suite.rows.filter((row) => row.gtin !== null).length);
  });

  it('finds a product by the link that its search showed', async () => {
    const row = suite.rows[200]!;
    const { body } = await suite.search({ search: [{ field: 'id', value: row.id }] });
    expect(await found('commission_url', '=', body.data[0].commission_url)).toEqual([row.id]);
    expect(await found('commission_url', '!=', body.data[0].commission_url)).toHaveLength(suite.rows.length - 1);
  });

  describe.each(['final_price', 'regular_price', 'sale_discount', 'stock_quantity'] as const)(
    '%s, a number',
    (column) => {
      const operators = ['=', '!=', '>', '<', '>=', '<='];
      // A tenth that no whole number equals, and more than fits into one of 32 bits.
      const values = ['one that is there', 10.5, -1, 3_000_000_000, 999_999_999_999_999];
      it.each(operators.flatMap((operator) => values.map((value) => [operator, value] as const)))(
        'compares by %s with %s',
        async (operator, given) => {
          const value = typeof given === 'number' ? given : Number(some(column));
          const tests: Record<string, (have: number) => boolean> = {
            '=': (have) => have === value,
            '!=': (have) => have !== value,
            '>': (have) => have > value,
            '<': (have) => have < value,
            '>=': (have) => have >= value,
            '<=': (have) => have <= value,
          };
          const fits = ({ [column]: have }: ProductRow): boolean =>
            have === null ? operator === '!=' : tests[operator]!(have);
          expect(await found(column, operator, value)).toEqual(expected(fits));
          expect(await found(column, operator, String(value))).toEqual(expected(fits));
        },
      );
    },
  );

  describe.each(['started_at', 'added_at', 'updated_at'] as const)('%s, day by day', (column) => {
    it.each(['=', '>', '<', '>=', '<='])('compares by %s', async (operator) => {
      const day = some(column).slice(0, 10);
      const tests: Record<string, (have: string) => boolean> = {
        '=': (have) => have === day,
        '>': (have) => have > day,
        '<': (have) => have < day,
        '>=': (have) => have >= day,
        '<=': (have) => have <= day,
      };
      expect(await found(column, operator, day)).toEqual(expected((row) => tests[operator]!(row[column].slice(0, 10))));
    });
    it('takes both ends of a span', async () => {
      const [from, to] = [some(column).slice(0, 10), '2027-01-01'];
      expect(await found(column, '<>', `${from}|${to}`)).toEqual(expected((row) => row[column].slice(0, 10) >= from));
    });
  });

  it('knows the closed lists, Unknown being what nobody said', async () => {
    expect(await found('availability', '=', 'InStock')).toEqual(expected((row) => row.availability === 'InStock'));
    expect(await found('availability', '=', 'Unknown||outofstock')).toEqual(
      expected((row) => row.availability !== 'InStock'),
    );
    expect(await found('currency', '!=', 'USD')).toEqual(expected((row) => row.currency !== 'USD'));
    expect(await found('currency', '=', 'eur||gbp')).toEqual(expected((row) => ['EUR', 'GBP'].includes(row.currency)));
    expect(await found('on_sale', '=', true)).toEqual(expected((row) => row.on_sale === 1));
    expect(await found('on_sale', '=', 'false')).toEqual(expected((row) => row.on_sale === 0));
    for (const value of ['__proto__', 'constructor', 'toString', 'yes', 2])
      expect(await suite.refused({ search: [{ field: 'on_sale', value }] })).toEqual(['search.0.value']);
    expect(await found('seller_party', '=', '3rd')).toEqual(expected((row) => row.seller_party === 'third'));
    expect(await found('seller_party', '=', '1st||unknown')).toEqual(expected((row) => row.seller_party !== 'third'));
    expect(await found('commission_model', '=', 'CPC')).toEqual(expected((row) => row.commission_model === 'CPC'));
    expect(await found('commissionable_status', '=', 'not_commissionable')).toEqual(
      expected((row) => row.commissionable_status === 'not_commissionable'),
    );
    const tag = 'bestseller';
    expect(await found('tags', '=', tag.toUpperCase())).toEqual(
      expected((row) => row.tags?.includes(`|${tag}|`) === true),
    );
    expect(await found('tags', '=', 'bestsell')).toEqual([]);
    expect(await found('tags', 'LIKE', 'bestsell')).toEqual(expected((row) => row.tags?.includes('bestsell') === true));
  });

  it('finds by merchant and network, by number and by name', async () => {
    const merchants = await suite.world.store.db.selectFrom('merchant').selectAll().execute();
    const [first, second] = [merchants[5]!, merchants[9]!];
    const ofNetwork = (id: number): Set<number> =>
      new Set(merchants.filter((row) => row.network_id === id).map((row) => row.id));
    expect(await found('merchant.id', '=', `${first.id}||${second.id}`)).toEqual(
      expected((row) => row.merchant_id === first.id || row.merchant_id === second.id),
    );
    expect(await found('merchant.id', '!=', first.id)).toEqual(expected((row) => row.merchant_id !== first.id));
    expect(await found('merchant.name', '=', first.name.toUpperCase())).toEqual(
      expected((row) => row.merchant_id === first.id),
    );
    const named = new Set(merchants.filter(({ name }) => lower(name).includes('market')).map((row) => row.id));
    expect(await found('merchant.name', 'NOT LIKE', 'market')).toEqual(expected((row) => !named.has(row.merchant_id)));
    expect(await found('network.id', '=', 1)).toEqual(expected((row) => ofNetwork(1).has(row.merchant_id)));
    expect(await found('network.id', '!=', '1||2')).toEqual(
      expected((row) => !ofNetwork(1).has(row.merchant_id) && !ofNetwork(2).has(row.merchant_id)),
    );
    expect(await found('network.name', 'LIKE', 'partner')).toEqual(
      expected((row) => ofNetwork(1).has(row.merchant_id) || ofNetwork(3).has(row.merchant_id)),
    );
  });

  it('joins several fields by OR and several objects by AND', async () => {
    const has = (text: string | null): boolean => lower(text ?? '').includes('wireless');
    expect(await found('name||description', 'LIKE', 'wireless')).toEqual(
      expected((row) => has(row.name) || has(row.description)),
    );
    const both = await suite.ids([
      { field: 'name||description', operator: 'LIKE', value: 'wireless' },
      { field: 'final_price', operator: '<', value: 100 },
    ]);
    expect(both.sort()).toEqual(expected((row) => (has(row.name) || has(row.description)) && row.final_price < 100));
  });

  it('joins the rules of a query by AND, their conditions as they say', async () => {
    const query = {
      rules: [
        {
          conditions_operator: 'OR',
          conditions: [
            { field: 'currency', operator: '=', value: 'USD' },
            { field: 'currency', operator: '=', value: 'GBP' },
          ],
        },
        { conditions_operator: 'AND', conditions: [{ field: 'on_sale', operator: '=', value: true }] },
      ],
    };
    const ids = await suite.ids([{ field: 'final_price', operator: '>', value: 50 }], { query });
    expect(ids.sort()).toEqual(
      expected((row) => ['USD', 'GBP'].includes(row.currency) && row.on_sale === 1 && row.final_price > 50),
    );
  });
});
