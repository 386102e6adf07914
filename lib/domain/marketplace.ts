import type { Marketplace } from './identifier.ts';

/** Every Amazon's ending; the closed Chinese shop is among them because its links live on. */
const ENDINGS =
  'com ca com.mx com.br co.uk de fr it es nl se pl com.be ie com.tr ae sa eg in co.jp sg com.au co.za cn'.split(' ');

/** Only these sub-domains sell products under `/dp/`; music., kdp., sellercentral. and the like do not. */
const HOST = /^(?:(.+)\.)?amazon\.([a-z.]+?)\.?$/i;

export interface AmazonHost {
  readonly marketplace: Marketplace;
  /** False for an Amazon address that is no shop front: music, seller tools, advertising. */
  readonly shop: boolean;
}

/** Which Amazon a host name belongs to; undefined for every look-alike. */
export function readAmazonHost(hostname: string): AmazonHost | undefined {
  const [, label = 'www', ending = ''] = HOST.exec(hostname.toLowerCase()) ?? [];
  if (!ENDINGS.includes(ending)) return undefined;
  return { marketplace: countryOf(ending), shop: /^(?:www|smile|m)$/.test(label) };
}

/** A marketplace from a country code, `UK` included. */
export function parseMarketplace(text: string): Marketplace | undefined {
  const code = text.trim().toUpperCase().replace(/^UK$/, 'GB');
  return ENDINGS.map(countryOf).find((country) => country === code);
}

/** The host of a marketplace's shop: `www.amazon.co.uk` for GB. */
export function amazonHostOf(marketplace: Marketplace): string {
  const ending = ENDINGS.find((each) => countryOf(each) === marketplace) ?? 'com';
  return `www.amazon.${ending}`;
}

function countryOf(ending: string): Marketplace {
  const last = ending.slice(ending.lastIndexOf('.') + 1).toUpperCase();
  const country = last === 'COM' ? 'US' : last === 'UK' ? 'GB' : last;
  return country as Marketplace;
}
