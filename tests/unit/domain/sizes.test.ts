import { describe, expect, it } from 'vitest';
import { traitsOf } from '../../../lib/domain/attributes.ts';
import { sizesDiffer } from '../../../lib/domain/size-place.ts';

describe('the sizes in a name', () => {
  it.each([
    ['Sneaker EU 42 1/2', 'eu42.5'],
    ['Sneaker EU 42 ⁄ 2', 'eu42'],
    ['Sneaker Größe 42 1/2', '42.5'],
    ['Sneaker Größe 42 1⁄2', '42.5'],
    ['Sneaker Größe 42 2/3', '42.7'],
    ['Sneaker Größe 42 1/3', '42.3'],
    ['Sneaker Größe 42 1/4', '42'],
    ['Sneaker Größe 42 3/2', '42'],
    ['Sneaker Größe 42 1 / 2', '42'],
    ['Sneaker Größe 42,5', '42.5'],
    ['Sneaker Größe. 42', '42'],
    ['Sneaker Größe: 42', '42'],
    ['Sneaker Größe EU 42', 'eu42'],
    ['Sneaker Größe UK 8 Herren', 'uk8'],
    ['Shirt Größe XL', 'xl'],
    ['Shirt Größe M blau', 'm'],
    ['Windeln Größe 96 Stück', ''],
    ['Kleid (M)', 'm'],
    ['Kleid [S]', 's'],
    ['Kleid, L, blau', 'l'],
    ['Kleid | S | rot', 's'],
    ['Kleid rot / M', 'm'],
    ['Kleid rot - L', 'l'],
    ['Kleid rot – L', 'l'],
    ['Kleid rot: M', 'm'],
    ['Kleid rot M', 'm'],
    ['Kleid M rot', ''],
    ['Kleid (M rot)', ''],
    ['Kleid (X)', ''],
    ['M Kleid', ''],
    ['Sneaker 400 numara', '400'],
    ['Sneaker 401 numara', ''],
    ['Sneaker Größe', ''],
    ['Linsen -1,75', '-1.75'],
    ['Linsen −1.50', '-1.50'],
    ['Linsen +2,5', '+2.50'],
    ['Linsen (-3.25)', '-3.25'],
    ['Linsen - 1,75', ''],
    ['Linsen 8-1,75', ''],
    ['Linsen -1,60', ''],
    ['Linsen -26,00', ''],
    ['Linsen -25,00', '-25.00'],
    ['Linsen =1,75', ''],
  ])('%s: %s', (name, expected) => {
    expect(traitsOf(name).sizes.join(' ')).toBe(expected);
  });

  it.each<[string, string, boolean]>([
    ['42', '42', false],
    ['42', '43', true],
    ['eu42', 'eu42', false],
    ['eu42', 'eu43', true],
    ['eu42', '42', false],
    ['42', 'eu42', false],
    ['eu42', '43', true],
    ['eu42', 'uk8', false],
    ['-1.75', '-1.75', false],
    ['-1.75', '+1.75', true],
    ['-1.75', '-2.00', true],
    ['-1.75', 'eu42', true],
    ['eu42', '-1.75', true],
    ['-1.75', '1.75', false],
    ['xl', 'l', true],
    ['42 43', '43 44', false],
    ['42 43', '44 45', true],
    ['', '42', false],
    ['42', '', false],
  ])('"%s" and "%s" differ: %s', (one, other, expected) => {
    const sizes = (text: string): string[] => text.split(' ').filter((size) => size !== '');
    expect(sizesDiffer(sizes(one), sizes(other))).toBe(expected);
  });
});

describe('the editions in a name', () => {
  it.each([
    ['Duden, 27. Auflage', '27'],
    ['Duden 27 Auflage', '27'],
    ['Calculus 3rd Edition', '3'],
    ['Wörterbuch Auflage 3', '3'],
    ['Wörterbuch Auflage-3 von 2', '3'],
    ['Wörterbuch Ausgabe 99', '99'],
    ['Wörterbuch Ausgabe 100', ''],
    ['Wörterbuch Ausgabe 2019', '2019'],
    ['Kindle Gen 5', 'gen5'],
    ['Kindle 5th Gen', 'gen5'],
    ['iPad 9th Generation', 'gen9'],
    ['Kindle Gen 19', 'gen19'],
    ['Kindle Gen 20', '20'],
    ['Jabra Elite 8 Active Gen 2', 'gen2'],
    ['Wörterbuch Auflage. 3', '3'],
    ['Wort 5 Auflage-3', '3'],
    ['Wort 5 Auflage - 3', '5'],
    ['Calculus 3rd Edition 2019', '3'],
    ['Lexikon 3 rote Auflage 5', '5'],
    ['Duden 99. Auflage', '99'],
    ['Duden 100. Auflage', ''],
    ['3 sehr alte Auflage', '3'],
    ['3 sehr gute alte Auflage', ''],
    ['iPad 10. Generation', 'gen10'],
    ['Wörterbuch der deutschen Sprache Auflage', ''],
  ])('%s: %s', (name, expected) => {
    expect(traitsOf(name).editions.join(' ')).toBe(expected);
  });
});
