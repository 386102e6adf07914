import { condition } from './strict-fields.ts';
import { all, type Check, isRecord, list, oneOf, record, text, wholeFrom } from './strict-shapes.ts';
import { watchBody } from './strict-watches.ts';

// What catalog-service.md lets a client send, word for word. Everything else is a complaint.

const criterion: Check = (value, at) => {
  const fields = ['asin', 'url', 'barcode', 'keyword', 'any'];
  const wrong = record({ field: oneOf(fields), value: text() }, ['field', 'value'])(value, at);
  if (wrong.length > 0 || !isRecord(value)) return wrong;
  const parts = String(value['value']).split('||');
  if (parts.some((part) => part.trim() === '')) return [`${at}.value: an empty alternative`];
  if (value['field'] === 'asin') {
    if (parts.length > 10) return [`${at}: more than ten ASINs`];
    return parts.flatMap((part) => (/^[A-Z\d]{10}$/.test(part) ? [] : [`${at}: ${part} is no ASIN`]));
  }
  return value['field'] === 'url' && parts.some((part) => !URL.canParse(part)) ? [`${at}: no URL`] : [];
};

const PAGING = { per_page: wholeFrom(1, 100), page: wholeFrom(1), after: text() };
const sortOrder = oneOf(['asc', 'desc']);
const OMNI_SORTS =
  'relevance criteria_url barcode ean gtin name currency regular_price final_price sale_discount stock_quantity brand category network.name merchant.name';
const SEARCH_SORTS =
  'relevance id barcode ean gtin upc isbn asin name currency brand category color gender size author regular_price final_price sale_discount stock_quantity commissionable_status network.id network.name merchant.id merchant.name added_at updated_at';
const facets = list(oneOf(['network', 'merchant', 'final_price']), 1, 20);

const paged: Check = (body, at) => {
  if (!isRecord(body)) return [];
  const { page = 1, per_page: perPage = 100, after } = body;
  if (after !== undefined) return body['page'] === undefined ? [] : [`${at}: a page beside a cursor`];
  return Number(page) * Number(perPage) > 10_000 ? [`${at}: beyond 10,000`] : [];
};

const omniBody = all(
  record(
    {
      ...PAGING,
      criteria: list(criterion, 1, 1),
      filter: list(condition, 1),
      facets,
      sort_by: oneOf(OMNI_SORTS.split(' ')),
      sort_order: sortOrder,
      group_by: oneOf(['none', 'criteria.0']),
    },
    ['criteria'],
  ),
  paged,
);
const searchBody = all(
  record(
    {
      ...PAGING,
      search: (value, at) => (typeof value === 'string' ? text()(value, at) : list(condition, 1)(value, at)),
      facets,
      sort_by: oneOf(SEARCH_SORTS.split(' ')),
      sort_order: sortOrder,
    },
    ['search'],
  ),
  paged,
);

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly body?: Check;
  readonly query?: Readonly<Record<string, Check>>;
}

const digits =
  (from: number): Check =>
  (value, at) =>
    /^\d+$/.test(String(value)) && Number(value) >= from ? [] : [`${at}: ${String(value)}`];
const METADATA = /^metadata\[.{1,64}\]$/;
const ROUTES: readonly Route[] = [
  { method: 'GET', path: /^\/v1\/account$/ },
  {
    method: 'GET',
    path: /^\/v1\/merchants$/,
    query: {
      search: text(255),
      id: text(),
      fields: text(),
      page: digits(1),
      per_page: digits(1),
      country_ids: text(),
      product_count_min: digits(0),
      product_count_max: digits(0),
    },
  },
  { method: 'GET', path: /^\/v1\/merchants\/[^/]+$/, query: { extended: oneOf(['true', 'false']) } },
  { method: 'POST', path: /^\/v1\/products$/, body: searchBody },
  { method: 'POST', path: /^\/v1\/products\/omni$/, body: omniBody },
  { method: 'POST', path: /^\/v1\/products\/watches$/, body: watchBody },
  { method: 'GET', path: /^\/v1\/products\/watches$/, query: { metadata: text(512), page: digits(2) } },
  { method: 'GET', path: /^\/v1\/products\/watches\/histories$/, query: { metadata: text(512), page: digits(2) } },
  { method: 'GET', path: /^\/v1\/products\/watches\/[\da-f-]{36}$/ },
  { method: 'PUT', path: /^\/v1\/products\/watches\/[\da-f-]{36}$/, body: watchBody },
  { method: 'DELETE', path: /^\/v1\/products\/watches\/[\da-f-]{36}$/ },
  { method: 'GET', path: /^\/v1\/products\/watches\/[\da-f-]{36}\/histories$/, query: { page: digits(2) } },
];

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** What is wrong with a request; nothing where it is as documented. */
export function complaintsAbout({ method, url, headers, body }: SentRequest): readonly string[] {
  const { pathname, searchParams } = new URL(url);
  const route = ROUTES.find((one) => one.method === method && one.path.test(pathname));
  if (route === undefined) return [`${method} ${pathname}: no such operation`];
  const pairs = [...searchParams];
  const query = pairs.flatMap(([name, value]) => {
    const key = METADATA.test(name) ? 'metadata' : name;
    return route.query?.[key]?.(value, name) ?? [`${name}: no such parameter`];
  });
  const needsPair = pathname.endsWith('/watches/histories') && !pairs.some(([name]) => METADATA.test(name));
  const isTwice = new Set(pairs.map(([name]) => name)).size < pairs.length;
  return [
    ...query,
    ...(needsPair ? ['histories: at least one metadata pair'] : []),
    ...(isTwice ? ['query: one name twice'] : []),
    ...bodyComplaints(route, headers, body),
  ];
}

function bodyComplaints({ body: check }: Route, headers: Headers, body: string): readonly string[] {
  const type = headers.get('content-type');
  if (check === undefined) return body === '' && type === null ? [] : ['body: none is taken here'];
  if (type !== 'application/json') return [`content-type: ${String(type)}`];
  try {
    return check(JSON.parse(body), 'body');
  } catch {
    return ['body: is no JSON'];
  }
}
