import { account } from '../contract/account.ts';
import { type Budget, budgetReply } from '../contract/budget.ts';
import { type Conversion, type ConversionKind, conversionPath, readConversions } from '../contract/conversion.ts';
import { historyPageSchema } from '../contract/history.ts';
import { offerPageSchema } from '../contract/offer-page.ts';
import { type ProductSearch, productRequest } from '../contract/product-request.ts';
import { type About, about, PROXY_PATHS } from '../contract/proxy.ts';
import { readAs } from '../contract/read.ts';
import type { Account } from '../domain/account.ts';
import type { PriceUnit } from '../domain/connection.ts';
import type { Currency } from '../domain/money.ts';
import type { OfferPage } from '../domain/offer-page.ts';
import type { HistoryPage } from '../domain/watch-page.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { type Caller, readJson } from './call.ts';
import { metadataQuery } from './paths.ts';
import { watchPath } from './watch-operations.ts';

/** What else a proxy can be asked, and the extension's background never does: it is spared their weight. */
export interface RareOperations {
  about(signal?: AbortSignal): Promise<Result<About>>;
  budget(signal?: AbortSignal): Promise<Result<Budget>>;
  /** Limits and usage of the team; the client paces itself by it from then on. */
  account(signal?: AbortSignal): Promise<Result<Account>>;
  /** Of one watch, whose prices are in this currency. */
  watchHistory(
    id: string,
    query?: { readonly page?: number; readonly currency?: Currency },
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage>>;
  searchProducts(search: ProductSearch, signal?: AbortSignal): Promise<Result<OfferPage>>;
  convert(
    kind: ConversionKind,
    values: readonly string[],
    signal?: AbortSignal,
  ): Promise<Result<readonly Conversion[]>>;
}

export function rareOperations({ call, get, post, bucket, wire }: Caller, unit: () => PriceUnit): RareOperations {
  return {
    about: (signal) =>
      call(
        {
          request: { method: 'GET', path: PROXY_PATHS.about, anonymous: true },
          read: readJson(readAs(about), wire.address),
          repeatable: true,
          limited: false,
        },
        signal,
      ),
    budget: (signal) =>
      call(
        {
          request: { method: 'GET', path: PROXY_PATHS.budget },
          read: readJson(readAs(budgetReply), wire.address),
          repeatable: true,
          limited: false,
        },
        signal,
      ),
    async account(signal) {
      const result = await get('/v1/account', readAs(account), signal);
      if (result.ok && result.value.requestsPerMinute) bucket.setRate(result.value.requestsPerMinute);
      return result;
    },
    async watchHistory(id, { page, currency } = {}, signal) {
      const path = watchPath(id);
      if (path === undefined) return err({ kind: 'not-found' });
      const read = readAs(historyPageSchema(unit(), () => currency));
      return get(`${path}/histories${metadataQuery({}, page)}`, read, signal);
    },
    searchProducts: (search, signal) =>
      post('/v1/products', productRequest(search, unit()), readAs(offerPageSchema(unit())), signal),
    convert: (kind, values, signal) =>
      post(
        conversionPath(kind),
        { data: values },
        (body) => {
          const conversions = readConversions(body, kind, values);
          return conversions === undefined ? err(['data: is no list']) : ok(conversions);
        },
        signal,
      ),
  };
}
