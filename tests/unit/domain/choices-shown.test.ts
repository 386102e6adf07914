import { expect, test } from 'vitest';
import { rowsOf, shown } from '../../fixtures/shown.ts';

const TABLE = `
Sofa dunkelblau = Sofa hellblau => likely; colour dark | light
Kissen dark blue = Kissen light blue => likely; colour dark | light
Kissen light blue = Kissen hellblau => same
Kissen light blue = Kissen azul claro => same
Kissen light blue = Kissen blau => same
Kissen dunkelblau = Kissen hellgrau => likely; colour blue | grey
Coca-Cola light 330 ml = Coca-Cola 330 ml => likely; variant light | -
Fanta light orange 330 ml = Fanta orange 330 ml => likely; variant light | -
Philips Hue light white = Philips Hue white => same
Handtasche mała = Handtasche klein => same
Sneaker male = Sneaker Damen => likely; variant men | women
Sneaker male groß = Sneaker klein => likely; size large | small
Fanta Orange 330 ml = Fanta Lemon 330 ml => likely; variant orange | lemon
Fanta Zitrone 330 ml = Fanta Orange 330 ml => likely; variant lemon | orange
Kerze Vanille orange = Kerze Vanille => same
Sneaker orange = Sneaker grün => likely; colour orange | green
Samsung Galaxy Tab S9 WiFi = Samsung Galaxy Tab S9 5G => likely; variant wifi | 5g
Apple iPad Air WiFi + Cellular = Apple iPad Air => likely; variant wifi / cell | -
Apple iPad Air = Apple iPad Air WiFi + Cellular => likely; variant - | wifi / cell
Samsung Galaxy A16 5G = Samsung Galaxy A16 => same
Samsung Galaxy A16 = Samsung Galaxy A16 5G => same
Samsung Galaxy A16 4G = Samsung Galaxy A16 5G => likely; variant 4g | 5g
Samsung Galaxy A16 LTE = Samsung Galaxy A16 4G => same
Samsung Galaxy A16 4G = Samsung Galaxy A16 LTE => same
Fernglas links klein = Fernglas links groß => likely; size small | large
Handschuh links Leder = Handschuh rechts Leder => likely; variant left | right
Hogwarts Legacy PS4 / PS5 = Hogwarts Legacy Switch => likely; platform ps4 / ps5 | switch
Hogwarts Legacy Switch = Hogwarts Legacy PS4 / PS5 => likely; platform switch | ps4 / ps5
Hogwarts Legacy PS4 / PS5 = Hogwarts Legacy PS5 => same
Druckerpatrone schwarz/cyan = Druckerpatrone gelb => likely; colour black / turquoise | yellow
Druckerpatrone gelb = Druckerpatrone schwarz/cyan => likely; colour yellow | black / turquoise
Druckerpatrone schwarz/cyan = Druckerpatrone cyan => same
Dune Blu-ray = Dune DVD => likely; format blu-ray | dvd
Dune 4K UHD + Blu-ray = Dune Blu-ray => likely; format 4k / blu-ray | blu-ray
Dune Blu-ray = Dune 4K UHD + Blu-ray => likely; format blu-ray | 4k / blu-ray
Dune 4K UHD + Blu-ray = Dune 4K UHD => same
Dune 4K UHD = Dune => same
Dune = Dune 4K UHD => same
T-Shirt Größe M / L = T-Shirt Größe XL => likely; size m / l | xl
T-Shirt Größe XL = T-Shirt Größe M / L => likely; size xl | m / l
T-Shirt L = T-Shirt XL => likely; size l | xl
# pesto is green by its herbs, or red
Barilla Pesto Genovese 190 g = Barilla Pesto rot 190 g => likely; variant genovese | red
Barilla Pesto rot 190 g = Barilla Pesto Genovese 190 g => likely; variant red | genovese
Barilla Pesto Genovese 190 g = Barilla Pesto grün 190 g => same
Barilla Pesto Genovese 190 g = Barilla Pesto 190 g => same
Barilla Pesto Genovese rot 190 g = Barilla Pesto Zitrone 190 g => likely; variant genovese | lemon
Barilla Sauce Vanille 190 g = Barilla Sauce rot 190 g => same
# beer and hair are blonde, or darker
Chimay Blonde 0,33 l = Chimay braun 0,33 l => likely; variant blonde | brown
Chimay braun 0,33 l = Chimay Blonde 0,33 l => likely; variant brown | blonde
Chimay Blonde 0,33 l = Chimay schwarz 0,33 l => likely; variant blonde | black
Chimay Blonde 0,33 l = Chimay rot 0,33 l => same
Chimay Blonde 0,33 l = Chimay 0,33 l => same
Chimay 0,33 l = Chimay braun 0,33 l => same
Chimay Blond 0,33 l = Chimay Blonde 0,33 l => same
Chimay braun 0,33 l = Chimay schwarz 0,33 l => likely; colour brown | black
# by radio, and by a network
Huawei MatePad WiFi = Huawei MatePad LTE => likely; variant wifi | cell
Huawei MatePad LTE = Huawei MatePad WiFi => likely; variant cell | wifi
Huawei MatePad Cellular = Huawei MatePad => likely; variant cell | -
Huawei MatePad = Huawei MatePad Cellular => likely; variant - | cell
Huawei MatePad WiFi = Huawei MatePad => same
# a chip in its box, or in none
Intel Core i5-14400 tray = Intel Core i5-14400 boxed => likely; variant tray | box
Intel Core i5-14400 box = Intel Core i5-14400 tray => likely; variant box | tray
Intel Core i5-14400 box = Intel Core i5-14400 => same
Intel Core i5-14400 = Intel Core i5-14400 tray => same
Intel Core i5-14400 box = Intel Core i5-14400 boxed => same
`;

test.each(rowsOf(TABLE))('%s | %s', (page, offer, seen) => {
  expect(shown(page, offer)).toBe(seen);
});
