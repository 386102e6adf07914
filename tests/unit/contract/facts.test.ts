import { describe, expect, it } from 'vitest';
import { account } from '../../../lib/contract/account.ts';
import { conversionPath, readConversions } from '../../../lib/contract/conversion.ts';
import { readErrorBody, saysPlanExhausted, saysUnauthenticated } from '../../../lib/contract/error-body.ts';
import { historyPageSchema } from '../../../lib/contract/history.ts';
import { merchantPage } from '../../../lib/contract/merchant.ts';
import { offerPageSchema } from '../../../lib/contract/offer-page.ts';
import { readAs } from '../../../lib/contract/read.ts';
import { readChangedWatches, watchPageSchema } from '../../../lib/contract/watch.ts';
import { discountPercent } from '../../../lib/domain/discount.ts';
import { overTheWire, product } from './wire.ts';

// What is known of the live service beside its document, one by one: each is met here in the form that was seen.

const ID = '9f0c2d5e-1111-4222-8333-444455556666';

function only(fields: Readonly<Record<string, unknown>>) {
  const page = readAs(offerPageSchema('major'))({ data: [product(fields)] });
  const [offer] = page.ok ? page.value.offers : [];
  if (offer === undefined) throw new Error('was dropped');
  return offer;
}

describe('errors', () => {
  const measured = {
    message: 'Unauthenticated.',
    error: 'Authentication is required to access this resource.',
  };

  it('of authentication as measured, by its message, and by its error key alone', () => {
    for (const body of [measured, { error: measured.error }, { message: measured.message }]) {
      expect(saysUnauthenticated(readErrorBody(body))).toBe(true);
    }
  });

  it.each<[string, unknown, string]>([
    ['a message', { message: 'No.' }, 'No.'],
    ['an error in words', { error: 'No.' }, 'No.'],
    ['an error with a message', { error: { message: 'No.' } }, 'No.'],
    ['both, of which the message comes first', { message: 'No.', error: 'Never.' }, 'No.'],
    ['errors by field alone', { errors: { sort_by: ['No.'] } }, ''],
    ['nothing', {}, ''],
    ['null', null, ''],
    ['words', 'No.', ''],
  ])('tell their message from %s', (_, body, message) => {
    expect(readErrorBody(body).message).toBe(message);
  });

  it.each([
    'You have reached your usage limit.',
    'Your subscription does not allow more requests.',
    'Quota exceeded',
    'The plan limit was reached',
    'You have exceeded the total number of requests',
  ])('of a plan that is used up: %s', (message) => {
    for (const body of [{ message }, { error: message }, { message: 'Unprocessable.', error: { message } }]) {
      expect(saysPlanExhausted(readErrorBody(body))).toBe(true);
    }
    expect(saysPlanExhausted(readErrorBody({ message, errors: { page: [message] } }))).toBe(false);
  });

  it('of a wrong request are not taken for a used-up plan', () => {
    expect(saysPlanExhausted(readErrorBody({ message: 'The given data was invalid.' }))).toBe(false);
  });
});

describe('accounts', () => {
  it('of the current generation, with cycles that are null or end today', () => {
    const read = readAs(account)({
      team_id: 7,
      api_request_rate_limit: 60,
      product_search_results_max: 10_000,
      products: [
        { product: 'PLATFORM', count: 0, billing_cycle: null },
        {
          product: 'API',
          count: 3,
          billing_cycle: {
            start: '2026-09-01T00:00:00+00:00',
            end: '2026-10-01T00:00:00+00:00',
            days_remaining: 0,
          },
        },
      ],
      meta: { trace_id: '0192-x' },
    });
    expect(read.ok && read.value.products.map(({ cycle }) => cycle?.daysLeft)).toEqual([undefined, 0]);
  });

  it('of the older one', () => {
    const older = { team_id: 7, api_request_rate_limit: 60, offer_search_results_max: 500 };
    const read = readAs(account)({ ...older, offer_search_results_per_page_max: 100 });
    expect(read.ok && read.value).toMatchObject({ resultsMax: 500, products: [] });
  });
});

describe('merchants of the older shape', () => {
  it('have whole addresses for domains, no products, and no slug', () => {
    const domains = [
      'https://www.example-jeans.com/us/en_us',
      'http://examplemart.ca',
      'https://www.example-jeans.com/',
    ];
    const row = {
      id: 57_131,
      name: 'Jeans',
      domains,
      product_count: 0,
      network: { id: 1, name: 'N', url: 'n.example' },
    };
    const page = readAs(merchantPage)({ data: [row], meta: { total: 112_599, last_page: 1126, per_page: 100 } });
    expect(page.ok && page.value.merchants[0]).toMatchObject({
      id: '57131',
      domains: ['example-jeans.com', 'examplemart.ca'],
      productCount: 0,
    });
  });
});

