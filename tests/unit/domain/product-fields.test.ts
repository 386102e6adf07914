import { describe, expect, it } from 'vitest';
import { KETTLE_PAGE, ld, OFFER, type SeenProduct, seenOn } from '../../fixtures/seen-page.ts';

/** A kettle whose data says this more. */
const seen = (more: object, address = KETTLE_PAGE): SeenProduct | undefined =>
  seenOn(
    { headings: ['Copper Kettle'], ...ld({ '@type': 'Product', name: 'Copper Kettle', offers: OFFER, ...more }) },
    address,
  );

const EAN = '4006381333931';
const GTIN = '04006381333931';
const BOOK = '9783161484100';
const offer = (more: object): object => ({ ...OFFER, ...more });

describe('the barcode of a product', () => {
  const named = (name: string, more: object = {}): object => ({ '@type': 'PropertyValue', name, value: EAN, ...more });
  it.each<[string, object, readonly string[] | undefined]>([
    ['in its field', { gtin13: EAN }, [GTIN]],
    ['in a field in large letters', { EAN }, [GTIN]],
    ['as a number', { gtin: 4006381333931 }, [GTIN]],
    ['in the field of an older vocabulary', { 'hasEAN_UCC-13': EAN }, [GTIN]],
    ['of the one form of a work', { workExample: [{ '@type': 'Book', isbn: BOOK }] }, [`0${BOOK}`]],
    ['not of one form of two', { workExample: [{ isbn: BOOK }, { isbn: '3423214120' }] }, undefined],
    ['of a book', { isbn: '978-3-16-148410-0' }, [`0${BOOK}`]],
    ['in the field for any number, as long as one', { productID: EAN }, [GTIN]],
    ['in that field, with blanks', { productId: ` ${EAN} ` }, [GTIN]],
    ['in that field, short by a digit', { productID: '036000291452' }, ['00036000291452']],
    ['not a number with noughts before it', { productID: '0000042345670' }, undefined],
    ['not a shorter number there', { productID: '42345671' }, undefined],
    ['not a longer number there', { productID: `1${EAN}0` }, undefined],
    ['behind its name', { productID: `ean:${EAN}` }, [GTIN]],
    ['behind its name, spaced', { productId: ` GTIN-13 : 4006381 333931 ` }, [GTIN]],
    ['behind its name, in the shop’s number', { sku: `upc:036000291452` }, ['00036000291452']],
    ['behind its name, in an identifier', { identifier: `isbn:978-3-16-148410-0` }, [`0${BOOK}`]],
    ['behind its name, in an address of names', { identifier: `urn:isbn:${BOOK}` }, [`0${BOOK}`]],
    ['behind its name, in the name of the thing', { '@id': `urn:isbn:${BOOK}` }, [`0${BOOK}`]],
    ['under a name that no vocabulary has', { barcode: EAN }, [GTIN]],
    ['under its name, with the name once more', { isbn: `ISBN 978-3-16-148410-0` }, [`0${BOOK}`]],
    ['of ten digits behind its name', { identifier: 'ISBN-10: 3-16-148410-X' }, [`0${BOOK}`]],
    ['of a book, by itself', { sku: '978-3-16-148410-0' }, [`0${BOOK}`]],
    ['of a book, by itself and without dashes', { sku: BOOK }, [`0${BOOK}`]],
    ['not behind another name', { identifier: `mpn:${EAN}` }, undefined],
    ['not in a text around it', { identifier: `ean:${EAN} and more` }, undefined],
    ['not where a word ends so', { identifier: `ocean:${EAN}` }, undefined],
    ['in a labelled value', { additionalProperty: [named('Colour', { value: 'red' }), named('EAN')] }, [GTIN]],
    ['in a labelled value of another kind of label', { identifier: named('x', { propertyID: 'gtin13' }) }, [GTIN]],
    ['not in a value labelled otherwise', { additionalProperty: named('Ocean') }, undefined],
    ['not in a value without a label', { additionalProperty: named('') }, undefined],
    [
      'not in a thing that is no labelled value',
      { identifier: { '@type': 'Thing', name: 'EAN', value: EAN } },
      undefined,
    ],
    ['of its one offer', { offers: offer({ gtin13: EAN }) }, [GTIN]],
    [
      'of the offer at this address',
      { offers: [offer({ gtin13: EAN, url: KETTLE_PAGE }), offer({ gtin13: BOOK })] },
      [GTIN],
    ],
    ['not of one of several offers', { offers: [offer({ gtin13: EAN }), offer({ gtin13: BOOK })] }, undefined],
    ['not where nothing is offered', { offers: [], sku: 'CK-1' }, undefined],
  ])('is read %s', (_, more, expected) => {
    expect(seen(more)?.gtins).toEqual(expected);
  });
});

