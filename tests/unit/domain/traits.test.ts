import { expect, it } from 'vitest';
import { traitsOf } from '../../../lib/domain/attributes.ts';

/** All that was read of a name besides its words and its pack, in one line; the words where they are asked for. */
function lineOf(name: string, withWords: boolean): string {
  const traits = traitsOf(name);
  const { words, codes, models, colours, sizes, formats, platforms, editions, choices, fits } = traits;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['words', withWords ? words : []],
    ['codes', codes],
    ['models', models],
    ['colours', colours],
    ['sizes', sizes],
    ['formats', formats],
    ['platforms', platforms],
    ['editions', editions],
    ['choices', choices],
    ['fits', fits],
    ['variants', traits.variants.map(({ word, after }) => `${after}>${word}`)],
    ['condition', traits.condition === undefined ? [] : [traits.condition]],
    ['refill', traits.isRefill ? ['yes'] : []],
    ['bundle', traits.bundle === undefined ? [] : [traits.bundle]],
    ['accessory', traits.accessory === undefined ? [] : [traits.accessory]],
    [
      'measures',
      traits.measures.map(({ kind, amounts, times }) => [kind, times, ...amounts].filter(Boolean).join(':')),
    ],
  ];
  return lists
    .filter(([, values]) => values.length > 0)
    .map(([list, values]) => `${list} ${values.join(' ')}`)
    .join('; ');
}

