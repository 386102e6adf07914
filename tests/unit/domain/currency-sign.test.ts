import { describe, expect, it } from 'vitest';
import { currencyOfPlace } from '../../../lib/domain/currency-sign.ts';

describe('the currency of a place', () => {
  it.each([
    [{ host: 'shop.de' }, 'EUR'],
    [{ host: 'www.shop.co.uk' }, 'GBP'],
    [{ host: 'shop.ch' }, 'CHF'],
    [{ host: 'SHOP.PL' }, 'PLN'],
    [{ host: 'shop.com', lang: 'pl' }, 'PLN'],
    [{ lang: 'sv' }, 'SEK'],
    [{ lang: 'pt-BR' }, 'BRL'],
    [{ lang: 'pt_BR' }, 'BRL'],
    [{ lang: 'fr' }, 'EUR'],
    [{ lang: 'ja' }, 'JPY'],
    [{ host: 'shop.bg' }, 'EUR'],
    [{ host: 'shop.com.tr', lang: 'en' }, 'TRY'],
    [{ host: 'shop.co', lang: 'en-US' }, 'USD'],
    [{ host: 'shop.us' }, 'USD'],
    [{ host: 'shop.com' }, undefined],
    [{}, undefined],
    [{ lang: 'en' }, undefined],
    [{ host: 'shop.com', lang: 'ar' }, undefined],
    [{ host: 'shop.com', lang: 'ar-EG' }, 'EGP'],
    [{ host: 'shop.cat', lang: 'ca' }, 'EUR'],
    [{ host: 'shop.io' }, undefined],
    [{ host: 'localhost', lang: '' }, undefined],
    [{ host: 'shop.eu' }, 'EUR'],
  ] as const)('%j is %s', (place, expected) => {
    expect(currencyOfPlace(place)).toBe(expected);
  });
});
