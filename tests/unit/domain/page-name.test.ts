import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../lib/domain/recognise/finding.ts';
import { withoutPlace, withoutShop } from '../../../lib/domain/recognise/name-edges.ts';
import { bestName } from '../../../lib/domain/recognise/page-name.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { mark } from '../../fixtures/seen-page.ts';

describe('the name of a page’s product', () => {
  const name = (findings: readonly Finding[], headings: string[], title = ''): string | undefined =>
    bestName(pageWith({ headings, title }), findings)?.value;
  const json = (text: string): Finding => ({ source: 'json-ld', name: text });

  it.each<[string, Finding[], string[], string, string | undefined]>([
    ['the heading that says a little more', [json('Kettle')], ['Kettle, red'], '', 'Kettle, red'],
    ['the heading that says less', [json('Copper Kettle')], ['Kettle'], '', 'Kettle'],
    ['the data, where no heading agrees', [json('Kettle')], ['Toasters'], '', 'Kettle'],
    ['the data, where the heading swallowed a number', [json('Kettle')], ['Kettle Art.: 5'], '', 'Kettle'],
    [
      'the data, where the heading swallowed a number right behind it',
      [json('Kettle')],
      ['Kettle466/79'],
      '',
      'Kettle',
    ],
    ['the data, where the heading swallowed the page', [json('Kettle')], [`Kettle ${'x'.repeat(60)}`], '', 'Kettle'],
    ['a heading of sixty letters more', [json('Kettle')], [`Kettle ${'x'.repeat(59)}`], '', `Kettle ${'x'.repeat(59)}`],
    ['the second heading, where the first is of the shop', [json('Kettle')], ['Welcome', 'Kettle'], '', 'Kettle'],
    [
      'the heading without what leads it',
      [json('Copper Kettle')],
      ['Details about Copper Kettle'],
      'Copper Kettle | Shop',
      'Copper Kettle',
    ],
    ['the meta without what is promised', [{ source: 'meta', name: 'Kettle Fast Delivery | Shop' }], [], '', 'Kettle'],
    ['the meta without the shop, behind other signs', [{ source: 'meta', name: 'Kettle :: Shop' }], [], '', 'Kettle'],
    ['the meta without the shop', [{ source: 'meta', name: 'Kettle | Shop' }], [], '', 'Kettle'],
    ['the data as they are', [json('Kettle | Shop')], [], '', 'Kettle | Shop'],
    ['what Amazon calls it', [{ source: 'amazon', name: 'Kettle' }], ['Kettle, red'], '', 'Kettle'],
    ['what the text calls it', [{ source: 'text', name: 'Kettle' }], ['Kettle, red'], '', 'Kettle'],
    ['the heading, where no data names it', [{ source: 'json-ld' }], ['Kettle', 'More'], '', 'Kettle'],
    ['the title, where nothing else does', [], [' '], 'Kettle – Shop', 'Kettle'],
    [
      'the heading without the mark of a footnote',
      [{ source: 'microdata', name: 'Kettle1' }],
      ['Kettle1'],
      'Kettle | Shop',
      'Kettle',
    ],
    ['the heading with the number that the title knows', [json('Kettle')], ['Kettle 2'], 'Kettle 2 | Shop', 'Kettle 2'],
    ['the heading with its number, where no title knows better', [json('Kettle2')], ['Kettle2'], '', 'Kettle2'],
    [
      'the heading without its maker behind it',
      [json('Copper Kettle')],
      ['Copper Kettle Copper'],
      'Copper Kettle',
      'Copper Kettle',
    ],
    [
      'the heading with its maker behind it, where the title says so',
      [json('Copper Kettle')],
      ['Copper Kettle Copper'],
      'Copper Kettle Copper | Shop',
      'Copper Kettle Copper',
    ],
    [
      'the heading that has most of the words of a tag, and its last',
      [{ source: 'meta', name: 'Buy the Copper Kettle 2 litres at a shop' }],
      ['Copper & Kettle 2 litres'],
      '',
      'Copper & Kettle 2 litres',
    ],
    [
      'the tag, where the heading ends in another word',
      [{ source: 'meta', name: 'Buy the Copper Kettle 2 litres' }],
      ['Copper Kettle litres No 55555'],
      '',
      'Buy the Copper Kettle 2 litres',
    ],
    [
      'the tag, where the heading has less than half of its words from there',
      [{ source: 'meta', name: 'Buy the Copper Kettle here' }],
      ['All that boils, brews and sings: Kettle'],
      '',
      'Buy the Copper Kettle here',
    ],
    [
      'the tag, where one word is all that the heading has',
      [{ source: 'meta', name: 'Buy it here, Kettles, in red' }],
      ['My Kettles'],
      '',
      'Buy it here, Kettles, in red',
    ],
    [
      'the data, where the heading is the brand',
      [{ ...json('Copper Kettle'), brand: 'COPPER' }],
      ['Copper'],
      '',
      'Copper Kettle',
    ],
    [
      'the heading of six letters and its lead, where the title is as short',
      [json('Kettle')],
      ['About Kettle'],
      'Kettle | Shop',
      'Kettle',
    ],
    ['the lead as well, where the title is shorter', [json('Mugs')], ['About Mugs'], 'Mugs | Shop', 'About Mugs'],
    ['nothing', [], [], '', undefined],
  ])('is %s', (_, findings, headings, title, expected) => {
    expect(name(findings, headings, title)).toBe(expected);
  });

  it.each([
    ['Kettle | Shop', 'Kettle'],
    ['Kettle – Red – Shop', 'Kettle – Red'],
    ['Kettle: Shop', 'Kettle: Shop'],
    ['Kettle : Shop', 'Kettle'],
    ['T-Shirt', 'T-Shirt'],
    [`Kettle | ${'x'.repeat(40)}`, 'Kettle'],
    [`Kettle | ${'x'.repeat(41)}`, `Kettle | ${'x'.repeat(41)}`],
    ['Kettle | S', 'Kettle | S'],
    ['Kettle - Red - Shop', 'Kettle - Red'],
    ['Phone | 128 GB | T-Shirts & More', 'Phone | 128 GB'],
    ['Tonic - 35 l', 'Tonic - 35 l'],
    ['Tonic - 5 cl', 'Tonic - 5 cl'],
    ['Flour - 2 kg', 'Flour - 2 kg'],
    ['Flour - 200 g', 'Flour - 200 g'],
    ['Ruler - 30 cm', 'Ruler - 30 cm'],
    ['Tonic - Shop | | ', 'Tonic - Shop'],
    ['Tonic | ', 'Tonic'],
    ['Tonic: 724819255917', 'Tonic'],
    ['Tonic , 4006381333931', 'Tonic'],
    ['Tonic -724819255917', 'Tonic'],
    ['Tonic: 724819255917 cans', 'Tonic: 724819255917 cans'],
    ['Tonic 724819255917', 'Tonic 724819255917'],
    ['Tonic: 72481925591', 'Tonic: 72481925591'],
    ['Tonic: 40063813339310', 'Tonic: 40063813339310'],
  ])('"%s" without the shop', (title, expected) => {
    expect(withoutShop(title)).toBe(expected);
  });

  it.each([
    ['Copper Kettle im Example Online Shop', 'Copper Kettle'],
    ['Copper Kettle at EXAMPLE', 'Copper Kettle'],
    ['Kettle on legs at Example.com', 'Kettle on legs'],
    ['Kettle at home', 'Kettle at home'],
    ['Example Kettle', 'Example Kettle'],
    ['im Example Shop', 'im Example Shop'],
  ])('"%s" without where it is sold', (title, expected) => {
    expect(withoutPlace(title, new URL('https://www.example.com/kettle'))).toBe(expected);
  });

  it('an address too short to tell says nothing of the shop', () => {
    expect(withoutPlace('Tea at the sea', new URL('https://sea.example/'))).toBe('Tea at the sea');
  });
});

