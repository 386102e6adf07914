// Requests that no honest client would send, and some that one would.
import type { Random } from '../../backend/service/generate/random.ts';

const TEXTS = [
  '',
  ' ',
  '||',
  'a||b',
  '0',
  '-1',
  '1e309',
  'null',
  'true',
  '%',
  '_',
  '\\',
  '"',
  "'",
  "'; DROP TABLE product; --",
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '𝕏',
  '日本語',
  'é'.normalize('NFD'),
  '*',
  'NEAR(a b)',
  '"a',
  'a AND',
  '-a',
  'title : x',
  '{a b}: c',
  ':*',
  '&',
  '!',
  '(',
  '$1',
  '?',
  '%s',
  '../..',
  'x'.repeat(3000),
  '9'.repeat(40),
  '4006381333931',
  '043970818X',
  'B0DEMO0001',
  'https://www.amazon.com/dp/B0DEMO0001',
  'http://[::1]:99999/',
  'javascript:alert(1)',
  'https://user:pass@host.example/%ff',
  '2026-02-30',
  '2026-01-01',
  '2026-01-01|2026-02-01',
  '5|10',
  '10|5',
  'NaN',
  'Infinity',
  '__proto__',
  'constructor',
  'black',
  'headphones',
  'USD',
  'InStock',
  'asc',
  'desc',
  'relevance',
  'final_price',
  'merchant.id',
  'network.id',
  'name',
  'name||barcode',
  'name[2]',
  'criteria.0',
  'pool_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'WyJbMSwyLDNdIiwiYSJd',
  'LIKE',
  'NOT LIKE',
  'NOT NULL',
  '<>',
  '>=',
  '=',
  'AND',
  'OR',
] as const;
/** As much as one value may hold, and more. Dear to answer, so seldom asked. */
const HEAVY = [
  Array.from({ length: 1000 }, (_, index) => `value ${index}`).join('||'),
  Array.from({ length: 1001 }, (_, index) => String(index)).join('||'),
  'a'.repeat(60_000),
  '%_\\'.repeat(3000),
];
const NUMBERS = [
  0, -1, 1, 2, 1.5, 100, 1000, 1001, 10_000, 10_001, 2_147_483_648, 9_007_199_254_740_992, 1e300, -1e300, 1e-9,
];
const FIELDS =
  'id any barcode mpn sku asin name brand category color condition country gender genre manufacturer model size material tags publisher subtitle author artist description direct_url image_url commission_url currency final_price regular_price sale_discount stock_quantity on_sale availability ean gtin commissionable_status commission_model seller_party started_at added_at updated_at network.id network.name merchant.id merchant.name'.split(
    ' ',
  );
const OPERATORS = ['=', '!=', '>', '<', '>=', '<=', '<>', 'LIKE', 'NOT LIKE', 'NOT NULL', 'like', undefined, null, 5];
const KEYS =
  'search criteria filter fields per_page page after sort_by sort_order networks config network_ids merchant_ids exclude_network_ids exclude_merchant_ids pool_id duplicate_fields_to_exclude balanced_mix click_tracking facets use_short_url name query group_by target_type target_ids status rules notifications metadata filters expire_timestamp product_ids data'.split(
    ' ',
  );

