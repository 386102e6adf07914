import { describe, expect, it } from 'vitest';
import { readConversions } from '../../../lib/contract/conversion.ts';
import { readErrorBody, saysPlanExhausted } from '../../../lib/contract/error-body.ts';
import { readDurationDays, readInstant } from '../../../lib/contract/instant.ts';
import { parseJson } from '../../../lib/contract/json-text.ts';
import { marketplacesOf, networks } from '../../../lib/contract/networks.ts';
import { omniRequest } from '../../../lib/contract/omni-request.ts';
import { poolPage } from '../../../lib/contract/product-list.ts';
import { productRequest } from '../../../lib/contract/product-request.ts';
import { readAs } from '../../../lib/contract/read.ts';
import { firstPage } from '../../../lib/domain/asking.ts';

const major = { unit: 'major' } as const;

describe('an omni request', () => {
  it('is as small as it may be', () => {
    expect(omniRequest({ field: 'asin', values: ['B000WLDVV0'] }, { ...firstPage, facets: false }, major)).toEqual({
      criteria: [{ field: 'asin', value: 'B000WLDVV0' }],
      per_page: 100,
      page: 1,
    });
  });

  it('carries facets, filters, sort and groups as documented', () => {
    const query = {
      filters: {
        merchantIds: ['5', '6'],
        withoutNetworkIds: ['9'],
        priceFrom: 10,
        priceTo: 99.5,
        currency: 'EUR',
        availability: 'in-stock',
        onSale: true,
        conditions: ['new', 'open-box'],
        brands: ['A || B'],
        sellerParty: 'first',
      },
      sort: { by: 'final_price', order: 'asc' },
      page: 3,
      perPage: 50,
      facets: true,
    } as const;
    expect(omniRequest({ field: 'keyword', values: ['a||b', 'c'] }, query, { unit: 'major', grouped: true })).toEqual({
      criteria: [{ field: 'keyword', value: 'a b||c' }],
      filter: [
        { field: 'merchant.id', operator: '=', value: '5||6' },
        { field: 'network.id', operator: '!=', value: '9' },
        { field: 'condition', operator: '=', value: 'new||open-box' },
        { field: 'brand', operator: '=', value: 'A   B' },
        { field: 'currency', operator: '=', value: 'EUR' },
        { field: 'availability', operator: '=', value: 'InStock' },
        { field: 'seller_party', operator: '=', value: 'first' },
        { field: 'on_sale', operator: '=', value: 'true' },
        { field: 'final_price', operator: '>=', value: 10 },
        { field: 'final_price', operator: '<=', value: 99.5 },
      ],
      facets: ['network', 'merchant', 'final_price'],
      sort_by: 'final_price',
      sort_order: 'asc',
      group_by: 'criteria.0',
      per_page: 50,
      page: 3,
    });
  });

  it('says nothing with an alternative that is nothing but bars', () => {
    const filters = { brands: ['||', 'Kestrel|', '| a||b'], merchantIds: ['|'] };
    const request = omniRequest(
      { field: 'asin', values: ['B000WLDVV0'] },
      { ...firstPage, filters },
      { unit: 'major' },
    );
    expect(request.filter).toEqual([{ field: 'brand', operator: '=', value: 'Kestrel||a b' }]);
  });

  it('names a cursor in place of a page, and prices in the unit of the catalog', () => {
    const query = { ...firstPage, after: 'eyJ', filters: { priceTo: 9.99 }, facets: false };
    const request = omniRequest({ field: 'barcode', values: ['1'] }, query, { unit: 'minor' });
    expect(request).toEqual({
      criteria: [{ field: 'barcode', value: '1' }],
      filter: [{ field: 'final_price', operator: '<=', value: 999 }],
      per_page: 100,
      after: 'eyJ',
    });
  });
});

describe('a product search', () => {
  it('is text, or text among criteria', () => {
    expect(productRequest({ search: 'boots' }, 'major')).toEqual({ search: 'boots', per_page: 100, page: 1 });
    expect(productRequest({ search: 'boots', filters: { currency: 'EUR' } }, 'major')).toMatchObject({
      search: [
        { field: 'any', operator: 'LIKE', value: 'boots' },
        { field: 'currency', operator: '=', value: 'EUR' },
      ],
    });
  });
});

describe('credentials of networks', () => {
  const read = readAs(networks);
  const plain = { affiliate_id: 'a' };
  const amazon = { credential_id: 'c', credential_secret: 's', partner_tag: 't', locale: 'DE' };

  it.each([
    ['plain', plain],
    ['with a sub id and click tracking', { ...plain, sub_id: 's', click_tracking: true }],
    ['with a merchant id', { ...plain, mid: 'm' }],
    ['with a sid', { ...plain, sid: 's' }],
    ['with a site id', { ...plain, site_id: 's' }],
    ['with an ad space', { ...plain, adspace_id: 's' }],
    ['with a key', { ...plain, api_key: 'k' }],
    ['with three keys', { ...plain, application_key: 'a', user_api_key: 'u', publisher_id: 'p' }],
    ['of a marketplace', amazon],
    ['of a marketplace with an affiliate', { ...amazon, affiliate_id: 'a' }],
  ])('are taken %s', (_, entry) => {
    expect(read({ amazon: entry }).ok).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['an unknown field', { ...plain, colour: 'red' }],
    ['a part of three keys', { ...plain, application_key: 'a' }],
    ['a marketplace without its tag', { credential_id: 'c', credential_secret: 's', locale: 'DE' }],
    ['an empty id', { affiliate_id: '' }],
  ])('are refused with %s', (_, entry) => {
    expect(read({ 12: entry }).ok).toBe(false);
  });

  it('say which marketplaces can be asked', () => {
    expect(marketplacesOf({ 12: plain, amazon, amazon_uk: { ...amazon, locale: 'GB' } })).toEqual(['DE', 'GB']);
  });
});

