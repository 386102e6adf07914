import { describe, expect, it } from 'vitest';
import { fold, isUnspaced, kindAt, squash } from '../../../lib/domain/name-words.ts';

describe('one spelling for many', () => {
  it.each([
    ['Sony', 'sony'],
    ['Crème Brûlée', 'creme brulee'],
    ['CRÈME', 'creme'],
    ['Weißwein', 'weisswein'],
    ['Smørrebrød', 'smorrebrod'],
    ['Żółty Łosoś', 'zolty losos'],
    ['Bœuf', 'boeuf'],
    ['Isıtıcı', 'isitici'],
    ['LEGO® Technic™', 'lego technic'],
    ['Kaf\u00ADfee\u200B', 'kaffee'],
    ['27″ Monitor', '27" monitor'],
    ['“Dune” „Dune”', '"dune" "dune"'],
    ['Levi’s Levi‘s Levi´s Levi′s', "levi's levi's levi's levi's"],
    ['6 ✕ 330 ml', '6 × 330 ml'],
    ['6 ✖ 1 l', '6 × 1 l'],
    ['ＡＢＣ　１２３', 'abc 123'],
    ['٣ لتر', '3 لتر'],
    ['ﾊﾞｯｸﾞ', 'バッグ'],
    ['ﾊﾟｿｺﾝ', 'パソコン'],
    ['ハ\u3099ック', 'バック'],
    ['ハ\u309Aック', 'パック'],
    ['\u0080é', '\u0080e'],
    ['커피'.normalize('NFD'), '커피'],
    ['Crème'.normalize('NFD'), 'creme'],
  ])('%s', (name, expected) => {
    expect(fold(name)).toBe(expected);
  });

  it('of a long name the beginning is enough', () => {
    expect(fold('A'.repeat(400))).toBe('a'.repeat(400));
    expect(fold(`${'A'.repeat(400)}B`)).toBe('a'.repeat(400));
  });
});

it('letters and digits are all that two writings of a name share', () => {
  expect(squash('wh-1000 xm5, (schwarz)')).toBe('wh1000xm5schwarz');
  expect(squash('वायरलेस - हेडफोन')).toBe('वायरलेसहेडफोन');
});

it.each([
  ['a', 'letter'],
  ['é', 'letter'],
  ['ー', 'letter'],
  ['ท', 'letter'],
  ['7', 'digit'],
  [' ', 'space'],
  ['\u2003', 'space'],
  ['-', 'sign'],
  ['€', 'sign'],
  ['', 'sign'],
])('"%s" is a %s', (char, kind) => {
  expect(kindAt(char, 0)).toBe(kind);
  expect(kindAt(`..${char}`, 2)).toBe(kind);
});

it('a sign is one, whatever stands before it', () => {
  expect(kindAt('ab√2', 2)).toBe('sign');
});

it.each([
  ['kaffee', false],
  ['чайник', false],
  ['नमक', false],
  ['커피', false],
  ['กาแฟ', true],
  ['コーヒー', true],
  ['ねこ', true],
  ['咖啡', true],
  ['t恤', true],
  ['恤t', true],
])('%s is written without spaces between its words: %s', (word, expected) => {
  expect(isUnspaced(word)).toBe(expected);
});
