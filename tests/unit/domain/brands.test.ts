import { describe, expect, it } from 'vitest';
import { areComparable, brandsAgree, mentionsBrand } from '../../../lib/domain/brand.ts';

describe('two writings of a brand', () => {
  it.each([
    ['Bosch', 'BOSCH GmbH', true],
    ['Bosch', 'Bosch Professional', true],
    ['Bosch', 'Siemens', false],
    ['The North Face', 'North Face', true],
    ['Dr. Oetker', 'Dr.Oetker', true],
    ['L’Oréal', "L'OREAL", true],
    ['Apple', 'Apple Inc.', true],
    ['LG', 'LG Electronics', true],
    ['LG', 'LG', true],
    ['LG', 'LGB', false],
    ['AEG', 'AEG-Electrolux', true],
    ['GE', 'GE Appliances', true],
    ['GE', 'Gelish', false],
    ['GE', 'Georgia Pacific', false],
    ['Ikon', 'Nikon', false],
    ['HP', 'Hewlett Packard', true],
    ['HP', 'Hewlett-Packard Company', true],
    ['H+P', 'Hewlett & Packard', true],
    ['HP', 'HPackard', false],
    ['HP', 'Hi Power', true],
    ['D', 'Dyson', false],
    ['3M', '3M Deutschland GmbH', true],
    ['K2', 'Kappa 2', true],
    ['The Company', 'the company', true],
    ['The Company', 'The Group', false],
    ['–', '-', false],
    ['', 'Bosch', false],
    ['JBL', 'Harman JBL', true],
    ['Kosmos', 'Franckh-Kosmos', true],
    ['Jean Paul Gaultier', 'J.P. Gaultier', true],
    ['Logitech', '罗技（Logitech）', true],
    ['The Ordinary', 'The Body Shop', false],
    ['De Cecco', 'De Rica', false],
  ])('%s and %s are one: %s', (one, other, expected) => {
    expect(brandsAgree(one, other)).toBe(expected);
    expect(brandsAgree(other, one)).toBe(expected);
  });
});

describe('a brand in a name', () => {
  it.each([
    ['sonywh1000xm5', 'Sony', true],
    ['kopfhorersonywh1000xm5', 'Sony', true],
    ['kopfhorerwh1000xm5', 'Sony', false],
    ['hpdeskjet2720', 'HP Inc.', true],
    ['tintefurhpdeskjet', 'HP', false],
    ['aegwaschmaschine', 'AEG', true],
    ['waschmaschineaeg', 'AEG', false],
    ['xbox', 'X', false],
    ['toaster', '-', false],
    ['repos7wondersduel', 'Repos Production', true],
    ['duelrepos', 'Repos Production', false],
    ['toniegruffelo', 'Tonies GmbH', true],
  ])('%s says %s: %s', (squashed, brand, expected) => {
    expect(mentionsBrand(squashed, brand)).toBe(expected);
  });
});

describe('brands in two scripts', () => {
  it.each([
    ['LEGO', '레고', false],
    ['LEGO', 'Lego', true],
    ['花王', '三菱', true],
    ['Logitech', '罗技（Logitech）', true],
  ])('%s and %s can be compared: %s', (one, other, expected) => {
    expect(areComparable(one, other)).toBe(expected);
  });
});
