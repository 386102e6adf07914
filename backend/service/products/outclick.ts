import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from '../env.ts';
import { notFound } from '../errors.ts';
import { type Click, readClick } from './click.ts';
import { affiliateUrl, partnerUrl } from './links.ts';

const USUAL_ORDER = ['network', 'partner', 'direct'];

/** `GET /a/TOKEN`: sends a click on its way. Open, because a shopper's browser follows it. */
export function outclickRoutes({ store, products, directory }: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/a/:token', async (c) => {
    const click = readClick(c.req.param('token'));
    const [row] = click === undefined ? [] : await products.byIds([click.id]);
    const network = row === undefined ? undefined : directory.networkOf(row.merchant_id);
    if (click === undefined || row === undefined || network === undefined) return notFound(c, 'Link');
    const sub = c.req.query('sub_id');
    const who = click.who === undefined || sub === undefined ? click.who : { ...click.who, subId: sub };
    const byNetwork = affiliateUrl(row, network, who).replace(SUB, sub === undefined ? '###' : encodeURIComponent(sub));
    const byPartner = click.partner === undefined ? undefined : partnerUrl(...click.partner, row.direct_url);
    const format = c.req.query('format');
    const asked = format === undefined ? undefined : { direct: row.direct_url, affiliate: byNetwork, [click.partner?.[0] ?? 'partner']: byPartner }[format];
    const target: Record<string, string | undefined> = {
      // Nobody is credited for a link whose placeholders were never filled.
      network: who === undefined ? undefined : byNetwork,
      partner: byPartner,
      direct: row.direct_url,
    };
    const order = await orderOf(click);
    return c.redirect(asked ?? order.map((name) => target[name]).find((url) => url !== undefined) ?? row.direct_url, 302);
  });

  const orderOf = async ({ poolId }: Click): Promise<readonly string[]> => {
    const query = store.db.selectFrom('pool').select('outclick_order');
    const pool = await (poolId === undefined ? query.where('is_default', '=', 1) : query.where('id', '=', poolId)).executeTakeFirst();
    const names: unknown = pool === undefined ? undefined : JSON.parse(pool.outclick_order);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : USUAL_ORDER;
  };
  return routes;
}

const SUB = '###';
