import { expect, test } from 'vitest';
import type { Currency } from '../../../lib/domain/money.ts';
import type { Change } from '../../../lib/domain/watch.ts';
import { changeText } from '../../../lib/view/change-text.ts';
import { speakEnglish } from '../../support/views/speaking.ts';

speakEnglish();

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

test.each<[string, Change, string]>([
  ['from one price to another', { field: 'final_price', oldValue: 99, newValue: 79 }, 'Price: €99.00 → €79.00'],
  ['from what was not known', { field: 'final_price', oldValue: null, newValue: 79 }, 'Price: unknown → €79.00'],
  ['as it was when the rule was met at once', { field: 'final_price', oldValue: 79, newValue: 79 }, 'Price: €79.00'],
  ['from nothing to nothing', { field: 'final_price', oldValue: null, newValue: null }, 'Price: unknown'],
])('a change is told %s', (_name, change, expected) => {
  expect(plain(changeText(change, 'EUR' as Currency))).toBe(expected);
});
