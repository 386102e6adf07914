import { expect, it } from 'vitest';
import { detectIn } from './fixture-page.ts';

const EAN = '4006381333931';
const OTHER = '4242005377558';

/** The barcodes of a kettle on a page that tells them in this way. */
function told(html: string, around: (page: string) => string = (page) => page): readonly string[] | undefined {
  const page = `<h1>Copper Kettle</h1><p class="price">9,90 €</p><button class="add-to-cart">In den Warenkorb</button>`;
  const view = detectIn(
    `<html lang="de"><title>Copper Kettle</title><body>${around(page)}${html}</body></html>`,
    'https://shop.example/p/copper-kettle',
  );
  return view.kind === 'product' ? view.sightings[0].gtins.map(({ value }) => value) : undefined;
}

it.each<[string, string]>([
  ['that is run', `<script>layer.push({ product: { name: 'Copper Kettle', ean: '${EAN}' } })</script>`],
  ['of data', `<script type="application/json">{"a":[{"title":"Copper Kettle","gtin13":"${EAN}"}]}</script>`],
  [
    'of data, with others beside it',
    `<script type="application/json">[{"name":"Lid","ean":"${OTHER}"},{"name":"Copper Kettle","ean":"${EAN}"}]</script>`,
  ],
  [
    'in a template of states',
    `<template data-varname="S"><script>{"x":{"name":"Copper Kettle","ean":"${EAN}"}}</script></template>`,
  ],
  ['for a data sheet', `<script>sheet({ 'UserName': 'shop', 'GTIN': '${EAN}' })</script>`],
])('a barcode that stands in a script alone is the product’s: %s', (_, script) => {
  expect(told(script)).toEqual([`0${EAN}`]);
});

it.each<[string, string]>([
  ['names another', `<script>seen = [{ name: 'Lid', ean: '${EAN}' }]</script>`],
  ['is of data about another', `<script type="application/json">{"name":"Lid","ean":"${EAN}"}</script>`],
  ['comes to others first', `<script>related = [{ name: 'Copper Kettle 2', ean: '${EAN}' }]</script>`],
  [
    'has several',
    `<script>a = { name: 'Copper Kettle', ean: '${EAN}' }; b = { name: 'Copper Kettle', ean: '${OTHER}' }</script>`,
  ],
])('it is not where the script %s', (_, script) => {
  expect(told(script)).toEqual([]);
});

it('what the page tells its reader comes before what it tells its scripts', () => {
  const script = `<script>x = { name: 'Copper Kettle', ean: '${OTHER}' }</script>`;
  expect(told(`<p>EAN: ${EAN}</p>${script}`)).toEqual([`0${EAN}`]);
});

it('an attribute of a part of the page that holds the heading may keep it', () => {
  const state = JSON.stringify({ name: 'Copper Kettle', ean: EAN });
  expect(told('', (page) => `<kettle-page :product='${state}'>${page}</kettle-page>`)).toEqual([`0${EAN}`]);
  expect(told(`<kettle-page :product='${state}'></kettle-page>`)).toEqual([]);
});
