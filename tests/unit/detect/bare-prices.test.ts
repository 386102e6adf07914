import { expect, it } from 'vitest';
import { barePrices } from '../../../lib/detect/bare-prices.ts';
import { documentOf } from './fixture-page.ts';

const texts = (html: string, max = 100): readonly (string | null)[] =>
  barePrices(documentOf(`<html><body>${html}</body></html>`).body, max).map(({ textContent }) => textContent);

it.each([
  ['a sign', '<i>$12</i>'],
  ['a sign of its own', '<b><span>8 450</span> <span>₴</span></b>', '8 450 ₴'],
  ['a sign of its own before it', '<b><em>￥</em><i>119.00</i></b>', '￥119.00'],
  ['a word', '<span>52,000원</span>'],
  ['a word of another script', '<td>1,290.00 บาท</td>'],
  ['a letter', '<b>79.000đ</b>'],
  ['a code', '<p>12.90 CHF</p>'],
  ['a code of two letters', '<p>RM 12.90</p>'],
  ['a dash for the cents', '<b>1.299,-</b>'],
  ['a dash of its own', '<b><i>549</i><i>:-</i></b>', '549:-'],
  ['a word of Kazakhstan', '<b>27 990 тг</b>'],
  ['a word of India', '<b>Rs. 1,29,999.00</b>'],
  ['a word before it', '<font>価格 3,980円</font>'],
  ['the lowest of several', '<span>From €25.00</span>'],
  ['more below it', '<td>42,50€<br><small>IVA incluido</small></td>', '42,50€IVA incluido'],
])('a price is known by what stands there: %s', (_, html, whole?: string) => {
  expect(texts(html)).toEqual([whole ?? html.replace(/<[^>]+>/g, '')]);
});

it.each(['<p>100</p>', '<p>4件</p>', '<p>-5 €</p>', '<p>20%</p>', '<p>Free delivery from 50 €</p>', '<b></b>'])(
  'nothing else is one: %s',
  (html) => {
    expect(texts(html)).toEqual([]);
  },
);

it('no more elements are asked than allowed', () => {
  expect(texts('<b>$1</b>'.repeat(9), 4)).toHaveLength(4);
});

it('a price in pieces is one of few: to read a large place for each thing in it would take seconds', () => {
  const pieces = (count: number): number =>
    barePrices(documentOf(`<html><body><p><b>12</b>${'<i></i>'.repeat(count - 1)} €</p></body></html>`), 100).length;
  expect(pieces(8)).toBe(1);
  expect(pieces(9)).toBe(0);
});
