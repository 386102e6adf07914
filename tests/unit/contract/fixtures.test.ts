import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { account } from '../../../lib/contract/account.ts';
import { readErrorBody, saysPlanExhausted, saysUnauthenticated } from '../../../lib/contract/error-body.ts';
import { merchantPage } from '../../../lib/contract/merchant.ts';
import { offerPageSchema } from '../../../lib/contract/offer-page.ts';
import { productListSchema } from '../../../lib/contract/product-list.ts';
import { type Read, readAs } from '../../../lib/contract/read.ts';
import { watchRequest } from '../../../lib/contract/watch-request.ts';
import type { WatchDraft } from '../../../lib/domain/watch.ts';
import { overTheWire } from './wire.ts';

const folder = new URL('../../../../shared/service/fixtures/', import.meta.url);
const present = existsSync(folder);
if (!present) console.warn('SKIPPED: the shapes of the live service are not beside this project');

function fixture(name: string): unknown {
  return overTheWire(readFileSync(new URL(name, folder), 'utf8'));
}

function read<T>(reader: Read<T>, value: unknown): T {
  const result = reader(value);
  if (!result.ok) throw new Error(result.failure.join());
  return result.value;
}

describe.skipIf(!present)('shapes of the live service', () => {
  it('account, both generations', () => {
    expect(read(readAs(account), fixture('account_current.json'))).toMatchObject({
      teamId: '7',
      requestsPerMinute: 60,
      resultsMax: 10_000,
      products: [
        { label: 'PLATFORM', count: 0 },
        { label: 'API', count: 321, cycle: { daysLeft: 0 } },
      ],
    });
    expect(read(readAs(account), fixture('account_older.json'))).toMatchObject({ resultsMax: 10_000, products: [] });
  });

  it('merchants whose domains are whole addresses', () => {
    const page = read(readAs(merchantPage), fixture('merchants_list_older.json'));
    expect(page.dropped).toBe(0);
    expect(page.paging).toMatchObject({ total: 112_599, lastPage: 1126 });
    expect(page.merchants.map(({ id, domains, productCount }) => [id, domains, productCount])).toEqual([
      ['57131', ['example-jeans.com'], 28_391],
      ['37590', ['examplemart.ca'], 0],
    ]);
  });

  it('products with every oddity, and rows that are none', () => {
    const page = read(readAs(offerPageSchema('major')), fixture('product_guides_shape.json'));
    expect(page.offers).toHaveLength(1);
    expect(page.dropped).toBe(2);
    expect(page.offers[0]).toMatchObject({
      id: 'prd_01hexample',
      name: 'Headset',
      price: { minor: 129_990, currency: 'TRY' },
      condition: 'open-box',
      links: { direct: 'https://shop.example/p/1', affiliate: 'https://outclick.example/a/TOKEN' },
    });
  });

  it('a product list with numbers for codes', () => {
    const list = read(readAs(productListSchema('major')), fixture('product_list_created.json'));
    expect(list).toMatchObject({ id: 'd345e67f-89g0-1h2i-3j45-6k7891lm2345', count: 1, dropped: 0 });
    expect(list.products[0]).toMatchObject({ id: '1234567890123456789', sku: '123456', availability: 'in-stock' });
  });

  it('errors', () => {
    const unauthenticated = readErrorBody(fixture('error_401_measured.json'));
    expect(unauthenticated.message).toBe('Unauthenticated.');
    expect(saysUnauthenticated(unauthenticated)).toBe(true);
    const invalid = readErrorBody(fixture('error_422_laravel_default_INFERRED.json'));
    expect(invalid.fields).toEqual({
      sort_by: ['The selected sort by is invalid.'],
      facets: ['The facets field must be an array.'],
    });
    expect(saysPlanExhausted(invalid)).toBe(false);
    expect(readErrorBody(fixture('error_429_laravel_default_INFERRED.json')).message).toBe('Too Many Attempts.');
  });

  it('the create of a watch, to the letter', () => {
    const wanted = fixture('watch_create_request.json') as Record<string, unknown>;
    const draft: WatchDraft = {
      name: 'Shoe Price Drop Watch',
      targetIds: ['8099000000000000001', '8099000000000000002'],
      targetType: 'product',
      status: 'active',
      rules: [
        { field: 'final_price', condition: 'decrease', startValue: null, threshold: { type: 'percentage', value: 10 } },
        { field: 'on_sale', condition: 'equals', startValue: null, threshold: { type: 'value', value: true } },
      ],
      filters: [],
      metadata: {},
    };
    expect(watchRequest(draft, { unit: 'major', webhookUrl: undefined })).toEqual(wanted);
  });
});
