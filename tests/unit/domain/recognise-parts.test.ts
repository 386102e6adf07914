import { describe, expect, it } from 'vitest';
import { cameThroughAffiliate } from '../../../lib/domain/recognise/affiliate.ts';
import { readAmount } from '../../../lib/domain/recognise/amount.ts';
import { ownCanonical } from '../../../lib/domain/recognise/canonical-link.ts';
import { cleanText } from '../../../lib/domain/recognise/clean-text.ts';
import { isOwnAddress, nameFit } from '../../../lib/domain/recognise/clue.ts';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { money } from '../../fixtures/offers.ts';

describe('an amount from structured data', () => {
  const euro = money(1).currency;
  it.each<[string | undefined, boolean, number | undefined]>([
    ['39.9', true, 39.9],
    [' 1299 ', true, 1299],
    ['1.299', true, 1.3],
    ['1299.0000000001', true, 1299],
    ['1.299,00', true, 1299],
    ['39,90 €', false, 39.9],
    ['39.9', false, undefined],
    ['x', true, undefined],
    ['', true, undefined],
    ['   ', true, undefined],
    [undefined, true, undefined],
    [`39.90 €${' '.repeat(300)}`, true, 39.9],
    [`39.90 €${'.'.repeat(193)}`, true, 39.9],
    [`39.90 €${'.'.repeat(194)}`, true, undefined],
  ])('%j, with a currency stated: %s', (value, isStated, expected) => {
    expect(readAmount(value, isStated ? euro : undefined)).toEqual(
      expected === undefined ? undefined : money(expected),
    );
  });
});

describe('the address that a page calls its own', () => {
  it.each<[string, Partial<Evidence>, string, string | undefined]>([
    ['as it stands', { canonical: ' /p/kettle ' }, 'https://shop.example/p/1', 'https://shop.example/p/kettle'],
    [
      'from the other place',
      { metas: [['og:url', 'https://shop.example/p/2']] },
      'https://shop.example/p/1',
      'https://shop.example/p/2',
    ],
    [
      'the first that can be believed',
      { canonical: 'https://other.example.org/', metas: [['og:url', '/p/2']] },
      'https://shop.example/p/1',
      'https://shop.example/p/2',
    ],
    [
      'on another host of the site',
      { canonical: 'https://www.shop.example/p/2' },
      'https://m.shop.example/p/1',
      'https://www.shop.example/p/2',
    ],
    ['not of another site', { canonical: 'https://other.example.org/p/2' }, 'https://shop.example/p/1', undefined],
    [
      'not of another site of the same country',
      { canonical: 'https://other.co.uk/p/2' },
      'https://shop.co.uk/p/1',
      undefined,
    ],
    [
      'of a site in that country',
      { canonical: 'https://shop.co.uk/p/2' },
      'https://www.shop.co.uk/p/1',
      'https://shop.co.uk/p/2',
    ],
    [
      'of a site named like such a country',
      { canonical: 'https://b.scox.uk/p/2' },
      'https://a.scox.uk/p/1',
      'https://b.scox.uk/p/2',
    ],
    [
      'of a site that begins like one',
      { canonical: 'https://b.come.uk/p/2' },
      'https://a.come.uk/p/1',
      'https://b.come.uk/p/2',
    ],
    [
      'of a site that ends like one',
      { canonical: 'https://b.tesco.uk/p/2' },
      'https://a.tesco.uk/p/1',
      'https://b.tesco.uk/p/2',
    ],
    [
      'of a site called like a suffix',
      { canonical: 'https://b.co.example/p/2' },
      'https://a.co.example/p/1',
      undefined,
    ],
    ['of a machine at home', { canonical: 'http://localhost/p/2' }, 'http://localhost/p/1', 'http://localhost/p/2'],
    ['not the front page', { canonical: 'https://shop.example/' }, 'https://shop.example/p/1', undefined],
    [
      'the front page of itself',
      { canonical: 'https://shop.example/?p=1' },
      'https://shop.example/?p=1&utm_source=x',
      'https://shop.example/?p=1',
    ],
    [
      'written as a part of an address',
      { canonical: 'http%3A%2F%2Fwww.shop.example%2Fp%2F1' },
      'https://shop.example/q/1',
      'http://www.shop.example/p/1',
    ],
    ['none', {}, 'https://shop.example/p/1', undefined],
    ['no address', { canonical: 'http://[' }, 'https://shop.example/p/1', undefined],
    [
      'as long as addresses are',
      { canonical: `/${'x'.repeat(2020)}` },
      'https://shop.example/p/1',
      `https://shop.example/${'x'.repeat(2020)}`,
    ],
    ['not longer', { canonical: `/p?${'x'.repeat(1000)}#${'x'.repeat(1200)}` }, 'https://shop.example/p/1', undefined],
  ])('%s', (_, evidence, address, expected) => {
    expect(ownCanonical(pageWith(evidence, address))).toBe(expected);
  });
});

