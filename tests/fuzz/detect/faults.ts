import { parseAsin } from '../../../lib/domain/asin.ts';
import { isRetail, parseGtin } from '../../../lib/domain/gtin.ts';
import { readAmazonHost } from '../../../lib/domain/marketplace.ts';
import { parseCurrency, type Money } from '../../../lib/domain/money.ts';
import { canonicalUrl } from '../../../lib/domain/product-url.ts';
import type { PageView, Sighting } from '../../../lib/domain/sighting.ts';

const MAX_TEXT = 4000;

/** Everything that is wrong with what was seen, whatever the page was. */
export function faultsOf(view: PageView, page: URL): string[] {
  const faults: string[] = [];
  const text = JSON.stringify(view);
  if (JSON.stringify(JSON.parse(text)) !== text) faults.push('it is no plain JSON');
  if (!text.isWellFormed() || /\\ud[89a-f]/i.test(text)) faults.push('half a character is in it');
  if (view.kind === 'product') for (const sighting of view.sightings) faults.push(...faultsOfSighting(sighting, page));
  if (view.kind === 'listing') {
    for (const { url, asin, gtin, price } of view.items) {
      faults.push(...faultsOfCodes(asin, gtin, url), ...faultsOfMoney(price));
    }
  }
  return faults;
}

function faultsOfSighting(seen: Sighting, page: URL): string[] {
  const faults = [
    ...faultsOfCodes(seen.asin?.value, undefined, seen.url),
    ...seen.gtins.flatMap(({ value }) => faultsOfCodes(undefined, value, undefined)),
    ...faultsOfMoney(seen.price?.value),
    ...faultsOfMoney(seen.struckPrice?.value),
  ];
  if (seen.asin !== undefined && readAmazonHost(page.hostname)?.shop !== true) faults.push('another shop has an ASIN');
  if (seen.image !== undefined && !seen.image.value.startsWith('https://')) faults.push(`image ${seen.image.value}`);
  for (const { name, value } of [seen.name, seen.brand, seen.mpn, seen.sku].flatMap((each) =>
    each ? [{ name: each.source, value: each.value }] : [],
  )) {
    if (value.length === 0 || value.length > MAX_TEXT) faults.push(`text of ${String(value.length)} from ${name}`);
  }
  for (const { certainty } of [seen.name, seen.price, seen.availability, ...seen.gtins].filter(
    (each) => each !== undefined,
  )) {
    if (!(certainty >= 0 && certainty <= 1)) faults.push(`certainty ${String(certainty)}`);
  }
  return faults;
}

function faultsOfCodes(asin: string | undefined, gtin: string | undefined, url: string | undefined): string[] {
  const faults: string[] = [];
  if (asin !== undefined && parseAsin(asin) !== asin) faults.push(`ASIN ${asin}`);
  const code = gtin === undefined ? undefined : parseGtin(gtin);
  if (gtin !== undefined && (code !== gtin || !isRetail(code))) faults.push(`GTIN ${gtin}`);
  if (url !== undefined && canonicalUrl(url) !== url) faults.push(`address ${url}`);
  return faults;
}

function faultsOfMoney(money: Money | undefined): string[] {
  if (money === undefined) return [];
  const isRight =
    Number.isSafeInteger(money.minor) && money.minor >= 0 && parseCurrency(money.currency) === money.currency;
  return isRight ? [] : [`price ${JSON.stringify(money)}`];
}
