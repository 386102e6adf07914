import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreignText, quoted } from '../../../lib/view/foreign-text.ts';
import { hostText, safeLink } from '../../../lib/view/safe-link.ts';

describe('text that is not ours', () => {
  test.each([
    ['a direction override that turns a file name round', 'invoice\u202Egnp.exe', 'invoicegnp.exe'],
    ['zero-width spaces that split a word', 'Ap\u200Bple\uFEFF', 'Apple'],
    ['a joiner between Latin letters', 'a\u200Db', 'ab'],
    ['a joiner that makes one emoji of two', '👩\u200D🍳', '👩\u200D🍳'],
    ['a non-joiner that Persian needs', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['a joiner that Hindi needs', 'क्\u200Dष', 'क्\u200Dष'],
    ['controls and line breaks', 'a\u0000b\nc\td', 'ab c d'],
    ['letters under a heap of marks', `a${'\u0301'.repeat(40)}`, `a${'\u0301'.repeat(4)}`],
    ['invisible tags', 'x\u{E0041}\u{E007F}y', 'xy'],
    ['half a character', 'a\uD800b', 'a\uFFFDb'],
    ['soft hyphens and fillers', 'ex\u00ADam\u3164ple', 'example'],
    ['markup, which stays what it is: text', '<b>bold</b>', '<b>bold</b>'],
  ])('%s', (_, given, shown) => {
    expect(foreignText(given)).toBe(shown);
  });

  test('ends where it gets too long, between characters', () => {
    expect(foreignText('😀'.repeat(50), 10)).toBe(`${'😀'.repeat(9)}…`);
    expect(foreignText('x'.repeat(10_000))).toHaveLength(300);
  });

  test('never holds a character that changes what stands around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const shown = foreignText(text);
        expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\p{Cc}]/u);
        expect(shown.isWellFormed()).toBe(true);
        expect(Array.from(shown).length).toBeLessThanOrEqual(300);
        expect(quoted(text)).toBe(`\u2068${shown}\u2069`);
      }),
    );
  });
});

test.each([
  ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
  ['http://shop.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)//https://', undefined],
  ['data:text/html,<script>', undefined],
  ['https://amazon.de@evil.example/', undefined],
  ['//shop.example', undefined],
  ['', undefined],
  [undefined, undefined],
  [`https://shop.example/${'a'.repeat(5000)}`, undefined],
])('a link to %s leads to %s', (given, link) => {
  expect(safeLink(given)).toBe(link);
});

test('a look-alike host shows as what it is', () => {
  expect(hostText('https://www.xn--mazon-3ve.com/')).toBe('xn--mazon-3ve.com');
});