export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** Requests that are mostly right, so that they come far, and wrong in one place or a few. */
export function createShots(random: Random): () => Shot {
  const anything = (depth = 0): unknown => {
    const kind = random.below(depth > 3 ? 4 : 7);
    if (kind < 2) return random.pick(TEXTS);
    if (kind === 2) return random.pick(NUMBERS);
    if (kind === 3) return random.pick([null, true, false, [], {}]);
    if (kind === 4) return Array.from({ length: random.below(4) }, () => anything(depth + 1));
    return Object.fromEntries(
      Array.from({ length: random.below(4) }, () => [
        random.pick([...KEYS, ...TEXTS, 'field', 'value', 'operator']),
        anything(depth + 1),
      ]),
    );
  };
  const value = (): unknown => (random.chance(0.8) ? random.pick(TEXTS) : anything());
  const criterion = (): unknown =>
    random.chance(0.9)
      ? {
          field: random.chance(0.9) ? random.pick(FIELDS) : value(),
          operator: random.pick(OPERATORS),
          value: random.chance(0.002)
            ? random.pick(HEAVY)
            : random.chance(0.9)
              ? random.pick([...TEXTS, ...NUMBERS])
              : anything(),
        }
      : anything();
  const criteria = (): unknown[] => Array.from({ length: 1 + random.below(3) }, criterion);
  const mutate = (body: Record<string, unknown>): Record<string, unknown> => {
    const changed = { ...body };
    for (let count = random.below(3); count > 0; count -= 1) changed[random.pick(KEYS)] = anything();
    return changed;
  };
  const common = (): Record<string, unknown> => ({
    ...(random.chance(0.4) && {
      sort_by: random.pick([...FIELDS, 'relevance', 'criteria_url']),
      sort_order: random.pick(['asc', 'desc', 'ASC', 'x']),
    }),
    ...(random.chance(0.3) && {
      facets: random.pick([['network', 'merchant', 'final_price'], ['network.name'], [value()], value()]),
    }),
    ...(random.chance(0.2) && {
      duplicate_fields_to_exclude: random.pick(['name', 'name[2],barcode', 'name||barcode', value()]),
    }),
    ...(random.chance(0.2) && {
      balanced_mix: random.pick([
        { field: 'brand', max_per_value: 2, interleave: true, weights: { [String(value())]: 2 } },
        anything(),
      ]),
    }),
    ...(random.chance(0.2) && {
      networks: random.pick([{ 1: { affiliate_id: value() } }, { amazon: anything() }, anything()]),
    }),
    ...(random.chance(0.2) && { config: random.pick([{ sky: { campaign_id: 5 } }, anything()]) }),
    ...(random.chance(0.2) && { page: random.pick([...NUMBERS, '2']), per_page: random.pick([...NUMBERS, '100']) }),
    ...(random.chance(0.1) && { after: value() }),
    ...(random.chance(0.2) && { fields: random.pick([['id', 'merchant.name'], 'id,name', anything()]) }),
  });
  const watch = (): Record<string, unknown> => ({
    name: value(),
    target_type: random.pick(['product', 'asin', 'barcode', value()]),
    target_ids: random.pick([['x'], [value()], anything()]),
    status: random.pick(['active', 'paused', value()]),
    rules: random.pick([
      [
        {
          field: random.pick(FIELDS),
          condition: random.pick(['change', 'decrease', value()]),
          threshold: anything(),
          start_value: anything(),
        },
      ],
      anything(),
    ]),
    metadata: random.pick([{ a: value() }, anything()]),
    filters: random.pick([criteria(), anything()]),
    expire_timestamp: random.pick(NUMBERS),
  });
  const bodies: readonly (readonly [string, () => Record<string, unknown>])[] = [
    [
      '/v1/products',
      () => ({
        search: random.chance(0.5) ? value() : criteria(),
        ...common(),
        ...(random.chance(0.2) && {
          query: { rules: [{ conditions_operator: random.pick(['AND', 'OR', 'x']), conditions: criteria() }] },
        }),
      }),
    ],
    [
      '/v1/products/omni',
      () => ({
        criteria: [{ field: random.pick(['asin', 'url', 'barcode', 'keyword', 'any', 'x']), value: value() }],
        filter: random.chance(0.5) ? criteria() : [],
        ...common(),
      }),
    ],
    ['/v1/products/watches', watch],
    [
      '/v1/products/lists',
      () => ({ name: value(), product_ids: anything(), metadata: anything(), pool_id: random.pick(NUMBERS) }),
    ],
    ['/v1/pools', () => ({ name: value(), network_ids: anything(), outclick_order: anything() })],
    ['/tools/convert/url-to-barcode', () => ({ data: [value(), value()] })],
    ['/tools/convert/barcode-to-asin', () => ({ data: anything() })],
  ];
  const query = (): string =>
    `${random.pick(['search', 'id', 'page', 'per_page', 'country_ids', 'fields', 'product_count_min', 'extended', 'metadata[a]', 'metadata[]', 'metadata'])}=${encode(random.pick(TEXTS))}`;
  const gets = [
    '/v1/merchants',
    '/v1/merchants/amazon-com',
    '/v1/products/watches',
    '/v1/products/watches/histories',
    '/v1/account',
    '/v1/networks/1',
  ];
  return () => {
    const luck = random.next();
    if (luck < 0.12) return { method: 'GET', path: `${random.pick(gets)}?${query()}&${query()}`, body: undefined };
    if (luck < 0.18) {
      const path = random.pick([
        '/v1/merchants/',
        '/a/',
        '/v1/products/watches/',
        '/v1/products/lists/',
        '/v1/pools/',
        '/v1/networks/',
      ]);
      return {
        method: random.pick(['GET', 'DELETE', 'PUT']),
        path: path + encode(random.pick(TEXTS)),
        body: undefined,
      };
    }
    const [path, make] = random.pick(bodies);
    const text = JSON.stringify(mutate(make()));
    const broken = random.chance(0.05) ? text.slice(0, random.below(text.length)) : text;
    return { method: random.chance(0.95) ? 'POST' : random.pick(['PUT', 'PATCH', 'DELETE']), path, body: broken };
  };
}

/** Percent signs that mean nothing, and bytes that are no text, as they come. */
const encode = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80%');
