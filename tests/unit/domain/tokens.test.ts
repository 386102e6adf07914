import { describe, expect, it } from 'vitest';
import { squashTokens, tokensOf } from '../../../lib/domain/tokens.ts';

const texts = (name: string): readonly string[] => tokensOf(name).map(({ text }) => text);

describe('a name is cut', () => {
  it.each<[string, readonly string[]]>([
    ['kg36nviea', ['kg', '36', 'nviea']],
    ['27" monitor', ['27', '"', 'monitor']],
    ['ab"cd', ['ab', '"', 'cd']],
    ['א"ת', ['א"ת']],
    ['x"ת', ['x', '"', 'ת']],
    ['א"x', ['א', '"', 'x']],
    ['א-ת', ['א', '-', 'ת']],
    ['1.5 l', ['1.5', 'l']],
    ['no. 5.', ['no', '.', '5', '.']],
    ['', []],
  ])('%s', (name, expected) => {
    expect(texts(name)).toEqual(expected);
  });

  it('with the white space before each', () => {
    expect(tokensOf('6 x500').map(({ spaced }) => spaced)).toEqual([false, true, false]);
  });
});

describe('a number is read', () => {
  it.each<[string, number | undefined, number | undefined]>([
    ['500', 500, undefined],
    ['1,5', 1.5, undefined],
    ['0.500', 0.5, undefined],
    ['1.500', 1500, 1.5],
    ['12.500', 12_500, 12.5],
    ['1.5000', 1.5, undefined],
    ['1.234.567', 1_234_567, undefined],
    ['1.234,5', 1234.5, undefined],
    ['1,234.5', 1234.5, undefined],
    ['2.4.1', undefined, undefined],
    ['1,2.3,4', undefined, undefined],
  ])('%s', (text, value, decimal) => {
    expect(tokensOf(text)).toMatchObject([{ text, value, decimal }]);
  });
});

it('letters and digits are left where all else is taken out', () => {
  expect(squashTokens(tokensOf('mx-1.500, x 27"'))).toBe('mx1500x27');
  expect(squashTokens(tokensOf('v2.4.1'))).toBe('v');
});

describe('what was met before', () => {
  const again = (name: string): readonly boolean[] => {
    const before = tokensOf(name);
    return tokensOf(name).map((token, index) => token === before[index]);
  };

  it('is not looked up a second time, but for the long numbers of one thing', () => {
    expect(again('spule 12 "')).toEqual([true, true, true]);
    expect(again('spule spule')).toEqual([true, true]);
    expect(again('123 1234')).toEqual([true, false]);
  });

  it('is forgotten before there is too much of it', () => {
    const [first] = tokensOf('erste');
    // Ten thousand words of three letters.
    for (let count = 0; count <= 10_000; count += 1)
      tokensOf([26 * 26, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(count / place) % 26))).join(''));
    expect(tokensOf('erste')[0]).not.toBe(first);
    expect(tokensOf('erste')[0]).toEqual(first);
  });
});
