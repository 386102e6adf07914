import type { Deps } from '../deps.ts';
import { type Exchange, redirect } from '../http/exchange.ts';
import type { Routes } from '../http/router.ts';
import { notFound } from '../errors.ts';
import { type Click, readClick } from './click.ts';
import { affiliateUrl, partnerUrl, SUB_PLACEHOLDER } from './links.ts';
import type { NetworkRow, ProductRow } from '../store/tables.ts';

const USUAL_ORDER = ['network', 'partner', 'direct'];

/** `GET /a/TOKEN`: sends a click on its way. Open, because a shopper's browser follows it. */
export function outclickRoutes({ store, products, directory }: Deps): Routes<Exchange> {
  const orderOf = async ({ poolId }: Click): Promise<readonly string[]> => {
    const query = store.db.selectFrom('pool').select('outclick_order');
    const chosen = poolId === undefined ? query.where('is_default', '=', 1) : query.where('id', '=', poolId);
    const pool = await chosen.executeTakeFirst();
    return pool === undefined ? USUAL_ORDER : (JSON.parse(pool.outclick_order) as string[]);
  };
  return {
    'GET /a/:token': async (c) => {
      const click = readClick(c.params['token'] ?? '');
      const [row] = click === undefined ? [] : await products.byIds([click.id]);
      const network = row === undefined ? undefined : directory.networkOf(row.merchant_id);
      if (click === undefined || row === undefined || network === undefined) return notFound(c, 'Link');
      const ways = waysOf(click, row, network, c.query.get('sub_id') ?? undefined);
      const asked = ways.byFormat.get(c.query.get('format') ?? '');
      return redirect(asked ?? firstOf(ways, await orderOf(click)) ?? row.direct_url);
    },
  };
}

interface Ways {
  /** Every link that `format` may ask for. */
  readonly byFormat: ReadonlyMap<string, string>;
  /** The links that can carry this click when nothing is asked for. */
  readonly byProvider: ReadonlyMap<string, string>;
}

function waysOf(click: Click, row: ProductRow, network: NetworkRow, subId: string | undefined): Ways {
  const who = click.who === undefined || subId === undefined ? click.who : { ...click.who, subId };
  const filled = affiliateUrl(row, network, who);
  const byNetwork = subId === undefined ? filled : filled.replace(SUB_PLACEHOLDER, encodeURIComponent(subId));
  const byFormat = new Map([
    ['direct', row.direct_url],
    ['affiliate', byNetwork],
  ]);
  const byProvider = new Map([
    ['direct', row.direct_url],
    ['network', byNetwork],
  ]);
  if (click.partner !== undefined) {
    const byPartner = partnerUrl(...click.partner, row.direct_url);
    byProvider.set('partner', byPartner);
    byFormat.set(click.partner[0], byPartner);
  }
  return { byFormat, byProvider };
}

function firstOf({ byProvider }: Ways, order: readonly string[]): string | undefined {
  const provider = order.find((name) => byProvider.has(name));
  return provider === undefined ? undefined : byProvider.get(provider);
}
