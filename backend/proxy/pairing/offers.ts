import type { PairRequest } from '../../../lib/contract/pair-request.ts';
import type { ProxyErrorCode } from '../../../lib/contract/proxy.ts';
import { list, sql } from '../../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { hashSecret, randomCode, randomId, randomSecret, sameHash } from './secrets.ts';

export const OFFER_LIFE_MS = 10 * 60_000;
const MAX_TRIES = 5;

/** What is shown once to whoever sits at the proxy. */
export interface Offer {
  readonly id: string;
  readonly secret: string;
  readonly code: string;
}
export interface Taken {
  readonly name: string | undefined;
  readonly user: string | undefined;
}
type Refusal = Extract<ProxyErrorCode, 'pair_code_wrong' | 'pair_code_expired' | 'pair_too_many_tries'>;

export async function makeOffer(
  { db }: Store,
  { name, user }: { readonly name?: string; readonly user?: string },
  now: number,
): Promise<Offer> {
  const offer = { id: randomId(), secret: randomSecret(), code: randomCode() };
  await db.run(sql`delete from pair_offers where expires_at < ${now - 24 * 3_600_000}`);
  await db.run(sql`insert into pair_offers (id, secret_hash, code_hash, user_id, name, tries, expires_at)
    values (${offer.id}, ${hashSecret(offer.secret, offer.id)}, ${hashSecret(offer.code, offer.id)}, ${user ?? null},
      ${name ?? null}, 0, ${now + OFFER_LIFE_MS})`);
  return offer;
}

/** Takes an offer, once. A wrong word counts against every offer that it might have been meant for. */
export async function takeOffer(store: Store, request: PairRequest, now: number): Promise<Taken | Refusal> {
  return await store.write(async (db) => {
    const all = await db.all<Tables['pair_offers']>(sql`select * from pair_offers`);
    const meant = 'id' in request ? all.filter(({ id }) => id === request.id) : all;
    const open = meant.filter((offer) => offer.used_at === null && offer.expires_at > now);
    const hits = meant.filter((offer) =>
      'id' in request
        ? sameHash(offer.secret_hash, hashSecret(request.secret, offer.id))
        : sameHash(offer.code_hash, hashSecret(request.code, offer.id)),
    );
    const live = open.filter(({ tries }) => tries < MAX_TRIES);
    const hit = hits.find((offer) => live.includes(offer));
    if (hit !== undefined) {
      await db.run(sql`update pair_offers set used_at = ${now} where id = ${hit.id}`);
      return { name: hit.name ?? undefined, user: hit.user_id ?? undefined };
    }
    const ids = live.map(({ id }) => id);
    if (ids.length > 0 && hits.length === 0) {
      await db.run(sql`update pair_offers set tries = tries + 1 where id in (${list(ids)})`);
      return 'pair_code_wrong';
    }
    if (hits.length > 0)
      return hits.some((offer) => open.includes(offer)) ? 'pair_too_many_tries' : 'pair_code_expired';
    return open.length > 0 ? 'pair_too_many_tries' : 'pair_code_wrong';
  });
}
