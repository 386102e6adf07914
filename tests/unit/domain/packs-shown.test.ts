import { expect, test } from 'vitest';
import { rowsOf, shown } from '../../fixtures/shown.ts';

const TABLE = `
# packs
Cola 6 x 330 ml = Cola 330 ml => likely; pack 6 × 330 ml | 330 ml
Cola 330 ml = Cola 6 x 330 ml => likely; pack 330 ml | 6 × 330 ml
Cola 6 x 330 ml = Cola 6er Pack => same
Cola 6er Pack = Cola => likely; pack 6 × 1 | -
Cola = Cola 6er Pack => likely; pack - | 6 × 1
Cola 330 ml = Cola => same
Cola 1 l = Cola 1000 ml => same
Saft 16.9 fl oz = Saft 500 ml => same
Cola 24 Dosen = Cola 12 Dosen => likely; pack 24 | 12
Vitamin C 60 Kapseln = Vitamin C 59 Kapseln => likely; pack 60 | 59
Waschmittel 20 WL = Waschmittel 21 WL => likely; pack 20 | 21
Waschmittel 2 l 40 WL = Waschmittel 40 WL => same
Waschmittel 2 l 40 WL = Waschmittel 2 l 44 WL => likely; pack 2000 ml | 2000 ml
Riegel 120 g, 5 Stück = Riegel 5 x 120 g => same
Riegel 5 x 120 g = Riegel (5 Stück) 120 g => same
Riegel 5 x 120 g = Riegel 6 Stück 120 g => likely; pack 5 × 120 g | 120 g
Seife 6er Pack = Seife 300 g => likely; pack 6 × 1 | 300 g
Seife 300 g = Seife 6er Pack => likely; pack 300 g | 6 × 1
Kabel 2 m = Kabel 3 m => likely; pack 2 m | 3 m
Laminat 2 qm = Laminat 3 qm => likely; pack 2 m² | 3 m²
Batterien 2er Pack = Batterien 8er Pack => likely; pack 2 × 1 | 8 × 1
Reis 1,2345 kg = Reis 2 kg => likely; pack 1235 g | 2000 g
Waschmittel 100 WL = Waschmittel 101 WL => likely; pack 100 | 101
Riegel (5 Stück) 120 g = Riegel 5 x 120 g => same
Riegel 5 x 120 g = Riegel 5 x 100 g => likely; pack 5 × 120 g | 5 × 100 g
Kamille 35 g = Kamille 20 Teebeutel => same
Rituals of Sakura Shower Foam 200 ml = Rituals of Ayurveda Shower Foam 400 ml => likely; pack 200 ml | 400 ml
Nivea Seife refill = Nivea Seife => likely; refill refill | -
Nivea Seife = Nivea Seife refill => likely; refill - | refill
Nivea Seife refill = Nivea Seife Nachfüllpack => same
# measures
Akku 18 V = Akku 12 V => likely; measure 18 V | 12 V
Akku 4000 mAh = Akku 5 Ah => likely; measure 4000 mAh | 5000 mAh
Mixer 600 W = Mixer 800 W => likely; measure 600 W | 800 W
Monitor 27 Zoll 144 Hz = Monitor 27 Zoll 60 Hz => likely; measure 144 Hz | 60 Hz
Powerstation 500 Wh = Powerstation 1 kWh => likely; measure 500 Wh | 1000 Wh
Webcam 5 MP = Webcam 8 MP => likely; measure 5 MP | 8 MP
Whisky 40 % = Whisky 43 % => likely; measure 40 % | 43 %
Ibuprofen 400 mg = Ibuprofen 600 mg => likely; measure 400 mg | 600 mg
Lampe 800 lm = Lampe 1000 lm => likely; measure 800 lm | 1000 lm
Espressomaschine 15 bar = Espressomaschine 20 bar => likely; measure 15 bar | 20 bar
Puzzle 500 Teile = Puzzle 1000 Teile => likely; measure 500 | 1000
SSD 1 TB = SSD 2 TB => likely; storage 1024 GB | 2048 GB
Galaxy 8 GB 256 GB = Galaxy 8 GB 128 GB => likely; storage 8 GB / 256 GB | 8 GB / 128 GB
Galaxy 8 GB 256 GB = Galaxy 256 GB => same
Galaxy 256 GB = Galaxy 8 GB 256 GB => same
RAM 2 x 16 GB = RAM 4 x 8 GB => likely; pack 2 × | 4 ×
RAM 2 x 16 GB = RAM 32 GB => same
RAM 32 GB = RAM 4 x 8 GB => same
Teppich 140 x 200 cm = Teppich 160 x 230 cm => likely; measure 1.4 m / 2 m | 1.6 m / 2.3 m
Fernseher 55 Zoll = Fernseher 139 cm => same
Fernseher 55 Zoll = Fernseher 65 Zoll => likely; measure 1.397 m | 1.651 m
Akku 18 V = Akku 4000 mAh => same
Kabel 2 m = Kabel bis 3 m => likely; measure 2 m | 3 m
RAM 2 x 16 GB = RAM 2 x 16 GB DDR5 => same
Gillette Klingen 8 + 4 Stück = Gillette Klingen 12 Stück => same
Gillette Dosen 8 + 4 Dosen = Gillette Dosen 12 Dosen => likely; pack 4 | 12
Landliebe Eier 6er Pack 6 Stück = Landliebe Eier 6 Stück => same
Landliebe Eier 6er Pack 10 Stück = Landliebe Eier 10 Stück => likely; pack 6 × 10 | 10
Tropicana half gallon = Tropicana 64 fl oz => same
Tropicana half g = Tropicana => same
Landliebe Milch 1½ l = Landliebe Milch 1,5 l => same
Landliebe Milch 2 1/2 l = Landliebe Milch 2,5 l => same
Tillamook 1 lb. 8 oz = Tillamook 24 oz => same
Tillamook 1 lb 20 oz = Tillamook 1 lb => same
Tillamook 1 kg 8 oz = Tillamook 1 kg => same
`;

test.each(rowsOf(TABLE))('%s | %s', (page, offer, seen) => {
  expect(shown(page, offer)).toBe(seen);
});
