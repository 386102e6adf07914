import { describe, expect, it } from 'vitest';
import { pageReport } from './messages.ts';
import { detectIn, fixturePages } from './fixture-page.ts';

const pages = fixturePages();

describe('pages written for each source', () => {
  it.each(pages)('$name', ({ html, url, expected }) => {
    expect(detectIn(html, url.href)).toMatchObject(expected);
  });

  it.each(pages)('$name says the same after the way through the message', ({ html, url }) => {
    expect(pageReport(html, url)).toEqual(detectIn(html, url.href));
  });

  it('leave no source without a page that has it and one that has not', () => {
    const sources = new Set(pages.map(({ source }) => source));
    expect([...sources].sort()).toEqual(['amazon', 'json-ld', 'listing', 'meta', 'microdata', 'rdfa', 'state', 'text']);
    for (const source of sources) {
      const kinds = pages.filter((page) => page.source === source).map(({ expected }) => expected.kind);
      expect(kinds, source).toContain(source === 'listing' ? 'listing' : 'product');
      expect(kinds, source).toContain('nothing');
    }
  });
});