describe('pools', () => {
  it('are named bare, as searches want them', () => {
    const page = readAs(poolPage)({ data: [{ id: 'pool_01HX', name: 'Mine' }, { id: 4, ulid: '01HY' }, {}, null] });
    expect(page.ok && page.value).toMatchObject({
      pools: [
        { id: '01HX', name: 'Mine' },
        { id: '01HY', name: '01HY' },
      ],
      dropped: 2,
    });
  });
});

describe('conversions, whatever their shape', () => {
  const asked = ['B000WLDVV0', 'B000WLDVV1'];
  const expected = [
    { from: 'B000WLDVV0', to: ['4006381333931'] },
    { from: 'B000WLDVV1', to: [] },
  ];
  it.each([
    ['a map', { data: { B000WLDVV0: '4006381333931', B000WLDVV1: null } }],
    [
      'named pairs',
      {
        data: [
          { asin: 'B000WLDVV0', barcode: 4_006_381_333_931 },
          { asin: 'B000WLDVV1', barcodes: [] },
        ],
      },
    ],
    ['a list in order', { data: [['4006381333931'], null] }],
  ])('%s', (_, body) => {
    expect(readConversions(body, 'asin-to-barcode', asked)).toEqual(expected);
  });
  it('are none of them', () => {
    expect(readConversions({ data: 'x' }, 'asin-to-barcode', asked)).toBeUndefined();
  });
});

describe('an error', () => {
  it.each([
    [{ message: 'You have exceeded the total usage of your subscription.' }, true],
    [{ error: 'Usage limit reached' }, true],
    [{ message: 'Unprocessable', error: { message: 'Your plan limit is used up' } }, true],
    [{ message: 'The plan limit field is wrong', errors: { plan: ['x'] } }, false],
    [{ message: 'The sort by field is invalid.' }, false],
    [{ message: 'The per_page field must not be greater than 50 for your subscription.' }, false],
    [{ error: 'Your subscription allows 20 results per page.' }, false],
    [{ error: { message: 'A cursor is not part of your subscription.' } }, false],
    [{ message: 'The total usage of your subscription is used up. See the billing page.' }, true],
    [{}, false],
    [null, false],
  ])('%j means an exhausted plan: %s', (body, expected) => {
    expect(saysPlanExhausted(readErrorBody(body))).toBe(expected);
  });

  it.each([
    [{ retry_after: 7 }, 7000],
    [{ error: { code: 'rate_limit_exceeded', retry_after: '2.5' } }, 2500],
    [{ retry_after: -1 }, undefined],
    [{ retry_after: 'soon' }, undefined],
  ])('%j asks to wait %s ms', (body, expected) => {
    expect(readErrorBody(body).retryAfterMs).toBe(expected);
  });
});

describe('times', () => {
  const at = Date.UTC(2026, 0, 15, 15, 22, 35);
  it.each([
    ['2026-01-15T15:22:35+00:00', at],
    ['2026-01-15T17:22:35+02:00', at],
    ['2026-01-15T15:22:35.000000Z', at],
    ['2026-01-15 15:22:35', at],
    [at / 1000, at],
    [String(at / 1000), at],
    [at, at],
    ['yesterday', undefined],
    ['2026-13-45 99:00:00', undefined],
    [-5, undefined],
    [null, undefined],
  ])('%j', (value, expected) => {
    expect(readInstant(value)).toBe(expected);
  });
  it.each([
    ['P30D', 30],
    ['P1M', 30],
    ['P1W', 7],
    ['PT48H', 2],
    ['P1DT12H', 1.5],
    ['P', undefined],
    ['30 days', undefined],
    [30, undefined],
  ])('the duration %j is %s days', (value, days) => {
    expect(readDurationDays(value)).toBe(days);
  });
});

describe('JSON', () => {
  it.each([
    ['{"id":8099982740095203709}', { id: '8099982740095203709' }],
    ['[9007199254740993, -9007199254740993]', ['9007199254740993', '-9007199254740993']],
    [
      '{"a":9007199254740991,"b":1.5,"c":"8099982740095203709"}',
      { a: Number.MAX_SAFE_INTEGER, b: 1.5, c: '8099982740095203709' },
    ],
    ['7', 7],
  ])('%s keeps its digits', (text, value) => {
    expect(parseJson(text)).toEqual({ value });
  });
  it.each(['', '{', '{"a":1', '<html>', 'undefined', '['.repeat(1_000_000)])('is none: %.20s', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
