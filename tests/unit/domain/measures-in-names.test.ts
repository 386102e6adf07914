import { expect, it } from 'vitest';
import type { Measure } from '../../../lib/domain/measure.ts';
import { measuresOf } from '../../../lib/domain/measures.ts';
import { fold } from '../../../lib/domain/name-words.ts';
import { tokensOf } from '../../../lib/domain/tokens.ts';

/** "500 volume ×6"; in brackets what says how large a thing is, and not how much there is. */
function textOf({ unit, amount, times, isContent }: Measure): string {
  const text = `${String(Number(amount.toPrecision(6)))} ${unit.kind}${times > 1 ? ` ×${String(times)}` : ''}`;
  return isContent ? text : `(${text})`;
}

const TABLE = `
# decimals and thousands
Hundefutter 1,5 kg => 1500 mass
Hundefutter 1.500 kg => 1500 mass
Hundefutter 1.500 g => 1500 mass
Kabel 1.500 m => 1.5 length
Kabel 1.500 ft => 457.2 length
Kabel 1.500 cm => (15 length)
Wasser 1.500 l => 1500 volume
Öl 1.500 ml => 1500 volume
# ranges and limits
Kindersitz 9-18 kg => (9000 mass), (18000 mass)
Kindersitz 9 bis 18 kg => (9000 mass), (18000 mass)
Pannolini da 9 a 18 kg => (9000 mass), (18000 mass)
Monitor 27A 27 cm => (0.27 length)
Kinderwagen bis 22 kg => (22000 mass)
Kinderwagen max. 22 kg => (22000 mass)
Kinderwagen max: 22 kg => (22000 mass)
Kinderwagen <22 kg => (22000 mass)
Kinderwagen >22 kg => (22000 mass)
Kinderwagen ≤22 kg => (22000 mass)
Kinderwagen 22 kg => 22000 mass
Kinderwagen. 22 kg => 22000 mass
# chains and sides
Saft 6 x 4 x 0,5 l => 500 volume ×24
Saft 6 x l => nothing
Teppich 140 x 200 cm => (1.4 length), (2 length)
Rope 10 mm x 20 m => (0.01 length), 20 length
Windeln Größe 4 x 44 Stück => 44 piece
Windeln Größe 4 44 Stück => 44 piece
# parts of one
Saft 1/2 l => 500 volume
Saft 1⁄2 l => 500 volume
Saft 3/4 l => 750 volume
Saft 1/16 l => 62.5 volume
Saft 1/17 l => 17000 volume
Saft 2/2 l => 2000 volume
Saft 1 /2 l => 2000 volume
Saft 1/ 2 l => 2000 volume
Saft 1-2 l => (1000 volume), (2000 volume)
Saft rot/2 l => 2000 volume
# the unit before
Pasta kg 1 => 1000 mass
Olio ml 750 => 750 volume
Pasta 2 kg 5 => 2000 mass
Pasta kg 2 x 5 => nothing
Pasta g 5 => nothing
# units of several parts
Olivenöl 12 fl oz => 354.882 volume
Olivenöl 12 fl. oz => 354.882 volume
Flöte 12 fl => nothing
Küchenrolle 12 double rolls => 12 piece
Bett 12 double => nothing
Saft 0,2-l => 200 volume
Saft 0,2 - l => nothing
Saft 2 3 l => 3000 volume
Stoff 5 m² => 5 area
Stoff 5 m2 => 5 area
Stoff 5 m 2 => 5 length
Stoff 50 cm² => (0.005 area)
MacBook Air 13 M2 => nothing
Heizung 60 m³ => nothing
Jeans W32 L34 => nothing
Filter RCSK310M20S => nothing
Eau 1L5 => 1500 volume
Eau 1L25 => 1250 volume
Sucre 1kg5 => 1500 mass
Eau 1L500 => nothing
Eau 1 L5 => nothing
Eau 1ml5 => nothing
Corde 1m5 => nothing
Tuyau 10L5 => nothing
Imprimante 1L5A => nothing
Bier 6 Fl. 0,5 l => 6 piece, 500 volume
Küchenrolle 12 mega Küche => nothing
# numbers of models
Tasche D111L => nothing
Tasche D111 L => 111000 volume
Tasche DA1,5l => 1500 volume
Kaffee500g => 500 mass
Tee500g => 500 mass
Te500g => nothing
x500g => 500 mass
茶500g => 500 mass
コーヒー500g => 500 mass
Shaver 9477cc => nothing
Spritze 3000cc => 3000 volume
Spritze 9477 cc => 9477 volume
Ryzen 5 5600G => nothing
Protein 5600g => 5600 mass
Ryzen 5 560g => 560 mass
Core i5-13600K => nothing
Canon TS5350i => nothing
Omega-3 Kapseln => nothing
Omega - 3 Kapseln => 3 piece
B12 Tabletten => nothing
컵라면12개 => 12 piece
Creme x12 Stück => 12 piece
Creme 2,5 Stück => nothing
# words that are units now and then
1st Edition Card => nothing
Batterien 36 st => 36 piece
Batterien 36-st => 36 piece
Zucker 5g => 5 mass
Galaxy A16 5g => nothing
Galaxy A16 7g => 7 mass
Galaxy A16 5 g => 5 mass
Uncharted Part 2 PS4 => nothing
Motor 2 PS => (1471 power)
Motor 2 PS 4 Takt => (1471 power)
Kamera 1080p => (1080 lines)
Kamera 1080 p => nothing
Kamera 143p => nothing
Kamera 144p => (144 lines)
Kamera 1080i => (1080 lines)
Kamera 143i => nothing
Kamera 144i => (144 lines)
Fernseher 4K => (4 lines)
Fernseher OLED-4K => nothing
Sony FE f/2.8 GM => nothing
Sony FE F2.8 GM => nothing
Reis 500 gm => 500 mass
Primacy 225/45 R17 91V => nothing
Primacy 225/45 ZR17 91W => nothing
Bosch Akku 18V => (18 voltage)
Birne 17 5 W => (5 power)
SSD 2 To => (2048 storage)
Größe 9 to 14 => nothing
# things that are sold empty
Wasserkocher 1,7 l 2200 W => (1700 volume), (2200 power)
Wasserkocher 1,7 l 900 g => (1700 volume), 900 mass
Saft 1,7 l 900 g => 1700 volume, 900 mass
Wasserkocher 900 g => 900 mass
Wasserkocher Deckel 30 cm 1 l => (0.3 length), (1000 volume)
# units before their number, and those that belong to the next one
Vino rosso CL75 => 750 volume
Vino rosso CL.75 => 750 volume
Vino rosso. 75 l => 75000 volume
Kit (2x16GB) CL36 => (16 storage ×2)
DDR4 Modul CL36 => nothing
Modul (GB) CL.36 => 360 volume
Modul 16 GB, KG36 => (16 storage), 36000 mass
Modul 16 GB, CL 36 => (16 storage), 360 volume
Brut 2015 CL 75 => 750 volume
Brut 1899 CL 75 => 18990 volume
Brut 1900 CL 75 => 750 volume
Brut 2099 CL 75 => 750 volume
Brut 2100 CL 75 => 21000 volume
Brut 2015.5 CL 75 => 20155 volume
Penne n° 41 GR 500 => 500 mass
Penne n 41 GR 500 => 41 mass
Penne n°41 GR Rigate => 41 mass
Vino 2015 cl rosso => 20150 volume
# from one to the other
Kaffee 9 - 10 Kapseln => 10 piece
Kaffee 9-10 Kapseln => (9 piece), (10 piece)
Kaffee 9 -10 Kapseln => (9 piece), (10 piece)
Kaffee 9 - 10 kg => (9000 mass), (10000 mass)
Windeln 9kg-14kg => (9000 mass), (14000 mass)
Windeln 9kg - 14kg => (9000 mass), (14000 mass)
Windeln 9kg–14kg => (9000 mass), (14000 mass)
Windeln 14kg-9kg => 14000 mass, 9000 mass
Windeln 9kg-9kg => 9000 mass, 9000 mass
Windeln 9kg -14kg => 9000 mass, 14000 mass
Windeln 9kg-14cm => 9000 mass, (0.14 length)
Windeln 9kg/14kg => 9000 mass, 14000 mass
Tabs 8 Stück-10 Stück => 8 piece
# all in one
Tabs 4in1 Caps => nothing
Tabs 4 en 1 capsules => nothing
Tabs 4-in-1 capsules => nothing
Tabs 3 - in - 1 Tabletten => nothing
Tabs 20 in 1 capsules => nothing
Tabs 21 in 1 capsules => (0.5334 length), 1 piece
Tabs 1 en 1 capsules => 1 piece
Tabs in 1 capsules => 1 piece
Tabs 4 mit 1 capsules => 1 piece
Tabs 4 in 2 capsules => (0.1016 length), 2 piece
# what looks like a unit
3M Post-it 76 x 76 mm => (0.076 length), (0.076 length)
Kabel 3M => 3 length
3 m Kabel => 3 length
DDR4 3200MT/s => nothing
Kabel 3 mt => 3 length
Materasso 90 x 200 in schiuma => nothing
Laptop 15 in black => (0.381 length)
Poster 90 x 200 in => (2.286 length), (5.08 length)
Vlies 50g/qm => (50 mass)
Vlies 50 g/Beutel => 50 mass
110036 matite => nothing
99999 matite => 99999 piece
Objektiv F2.8 G Master => nothing
Objektiv f/2.8 g => nothing
Objektiv 2.8 g => 2.8 mass
SEL2470GM => nothing
Pulver 70gm => 70 mass
Parkett 1,835 m² => 1.835 area
Parkett 1,835 kg => 1835 mass
DDR5 CL30 => nothing
Saft 5 cl30 => nothing
Farine 1kg5 => 1500 mass
`;

it.each(
  TABLE.split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(' => ') as [string, string]),
)('%s', (name, expected) => {
  const found = measuresOf(tokensOf(fold(name)));
  expect(found.map(textOf).join(', ') || 'nothing').toBe(expected);
});