describe('what tags alone say', () => {
  const tagged = (name: string, evidence: Parameters<typeof pageWith>[0]): string | undefined =>
    bestName(pageWith(evidence), [{ source: 'meta', name }])?.value;

  it.each<[string, string, string[], string, string]>([
    [
      'gives way to a heading that the title has',
      'Corn dogs 19.90',
      ['Shop', 'Golden Dog 4 x 6'],
      'Mart - Golden Dog 4 x 6',
      'Golden Dog 4 x 6',
    ],
    ['stays where the title says it too', 'Golden Dog', ['Sausages'], 'Golden Dog - Sausages - Mart', 'Golden Dog'],
    ['stays where no heading is in the title', 'Golden Dog', ['Sausages'], 'Mart', 'Golden Dog'],
    ['stays beside a heading of one short word', 'Golden Dog', ['Kings'], 'Kings', 'Golden Dog'],
  ])('%s', (_, name, headings, title, expected) => {
    expect(tagged(name, { headings, title })).toBe(expected);
  });

  it.each<[string, string]>([
    ['Key Ring €10', 'Key Ring'],
    ['Key Ring: 10.00', 'Key Ring'],
    ['Key €10', 'Key Ring - Black - Bags'],
    ['Key Ring - Black €10', 'Key Ring - Black'],
    ['€10', 'Key Ring - Black - Bags'],
    ['Key Ring 10', 'Key Ring - Black - Bags'],
  ])('ends where the box of the price, “%s”, ends the name', (text, expected) => {
    expect(tagged('Key Ring - Black - Bags - Mart', { prices: [mark(text)] })).toBe(expected);
  });
});

it('data without a name leaves it to a heading that the address spells out', () => {
  const url = 'https://shop.example/rose-wood-100-ml.html';
  const name = (headings: string[], title: string): string | undefined =>
    bestName(pageWith({ headings, title }, url), [{ source: 'meta' }])?.value;
  expect(name(['Welcome', 'Rose Wood, 100 ml'], 'Product Detail')).toBe('Rose Wood, 100 ml');
  expect(name(['Welcome', 'Oud, 100 ml'], 'Product Detail')).toBe('Product Detail');
  expect(name(['Welcome', 'Rose'], 'Product Detail')).toBe('Product Detail');
});
