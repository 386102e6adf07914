import { expect, it } from 'vitest';
import { packOf } from '../../../lib/domain/pack-size.ts';
import { packText } from '../../fixtures/pack-text.ts';

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
# counted by whatever a language calls the thing
Nước suối thùng 24 chai x 350 ml => volume 8400 (24 × 350), piece 24
Cà phê hòa tan 12 gói x18g => mass 216 (12 × 18), piece 12
Brânză topită 8 buc x 17,5 g => mass 140 (8 × 17.5), piece 8
Sumo 4 caixinhas x 200 ml => volume 800 (4 × 200), piece 4
Serum Vitamin B5 serum x 30 ml => volume 30
Kabel 3 Adern x 5 m => length 5
Toaletný papier 8 roliek, rola 8 role => piece 8
# the sign of times run into the unit, and boxes of boxes
牙膏120gx3支 => mass 360 (3 × 120), piece 3
洗面奶100mlX2 => volume 200 (2 × 100), piece 2
面巾纸90抽x18包 => piece 1620
手帕纸10张8包6提 => piece 480
インスタント味噌汁 8食×12袋×2箱 => piece 192
乌龙茶 330ml*12听*2箱 => volume 7920 (24 × 330), piece 24
Κεφίρ μήλο 2Χ250ΜΛ => volume 500 (2 × 250), piece 2
# what shops list behind commas
손소독 물티슈, 80매, 6팩 => piece 480
고양이 사료, 3개, 1.5kg => mass 4500 (3 × 1500), piece 3
마스크, 30매, 30매 => piece 30
2024 매트리스 커버 => nothing
수납함 2개세트 => piece 2 (2 × 1)
타월 4개세트 => piece 4 (4 × 1)
カミソリ替刃 10万個突破 8個入り => piece 8
麦茶 600ml お一人様3本限り => volume 600
# taken and paid, and what is added
Fralda Leve 40 Pague 36 => piece 40 (40 × 1)
Esponja leve 3 pague 2 unidades => piece 3 (3 × 1)
Papel 30 m leve 16 pague 15 => length 480 (16 × 30), piece 16
Sabonete leve 3 pague 4 => nothing
Lapte 3+1 x 0,5 l => volume 2000 (4 × 500), piece 4
Absorbante 20 buc + 16 buc => piece 36
Vitamine 20 buc + 16 plicuri => piece 20
Ceai 40 g 1+1 cadou => mass 80 (2 × 40), piece 2
# said once, twice, or beside something that says nothing
Küchenrolle 4-pack 4 Rollen => piece 4 (4 × 1)
Handschuhe 6 Pack 6 Paar => piece 6 (6 × 1)
Kekse 4 Pack à 4 Stück => piece 16 (4 × 4)
All in 1 Tabs 60 Stück => piece 60
Papel de cozinha 3 folhas 20m c/2 => length 40 (2 × 20), piece 2
Toallas c/12 => piece 12 (12 × 1)
Armário c/2 portas => nothing
Papel folha dupla 4 rolos => piece 4
Bere bax 12 => piece 12 (12 × 1)
Kue kering isi 20 => piece 20 (20 × 1)
# what one pack holds, and how small it is
Latex Gloves (50/box) => piece 50
Soup 10 fluid ounces => volume 295.735
Beer 6 pk 12 fz => volume 2129.292 (6 × 354.882), piece 6
Magnesium 90 veggie caps => piece 90
Fish Oil 120 mini-softgels => piece 120
# no content
Druckerpapier A4 90g 250 Blatt => piece 250
Karton A3 160 g/m² => nothing
Papier 500 Blatt A4 => piece 500
Duschkopf 9 l/min => nothing
Çay bardağı 6'lı 165 cc => piece 6 (6 × 1)
保温杯 500ml => nothing
# words of more languages
Μέλι 1 ΚΙΛΟΥ => mass 1000
Λάδι 5Λ => volume 5000
חלב 1 ל׳ => volume 1000
קוטג׳ 250 ג׳ => mass 250
نعناع 20 كيس => piece 20
دستمال 100 عدد => piece 100
شیر 1.5 لیتر => volume 1500
Kuchyňské utěrky 2 role => piece 2
Туалетний папір 16 рулонів => piece 16
Hartă igienică 12 role => piece 12
Jaja 10 kom => piece 10
ทิชชู่ 24 ม้วน => piece 24
# each of what is added has its own times, and what is taken or comes together is counted
洗洁精1.5kg*2+500g*4 => mass 5000
Desodorante 150 ml + gratis 90 ml => volume 240
Papel toalha 20 metros leve 3 pague 2 unid => length 60 (3 × 20), piece 3
Barbante 8 m c/ 6 unid => length 48 (6 × 8), piece 6
Sumo de laranja x4 1 L => volume 4000 (4 × 1000), piece 4
Spülmaschinentabs 60ST => piece 60
Ausgabe 21st Edition => nothing
Body 6M+ Baumwolle => nothing
น้ำดื่ม 600 มล. แพ็ค 12 => volume 7200 (12 × 600), piece 12
Fazzoletti 24 pacchetti => piece 24
# packs of packs
라면 (110g x 5) x 8 => mass 4400 (40 × 110), piece 40
(6개묶음) 참치 135g => mass 810 (6 × 135), piece 6
식초 900ml 3개 x 4세트 => volume 10800 (12 × 900), piece 12
Toast 500 g, 20 count (pack of 3) => mass 1500 (3 × 500), piece 60
AGUA PET 500ML CX C/12 GELADA => volume 6000 (12 × 500), piece 12
참치 150g x 10개 + 250g 2개 => mass 2000
`;

it.each(
  TABLE.split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(' => ') as [string, string]),
)('%s', (name, expected) => {
  expect(packText(packOf(name))).toBe(expected);
});
