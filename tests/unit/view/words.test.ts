import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Currency } from '../../../lib/domain/money.ts';
import { ageText, countdownText, relativeText } from '../../../lib/view/dates.ts';
import { moneyText } from '../../../lib/view/money.ts';
import { percentText } from '../../../lib/view/numbers.ts';
import { plainNumber, typedNumber } from '../../../lib/view/typed-number.ts';
import { direction, formatTag, plural, speak, t, textTag } from '../../../lib/view/words.ts';
import english from '../../../public/_locales/en/messages.json' with { type: 'json' };
import { messagesOf } from '../../support/views/messages.ts';
import { speakEnglish } from '../../support/views/speaking.ts';

beforeEach(() => speakEnglish());
afterEach(() => speakEnglish());

const inLanguage = (tag: string, more = {}) => messagesOf({ locale_tag: { message: tag }, ...more }, english);

describe('texts', () => {
  test('fill their placeholders by name, whatever their order', () => {
    expect(t('verdict_cheaper_detail', { price: '9 €', merchant: 'A', percent: '5%' })).toBe(
      '9 € at A, 5% less than here.',
    );
  });

  test('leave a value alone that looks like a placeholder', () => {
    expect(t('verdict_from', { price: '$1 $PRICE$' })).toBe('From $1 $PRICE$');
  });

  test('take the plural form of their language', () => {
    expect(plural('offers_count', 1)).toBe('One offer');
    expect(plural('offers_count', 1234)).toBe('1,234 offers');
    const placeholders = english.offers_count_other.placeholders;
    speak(inLanguage('pl', { offers_count_few: { message: '$COUNT$ oferty', placeholders } }), 'pl');
    expect(plural('offers_count', 3)).toBe('3 oferty');
    expect(plural('offers_count', 5), 'a form that is missing falls back to the general one').toBe('5 offers');
  });
});

describe('numbers follow the texts', () => {
  test.each([
    ['en-GB', 'en', 'en-GB'],
    ['da', 'en', 'en'],
    ['nonsense!', 'en', 'en'],
    ['de-AT', 'de', 'de-AT'],
    ['pt-PT', 'pt-BR', 'pt-PT'],
  ])('a browser in %s with texts in %s counts in %s', (browser, texts, format) => {
    speak(inLanguage(texts), browser);
    expect(formatTag()).toBe(format);
    expect(textTag()).toBe(texts);
  });

  test.each([
    ['en', 129_900, 'EUR', '€1,299.00'],
    ['de', 129_900, 'EUR', '1.299,00\u00A0€'],
    ['ja', 12_800, 'JPY', '￥12,800'],
    ['en', 1500, 'KWD', 'KWD\u00A01.500'],
    ['en', 9_999_999_999_999, 'USD', '$99,999,999,999.99'],
  ])('%s writes %i %s as %s', (tag, minor, currency, text) => {
    speak(inLanguage(tag), tag);
    expect(moneyText({ minor, currency: currency as Currency })).toBe(text);
  });

  test('direction is that of the texts', () => {
    expect(direction()).toBe('ltr');
    speak(inLanguage('he'), 'he');
    expect(direction()).toBe('rtl');
  });

  test('per cent and waits', () => {
    expect(percentText(0.244)).toBe('24%');
    expect(countdownText(42_000)).toBe('0:42');
    expect(countdownText(725_100)).toBe('12:06');
    expect(countdownText(-5)).toBe('0:00');
  });

  test('ages take the biggest unit that fits', () => {
    const now = Date.UTC(2026, 10, 21);
    expect(relativeText(now, now)).toBe('now');
    expect(relativeText(now - 59_000, now)).toBe('now');
    expect(relativeText(now - 3 * 3_600_000, now)).toBe('3 hr. ago');
    expect(relativeText(now + 26 * 3_600_000, now)).toBe('tomorrow');
    expect(ageText(now - 3 * 3_600_000, now)).toBe('3 hr. ago');
    expect(ageText(now + 3 * 3_600_000, now)).toBe('now');
    expect(relativeText(now - 400 * 86_400_000, now)).toBe('last yr.');
  });
});

test.each([
  ['79.90', 79.9],
  ['79,90', 79.9],
  ['1.299,00', 1299],
  ['1,299.00', 1299],
  ['1,299', 1299],
  ['0,999', 0.999],
  ['1 299', 1299],
  ['€ 12', 12],
  ['١٢٫٥', 12.5],
  ['.5', 0.5],
  ['abc', Number.NaN],
  ['', Number.NaN],
])('%s is typed for %d', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each(['en', 'de', 'fr', 'ar', 'hi'])('a number shown in %s is read back as itself', (tag) => {
  speak(inLanguage(tag), tag);
  for (const value of [0.01, 79.9, 1234.5, 20, 100_000]) expect(typedNumber(plainNumber(value))).toBe(value);
});