const TABLE = `
Sony WH-1000XM5 Kopfhörer, schwarz => words sony wh xm kopfhorer; codes wh1000xm5; models wh1000xm5; colours black
Samsung Galaxy S23+ 5G 128 GB => words samsung galaxy; codes s23; choices galaxy:s net:5g; variants 23>plus; measures storage:128
Samsung Galaxy S23 Plus 4G => codes s23; choices galaxy:s net:4g; variants 23>plus
Alfa Beta Disco de vinil => formats vinyl
Alfa Caramels fleur de sel => choices flavour:salt
Casque Alfa remis à neuf => condition refurbished
Jeans Alfa 24/28 => codes alfa24 28; sizes 24/28
Jeans Alfa 50/36 blau => codes alfa50 36; colours blue; sizes 50/36
Jeans Alfa 23/28 => codes alfa23 28
Jeans Alfa 51/28 => codes alfa51 28
Jeans Alfa 32/37 => codes alfa32 37
Jeans Alfa 32/23 => codes alfa32 23
Jeans Alfa 32 /34 => codes alfa32 34
Jeans Alfa 32/ 34 => codes alfa32 34
Jeans Alfa 32-34 => codes alfa3234 3234
Jeans A32/34 => codes a32 34
Topf Alfa 24/28 cm => codes alfa24; measures length:0.28
Alfa Beta rosé 0,75 l => words alfa beta wine:rose; colours pink; choices wine:rose; measures volume:750
Alfa Beta rose 128 GB => words alfa beta; colours pink; measures storage:128
Nothing Phone (2a) Plus => codes phone2a; variants a>plus
Nike Air Max 90 Größe EU 42,5 weiß => codes max90; colours white; sizes eu42.5; variants nike>air air>max
Sneaker 42 numara => words sneaker; sizes 42
Sneaker 500 numara => codes sneaker500
Mixer EUR 40 => sizes eu40
Stiefel US 9 => sizes us9
T-Shirt blau, M => words shirt; colours blue; sizes m
T-Shirt (XL) rot => words shirt; colours red; sizes xl
T-Shirt S => words shirt; sizes s
Canon CLI-581 XXL => codes cli581; models cli581; sizes 2xl; variants 581>2xl
Michelin Primacy 4 205/55 R16 => codes primacy4; sizes 205/55 r16
Goodyear Eagle 245/40 ZR18 => sizes 245/40 r18
Michelin Primacy 205/55 R16 91H => codes 91h; sizes 205/55 r16; choices 205/55 r16:91h
Michelin Primacy 205/55 R16 91 V => codes 91; sizes 205/55 r16; choices 205/55 r16:91v
Michelin Primacy 205/55 R16 60H => codes 60h; sizes 205/55 r16; choices 205/55 r16:60h
Michelin Primacy 205/55 R16 59H => codes 59h; sizes 205/55 r16
Michelin Primacy 205/55 R16 130Y => codes 130y; models 130y; sizes 205/55 r16; choices 205/55 r16:130y
Michelin Primacy 205/55 R16 131Y => codes 131y; models 131y; sizes 205/55 r16
Michelin Primacy 205/55 R16 91 Halle => codes 91; sizes 205/55 r16
Michelin Primacy 205/55 R16 blau => colours blue; sizes 205/55 r16
Michelin Primacy 205/55 X16 => codes primacy205 55x16
Michelin Primacy 205/A R16 => codes primacy205 r16
Michelin Primacy 205/55 R => codes primacy205 55; variants 55>r
Acuvue Oasys -1,75 6 Stück => sizes -1.75; measures piece:6
Acuvue Oasys (+2.00) => sizes +2.00
PS5 Konsole + Spiel => platforms ps5; bundle spiel
PlayStation 4 Slim => words playstation slim; platforms ps4; variants 4>slim
PlayStation 1 => platforms ps1
PlayStation 0 => codes playstation0
PlayStation 6 => codes playstation6
Sony PlayStation 15 => codes playstation15
Duden, 27. Auflage => words duden; editions 27
Duden 27-Auflage => words duden; editions 27
Wörterbuch Auflage 27 => editions 27
Wörterbuch Auflage-3 von 2 => editions 3
Microsoft Office Ausgabe 2019 => words microsoft office; editions 2019
Wörterbuch Auflage 1900 => editions 1900
Wörterbuch Auflage 2099 => editions 2099
Wörterbuch Auflage 2100 => nothing
Wörterbuch Auflage 1899 => nothing
Wörterbuch Auflage 99 => editions 99
Elden Ring Game of the Year Edition => words elden ring game; editions goty
Hülle für Apple iPhone 15, schwarz => words hulle; codes iphone15; colours black; choices flavour:apple; fits flavour:apple iphone; accessory hulle
Etui für Galaxy, Leder Klappe => words etui leder klappe; fits galaxy; accessory etui
Etui für Galaxy | Leder => words etui leder; fits galaxy; accessory etui
Etui für Galaxy (Leder) => words etui leder; fits galaxy; accessory etui
Etui für Galaxy – Leder => words etui leder; fits galaxy; accessory etui
Etui für Galaxy - Leder => words etui; fits galaxy leder; accessory etui
Etui, für Galaxy Leder => words etui; fits galaxy leder; accessory etui
Becher 15 => codes becher15
Becher schwarz 15 => codes 15; colours black
Becher original 15 => codes 15; choices flavour:plain
Regal 50 x 100 => codes 50x100
Platte 20 x 40 => codes 20x40
Platte 19 x 40 => codes platte19x40
Fernglas 10 x 42 => codes fernglas10x42
Duft Nr. 41 => codes 41; choices number:41
Duft n 41 => codes n41; choices duft:n
Duft v. 41 => codes v41; choices duft:v
Duft No. 999 => codes 999; choices number:999
Duft No. 1234 => codes 1234
Router 3G => codes router3g
Konsole + Spiel => words konsole spiel; bundle spiel
Konsole +Spiel => words konsole spiel
Konsole+ Spiel => words konsole spiel; variants konsole>plus
Konsole+Spiel => words konsole spiel
Router WiFi + LTE => words router net:wifi net:cell; choices net:wifi net:cell
Kamera schwarz + silber => words kamera; colours black silver
Sac occasion - cuir => words sac cuir; condition used
Vélo d'occasion rouge => colours red; condition used
Kamera used => words kamera; condition used
Kamera used for film => words kamera used; fits film
Kamera gebraucht for film => words kamera; fits film; condition used
Pringles Original 200 g => words pringles; choices flavour:plain; measures mass:200
Patrone 302 XL => codes patrone302; sizes xl; variants 302>xl
Shirt 2024 XL => codes shirt2024; sizes xl
Shirt 12 XL => codes shirt12; sizes xl
iPhone 15 Case => words iphone case; codes iphone15; accessory case
Akkuschrauber mit Koffer => words akkuschrauber koffer
Akkuschrauber mit 2 Akkus und Koffer => words akkuschrauber battery:with koffer; choices battery:with
Jacke d'occasion => words jacke; condition used
Robe occasion spéciale => words robe occasion speciale
Pony Cart Harness - used with Shetland pony => words pony cart harness used shetland
Bosch GSR 18V refurbished => words bosch gsr; condition refurbished; measures voltage:18
Nivea Soap refill => words nivea soap; refill yes
Persil Nachfüllpack 2 l => words persil; refill yes; measures volume:2000
Console bundle => words console; bundle bundle
Milch 3,5% 1l => words milch; measures percent:3.5 volume:1000
Corsair Vengeance 2x16GB DDR5 => codes ddr5; measures storage:2:32
Ravensburger Puzzle 2 x 500 Teile => words ravensburger puzzle; measures parts:2:1000
Xbox Series X => platforms xbox; choices series:x
Tesla Model S Auto => choices model:s
Handschuhe links => choices side:left
Tintenpatrone schwarz + cyan => colours black turquoise
Kamera schwarz/weiß => words kamera; colours black white
カメラ ソニー => words カメ メラ ソニ ニー
Alfa ブラック詰替 => words alfa; colours black; refill yes
Alfa 詰替ブラック => words alfa; colours black; refill yes
Alfa 整備済み品ブラック => words alfa; colours black; condition refurbished
قميص الأحمر => words قميص; colours red
قميص الكبير => words قميص الكبير
Sofa hellblau => words sofa shade:light; colours blue; choices shade:light
Sofa tiefblau => words sofa shade:dark; colours blue; choices shade:dark
Sofa mattschwarz => words sofa; colours black
Sofa nachtschwarz => words sofa; colours black
Sofa mandelweiß => words sofa; colours white
Sofa blaugrau => words sofa; colours blue grey
Tee Edelweiß => words tee edelweiss
Protein Hühnereiweiß => words protein huhnereiweiss
Flasche nachfüllbar => words flasche nachfullbar
Flasche Nachfüllung => words flasche; refill yes
Makita Ersatzmesser => words makita ersatzmesser; accessory ersatzmesser
Sofa dunkelkammer => words sofa dunkelkammer
Lampe dunkelgross => words lampe dunkelgross
Harry Potter (Taschenbuch) => words harry potter; formats paperback
Chanel N°5 Eau de Parfum 50 ml => choices chanel:n number:5 scent:parfum; measures volume:50
Jeans 32W x 34L => codes jeans32w x34l; variants jeans32w>x
Jeans 32W/34L => codes jeans32w 34l
Lampe 32W 34L => measures power:32 volume:34000
Mouchoirs 5 plis => codes mouchoirs5
Mouchoirs 6 feuilles => measures piece:6
Windeln 12M+ => codes windeln12m; variants m>plus
Windeln 12 m => measures length:12
Party 1st => codes party1
Nudeln 11st => measures piece:11
Nudeln 1 st => measures piece:1
Motor 3000cc => measures volume:3000
Rasierer 9477cc => codes rasierer9477cc; models rasierer9477cc
Motor 2 PS => measures power:1471
Spiel 2 PS4 => codes spiel2; platforms ps4
Spiel 7P => codes spiel7p
Monitor 1080p => measures lines:1080
Objektiv f/2.8 GM => codes f2.8; choices optics:lens objektiv:f
Farbe 28 gm => measures mass:28
Galaxy 5G 128 GB => choices net:5g; measures storage:128
Zucker 5G => measures mass:5
Ryzen 5 5600G => codes ryzen5 5600g; models 5600g
Kaffee 5600G => measures mass:5600
Omega-3 Kapseln => codes omega3
Teller weiß małe => colours white; choices largeness:small
Sneaker male => choices sex:men
Sony FE 50mm => choices mount:e; measures length:0.05
Samsung Galaxy S23 FE => codes s23; choices galaxy:s; variants 23>fe
Speicher ohne Kühlkörper => nothing
Speicher mit Kühlkörper => variants >heatsink
Manga Volume Two => codes volume2
Lampe E27 9,5 W => words lampe; codes e27; measures power:9.5
Router 5G => words router; choices net:5g
Zucker 5 g => words zucker; measures mass:5
Monitor 27 Zoll 144 Hz => words monitor; measures length:0.6858 frequency:144
Lenovo IdeaPad 3 15ITL6 => codes ideapad3 15itl6; models 15itl6
AirPods Pro 2 => words airpods pro; codes pro2; variants airpods>pro
Schraube M8 x 40 mm 100 Stück => choices schraube:m; measures length:0.008:0.04 piece:100
`;

const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' => ') as [string, string]);

it.each(rows)('%s', (name, expected) => {
  expect(lineOf(name, expected.startsWith('words ')) || 'nothing').toBe(expected);
});
