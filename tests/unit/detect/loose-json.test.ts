import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLooseJson } from '../../../lib/domain/recognise/loose-json.ts';

describe('parseLooseJson', () => {
  it.each<[string, string, unknown]>([
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    [
      'a comma that a pasted line lacks',
      '{"a":"x"\n "b":"y","c":{"d":1}\n "e":2}',
      { a: 'x', b: 'y', c: { d: 1 }, e: 2 },
    ],
    ['comments', '{"a":1 /* one */, // two\n"b":2}', { a: 1, b: 2 }],
    ['an address, which is no comment', '{"a":"http://b/c",}', { a: 'http://b/c' }],
    ['quotes inside text', '{"a":"a "big" mug","b":1}', { a: 'a "big" mug', b: 1 }],
    ['a quote for inches before a comma', '{"a":"5" tall","b":"c"}', { a: '5" tall', b: 'c' }],
    ['raw line breaks', '{"a":"x\ny"}', { a: 'x y' }],
    ['escapes that JSON has not', String.raw`{"a":"it\'s"}`, { a: "it's" }],
    ['a missing value', '{"a":,"b":2,"c":}', { a: null, b: 2, c: null }],
    ['what a script wrote for nothing', '{"a":undefined,"b":NaN,"c":1}', { a: null, b: null, c: 1 }],
    ['two documents', '{"a":1} {"b":2}', [{ a: 1 }, { b: 2 }]],
    ['an open end', '{"a":[{"b":"c', { a: [{ b: 'c' }] }],
    ['what stands behind', '{"a":1};', { a: 1 }],
    ['stray closing brackets', '{"a":1}}]', { a: 1 }],
    ['encoded quotes', '{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }],
    ['a comment around it', '<!-- {"a":1} -->', { a: 1 }],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['CDATA in a comment of its own', ' /* <![CDATA[ */ {"a":1} /* ]]> */', { a: 1 }],
    ['CDATA without a comment', '\n  <![CDATA[{"a":1}]]>', { a: 1 }],
    ['a comment that never ends', '{"a":1, /* and so on', { a: 1 }],
    ['a comment that ends where it began', '{/*/ "b":2, */"a":1}', { a: 1 }],
    ['a comment at the very end', '{"a":1,} // done', { a: 1 }],
    ['gaps before a colon and a comma', '{"a" : "x" , "b"\t:\n["y"\r\n],}', { a: 'x', b: ['y'] }],
    ['a quote before a gap in a text', '{"a":"the "big"   mug",}', { a: 'the "big"   mug' }],
    ['a quote and a comma in a text', '{"a":"so "big", he said","b":1}', { a: 'so "big", he said', b: 1 }],
    [
      'numbers, lists and words behind a comma',
      '{"a":["x",1,"y",true,"z",[2],"q",null,"-",-3],}',
      { a: ['x', 1, 'y', true, 'z', [2], 'q', null, '-', -3] },
    ],
    ['escaped quotes', String.raw`{"a":"5\" tall \u00e9",}`, { a: '5" tall é' }],
    ['a text that ends in an escape', '{"a":"x\\', { a: 'x' }],
    ['two open ends of different kinds', '[{"a":[1,{"b":2', [{ a: [1, { b: 2 }] }]],
    ['a value that is missing at the end', '{"a":1,"b":', { a: 1, b: null }],
    ['a space, which is kept', '{"a":"x y",}', { a: 'x y' }],
    ['spaces around all', ' { "a" : [ 1 , 2 , ] , } ', { a: [1, 2] }],
    ['stray commas before and between', ',{"a":1},,{"b":2},', [{ a: 1 }, { b: 2 }]],
    ['encoded quotes beside good ones', '{&quot;a&quot;:"x",}', { a: 'x' }],
  ])('mends %s', (_, text, expected) => {
    expect(parseLooseJson(text)).toEqual(expected);
  });

  it.each(['', 'window.x = 1', '{{{', `{"a":"${'x'.repeat(1_000_001)}"}`])('gives up on what is no data', (text) => {
    expect(parseLooseJson(text) ?? {}).not.toHaveProperty('a');
  });

  it('mends blocks up to a size, and reads good ones up to a greater one', () => {
    const block = (length: number, end: string): string => `${'{"a":1'.padEnd(length - end.length)}${end}`;
    expect(parseLooseJson(block(200_000, ',}'))).toEqual({ a: 1 });
    expect(parseLooseJson(block(200_001, ',}'))).toBeUndefined();
    expect(parseLooseJson(block(1_000_000, '}'))).toEqual({ a: 1 });
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
