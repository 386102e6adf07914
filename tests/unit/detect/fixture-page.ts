import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { detectPage } from '../../../lib/detect/detect-page.ts';
import type { PageView } from '../../../lib/domain/sighting.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/pages');

export interface FixturePage {
  /** `source/case`. */
  readonly name: string;
  readonly source: string;
  readonly html: string;
  readonly url: URL;
  readonly expected: PageView;
}

/** Pages written for these tests: the address in the first comment, what they show beside them. */
export function fixturePages(): readonly FixturePage[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(FOLDER, file), 'utf8');
      const expected = JSON.parse(readFileSync(join(FOLDER, file.replace('.html', '.json')), 'utf8')) as PageView;
      const [, address = ''] = /^<!--\s*(\S+)\s*-->/.exec(html) ?? [];
      const name = file.replace('.html', '');
      return { name, source: name.split('/')[0] ?? '', html, url: new URL(address), expected };
    });
}

export function documentOf(html: string): Document {
  return parseHTML(html.replace(/^<!--.*?-->\s*/, '')).document;
}

export function detectIn(html: string, address = 'https://shop.example/p/1'): PageView {
  return detectPage(documentOf(html), new URL(address));
}

/** What is asked on a page whose only price is this line, in one box. */
export function askedFor(line: string, lang: string, country: string): string | undefined {
  const html = `<html lang="${lang}"><head><title>Belt sander</title></head><body><h1>Belt sander</h1><p class="price">${line}</p><button>Add to cart</button></body></html>`;
  const view = detectIn(html, `https://tools.${country}/p/belt-sander`);
  const price = view.kind === 'product' ? view.sightings[0].price?.value : undefined;
  return price && `${String(price.minor)} ${price.currency}`;
}
