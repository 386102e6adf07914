import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGtin } from '../../../lib/domain/gtin.ts';
import { isbn10Of, isIsbn, isIsbn10, parseIsbn } from '../../../lib/domain/isbn.ts';

const CHECKS = '0123456789X'.split('');

describe('an ISBN', () => {
  it.each([
    ['0-19-963209-X', '09780199632091'],
    ['020163385x', '09780201633856'],
    ['0 201 63385 X', '09780201633856'],
    ['9284401348', '09789284401345'],
    ['978-90-208-3866-4', '09789020838664'],
    ['9791090636071', '09791090636071'],
    ['068-556-98-45', '09780685569849'],
  ])('%s is the book %s', (text, expected) => {
    expect(parseIsbn(text)).toBe(expected);
  });

  it.each([
    '1930110990',
    '9781930110992',
    '9790060115615',
    '7501031311309',
    '12-345678-9',
    '0000000000',
    '978000000000',
    'X201633850',
    'isbn 020163385X',
    '',
  ])('%j is none', (text) => {
    expect(parseIsbn(text)).toBeUndefined();
  });

  it('is marked among barcodes, sheet music aside', () => {
    const kinds = ['9789020838664', '9791090636071', '9790060115615', '7501031311309'].map((text) => {
      const code = parseGtin(text);
      return code && isIsbn(code);
    });
    expect(kinds).toEqual([true, true, false, false]);
  });

  it('has ten characters exactly when it is a 978', () => {
    const known = parseIsbn('9781934356593');
    expect(known && isbn10Of(known)).toBe('193435659X');
    const french = parseIsbn('9791090636071');
    expect(french && isbn10Of(french)).toBeUndefined();
  });

  it('turns into its other form and back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{8}$/), fc.constantFrom(...CHECKS), (body, check) => {
        const code = body + check;
        const book = parseIsbn(code);
        expect(book !== undefined).toBe(isIsbn10(code));
        if (book === undefined) return;
        expect(isbn10Of(book)).toBe(code);
        expect(parseIsbn(book.slice(1))).toBe(book);
      }),
    );
  });

  it('has one right check character out of eleven', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{8}$/), (body) => {
        expect(CHECKS.filter((check) => isIsbn10(body + check))).toHaveLength(1);
      }),
    );
  });
});
