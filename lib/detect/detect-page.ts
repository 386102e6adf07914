import { readAmazonHost } from '../domain/marketplace.ts';
import { canonicalUrl } from '../domain/product-url.ts';
import type { PageView, Sighting } from '../domain/sighting.ts';
import { readAmazon } from './amazon.ts';
import { ownCanonical } from './canonical-link.ts';
import type { Clues } from './clue.ts';
import type { Finding } from './finding.ts';
import { pageNames, statedCurrency } from './heading.ts';
import { jsonLdRoots } from './json-ld.ts';
import { markupItems, MICRODATA, RDFA } from './markup-items.ts';
import { mergeFindings } from './merge.ts';
import { type Metas, readMeta, readMetas } from './meta.ts';
import { mainProduct, readProduct } from './schema-product.ts';
import { walkItems } from './schema-walk.ts';

const NOTHING: PageView = { kind: 'nothing' };

/** What a page sells. Reads the document and its address alone, changes nothing, never throws. */
export function detectPage(document: Document, url: URL): PageView {
  return attempt(() => lookAt(document, url)) ?? NOTHING;
}

function lookAt(document: Document, url: URL): PageView {
  if (!/^https?:$/.test(url.protocol)) return NOTHING;
  const metas = attempt(() => readMetas(document)) ?? new Map<string, string>();
  const clues: Clues = { url, names: pageNames(document, metas), currency: statedCurrency(document, metas, url) };
  const isAmazon = readAmazonHost(url.hostname) !== undefined;
  const findings = isAmazon ? amazonFindings(document, clues) : shopFindings(document, clues, metas);
  if (findings.length === 0) return NOTHING;
  const canonical = ownCanonical(document, metas, url) ?? canonicalUrl(url);
  if (canonical === undefined) return NOTHING;
  const sightings: [Sighting] = [mergeFindings(findings, { page: url, canonical })];
  return { kind: 'product', sightings };
}

function amazonFindings(document: Document, clues: Clues): readonly Finding[] {
  const finding = attempt(() =>
    readAmazon(document, clues.url, { host: clues.url.hostname, currencyHint: clues.currency }),
  );
  return finding === undefined ? [] : [finding];
}

function shopFindings(document: Document, clues: Clues, metas: Metas): readonly Finding[] {
  const structured = [
    attempt(() => fromItems(jsonLdRoots(document), clues, 'json-ld')),
    attempt(() => fromItems(markupItems(document, MICRODATA), clues, 'microdata')),
    attempt(() => fromItems(markupItems(document, RDFA), clues, 'rdfa')),
    attempt(() => readMeta(metas, clues.currency)),
  ].filter((finding) => finding !== undefined);
  return structured;
}

function fromItems(
  roots: readonly unknown[],
  clues: Clues,
  source: 'json-ld' | 'microdata' | 'rdfa',
): Finding | undefined {
  const walked = walkItems(roots);
  const main = mainProduct(walked, clues);
  return main && readProduct(main.item, walked, clues, source);
}

/** A page may break any one source: the others still speak. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
