import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLooseJson } from '../../../lib/domain/recognise/loose-json.ts';

describe('parseLooseJson', () => {
  it.each<[string, string, unknown]>([
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['comments', '{"a":1 /* one */, // two\n"b":2}', { a: 1, b: 2 }],
    ['an address, which is no comment', '{"a":"http://b/c",}', { a: 'http://b/c' }],
    ['quotes inside text', '{"a":"a "big" mug","b":1}', { a: 'a "big" mug', b: 1 }],
    ['a quote for inches before a comma', '{"a":"5" tall","b":"c"}', { a: '5" tall', b: 'c' }],
    ['raw line breaks', '{"a":"x\ny"}', { a: 'x y' }],
    ['escapes that JSON has not', String.raw`{"a":"it\'s"}`, { a: "it's" }],
    ['a missing value', '{"a":,"b":2,"c":}', { a: null, b: 2, c: null }],
    ['two documents', '{"a":1} {"b":2}', [{ a: 1 }, { b: 2 }]],
    ['an open end', '{"a":[{"b":"c', { a: [{ b: 'c' }] }],
    ['what stands behind', '{"a":1};', { a: 1 }],
    ['stray closing brackets', '{"a":1}}]', { a: 1 }],
    ['encoded quotes', '{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }],
    ['a comment around it', '<!-- {"a":1} -->', { a: 1 }],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
  ])('mends %s', (_, text, expected) => {
    expect(parseLooseJson(text)).toEqual(expected);
  });

  it.each(['', 'window.x = 1', '{{{', `{"a":"${'x'.repeat(1_000_001)}"}`])('gives up on what is no data', (text) => {
    expect(parseLooseJson(text) ?? {}).not.toHaveProperty('a');
  });

  it('leaves good JSON as it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseLooseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('never throws, and takes time that grows with the text alone', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}[]",:/*\\ a1\n'.split('')) }),
        (text) => void parseLooseJson(text),
      ),
    );
    const started = performance.now();
    for (const bomb of ['{'.repeat(190_000), '{"a":"" , '.repeat(18_000), `{"a":1,${'/*'.repeat(90_000)}`])
      parseLooseJson(bomb);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
