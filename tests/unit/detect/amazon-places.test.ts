import { describe, expect, it } from 'vitest';
import type { Sighting } from '../../../lib/domain/sighting.ts';
import { money } from '../../fixtures/offers.ts';
import { detectIn } from './fixture-page.ts';

const DP = 'https://www.amazon.de/Kettle/dp/B07PGL2ZSL';

/** What is seen on a product's page of Amazon that holds this beside its title. */
function seen(html: string, address = DP): Sighting | undefined {
  const view = detectIn(`<html lang="de"><body><span id="productTitle">Kettle</span>${html}</body></html>`, address);
  return view.kind === 'product' ? view.sightings[0] : undefined;
}

describe('a price on Amazon', () => {
  const whole = (text: string): string => `<span class="a-price-whole">${text}</span>`;
  const cents = (text: string): string => `<span class="a-price-fraction">${text}</span>`;
  const sign = (text: string): string => `<span class="a-price-symbol">${text}</span>`;
  const MARK = '<span class="a-price-decimal">,</span>';

  it.each<[string, string, string, object]>([
    ['in pieces without a mark', `${whole('24')}${cents('99')}${sign('€')}`, DP, money(24.99)],
    ['in pieces with a mark', `${whole(`1.299${MARK}`)}${cents('00')}${sign('€')}`, DP, money(1299)],
    ['in pieces without cents', `${whole('249')}${sign('€')}`, DP, money(249)],
    ['with a gap among its thousands', `${whole('1 299')}${cents('50')}${sign('€')}`, DP, money(1299.5)],
    ['in the visitor’s own money', `${sign('€')}${whole('24')}${cents('99')}`, DP.replace('.de', '.com'), money(24.99)],
    [
      'with a blank for screen readers',
      `<span class="a-offscreen"> </span><span aria-hidden="true">${whole('24')}${cents('99')}${sign('€')}</span>`,
      DP,
      money(24.99),
    ],
    [
      'with words for screen readers, whatever stands around it',
      `2 Stück: <span class="a-offscreen">24,99 €</span><span aria-hidden="true">${whole('12')}${cents('50')}</span>`,
      DP,
      money(24.99),
    ],
    ['in one text', '24,99 €', DP, money(24.99)],
    ['with a sign of its own', `${sign('€')}9,99`, DP, money(9.99)],
  ])('%s', (_, html, address, expected) => {
    expect(
      seen(`<div id="corePrice_feature_div"><span class="a-price">${html}</span></div>`, address)?.price?.value,
    ).toEqual(expected);
  });
});

describe('the picture on Amazon', () => {
  it.each([
    ['data-old-hires="https://m.example/large.jpg" src="https://m.example/small.jpg"', 'https://m.example/large.jpg'],
    ['src="https://m.example/small.jpg"', 'https://m.example/small.jpg'],
    ['src="data:image/gif;base64,R0lGOD"', undefined],
  ])('%s', (attributes, expected) => {
    expect(seen(`<img id="landingImage" ${attributes}>`)?.image?.value).toBe(expected);
  });
});

describe('the number of a book on Amazon', () => {
  const DETAILS = '<div id="detailBullets_feature_div"><ul><li>ASIN: B07PGL2ZSL</li></ul></div>';
  const numbered = (isbn: string): string => `<p>ISBN-13: ${isbn}</p>`;

  it.each<[string, string, readonly string[]]>([
    ['is believed on a page without details', numbered('9783423214124'), ['09783423214124']],
    [
      'is believed beside the title of an e-book',
      `<div id="ebooksImageBlock"></div>${numbered('9783423214124')}${DETAILS}`,
      ['09783423214124'],
    ],
    ['is another book’s beside the details of other things', `${DETAILS}${numbered('9783423214124')}`, []],
    [
      'stands in the details first',
      `<div id="ebooksImageBlock"></div><div id="detailBullets_feature_div">${numbered('9783423214124')}</div>${numbered('9783161484100')}`,
      ['09783423214124'],
    ],
  ])('%s', (_, html, expected) => {
    expect(seen(html)?.gtins.map(({ value }) => value)).toEqual(expected);
  });
});

it('a search of Amazon lists its products, though each has a form with its number', () => {
  const found = ['B07PGL2ZSL', 'B0CHX1W1XY']
    .map(
      (asin) =>
        `<div data-asin="${asin}"><h2><a href="/dp/${asin}">Kettle</a></h2><form><input name="ASIN" value="${asin}"></form></div>`,
    )
    .join('');
  expect(detectIn(`<html><body>${found}</body></html>`, 'https://www.amazon.de/s?k=kettle')).toMatchObject({
    kind: 'listing',
    items: [{ asin: 'B07PGL2ZSL' }, { asin: 'B0CHX1W1XY' }],
  });
});