describe('the number of a product', () => {
  it.each<[string, object, object]>([
    ['of the shop', { sku: 'CK-1' }, { sku: 'CK-1' }],
    ['of the shop, in another field', { productID: 'CK-1' }, { sku: 'CK-1' }],
    ['of the shop, in a field spelt otherwise', { product_id: 'CK-1' }, { sku: 'CK-1' }],
    ['of the offer at this address', { offers: offer({ sku: 'CK-1', url: KETTLE_PAGE }) }, { sku: 'CK-1' }],
    ['of the maker', { mpn: 'HD/25' }, { mpn: 'HD/25' }],
    ['of both', { sku: 'CK-1', mpn: 'HD/25' }, { sku: 'CK-1', mpn: 'HD/25' }],
    ['of both alike, with letters', { sku: 'CK-1', mpn: 'CK-1' }, { sku: 'CK-1', mpn: 'CK-1' }],
    ['of digits in one field', { sku: '4711' }, { sku: '4711' }],
    ['of digits in the other', { mpn: '4711' }, { mpn: '4711' }],
    ['of different digits', { sku: '4711', mpn: '4712' }, { sku: '4711', mpn: '4712' }],
  ])('is told: %s', (_, more, expected) => {
    const { sku, mpn } = seen(more) ?? {};
    expect({ sku, mpn }).toEqual({ sku: undefined, mpn: undefined, ...expected });
  });

  it('is none where it is the shop’s own key, unless its address shows it', () => {
    expect(seen({ sku: '4711', mpn: '4711' })).not.toMatchObject({ sku: '4711' });
    expect(seen({ sku: '4711', mpn: '4711' })).not.toHaveProperty('mpn');
    const shown = seen({ sku: '4711', mpn: '4711' }, `${KETTLE_PAGE}-4711`);
    expect(shown).toMatchObject({ sku: '4711' });
    expect(shown).not.toHaveProperty('mpn');
  });

  it('is none of an offer at another address', () => {
    expect(seen({ offers: offer({ sku: 'CK-1', url: '/p/other' }) })).not.toHaveProperty('sku');
  });
});

describe('the picture of a product', () => {
  const image = 'https://img.example/1.jpg';
  it.each<[string, unknown]>([
    ['as an address', image],
    ['as the first of several', [image, 'https://img.example/2.jpg']],
    ['as the first that has an address', ['', { '@type': 'ImageObject' }, image]],
    ['as a picture with an address', { '@type': 'ImageObject', url: image }],
    ['as a picture with its content', { '@type': 'ImageObject', contentUrl: image, url: KETTLE_PAGE }],
    ['as a picture that is its address', { '@type': 'ImageObject', '@id': image }],
  ])('is read %s', (_, given) => {
    expect(seen({ image: given })?.image).toBe(image);
  });
});

describe('whether a product is to be had', () => {
  const out = offer({ availability: 'OutOfStock' });
  const there = offer({ availability: 'https://schema.org/InStock' });
  const unsaid = offer({});
  const unpriced = { '@type': 'Offer' };
  it.each<[string, unknown, string | undefined]>([
    ['its offer says', there, 'in-stock'],
    ['its offer says not', out, 'out-of-stock'],
    ['one of its sizes is', [out, there], 'in-stock'],
    ['one of its sizes is, without a price', [out, { ...unpriced, availability: 'InStock' }], 'in-stock'],
    ['none of its sizes is', [unsaid, out, out], 'out-of-stock'],
    ['nobody says', [unsaid, unsaid], undefined],
    ['the one at this address is not', [offer({ availability: 'SoldOut', url: KETTLE_PAGE }), there], 'out-of-stock'],
  ])('%s', (_, offers, expected) => {
    expect(seen({ offers })?.availability).toBe(expected);
  });

  it('and in which condition, its offer says or itself', () => {
    expect(seen({ itemCondition: 'UsedCondition' })?.condition).toBe('used');
    expect(seen({ itemCondition: 'UsedCondition', offers: offer({ itemCondition: 'NewCondition' }) })?.condition).toBe(
      'new',
    );
  });
});
