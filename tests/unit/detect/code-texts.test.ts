import { describe, expect, it } from 'vitest';
import { codeRows } from '../../../lib/detect/code-rows.ts';
import { documentOf } from './fixture-page.ts';

const EAN = '4006381333931';
const read = (html: string) => codeRows(documentOf(`<html><body>${html}</body></html>`));
const codes = (html: string): readonly string[] => read(html).map(([, code]) => code);

describe('the words before a number', () => {
  it.each<[string, string, string | undefined]>([
    ['in one text', `<p>Kettle. EAN: ${EAN}</p>`, 'Kettle. EAN:'],
    ['in the texts before it', `<p>Kettle</p><b>EAN</b><i>${EAN}</i>`, 'Kettle EAN'],
    ['in both', `<b>Bar</b><i>code: ${EAN}</i>`, 'Bar code:'],
    ['across a template’s gap', `<b>EAN</b>${' '.repeat(20)}\n${EAN}`, 'EAN'],
    ['across two wide ones', `<b>EAN</b>${' '.repeat(40)}<i>:</i>${' '.repeat(40)}${EAN}`, 'EAN :'],
    ['not across dots and dots', `<b>EAN</b>${'.'.repeat(40)}${EAN}`, undefined],
    ['of many, the last', `<p>${'word '.repeat(30)}EAN ${EAN}</p>`, `d ${'word '.repeat(11)}EAN`],
    ['without what a script says', `<b>EAN</b><script>x = 'y'</script>${EAN}`, 'EAN'],
    ['without what a long script says', `<b>EAN</b><script>${'y '.repeat(500)}</script>${EAN}`, 'EAN'],
    ['none', `<p>${EAN}</p>`, undefined],
    ['none but a quote', `<p>“${EAN}”</p>`, undefined],
    ['none right before a quote', `<p>EAN “${EAN}”</p>`, undefined],
    ['none right before a row of marks', `<p>EAN${':'.repeat(30)}${EAN}</p>`, undefined],
    ['behind a hidden field', `<input type="hidden">EAN ${EAN}`, 'EAN'],
    [
      'nowhere in a box that names another',
      `<h1></h1><li><p class="product-name"><a href="/p/2">X</a></p>EAN ${EAN}</li>`,
      undefined,
    ],
    ['nowhere among what is related', `<div class="related"><p>EAN ${EAN}</p></div>`, undefined],
    ['in a box with a link to the maker', `<ul><li><a href="/acme">Acme</a></li><li>EAN ${EAN}</li></ul>`, 'Acme EAN'],
    ['nowhere behind a box to tick', `<input type="checkbox"> EAN ${EAN}`, undefined],
    ['with marks of direction', `<b>EAN</b>\u200E: ${EAN}`, 'EAN \u200E:'],
    ['with a sign for “number”', `<b>EAN</b> № ${EAN}`, 'EAN №'],
  ])('stand %s', (_, html, expected) => {
    expect(read(html)).toEqual(expected === undefined ? [] : [[expected, EAN]]);
  });

  it('are those of the number itself, in a text with several', () => {
    expect(read(`<p>EAN ${EAN}, ISBN 9783161484100</p>`)).toEqual([
      ['EAN', EAN],
      [`EAN ${EAN}, ISBN`, '9783161484100'],
    ]);
    expect(read(`<p>${'x '.repeat(400)}EAN ${EAN} and MPN 40063813</p>`).at(-1)).toEqual([
      `${'x '.repeat(400)}EAN ${EAN} and MPN`.slice(-60),
      '40063813',
    ]);
  });
});

describe('a number that may be a barcode', () => {
  it.each<[string, string, readonly string[]]>([
    ['of the least length, in a text of its own', '<b>EAN</b><i>40063813</i>', ['40063813']],
    ['not of less', '<b>EAN</b><i>4006381</i>', []],
    ['in a long text', `<p>${'word '.repeat(100)}EAN ${EAN}</p>`, [EAN]],
    ['in no script of any length', `<script>EAN ${EAN}</script><noscript>EAN ${EAN}</noscript>`, []],
    ['in no long script', `<script>${'word '.repeat(100)}EAN ${EAN}</script>`, []],
    ['in no template', `<template>${'word '.repeat(100)}EAN ${EAN}</template>`, []],
    ['not in a row of figures', `<p>EAN ${EAN} ${'1 '.repeat(24)}</p>`, []],
    ['in a row of sixty figures, spaces and dashes', `<p>EAN ${EAN} ${'-'.repeat(46)}</p>`, [EAN]],
    ['not in one of sixty-one', `<p>EAN ${EAN} ${'-'.repeat(47)}</p>`, []],
    ['beside a few figures', `<p>EAN ${EAN} 12 34 56</p>`, [EAN]],
  ])('is read %s', (_, html, expected) => {
    expect(codes(html)).toEqual(expected);
  });

  it('is found behind thousands of texts, with the words before it', () => {
    expect(read(`${'<i>word</i>'.repeat(1500)}<b>EAN</b><i>${EAN}</i>`).at(-1)?.[1]).toBe(EAN);
    expect(read(`${'<i>a</i>'.repeat(401)}<b>EAN</b><i>${EAN}</i>`)[0]?.[0]).toMatch(/^ (?:a )+EAN$/);
  });

  it('is looked for at two thousand places, and no more', () => {
    const table = (cells: number): string => `<p>${'1234567; '.repeat(cells)}</p><p>EAN ${EAN}</p>`;
    expect(codes(table(1900))).toEqual([EAN]);
    expect(codes(table(2100))).toEqual([]);
    expect(codes(`<p>${'1234567; '.repeat(1999)} EAN ${EAN}</p>`)).toEqual([EAN]);
    expect(codes(`<p>${'1234567; '.repeat(2000)} EAN ${EAN}</p>`)).toEqual([]);
    expect(codes(`${'<i>1234567;</i>'.repeat(2100)}<p>EAN ${EAN}</p>`)).toEqual([]);
  });

  it('is looked for in the first fifty thousand letters of a text, and in the texts after it', () => {
    const text = (letters: number): string => `<p>${'word '.repeat(letters / 5)}EAN ${EAN}</p><b>EAN 40063813</b>`;
    expect(codes(text(49_000))).toEqual([EAN, '40063813']);
    expect(codes(text(50_000))).toEqual(['40063813']);
  });

  it('is given up on a page as long as a book, whose many texts count as well', () => {
    const page = (texts: number): string => `<p>EAN ${EAN}</p>${`<i>${'a'.repeat(3000)}</i>`.repeat(texts)}`;
    expect(codes(page(970))).toEqual([EAN]);
    expect(codes(page(980))).toEqual([]);
  });

  it('is one of sixty at most, of one text too', () => {
    expect(codes(`<p>${`EAN ${EAN}. `.repeat(70)}</p>`)).toHaveLength(60);
    expect(codes(`<p>EAN ${EAN}</p>`.repeat(60))).toHaveLength(60);
    // Who has sixty reads no further: the rest of the page may be as long as it likes.
    expect(codes(`<p>EAN ${EAN}</p>`.repeat(60) + `<i>${'a'.repeat(3000)}</i>`.repeat(1000))).toHaveLength(60);
  });
});
