import { readAmazonHost } from '../marketplace.ts';

/** Click numbers of affiliate networks, and partner tags: whoever brought the user here is to be paid, not us. */
const CREDIT =
  /^(?:awc|irclickid|irgwc|cjevent|cjdata|ranmid|raneaid|ransiteid|sscid|tduid|zanpid|clickref|aff(?:iliate)?_?(?:id|code|click_?id)?|a_aid|a_bid|aff_[a-z_]+|admitad_uid|campid|mkrid|linkcode|ascsubtag|subid\d?|pubref|wmlspartner|partner_?id|zx?aff)$/i;

/** Whether an address says that an affiliate link led here. */
export function cameThroughAffiliate(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  const isAmazon = readAmazonHost(url.hostname) !== undefined;
  for (const [name, value] of url.searchParams) {
    if (value !== '' && (CREDIT.test(name) || (isAmazon && name === 'tag'))) return true;
    if (/^utm_(?:medium|source)$/.test(name) && /affiliat|^awin$|tradedoubler|^cj$|rakuten_?marketing/i.test(value))
      return true;
  }
  return false;
}
