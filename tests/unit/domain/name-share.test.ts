import { describe, expect, it } from 'vitest';
import { traitsOf } from '../../../lib/domain/attributes.ts';
import { hasMore, nameShare, shareModel, sharesScript } from '../../../lib/domain/name-share.ts';

describe('how much of two names is the same', () => {
  it.each<[string, string, number, number]>([
    ['Bose QuietComfort Ultra', 'Bose QuietComfort Ultra', 1, 3],
    ['Bose QuietComfort Ultra', 'Bose SoundLink Flex', 2 / 6, 1],
    ['Bose QuietComfort', 'Quiet Comfort Bose', 1, 2],
    ['Bose QuietComfort Ultra', 'Samsung Odyssey', 0, 0],
    ['Sony WF-C700N', 'Sony WF-C700N schwarz', 1, 4],
    ['Philips HD9252', 'Philips HD 9252', 1, 4],
    ['Philips HD9252', 'Philips HD9255', 4 / 8, 2],
    ['Hülle für Galaxy', 'Hülle Galaxy', 1, 2],
    ['Hülle für Galaxy', 'Hülle für Pixel', 2 / 4, 1],
    ['2024 Teddy Steiff', '2025 Teddy Steiff', 1, 2],
    ['Kopfhörerset Sony', 'Kopfhörer Set Sony', 1, 2],
    ['Fee Buch', 'Kaffee', 0, 0],
    ['Play Station', 'PlayStation', 1, 1],
    ['10 - 20', '30', 0, 0],
  ])('%s | %s', (one, other, share, matched) => {
    const found = nameShare(traitsOf(one), traitsOf(other));
    expect(found.share).toBeCloseTo(share, 5);
    expect(found.matched).toBe(matched);
  });
});

it.each([
  ['Sony WH-1000XM5 schwarz', 'WH 1000 XM5 Kopfhörer', true],
  ['Sony WH-1000XM5 schwarz', 'Sony WH-1000XM4', false],
  ['Sony Kopfhörer', 'Sony Kopfhörer', false],
])('%s and %s are one model: %s', (one, other, expected) => {
  expect(shareModel(traitsOf(one), traitsOf(other))).toBe(expected);
  expect(shareModel(traitsOf(other), traitsOf(one))).toBe(expected);
});

describe('a name that says more than the other', () => {
  it.each([
    ['Sensodyne Repair Whitening', 'Sensodyne Repair', true],
    ['Sensodyne Repair', 'Sensodyne Repair Whitening', false],
    ['Sensodyne Repair Zahnpasta', 'Sensodyne Repair', false],
    ['Nivea Baby Formula', 'Nivea Baby', true],
    ['Nivea Baby Lotion', 'Nivea Baby', false],
    ['Nivea Baby Erdbeere', 'Nivea Baby', true],
    ['Hülle für Galaxy', 'Hülle', true],
    ['Hülle für Galaxy', 'Galaxy Hülle', false],
    ['Roborock S8', 'Roborock', true],
    ['Roborock S8 Q5', 'Roborock S8', true],
    ['2024 Teddy', 'Teddy', false],
    ['3600X Ryzen', 'Ryzen', true],
    ['Maus G502', 'Maus LogitechG502', false],
    ['Maus G50', 'Maus LogitechG50', true],
    ['Kopfhörer Set', 'Kopfhörerset', false],
    ['Rum Havana', 'Havana Trumpf', true],
    ['咖啡', '雀巢咖啡', false],
  ])('%s beside %s: %s', (one, other, expected) => {
    expect(hasMore(traitsOf(one), traitsOf(other))).toBe(expected);
  });
});

it.each([
  ['sonykopfhorer', 'sonyheadphones', true],
  ['ソニー', '索尼', true],
  ['ソニーwh1000xm5', 'sonyheadphones', false],
  ['sonyheadphones', 'ソニーwh', false],
])('%s and %s are written in one script: %s', (one, other, expected) => {
  expect(sharesScript(one, other)).toBe(expected);
});