describe('products', () => {
  it('have names with spaces around, currencies in lower case, and numbers for codes', () => {
    const offer = only({ name: '  Headset \n', currency: 'eur', sku: 123_456, barcode: 123_456 });
    expect(offer).toMatchObject({
      name: 'Headset',
      price: { currency: 'EUR' },
      sku: '123456',
      gtins: ['04006381333931'],
    });
  });

  it('have a discount that is an amount with some and per cent with others: it is computed, not read', () => {
    const [percent, amount] = [23, 30].map((sale_discount) =>
      only({ regular_price: 129.99, final_price: 99.99, sale_discount }),
    );
    expect(percent).toEqual(amount);
    expect(percent?.price && discountPercent(percent.price, percent.regularPrice)).toBe(23);
  });

  it('come from a country that may be a name, and this drops nothing', () => {
    expect(only({ country: 'China' }).id).toBe(only({ country: 'CN' }).id);
  });

  it('are led to by the first link that is filled in', () => {
    const commission = 'https://net.example/c?aff=9&sub=1';
    expect(only({ urls: null, commission_url: commission }).links.affiliate).toBe(commission);
    expect(only({ urls: { outclick: 'https://o.example/x' }, commission_url: commission }).links.affiliate).toBe(
      'https://o.example/x',
    );
    expect(only({}).links).toEqual({ direct: 'https://paper.example/p/7' });
  });
});

describe('watches', () => {
  const row = {
    watch_id: ID,
    name: 'Boots',
    target_id: '8099000000000000001',
    status: 'active',
    metadata: [],
    rules: [{ field: 'on_sale', condition: 'equals', start_value: null, threshold: { type: 'value', value: true } }],
    notifications: [],
  };

  it('are listed beside fields that are empty, and metadata that is an empty list', () => {
    const meta = { total: 1, from: 1, to: 1, current_page: 1, last_page: 1, per_page: 100, fields: [], trace_id: 'x' };
    const page = readAs(watchPageSchema('major'))({ meta, data: [row] });
    expect(page.ok && page.value).toMatchObject({ dropped: 0, unreadable: [], paging: { lastPage: 1 } });
    expect(page.ok && page.value.watches[0]?.metadata).toEqual({});
  });

  it('are told by a create in three ways', () => {
    for (const body of [{ data: row }, { data: [row, { ...row, watch_id: 'w-2' }] }, { meta: {}, data: [row] }]) {
      expect(readChangedWatches(body, 'major')[0]?.id).toBe(ID);
    }
  });

  it.each(['total_events', 'total_histories'])('have a history that counts its %s', (name) => {
    const record = { id: 'h1', changes: [], notified_at: '2026-09-01T10:00:00+00:00' };
    const page = readAs(historyPageSchema('major', () => undefined))({
      watch_id: ID,
      name: 'Boots',
      target_id: '1',
      histories: [record],
      meta: { [name]: 40, page_size: 25, page: 1, trace_id: 'x' },
    });
    expect(page.ok && page.value).toMatchObject({
      records: [{ id: 'h1', watchId: ID }],
      paging: { total: 40, perPage: 25, page: 1 },
    });
  });
});

describe('conversions', () => {
  it('live beside the versioned paths, and answer in any of three shapes', () => {
    expect(conversionPath('asin-to-barcode')).toBe('/tools/convert/asin-to-barcode');
    const expected = [{ from: 'B000WLDVV0', to: ['4006381333931'] }];
    for (const data of [
      { B000WLDVV0: '4006381333931' },
      [{ asin: 'B000WLDVV0', barcode: 4_006_381_333_931 }],
      [['4006381333931']],
    ]) {
      expect(readConversions({ data }, 'asin-to-barcode', ['B000WLDVV0'])).toEqual(expected);
    }
  });
});

describe('numbers', () => {
  it('beyond what a number holds stay text, wherever they stand', () => {
    const text = `{"data":[{"watch_id":"${ID}","name":"B","target_id":8099982740095203709,"status":"active","rules":[]}]}`;
    const page = readAs(watchPageSchema('major'))(overTheWire(text));
    expect(page.ok && page.value.watches.map(({ targetId }) => targetId)).toEqual(['8099982740095203709']);
  });
});
