import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../../lib/domain/pack-size.ts';
import { unitPrice } from '../../../lib/domain/unit-price.ts';
import { money } from '../../fixtures/offers.ts';

// Name, price, and the unit price that a shopper would reckon: amount, "/", unit. "–" where none can be told.
const TABLE = `
Coca-Cola Zero 330 ml                       | 0.99  | 3.00 / litre
Coca-Cola 24 x 330 ml                       | 11.88 | 1.50 / litre
Omega-3 Kapseln 1000 mg 120 Stück           | 12.00 | 0.10 / piece
Vitamin B12 Tabletten 60 Stück              | 6.00  | 0.10 / piece
Tee 20 Beutel à 1,75 g                      | 3.50  | 10.00 / 100-g
Чай 100 пакетиков                           | 5.00  | 0.05 / piece
신라면 120g 5개입 4팩                         | 24.00 | 1.00 / 100-g
물티슈 100매 10팩                             | 10.00 | 0.01 / piece
キッチンペーパー 4ロール×6パック                 | 12.00 | 0.50 / piece
Kaugummi 30 Packungen à 10 Streifen         | 15.00 | 0.05 / piece
Tassimo Caffè Crema 5 x 16 T Discs          | 20.00 | 0.25 / piece
Coca-Cola 330ml (Pack of 24)                | 11.88 | 1.50 / litre
24 Dosen à 0,33 l Cola                      | 11.88 | 1.50 / litre
Cola 0,33 l x 24                            | 11.88 | 1.50 / litre
6er-Pack Cola 0,33 l                        | 3.96  | 2.00 / litre
Evian eau minérale pack de 6 x 1,5 L        | 4.50  | 0.50 / litre
Agua Font Vella 1,5 L paquete de 6          | 4.50  | 0.50 / litre
Acqua confezione da 6 x 1,5 L               | 4.50  | 0.50 / litre
Água mineral 500 ml kit com 12              | 6.00  | 1.00 / litre
Mineraalwater 6 x 50 cl                     | 3.00  | 1.00 / litre
Woda mineralna 6 szt 1,5 l                  | 4.50  | 0.50 / litre
Red Bull 4-pack 250 ml                      | 5.00  | 5.00 / litre
6'lı paket su 1,5 L                         | 4.50  | 0.50 / litre
サントリー天然水 550ml×24本                    | 13.20 | 1.00 / litre
제주 삼다수 2L 6개                             | 6.00  | 0.50 / litre
伊利纯牛奶 250ml*24盒                          | 12.00 | 2.00 / litre
Вода 1,5 л                                  | 0.75  | 0.50 / litre
Olivenöl 1/2 l                              | 5.00  | 10.00 / litre
San Pellegrino 16.9 fl oz                   | 1.00  | 2.00 / litre
3 l (6 x 500 ml) Apfelsaft                  | 6.00  | 2.00 / litre
Shampoo Doppelpack 2 x 250 ml               | 5.00  | 10.00 / litre
2x Nivea Milk 250 ml                        | 5.00  | 10.00 / litre
Shampoo 250 ml lot de 2                     | 5.00  | 10.00 / litre
Lavazza Espresso 1 kg                       | 15.00 | 1.50 / 100-g
Lavazza Espresso 1.000 g                    | 15.00 | 1.50 / 100-g
Dog food 1.500 kg                           | 15.00 | 1.00 / 100-g
Riz basmati 0,500 kg                        | 2.00  | 0.40 / 100-g
Lindt Excellence 3x100g                     | 9.00  | 3.00 / 100-g
Müsli 500 g + 100 g gratis                  | 3.00  | 0.50 / 100-g
Chips 10 Ounce                              | 2.83  | 1.00 / 100-g
コーヒー豆 200g 3個セット                       | 12.00 | 2.00 / 100-g
红枣 500g                                    | 5.00  | 1.00 / 100-g
Гречка 800 г                                | 2.00  | 0.25 / 100-g
Café molido 2 x 250 g                       | 5.00  | 1.00 / 100-g
Duracell Plus AA 4 Stück                    | 4.00  | 1.00 / piece
Duracell AA 24-count                        | 12.00 | 0.50 / piece
Energizer AAA baterie 12 sztuk              | 6.00  | 0.50 / piece
Pampers Baby-Dry Größe 4 9-14 kg 96 Stück   | 24.00 | 0.25 / piece
Lessive 30 pastilles                        | 9.00  | 0.30 / piece
Omega-3 60 Kapseln 90 g                     | 12.00 | 0.20 / piece
Vitamin C 1000 mg 180 Tabletten             | 18.00 | 0.10 / piece
Teekanne Kamille 20 Teebeutel 35 g          | 2.00  | 0.10 / piece
Nespresso Ristretto 10 capsules (Pack of 5) | 20.00 | 0.40 / piece
Zewa 16 Rollen x 150 Blatt                  | 8.00  | 0.50 / piece
Pañales 30 unidades                         | 9.00  | 0.30 / piece
Set of 4 plates                             | 20.00 | 5.00 / piece
신라면 40개                                   | 40.00 | 1.00 / piece
Persil Universal 20 WL                      | 6.00  | 0.30 / wash
Ariel 40 lavages                            | 12.00 | 0.30 / wash
Dash 50 lavaggi                             | 15.00 | 0.30 / wash
HDMI Kabel 2 m                              | 10.00 | 5.00 / metre
Gurtband 50 m x 25 mm                       | 25.00 | 0.50 / metre
Laminat 2,2 qm                              | 22.00 | 10.00 / square-metre
LG OLED 139 cm 55 Zoll                      | 999   | –
Teppich 140 x 200 cm                        | 99    | –
Apple iPhone 15 128GB 5G                    | 799   | –
Canon EF 28-70mm                            | 999   | –
Sony WH-1000XM5                             | 299   | –
Kinderwagen bis 22 kg                       | 299   | –
Ariel Pods 3in1 60 Stück | 18.00 | 0.30 / piece
Coca-Cola 6x1,25 L EINWEG | 7.50 | 1.00 / litre
Rotkäppchen Sekt 0,75l x 6 | 22.50 | 5.00 / litre
Mehl Type 405 10 x 1 kg | 8.00 | 0.08 / 100-g
Hundefutter 15kg Sack | 45.00 | 0.30 / 100-g
Müllbeutel 60 L 20 Stück | 4.00 | 0.20 / piece
Kabelbinder 100 Stk. 200 mm | 5.00 | 0.05 / piece
Backpapier 20 m | 4.00 | 0.20 / metre
Alufolie 30 m x 29 cm | 3.00 | 0.10 / metre
Kaugummi 10 x 14g | 7.00 | 5.00 / 100-g
Fromage râpé 2x200g | 4.00 | 1.00 / 100-g
Jus d'orange 1L (lot de 4) | 8.00 | 2.00 / litre
Sopalin 6 rouleaux | 3.00 | 0.50 / piece
Vin rouge 75cl carton de 6 | 27.00 | 6.00 / litre
Galletas 300 g pack de 3 | 4.50 | 0.50 / 100-g
Agua 8 L garrafa | 4.00 | 0.50 / litre
Toallitas 72 uds x 6 | 10.80 | 0.03 / piece
Olio extravergine 3 lt lattina | 24.00 | 8.00 / litre
Biscotti 700g x 2 confezioni | 7.00 | 0.50 / 100-g
Birra 66cl x 15 bottiglie | 19.80 | 2.00 / litre
Pasta fusilli kg 1 | 2.00 | 0.20 / 100-g
Cola blik 33cl tray 24 stuks | 15.84 | 2.00 / litre
Vaatwastabletten 80 stuks | 12.00 | 0.15 / piece
Mjölk 1,5 liter | 1.50 | 1.00 / litre
Kaffekapslar 36 st | 9.00 | 0.25 / piece
Makaron 400g 5 szt. | 10.00 | 0.50 / 100-g
Sok 1l x 6 szt | 6.00 | 1.00 / litre
Ayçiçek yağı 2 x 2 L | 16.00 | 4.00 / litre
Kağıt havlu 12'li | 6.00 | 0.50 / piece
Makarna 500 gr x 10 adet | 10.00 | 0.20 / 100-g
ビール 350ml 24缶 ケース | 84.00 | 10.00 / litre
カップ麺 12個入り | 24.00 | 2.00 / piece
トイレットペーパー 12ロール | 6.00 | 0.50 / piece
シャンプー 450ml 2個セット | 18.00 | 20.00 / litre
캔커피 175ml 30캔 | 52.50 | 10.00 / litre
矿泉水 550ml*12瓶 | 6.60 | 1.00 / litre
牛奶 1L×12盒 | 12.00 | 1.00 / litre
Café 500g kit 2 unidades | 10.00 | 1.00 / 100-g
Cerveja long neck 330ml 6 unidades | 9.90 | 5.00 / litre
Вода 5 л 2 шт | 5.00 | 0.50 / litre
Подгузники 44 шт | 11.00 | 0.25 / piece
Rye bread 500 g, 2 pcs | 4.00 | 0.40 / 100-g
Cola 12 fl oz cans, 24 pack | 17.03 | 2.00 / litre
Rice 20 lb | 18.14 | 0.20 / 100-g
Trash bags 13 gal, 80 count | 16.00 | 0.20 / piece
Pack of 3 x 500ml Water | 3.00 | 2.00 / litre
Dental floss 50m (3 pack) | 4.50 | 0.03 / metre
Carpet tiles 5 m² | 50.00 | 10.00 / square-metre
Socks 5 Pairs | 10.00 | 2.00 / piece
Printer paper A4 500 sheets | 5.00 | 0.01 / piece
Twin Pack Toothbrush | 5.00 | 2.50 / piece
Yoghurt 4 x 100 g + 2 free | 6.00 | 1.00 / 100-g
Gerolsteiner Medium 6 x 1,5 l + 1 gratis    | 10.50 | 1.00 / litre
Wasser 6x1,5l +1 Flasche gratis             | 10.50 | 1.00 / litre
Eau minérale 6 x 1,5 L + 2 offertes         | 12.00 | 1.00 / litre
Zahnpasta 2 x 75 ml + 1 gratis              | 4.50  | 20.00 / litre
Spülmaschinentabs 40 Stück + 10 gratis      | 5.00  | 0.10 / piece
Windeln 2 x 44 Stück + 1 gratis Feuchttücher | 17.60 | 0.20 / piece
Sechser-Box 6 Linsen -3,25                  | 12.00 | 2.00 / piece
Wine 750 ml 12.5% vol | 7.50 | 10.00 / litre
1st Edition Card                            | 5     | –
Haldenbrook Swift Kettle 1.7 L, Steel       | 40.46 | –
Wasserkocher 1,7 l Edelstahl                | 29.90 | –
Bouilloire électrique 1,5 L                 | 35.00 | –
Heißluftfritteuse XXL 6,2 l                 | 99.00 | –
Pasta Barilla Penne 5 x 500 g | 5.00 | 0.20 / 100-g
Waschmittel 2er Pack 1,5 L | 9.00 | 3.00 / litre
Zahnbürsten 12 Stück | 6.00 | 0.50 / piece
Honey 500g x2 | 10.00 | 1.00 / 100-g
Toothpaste 75ml Pack of 6 | 9.00 | 20.00 / litre
Shampoo 3 x 250 ml | 7.50 | 10.00 / litre
Olivenöl 750 ml | 9.00 | 12.00 / litre
Kaffeebohnen 2kg | 20.00 | 1.00 / 100-g
Klebeband 66 m | 3.30 | 0.05 / metre
Geschirrspültabs 90 Tabs | 18.00 | 0.20 / piece
Eau minérale 12x50cl | 3.00 | 0.50 / litre
Bière 20 x 25 cl | 10.00 | 2.00 / litre
Yaourt nature 4x125g | 2.00 | 0.40 / 100-g
Lessive liquide 2,5 L - 50 lavages | 10.00 | 4.00 / litre
Papier toilette 24 rouleaux | 12.00 | 0.50 / piece
Leche entera 6 x 1 L | 6.00 | 1.00 / litre
Atún en aceite pack 6 latas x 80 g | 4.80 | 1.00 / 100-g
Cerveza 33 cl 24 botellas | 15.84 | 2.00 / litre
Caffè macinato 250gr x 4 | 10.00 | 1.00 / 100-g
Acqua 6 bottiglie da 2 litri | 3.00 | 0.25 / litre
Pannolini 104 pezzi | 26.00 | 0.25 / piece
Koffiecups 40 stuks | 10.00 | 0.25 / piece
Halfvolle melk 1,5 liter | 1.50 | 1.00 / litre
Bier krat 24 x 30 cl | 14.40 | 2.00 / litre
Kawa ziarnista 2x1kg | 40.00 | 2.00 / 100-g
Woda gazowana zgrzewka 6 x 1,5 l | 4.50 | 0.50 / litre
Kaffe 500 g 4-pack | 20.00 | 1.00 / 100-g
Läsk 33cl x 20 | 13.20 | 2.00 / litre
Toalettpapper 24 rullar | 12.00 | 0.50 / piece
Zeytinyağı 5 lt | 50.00 | 10.00 / litre
Çay 1000 gr | 10.00 | 1.00 / 100-g
Su 12 x 0,5 L | 3.00 | 0.50 / litre
Bebek bezi 60 adet | 15.00 | 0.25 / piece
緑茶 2L×6本 | 12.00 | 1.00 / litre
米 5kg×2袋 | 40.00 | 0.40 / 100-g
缶コーヒー 185g 30缶 | 55.50 | 1.00 / 100-g
卵 10個 | 5.00 | 0.50 / piece
우유 900ml 2개 | 3.60 | 2.00 / litre
생수 500ml 40병 | 10.00 | 0.50 / litre
쌀 10kg | 30.00 | 0.30 / 100-g
可乐 330ml*24罐 | 15.84 | 2.00 / litre
大米 5公斤 | 20.00 | 0.40 / 100-g
抽纸 24包 | 12.00 | 0.50 / piece
Arroz 5kg | 10.00 | 0.20 / 100-g
Refrigerante 2L pack com 6 | 12.00 | 1.00 / litre
Leite 1L caixa com 12 | 12.00 | 1.00 / litre
Fralda 80 unidades | 40.00 | 0.50 / piece
Сок 1 л х 12 шт | 12.00 | 1.00 / litre
Кофе 250 г | 5.00 | 2.00 / 100-g
Milk chocolate 12 x 45g bars | 5.40 | 1.00 / 100-g
Kitchen roll 3 ply 6 rolls | 6.00 | 1.00 / piece
AA Batteries, 48 Count | 24.00 | 0.50 / piece
Green tea 100 bags | 5.00 | 0.05 / piece
Protein bars 12 x 60 g | 14.40 | 2.00 / 100-g
Dog treats 1 lb | 4.54 | 1.00 / 100-g
Cat litter 10 L | 10.00 | 1.00 / litre
Paint 2.5 litres | 25.00 | 10.00 / litre
LED strip 5m | 10.00 | 2.00 / metre
Rope 10 mm x 20 m | 10.00 | 0.50 / metre
Samsung SSD 1TB | 80.00 | –
Bosch Akku 18V 4.0Ah | 60.00 | –
iPhone 15 Pro 256GB | 999.00 | –
Monitor 27 inch 144Hz | 200.00 | –
Perfume 3.4 oz (100 ml) | 50.00 | 500.00 / litre
Milch 1 Liter | 1.00 | 1.00 / litre`;

