import { readAmazonHost } from '../../../lib/domain/marketplace.ts';
import type { LabelledPage } from './manifest.ts';

const BLOCKS = /<script[^>]*ld\+json[^>]*>[^]*?<\/script>/gi;
const MARKUP = /\s(?:item(?:scope|type|prop|ref|id)|typeof|vocab)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/gi;
const TAGS = /<meta\b[^>]*(?:property|name)\s*=[^>]*>/gi;

/** Whether anything is left to tell a page by once its data is gone: Amazon's pages are told by their own places. */
export function isShopPage({ url }: LabelledPage): boolean {
  return readAmazonHost(new URL(url).hostname) === undefined;
}

/** The page as a shop would have it that states nothing for machines. Byte by byte, whatever its charset. */
export function withoutData(body: Buffer): Buffer {
  const text = body.toString('latin1').replace(BLOCKS, '').replace(TAGS, '').replace(MARKUP, '');
  return Buffer.from(text, 'latin1');
}
