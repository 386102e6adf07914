import { expect, it } from 'vitest';
import { near } from '../../../lib/domain/pack.ts';

it.each<[string, number, number, boolean]>([
  ['16.9 fl oz and half a litre', 499.8, 500, true],
  ['a fortieth of the larger apart', 97.5, 100, true],
  ['more than that', 97.4, 100, false],
  ['twelve and thirteen', 12, 13, false],
])('two sizes are one: %s', (_, one, other, expected) => {
  expect(near(one, other)).toBe(expected);
  expect(near(other, one)).toBe(expected);
});
