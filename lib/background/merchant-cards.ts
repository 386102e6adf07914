import type { Merchant } from '../domain/merchant.ts';
import { ok, type Result } from '../domain/result.ts';
import type { OpenDoor } from './catalog-door.ts';

/** `www.shop.example` and `shop.example` are one shop, and so is a sub-domain of what the merchant names. */
function sells(merchant: Merchant, host: string): boolean {
  const bare = (name: string): string => name.toLowerCase().replace(/^www\./, '');
  const shop = bare(host);
  return merchant.domains.some((domain) => shop === bare(domain) || shop.endsWith(`.${bare(domain)}`));
}

export function createMerchantCards(door: OpenDoor) {
  return {
    async get(id: string): Promise<Result<Merchant>> {
      const opened = await door();
      return opened.ok ? opened.value.client.merchant(id) : opened;
    },
    /** The merchant whose page the user is on; null where the catalog does not know the shop. */
    async ofShop(host: string): Promise<Result<Merchant | null>> {
      const opened = await door();
      if (!opened.ok) return opened;
      const found = await opened.value.client.merchants({ search: host.replace(/^www\./, ''), perPage: 20 });
      if (!found.ok) return found;
      return ok(found.value.merchants.find((merchant) => sells(merchant, host)) ?? null);
    },
  };
}

export type MerchantCards = ReturnType<typeof createMerchantCards>;
