import type { Deps } from '../deps.ts';
import { json, queryOf, type TeamExchange } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { invalid, notFound } from '../errors.ts';
import { pageMeta } from '../paging.ts';
import { pick } from '../products/pick.ts';
import { createReport } from '../report.ts';
import { readFlag } from '../scalars.ts';
import type { MerchantRow } from '../store/tables.ts';
import type { Directory } from './directory.ts';
import { MERCHANT_FIELDS, readMerchantQuery } from './query.ts';
import { viewMerchant } from './view.ts';

export function merchantRoutes({ directory, config }: Deps): Routes<TeamExchange> {
  return {
    'GET /v1/merchants': async (c) => {
      const report = createReport();
      const query = readMerchantQuery(withoutEmpty(queryOf(c)), config.maxPerPage, report);
      if (!report.isEmpty) return invalid(c, report.errors);
      const counts = await directory.productCounts();
      const fits = (row: MerchantRow): boolean => query.fits(row, counts.get(row.id) ?? 0);
      const found = directory.merchants.filter(fits);
      const passed = (query.page - 1) * query.perPage;
      const data = found
        .slice(passed, passed + query.perPage)
        .map((row) => viewMerchant(row, directory.network(row.network_id), counts.get(row.id) ?? 0));
      const meta = pageMeta({
        total: found.length,
        perPage: query.perPage,
        page: query.page,
        count: data.length,
        passed,
      });
      const fields = query.fields ?? MERCHANT_FIELDS;
      return json({
        data: query.fields === undefined ? data : data.map((merchant) => pick(merchant, query.fields ?? [])),
        meta: { ...meta, fields, trace_id: c.traceId },
      });
    },

    'GET /v1/merchants/:id': async (c) => {
      const report = createReport();
      const isExtended = readFlag(numeric(c.query.get('extended') ?? undefined), 'extended', report);
      if (!report.isEmpty) return invalid(c, report.errors);
      const row = lookUp(directory, c.params['id'] ?? '');
      if (row === undefined) return notFound(c, 'Merchant');
      const count = (await directory.productCounts()).get(row.id) ?? 0;
      const data = viewMerchant(row, directory.network(row.network_id), count, isExtended);
      return json({ data, meta: { trace_id: c.traceId } });
    },
  };
}

/** A parameter without a value is one that is not there; only an empty search is a mistake. */
const withoutEmpty = (query: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || name === 'search'));

/** `1` and `0` are flags in a query string. */
const numeric = (text: string | undefined): unknown =>
  text === '1' ? true : text === '0' || text === '' ? false : text;

/** By number, `nmer_`, `mer_` or slug. */
function lookUp(directory: Directory, id: string): MerchantRow | undefined {
  if (/^\d{1,15}$/.test(id)) return directory.merchant(Number(id));
  const text = id.toLowerCase();
  return directory.merchants.find(
    (row) => row.object_id.toLowerCase() === text || row.canonical_id?.toLowerCase() === text || row.slug === text,
  );
}