describe('the unit price of a name', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(rows)('%s at %s is %s', (name = '', price = '', expected = '') => {
    const unit = unitPrice(money(Number(price)), packOf(name));
    const text = unit === undefined ? '–' : `${(unit.price.minor / 100).toFixed(2)} / ${unit.per}`;
    expect(text).toBe(expected);
  });
});

describe('any multipack', () => {
  const times = fc.integer({ min: 2, max: 48 });
  const ml = fc.integer({ min: 1, max: 40 }).map((steps) => steps * 50);

  test('is read alike however it is written', () => {
    fc.assert(
      fc.property(times, ml, (n, size) => {
        const spellings = [
          `Saft ${n} x ${size} ml`,
          `Saft ${n}×${size}ml`,
          `Saft ${size} ml (Pack of ${n})`,
          `Saft ${n}er Pack ${size} ml`,
          `Jus lot de ${n} x ${size} ml`,
          `Saft ${size}ml x ${n}`,
          `${n} Flaschen Saft à ${size} ml`,
          `ジュース ${size}ml×${n}本`,
        ];
        for (const name of spellings) expect(packOf(name).totals.volume, name).toBe(n * size);
      }),
    );
  });

  test('costs the sum of its units', () => {
    fc.assert(
      fc.property(times, ml, fc.integer({ min: 1, max: 100_000 }), (n, size, cents) => {
        const one = unitPrice(money(cents / 100), packOf(`Saft ${size} ml`));
        const many = unitPrice(money((cents * n) / 100), packOf(`Saft ${n} x ${size} ml`));
        expect(many?.exactMinor).toBeCloseTo(one?.exactMinor ?? 0, 6);
      }),
    );
  });
});