describe('text as a person reads it', () => {
  it.each<[string, number | undefined, string]>([
    ['a &nbsp; b&lt;c&gt;d', undefined, 'a b d'],
    ['&AMP;&amp;&quot;&apos;', undefined, `&&"'`],
    ['&#0;a&#x110000;b&#x10FFFF;', undefined, 'ab\u{10FFFF}'],
    ['&#39;s &#x27;', undefined, `'s '`],
    ['a<br/>b<span class="x">c</span>', undefined, 'a b c'],
    ['5 <6 and 7> 4', undefined, '5 <6 and 7> 4'],
    ['soft\u00ADhyphen', undefined, 'softhyphen'],
    ['word\u200B next', undefined, 'word next'],
    ['abc def', 4, 'abc'],
    ['abcd', 4, 'abcd'],
    ['abcde', 4, 'abcd'],
    [`${' '.repeat(19_999)}ab`, undefined, 'a'],
    [`${' '.repeat(20_000)}ab`, undefined, ''],
    [`${' '.repeat(19_998)}ab`, undefined, 'ab'],
  ])('%j', (given, limit, expected) => {
    expect(limit === undefined ? cleanText(given) : cleanText(given, limit)).toBe(expected);
  });
});

describe('what is known of a page by its names and its address', () => {
  it.each<[string | undefined, string[], number]>([
    ['Kettle', ['kettle'], 1],
    ['Kettle', ['K', 'kettle'], 0.99],
    ['Kettle', ['TV', 'Kettle red'], 0.79],
    ['TV', ['TV'], 1],
    ['Smart TV', ['TV'], 0.8],
    ['K', ['K'], 0],
    ['St-ryker was here', ['strykerwashere'], 1],
    [undefined, ['Stryker was here!'], 0],
    ['ﬁ lter', ['Filter'], 1],
    ['KETTLE 1', ['ket tle 1'], 1],
  ])('%s in %j', (name, names, expected) => {
    expect(nameFit(name, names)).toBeCloseTo(expected);
  });

  it.each<[string | undefined, string, boolean]>([
    [undefined, 'https://shop.example/p/1', false],
    ['/p/1/index.html', 'https://shop.example/p/1', true],
    ['/p/1/index.php', 'https://shop.example/p/1/', true],
    ['/p/1/index', 'https://shop.example/p/1', false],
    ['/?x=1', 'https://shop.example/', false],
    ['https://www.shop.example/P/1', 'https://m.shop.example/p/1', true],
    ['https://wwwmshop.example/p/1', 'https://shop.example/p/1', false],
    ['https://shop.www.example/p/1', 'https://shop.example/p/1', false],
    [`/p/1#${'x'.repeat(4091)}`, 'https://shop.example/p/1', true],
    [`/p/1#${'x'.repeat(4092)}`, 'https://shop.example/p/1', false],
  ])('%s is an address of %s: %s', (address, page, expected) => {
    expect(isOwnAddress(address, new URL(page))).toBe(expected);
  });

  it.each([
    ['https://shop.example/p?utm_source=awin', true],
    ['https://shop.example/p?utm_source=CJ', true],
    ['https://shop.example/p?utm_source=rakutenmarketing', true],
    ['https://shop.example/p?utm_source=darwin', false],
    ['https://shop.example/p?utm_source=awinter', false],
    ['https://shop.example/p?utm_source=cjs', false],
    ['https://shop.example/p?utm_source=ncj', false],
    ['https://shop.example/p?x_utm_source=affiliate', false],
    ['https://shop.example/p?utm_sources=affiliate', false],
    ['https://shop.example/p?TDUID=1', true],
  ])('%s was brought by a network: %s', (address, expected) => {
    expect(cameThroughAffiliate(address)).toBe(expected);
  });

  it('on Amazon a tag tells it, and nothing else of the address', () => {
    expect(cameThroughAffiliate('https://www.amazon.de/dp/B07PGL2ZSL?th=1')).toBe(false);
  });
});
