import { describe, expect, it } from 'vitest';
import { items, scalar, text, types, values } from '../../../lib/domain/recognise/item.ts';

describe('an item of structured data', () => {
  it.each<[string, object, readonly unknown[]]>([
    ['one value', { name: 'a' }, ['a']],
    ['a list', { name: ['a', 1] }, ['a', 1]],
    ['a short prefix', { 'schema:name': 'a' }, ['a']],
    ['a long prefix', { 'http://schema.org/name': 'a' }, ['a']],
    ['nothing', { name: null }, []],
    ['no such property', {}, []],
  ])('has as its values %s', (_, item, expected) => {
    expect(values({ ...item }, 'name')).toEqual(expected);
  });

  it('is not asked for more than five hundred of them', () => {
    expect(values({ name: Array.from({ length: 501 }, () => 'a') }, 'name')).toHaveLength(500);
  });

  it.each<[unknown, string | undefined]>([
    ['a', 'a'],
    ['  ', undefined],
    [3, '3'],
    [Number.NaN, undefined],
    [{ '@value': 'a', name: 'b' }, 'a'],
    [{ name: ['a', 'b'] }, 'a'],
    [{ '@id': 'a' }, 'a'],
    [{ name: 5 }, '5'],
    [{ name: { name: 'a' } }, undefined],
    [{ name: true }, undefined],
    [{}, undefined],
    [null, undefined],
    [['a'], undefined],
    [true, undefined],
  ])('%j is the text %s', (value, expected) => {
    expect(scalar(value)).toBe(expected);
  });

  it('gives the first text of its properties, its items and its types', () => {
    expect(text({ a: [' ', 'x'], b: 'y' }, 'a', 'b')).toBe('x');
    expect(text({ a: [' '], b: 'y' }, 'a', 'b')).toBe('y');
    expect(text({}, 'a')).toBeUndefined();
    expect(items({ a: [1, { b: 2 }, null, ['c']] }, 'a')).toEqual([{ b: 2 }]);
    expect(types({ '@type': ['https://schema.org/Product', 'schema:Offer', 'x#Car', 'Book', 7] })).toEqual([
      'product',
      'offer',
      'car',
      'book',
    ]);
  });
});
