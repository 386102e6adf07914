import { expect, it } from 'vitest';
import type { Pack } from '../../../lib/domain/pack.ts';
import { packOf } from '../../../lib/domain/pack-size.ts';

/** "volume 9000 (6 × 1500), piece 6": what a price is told by, how it is made up, and what else is known. */
function textOf({ totals, total, multiple, each }: Pack): string {
  if (total === undefined) return 'nothing';
  const { [total.of]: _, ...others } = totals;
  const made = each === undefined ? '' : ` (${String(multiple)} × ${String(each.amount)})`;
  return [`${total.of} ${String(total.amount)}${made}`, ...Object.entries(others).map((entry) => entry.join(' '))].join(
    ', ',
  );
}

const TABLE = `
Cola 330 ml => volume 330
Cola 6 x 330 ml => volume 1980 (6 × 330), piece 6
Cola 24 Dosen à 0,33 l => volume 7920 (24 × 330), piece 24
Cola 24 Dosen 0,33 l => volume 7920 (24 × 330), piece 24
Omega-3 60 Kapseln 90 g => piece 60, mass 90
Handtuch 2 Stück => piece 2 (2 × 1)
Handtuch 3 Stück => piece 3 (3 × 1)
Handtuch 4 Stück => piece 4
Küchentuch 2 Rollen => piece 2
Saft 3 l (6 x 500 ml) => volume 3000
Saft 6 Flaschen, 3 l (6 x 500 ml) => volume 3000, piece 6
Shampoo Doppelpack 2 x 250 ml => volume 500 (2 × 250), piece 2
Riegel 40 g, 24 Stück => mass 960 (24 × 40), piece 24
Riegel 40 g 24 Stück => mass 960 (24 × 40), piece 24
Riegel 24 Stück 40 g => mass 40, piece 24
Riegel 40 g (24 Stück) => mass 40, piece 24
Riegel 40 g mit Nuss 24 Stück => mass 40, piece 24
Teebeutel 19 g 20 Stück => mass 19, piece 20
Teebeutel 20 g 20 Stück => mass 400 (20 × 20), piece 20
Saft 0,2 l 10 Stück => volume 2000 (10 × 200), piece 10
Duft 100 ml (3.4 oz) => volume 100, mass 96.3883
Waschmittel 2 l 40 Waschladungen => volume 2000, wash 40
Backpapier 0 m => nothing
Kabelbinder 0 Stück 5 m => length 5
# what is given on top
Müsli 500 g + 100 g gratis => mass 600
Wasser 6 x 1,5 l + 1 gratis => volume 10500 (7 × 1500), piece 7
Wasser 6 x 1,5 l + 1 Flasche gratis => volume 10500 (7 × 1500), piece 7
Wasser 6 x 1,5 l + 1 gratis Becher => volume 9000 (6 × 1500), piece 6
Wasser 6 x 1,5 l + 24 gratis => volume 45000 (30 × 1500), piece 30
Wasser 6 x 1,5 l + 25 gratis => volume 9000 (6 × 1500), piece 6
Wasser 6 x 1,5 l + gratis => volume 9000 (6 × 1500), piece 6
Wasser 6 x 1,5 l + 1 => volume 9000 (6 × 1500), piece 6
+ 1 gratis Wasser 6 x 1,5 l => volume 9000 (6 × 1500), piece 6
Spülmaschinentabs 40 Stück + 10 gratis => piece 50
Joghurt 4+2 gratis 100 g => mass 600 (6 × 100), piece 6
Joghurt 4 + 2 gratis 100 g => mass 600 (6 × 100), piece 6
Joghurt 4+2 100 g => mass 600 (6 × 100), piece 6
Batterien AA 4+2 => piece 6 (6 × 1)
Batterien AA 4 + 2 => nothing
Batterien AA 4 +2 => nothing
Rasierklingen 8+4 Stück => piece 12
Windeln 44+4 Stück => piece 48
Windeln 4+44 Stück => piece 44
Wasser 4+2 Flaschen 1,5 l => volume 9000 (6 × 1500), piece 6
Galaxy A55 8+128 GB => nothing
Galaxy A55 12+8 GB => nothing
Seife 2+4 gratis => nothing
Seife 24+2 gratis => piece 26 (26 × 1)
Seife 25+2 gratis => nothing
# packs within packs
신라면 120g 5개입 4팩 => mass 2400 (20 × 120), piece 20
물티슈 100매 10팩 => piece 1000
물티슈 100매 20개 => piece 2000
キッチンペーパー 4ロール×6パック => piece 24
Zewa 16 Rollen x 150 Blatt => piece 16
Kaugummi 30 Packungen à 10 Stück => piece 300
Kaugummi 30 Packungen, 10 Stück => piece 30
Kaugummi 30 Stück à 10 Packungen => piece 30
Ibuprofen 3 Packungen à 20 Tabletten 30 g => piece 60, mass 30
Vitamin D 60 Kapseln x 2 Dosen => piece 120
Pads 16 Stück x 4 Stück => piece 16
Pads 16 Rollen 4 Stück => piece 16
Saft 2 x 6 Flaschen 0,5 l => volume 6000 (12 × 500), piece 12
Eier 2 x 6 Stück => piece 12 (2 × 6)
Tee 20 Stück à 1,75 g => mass 35 (20 × 1.75), piece 20
Kabel 50 m 20 Stück => length 50, piece 20
# what is said twice, and what is added
Sirup 650 g 500 ml => volume 500, mass 650
Kaffee 500 g, 250 g Zucker => mass 500
Müsli 500 g + 2 x 100 g => mass 700
Seife 2er Pack 500 ml + 100 ml gratis => volume 1200 (2 × 600), piece 2
Saft 6 x 500 ml (3 l) => volume 3000 (6 × 500), piece 6
Saft 3 l, 6er Pack, je 500 ml => volume 3000 (6 × 500), piece 6
# how many, in words and signs
Creme 50 ml x 6 => volume 300 (6 × 50), piece 6
Creme 50 ml × 6 => volume 300 (6 × 50), piece 6
Creme x6 => piece 6 (6 × 1)
Creme (x6) => piece 6 (6 × 1)
Creme ×6, Dose => piece 6 (6 × 1)
Model X 6 => nothing
Model X6 Turbo => nothing
Poster 30 x 40 => nothing
Rahmen 30 x 40 cm => nothing
Rahmen 10 m x 6 => length 60 (6 × 10), piece 6
Windeln Größe 4 x 44 => piece 44 (44 × 1)
2x Nivea Milk 250 ml => volume 500 (2 × 250), piece 2
Gel (3 x Dusche) 250 ml => volume 750 (3 × 250), piece 3
Gel 3 x Dusche 250 ml => volume 250
Nivea Milk 2x => nothing
Lot de 6 x 500 ml => volume 3000 (6 × 500), piece 6
Sauce lot de 4 250 ml => volume 1000 (4 × 250), piece 4
Pack of 6 pieces => piece 6
Sauce Box 4 => nothing
Sauce Box of 4 => piece 4 (4 × 1)
Sauce Set 2 => nothing
Sauce Pack 4 => piece 4 (4 × 1)
Sauce Multipack 4 => piece 4 (4 × 1)
Tinte Multipack 4 Farben => nothing
Sauce 4er-Pack => piece 4 (4 × 1)
Sauce 4er Set => piece 4 (4 × 1)
Sauce 4 Pack => piece 4 (4 × 1)
Sauce 4 Set => nothing
Sauce 4-Set => piece 4 (4 × 1)
Sauce 4 pcs pack => piece 4
Su 6'lı paket 1,5 L => volume 9000 (6 × 1500), piece 6
Havlu 12'li => piece 12 (12 × 1)
Sauce 1000-pack => piece 1000 (1000 × 1)
Sauce 1001-pack => nothing
Sauce 1-pack 200 ml => volume 200
Sauce 1,5 pack => nothing
コーヒー豆 200g 3個セット => mass 600 (3 × 200), piece 3
コーヒー豆 200g 3セット => mass 600 (3 × 200), piece 3
Twin Pack Toothbrush => piece 2 (2 × 1)
Twin-Pack Toothbrush => piece 2 (2 × 1)
Twin Set Cardigan => nothing
Twin Bed => nothing
Doppelpack Seife => piece 2 (2 × 1)
`;

it.each(
  TABLE.split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(' => ') as [string, string]),
)('%s', (name, expected) => {
  expect(textOf(packOf(name))).toBe(expected);
});
