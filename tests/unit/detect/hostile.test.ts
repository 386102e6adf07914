import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAsin } from '../../../lib/domain/asin.ts';
import { parseGtin } from '../../../lib/domain/gtin.ts';
import type { PageView } from '../../../lib/domain/sighting.ts';
import { detectPage } from '../../../lib/detect/detect-page.ts';
import { detectIn, documentOf } from './fixture-page.ts';
import { pageReport } from './messages.ts';

const product = (json: string): string =>
  `<html><body><h1>Mug</h1><script type="application/ld+json">${json}</script></body></html>`;

function sighting(view: PageView) {
  if (view.kind !== 'product') throw new Error(`no product but ${view.kind}`);
  return view.sightings[0];
}

describe('hostile pages', () => {
  it.each([
    [
      'prototype keys',
      '{"@type":"Product","name":"Mug","__proto__":{"gtin":"4006381333931"},"constructor":{"prototype":{"sku":"x"}},"offers":{"__proto__":null}}',
    ],
    [
      'text where items should be',
      '{"@type":{"@type":"Product"},"name":["",null,{"@value":{}}],"offers":[null,1,"x",[[]]]}',
    ],
    [
      'numbers out of range',
      '{"@type":"Product","name":"Mug","sku":1e400,"offers":{"price":1e308,"priceCurrency":"EUR"}}',
    ],
    ['deep nesting', `${'{"@graph":['.repeat(3000)}{"@type":"Product"}${']}'.repeat(3000)}`],
    ['lone surrogates', '{"@type":"Product","name":"Mug \\ud800","offers":{"price":"5","priceCurrency":"EUR"}}'],
  ])('are survived: %s', (_, json) => {
    const view = detectIn(product(json));
    expect(JSON.stringify(view)).not.toContain('4006381333931');
    expect(JSON.stringify(view).isWellFormed()).toBe(true);
    expect(({} as { sku?: string }).sku).toBeUndefined();
  });

  it('cannot forge a type with a property of that name', () => {
    const html =
      '<html><body><div itemscope itemtype="http://schema.org/Thing" id="a" itemref="a b"><div itemscope itemprop="@type" content="Product">Product</div><i itemprop="name">Mug</i></div></body></html>';
    expect(detectIn(html)).toEqual({ kind: 'nothing' });
  });

  it('give no image but an https one, and no identifier that its parser refuses', () => {
    const json = (image: string): string =>
      `{"@type":"Product","name":"Mug","image":"${image}","gtin13":"4006381333930","offers":{"price":"5","priceCurrency":"EUR"}}`;
    for (const image of ['javascript:alert(1)', 'data:image/png;base64,AA', 'http://x.example/a.png']) {
      const seen = sighting(detectIn(product(json(image))));
      expect(seen.image).toBeUndefined();
      expect(seen.gtins).toEqual([]);
    }
  });

  it('cannot claim another shop for their own', () => {
    const html =
      '<html><head><link rel="canonical" href="https://www.amazon.com/dp/B0ABCDEF12"><meta property="og:type" content="product"><meta property="og:title" content="Mug"></head><body></body></html>';
    const seen = sighting(detectIn(html, 'https://evil.example/p/1'));
    expect(seen.asin).toBeUndefined();
    expect(seen.url).toBe('https://evil.example/p/1');
  });

  it('may break any one call into the document: the others still speak', () => {
    const document = documentOf(
      product('{"@type":"Product","name":"Mug","offers":{"price":"5","priceCurrency":"EUR"}}'),
    );
    const { querySelectorAll } = document;
    let calls = 0;
    for (let broken = 0; broken < 12; broken += 1) {
      calls = 0;
      document.querySelectorAll = (selector: string) => {
        calls += 1;
        if (calls === broken + 1) throw new Error('mine');
        return querySelectorAll.call(document, selector);
      };
      expect(detectPage(document, new URL('https://shop.example/p/1')).kind).toMatch(/product|nothing/);
    }
    Object.defineProperty(document, 'querySelectorAll', { value: 'form field' });
    Object.defineProperty(document, 'getElementsByTagName', { value: 'form field' });
    expect(detectPage(document, new URL('https://shop.example/p/1'))).toEqual({ kind: 'nothing' });
  });

  it.each(['about:blank', 'file:///tmp/x.html', 'data:text/html,x'])('is looked at only on the web: %s', (address) => {
    expect(
      detectIn(product('{"@type":"Product","name":"Mug","offers":{"price":"5","priceCurrency":"EUR"}}'), address),
    ).toEqual({ kind: 'nothing' });
  });

  it('have no message that their size would keep from the background', () => {
    const many = '<li class="price sku brand"><a href="/p">9,99 €</a><button class="buy">Buy</button></li>'.repeat(
      3000,
    );
    const blocks = '<script type="application/ld+json">{"@type":"Product"}</script>'.repeat(500);
    const html = `<html><head><title>${'T'.repeat(9000)}</title>${'<meta name="a" content="b">'.repeat(900)}</head><body><h1>${'H'.repeat(9000)}</h1>${blocks}${many}</body></html>`;
    expect(() => pageReport(html, new URL('https://shop.example/list'))).not.toThrow();
  });

  it('of random parts give only what the parsers accept', () => {
    const word = fc.constantFrom(
      'Product',
      'Offer',
      'name',
      'offers',
      'gtin13',
      '4006381333931',
      '12345678',
      'B0ABCDEF12',
      '5,00 €',
      'InStock',
      '__proto__',
      '@type',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        word,
        fc.integer(),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(word, tie('any'), { maxKeys: 6 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.dictionary(word, word), (json, attributes) => {
        const marks = Object.entries(attributes)
          .map(([name, text]) => `<span itemprop="${name}" class="price">${text}</span>`)
          .join('');
        const html = `<html><body itemscope itemtype="https://schema.org/Product"><h1>x</h1>${marks}<script type="application/ld+json">${JSON.stringify(json)}</script></body></html>`;
        const view = detectIn(html);
        if (view.kind !== 'product') return;
        for (const { gtins, asin, url } of view.sightings) {
          for (const { value: gtin } of gtins) expect(parseGtin(gtin)).toBe(gtin);
          if (asin !== undefined) expect(parseAsin(asin.value)).toBe(asin.value);
          expect(url).toMatch(/^https:/);
        }
      }),
      { numRuns: 150 },
    );
  });
});
