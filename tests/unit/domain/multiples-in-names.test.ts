import { expect, it } from 'vitest';
import { packOf } from '../../../lib/domain/pack-size.ts';
import { packText } from '../../fixtures/pack-text.ts';

const TABLE = `
# how many behind a times sign: as many as are packed together, and no number of a model
Creme x6 => piece 6 (6 × 1)
Creme x12 => piece 12 (12 × 1)
Creme x13 => nothing
Creme x14 => nothing
Creme x16 => piece 16 (16 × 1)
Creme x18 => piece 18 (18 × 1)
Creme x25 => piece 25 (25 × 1)
Creme x99 => nothing
Creme ×99 => piece 99 (99 × 1)
Creme x100 => piece 100 (100 × 1)
Creme x120 => nothing
Creme x150 => piece 150 (150 × 1)
Creme (x6) => piece 6 (6 × 1)
Creme × 6 => piece 6 (6 × 1)
Kamera Pro X2 => nothing
Bild 30 x 40 => nothing
Wasser x6 1,5 l => volume 9000 (6 × 1500), piece 6
Wasser x6 1,5 kWh => nothing
Akku 18 V x2 => nothing
Akku 1,5 Ah x2 => piece 2 (2 × 1)
Creme (120 g x 5) x 4 => mass 2400 (20 × 120), piece 20
Creme (120 g x 5) 4 => mass 600 (5 × 120), piece 5
Creme (120 g x 5) x 1,5 => mass 600 (5 × 120), piece 5
# beside a word for a pack
Karton A3 => nothing
Karton of 3 Creme 50 ml => volume 150 (3 × 50), piece 3
Pack 4 Creme 50 ml => volume 200 (4 × 50), piece 4
Box 4 Creme 50 ml => volume 50
Multipack 4 Farben 50 ml => volume 50
Paket c/4 Creme 50 ml => volume 200 (4 × 50), piece 4
Seil 30 m c/4 => length 120 (4 × 30), piece 4
Creme 50 ml 6er => volume 300 (6 × 50), piece 6
Creme 50 ml 6'lı => volume 300 (6 × 50), piece 6
Creme 50 ml 6-pack => volume 300 (6 × 50), piece 6
Creme 50 ml 6 Set => volume 50
Creme 50 ml 6er Set => volume 300 (6 × 50), piece 6
Akku LP-E10 Li-Ion => nothing
クリーム 50 ml 3セット => volume 150 (3 × 50), piece 3
クリーム3セット 50 ml => volume 150 (3 × 50), piece 3
2x Creme 50 ml => volume 100 (2 × 50), piece 2
(3 x Gel) 50 ml => volume 150 (3 × 50), piece 3
Creme, 2x Gel 50 ml => volume 100 (2 × 50), piece 2
Creme 2x Gel 50 ml => volume 50
Twin-Pack Creme 50 ml => volume 100 (2 × 50), piece 2
Twin Creme 50 ml => volume 50
Creme 50 ml 1000er Pack => volume 50000 (1000 × 50), piece 1000
Creme 50 ml 1001er Pack => volume 50
`;

it.each(
  TABLE.split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(' => ') as [string, string]),
)('%s', (name, expected) => {
  expect(packText(packOf(name))).toBe(expected);
});
