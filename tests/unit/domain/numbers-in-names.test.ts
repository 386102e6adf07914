import { describe, expect, it } from 'vitest';
import { squashTokens, tokenAt, tokensOf } from '../../../lib/domain/tokens.ts';

/** Each part of a name: numbers as they are read, with the other reading behind a slash; "_" before what stands apart. */
function partsOf(name: string): string {
  return tokensOf(name)
    .map(({ text, isWord, value, decimal, spaced }) => {
      const read = decimal === undefined ? String(value ?? text) : `${String(value)}/${String(decimal)}`;
      return (spaced ? '_' : '') + (isWord ? text : `[${read}]`);
    })
    .join(' ');
}

describe('the parts of a name', () => {
  it.each([
    ['cola 330ml', 'cola _[330] ml'],
    ['wh-1000xm5', 'wh [-] [1000] xm [5]'],
    ['reis 1,5 kg', 'reis _[1.5] _kg'],
    ['reis 1.500 g', 'reis _[1500/1.5] _g'],
    ['reis 1,500 g', 'reis _[1500/1.5] _g'],
    ['reis 0.500 kg', 'reis _[0.5] _kg'],
    ['reis 1234.567 g', 'reis _[1234.567] _g'],
    ['reis 12,50 kg', 'reis _[12.5] _kg'],
    ['1.299,50', '[1299.5]'],
    ['1,299.50', '[1299.5]'],
    ['1.234.567,8', '[1234567.8]'],
    ['1.234.567', '[1234567]'],
    ['12.34.567', '[12.34.567]'],
    ['usb 2.4.1', 'usb _[2.4.1]'],
    ['1.2,3.4', '[1.2,3.4]'],
    ['1,2.3,4', '[1,2.3,4]'],
    ['größe 42.', 'größe _[42] [.]'],
    ['größe 42, rot', 'größe _[42] [,] _rot'],
    ['7..8', '[7] [.] [.] [8]'],
    ['a  b\tc', 'a _b _c'],
    ['', ''],
    [' rot', '_rot'],
    ['コーヒー200g', 'コーヒー [200] g'],
  ])('"%s": %s', (name, expected) => {
    expect(partsOf(name)).toBe(expected);
    // Met a second time, they are the same.
    expect(partsOf(name)).toBe(expected);
  });

  it('is one word, but two parts, where one stands apart and one does not', () => {
    expect(partsOf('123 rot,rot 123')).toBe('[123] _rot [,] rot _[123]');
  });

  it('tells thousands of words apart that were met before', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const pairs = letters.flatMap((one) => letters.map((other) => one + other));
    const words = [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))];
    const lost = words.filter((word) => partsOf(`${word} ${word}`) !== `${word} _${word}`);
    expect(lost).toEqual([]);
    expect(words.filter((word) => partsOf(word) !== word)).toEqual([]);
  });

  it.each([
    ['wh-1000 xm5', 'wh1000xm5'],
    ['cola 1,5 l + 0.33', 'cola15l033'],
    ['1.234,5', '12345'],
    ['usb 2.4.1', 'usb'],
  ])('"%s" in letters and digits: %s', (name, expected) => {
    expect(squashTokens(tokensOf(name))).toBe(expected);
  });

  it('is nothing before the first and behind the last', () => {
    const tokens = tokensOf('rot 5');
    expect([-1, 0, 1, 2].map((index) => tokenAt(tokens, index).text)).toEqual(['', 'rot', '5', '']);
  });

  it.each(['6 x 1', '6 × 1', '6 * 1', '6 х 1'])('"%s" multiplies', (name) => {
    expect(tokensOf(name).map(({ isTimes }) => isTimes)).toEqual([false, true, false]);
  });

  it.each([
    ['wasserkocher', true],
    ['bouilloire', true],
    ['冷蔵庫', true],
    ['рюкзак', true],
    ['saft', false],
    ['日本茶', false],
  ])('%s is sold empty: %s', (name, expected) => {
    expect(tokensOf(name).some(({ isHollow }) => isHollow)).toBe(expected);
  });
});
