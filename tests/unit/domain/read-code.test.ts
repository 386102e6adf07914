import { describe, expect, it } from 'vitest';
import { readCode } from '../../../lib/domain/recognise/read-code.ts';

const EAN = '4006381333931';
const BOOK = '9780306406157';

describe('a code that something calls one', () => {
  it.each([
    EAN,
    `EAN ${EAN}`,
    `EAN: ${EAN}`,
    `EAN-13: ${EAN}`,
    `EAN13 ${EAN}`,
    `gtin13:${EAN}`,
    `'${EAN}`,
    `="${EAN}"`,
    `${EAN}.0`,
    ` ${EAN}, `,
    `(${EAN}).`,
    '4006381 333931',
    '04006381333931',
  ])('is read without what stands around it: %s', (text) => {
    expect(readCode(text)).toBe(`0${EAN}`);
  });

  it.each([
    'ISBN 978-0-306-40615-7',
    'ISBN-13: 978-0-306-40615-7',
    'isbn9780306406157',
    'urn:isbn:9780306406157',
    'ISBN-10 0-306-40615-2',
    'ISBN: 0306406152',
    '0-306-40615-2',
  ])('of a book as well: %s', (text) => {
    expect(readCode(text)).toBe(`0${BOOK}`);
  });

  it('has its zero again', () => {
    expect(readCode('36000291452')).toBe('00036000291452');
    expect(readCode('UPC: 36000291452')).toBe('00036000291452');
  });

  it.each([
    `${EAN}, 4006381333948`,
    `${EAN} and more`,
    `SKU ${EAN}`,
    '4006381333932',
    '2000000000008',
    'EAN',
    '',
    `${' '.repeat(50)}${EAN}`,
  ])('is none: %j', (text) => {
    expect(readCode(text)).toBeUndefined();
  });
});
