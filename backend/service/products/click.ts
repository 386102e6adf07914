import { isStorable } from '../body.ts';
import { isUlid } from '../ids.ts';
import type { LinkIdentity } from './links.ts';

/** What a click link knows of the request that made it. Nothing in it chooses the address: only the product does. */
export interface Click {
  readonly id: string;
  readonly who: LinkIdentity | undefined;
  readonly poolId: string | undefined;
  /** Name and campaign, where the campaign covers the merchant. */
  readonly partner: readonly [string, number] | undefined;
}

export function writeClick({ id, who, poolId, partner }: Click): string {
  return Buffer.from(
    JSON.stringify([id, who?.affiliateId ?? null, who?.subId ?? null, poolId ?? null, partner ?? null]),
  ).toString('base64url');
}

/** Undefined for what is no click of ours. */
export function readClick(token: string): Click | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (!Array.isArray(parts)) return undefined;
    const [id, affiliateId, subId, poolId, partner] = parts as unknown[];
    if (typeof id !== 'string' || !isStorable(id)) return undefined;
    return {
      id,
      who:
        typeof affiliateId === 'string'
          ? { affiliateId, subId: typeof subId === 'string' ? subId : undefined }
          : undefined,
      poolId: typeof poolId === 'string' && isUlid(poolId) ? poolId : undefined,
      partner: isPartner(partner) ? partner : undefined,
    };
  } catch {
    return undefined;
  }
}

const isPartner = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
