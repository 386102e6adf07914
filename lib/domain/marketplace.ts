import type { Marketplace } from './identifier.ts';

/** Top-level domain → country; the shops' own list, the closed Chinese one included because its links live on. */
const TLDS =
  'com US,ca CA,com.mx MX,com.br BR,co.uk GB,de DE,fr FR,it IT,es ES,nl NL,se SE,pl PL,com.be BE,ie IE,com.tr TR,ae AE,sa SA,eg EG,in IN,co.jp JP,sg SG,com.au AU,co.za ZA,cn CN';

const BY_TLD = new Map(TLDS.split(',').map((entry) => entry.split(' ') as [string, string]));

/** Only these sub-domains sell products under `/dp/`; music., kdp., sellercentral. and the like do not. */
const HOST = /^(?:([a-z\d-]+(?:\.[a-z\d-]+)*)\.)?amazon\.([a-z]{2,3}(?:\.[a-z]{2})?)\.?$/;
const SHOP_LABELS = new Set(['www', 'smile', 'm']);

export interface AmazonHost {
  readonly marketplace: Marketplace;
  /** False for an Amazon address that is no shop front: music, seller tools, advertising. */
  readonly shop: boolean;
}

/** Which Amazon a host name belongs to; undefined for every look-alike. */
export function readAmazonHost(hostname: string): AmazonHost | undefined {
  const [, label, tld = ''] = HOST.exec(hostname.toLowerCase()) ?? [];
  const country = BY_TLD.get(tld);
  if (country === undefined) return undefined;
  return { marketplace: country as Marketplace, shop: label === undefined || SHOP_LABELS.has(label) };
}

/** A marketplace from a country code, `UK` included. */
export function parseMarketplace(text: string): Marketplace | undefined {
  const code = text.trim().toUpperCase();
  const country = code === 'UK' ? 'GB' : code;
  return [...BY_TLD.values()].includes(country) ? (country as Marketplace) : undefined;
}

/** The host of a marketplace's shop: `www.amazon.co.uk` for GB. */
export function amazonHostOf(marketplace: Marketplace): string {
  const [tld = 'com'] = [...BY_TLD].find(([, country]) => country === marketplace) ?? [];
  return `www.amazon.${tld}`;
}
