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
`;

test.each(rowsOf(TABLE))('%s | %s', (page, offer, seen) => {
  expect(shown(page, offer)).toBe(seen);
});
