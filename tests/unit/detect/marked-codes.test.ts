import { expect, it } from 'vitest';
import { markedCodes } from '../../../lib/detect/marked-codes.ts';
import { documentOf } from './fixture-page.ts';

const EAN = '4006381333931';
const marked = (html: string): readonly string[] =>
  markedCodes(documentOf(`<html><body>${html}</body></html>`)).map(([label, code]) => `${label} ${code}`);

it.each([
  ['in markup that lost its item', `<meta itemprop="gtin13" content="${EAN}">`],
  ['in its text', `<span itemprop="gtin">${EAN}</span>`],
  ['for scripts', `<div data-ean="${EAN}">x</div>`],
  ['in a field that nobody sees', `<input type="hidden" name="ean" value="${EAN}">`],
  ['in a field whose name is written large', `<input type="hidden" name="EAN" id="pEAN" value="${EAN}">`],
  ['in a field of that name', `<input type="hidden" id="gtin" value="${EAN}">`],
  ['by its class, under another name', `<b class="barcode">${EAN}</b>`],
  ['by its class, as a book’s', `<b class="isbn">${EAN}</b>`],
  ['for scripts, with its length', `<div data-ean13="${EAN}"></div>`],
  ['for scripts, as in America', `<div data-upc="${EAN}"></div>`],
  ['beside a value that is another number', `<option value="1108455121" data-barcode="${EAN}" selected>M</option>`],
  ['for a data sheet', `<div data-loadbee-gtin="${EAN}"></div>`],
  ['for a film about it', `<script data-flix-mpn="B1" data-flix-ean="${EAN}"></script>`],
  ['for scripts, by its other name', `<div data-gtin="${EAN}">x</div>`],
  ['by its class', `<b class="hidden ean">EAN: ${EAN}</b>`],
  ['for scripts, by a third', `<div data-barcode="${EAN}">x</div>`],
  [
    'of the size that is chosen',
    `<select><option data-barcode="5901234123457">S</option><option selected data-barcode="${EAN}">M</option></select>`,
  ],
  [
    'of the colour that is chosen, in an item as well',
    `<p itemscope><input type="radio" data-ean="5901234123457"><input type="radio" data-ean="${EAN}" checked></p>`,
  ],
  ['for scripts, as the product’s', `<div data-product-ean="${EAN}"></div>`],
  ['for scripts, as the product’s, by another name', `<div data-product-gtin="${EAN}"></div>`],
  ['for scripts, as a size’s', `<div data-variant-upc="${EAN}"></div>`],
  ['for a data sheet of another service', `<div data-icecat-gtin="${EAN}"></div>`],
  ['by a class of two words', `<b class="product-barcode">${EAN}</b>`],
  ['in a field whose name is of several words', `<input type="hidden" name="hddnBarkod" value="${EAN}">`],
  ['in a field of a form that is an item', `<form itemscope><input type="hidden" name="EAN" value="${EAN}"></form>`],
  ['outside of an item before one in it', `<b data-ean="${EAN}"></b><p itemscope><b data-ean="5901234123457"></b></p>`],
  [
    'for a film about it, before another’s for scripts',
    `<div data-flix-ean="${EAN}"></div><button data-ean="5901234123457">Buy</button>`,
  ],
  ['for a data sheet, before another’s', `<i data-loadbee-gtin="${EAN}"></i><i data-ean="5901234123457"></i>`],
  [
    'in what goes into the basket, before another’s',
    `<i data-barkod="5901234123457"></i><input type="hidden" name="barkod" value="${EAN}">`,
  ],
  [
    'beside a size that is not chosen',
    `<b data-ean="${EAN}"></b><select><option selected>M</option><option data-ean="5901234123457">L</option></select>`,
  ],
  ['twice', `<b data-ean="${EAN}"></b><b class="ean">${EAN}</b>`],
])('a barcode is marked %s', (_, html) => {
  expect(marked(html)).toEqual([`EAN ${EAN}`]);
});

it.each([
  ['where it belongs to an item, which says it itself', `<p itemscope><b itemprop="gtin13">${EAN}</b></p>`],
  ['in a link to another', `<a href="/p/2"><img data-ean="${EAN}"></a>`],
  [
    'in a box with another’s name',
    `<h1>Y</h1><div><p class="card-title"><a href="/p/2">X</a></p><b class="ean">${EAN}</b></div>`,
  ],
  ['where others are', `<b data-ean="${EAN}"></b><b data-ean="5901234123457"></b>`],
  ['in a field to be filled in', '<input name="ean" placeholder="4006381333931"><input id="barcode">'],
  ['where it is no number', '<b data-ean="yes">x</b>'],
  ['where it is too long for one', `<b class="ean">${EAN}123</b>`],
  ['where the name only holds these letters', `<b class="ocean">${EAN}</b>`],
  ['without any', `<p>${EAN}</p>`],
])('none is %s', (_, html) => {
  expect(marked(html)).toEqual([]);
});
