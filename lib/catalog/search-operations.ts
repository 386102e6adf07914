import { merchantPage, merchantReply } from '../contract/merchant.ts';
import { offerPageSchema } from '../contract/offer-page.ts';
import { omniRequest } from '../contract/omni-request.ts';
import { readAs } from '../contract/read.ts';
import type { Criterion, ViewQuery } from '../domain/asking.ts';
import type { PriceUnit } from '../domain/connection.ts';
import type { Failure } from '../domain/failure.ts';
import type { Merchant } from '../domain/merchant.ts';
import type { MerchantPage } from '../domain/merchant-page.ts';
import type { OfferPage } from '../domain/offer-page.ts';
import { err, type Result } from '../domain/result.ts';
import type { Caller } from './call.ts';
import { pathSegment, queryString } from './paths.ts';

export interface MerchantQuery {
  /** A name, a domain or an id; 255 characters at most. */
  readonly search?: string;
  readonly countries?: readonly string[];
  readonly productsFrom?: number;
  readonly productsTo?: number;
  readonly page?: number;
  readonly perPage?: number;
}

export interface SearchOperations {
  merchants(query: MerchantQuery, signal?: AbortSignal): Promise<Result<MerchantPage>>;
  /** By number, `nmer_` or `mer_` id, or slug. */
  merchant(id: string, signal?: AbortSignal): Promise<Result<Merchant>>;
  /** `grouped`: the offers also apart, by the value that found them. */
  omni(
    criterion: Criterion,
    query: ViewQuery,
    options?: { readonly grouped?: boolean; readonly signal?: AbortSignal | undefined },
  ): Promise<Result<OfferPage>>;
}

export function searchOperations({ get, post }: Caller, unit: () => PriceUnit): SearchOperations {
  /** A plan may allow less on a page than all others do, and says so only by refusing: what it gives unasked is taken then. */
  let takesSize = true;

  return {
    merchants: (query, signal) => get(`/v1/merchants${merchantQuery(query)}`, readAs(merchantPage), signal),
    async merchant(id, signal) {
      const segment = pathSegment(id);
      if (segment === undefined) return err({ kind: 'not-found' });
      return get(`/v1/merchants/${segment}`, readAs(merchantReply), signal);
    },
    async omni(criterion, query, { grouped = false, signal } = {}) {
      const { per_page, ...rest } = omniRequest(criterion, query, { grouped, unit: unit() });
      const ask = () =>
        post('/v1/products/omni', takesSize ? { ...rest, per_page } : rest, readAs(offerPageSchema(unit())), signal);
      const reply = await ask();
      if (reply.ok || !takesSize || !refusesSize(reply.failure)) return reply;
      takesSize = false;
      return ask();
    },
  };
}

function refusesSize(failure: Failure): boolean {
  return failure.kind === 'invalid' && /per.page/i.test(failure.message + Object.keys(failure.fields).join(' '));
}

function merchantQuery({ search, countries = [], productsFrom, productsTo, page, perPage }: MerchantQuery): string {
  return queryString({
    search: search?.trim().slice(0, 255),
    country_ids: countries.join(','),
    product_count_min: productsFrom,
    product_count_max: productsTo,
    page,
    per_page: perPage,
  });
}
