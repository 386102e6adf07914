import { expect, test } from 'vitest';
import { rowsOf, shown } from '../../fixtures/shown.ts';

const TABLE = `
Garmin Venu Smartwatch Music = Garmin Venu Uhr Music => same
Garmin Venu Perle Uhr Music = Garmin Venu Titan Smartwatch Music => likely; variant perle uhr | titan smartwatch
Rituals Sakura 200 ml = Rituals Ayurveda Duft => same
Rituals Ayurveda Duft = Rituals Sakura 200 ml => same
Rituals of Sakura Shower Foam 200 ml = Rituals of Ayurveda Shower Foam 200 ml => likely; variant sakura | ayurveda
Rituals of Wild Sakura Shower Foam = Rituals of Calm Ayurveda Shower Foam => likely; variant wild sakura | calm ayurveda
Nivea Men Protect 200 ml = Nivea Men Energy 200 ml => likely; variant protect | energy
Philips HD9252 Essential Küche = Philips HD9252 Familie Küche => same
Ikea Beistelltisch Metall rot Home = Ikea Guéridon rouge Home => same
Ikea Beistelltisch Metall Home = Ikea Guéridon Home => likely; variant beistelltisch metall | gueridon
Ikea Beistelltisch rechts Home = Ikea Guéridon right Home => same
Ikea Beistelltisch rechts Home = Ikea Guéridon rechts Home => likely; variant beistelltisch | gueridon
Harry Potter Stein Taschenbuch Carlsen = Harry Potter Feuerkelch paperback Carlsen => likely; variant stein | feuerkelch
Faber-Castell Buntstifte Set Dose = Faber-Castell Farbstifte Set Dose => same
Haribo Goldbären Beutel = Haribo Goldbears Beutel => same
Nivea Men Sensitive Protect Balsam = Nivea Men Sensitive Protect Rasiergel => likely; variant balsam | rasiergel
Nivea Hydra Care Balsam = Nivea Hydra Care Rasiergel => same
Nivea Hydra Care Protect Balsam = Nivea Hydra Care Protect Rasiergel => likely; variant balsam | rasiergel
Nivea Hydra Care Protect Balsam = Nivea Hydra Care Protect Rasiergel kühlend mild => same
Nivea Hydra Care Protect Balsam = Nivea Hydra Care Protect => same
Ravensburger Bauernhof Tiere Wiese Sommer Karton = Ravensburger Farm animals meadow sun Karton => same
Nivea Soft Creme = Nivea Creme => same
Barilla Spaghetti 500 g = Barilla Penne 500 g => likely; variant spaghetti | penne
Barilla Spaghetti 500 g = Barilla Pasta 500 g => same
Barilla Spaghetti 500 g = Barilla Kekse 500 g => likely; variant spaghetti | kekse
Barilla Kekse 500 g = Barilla Spaghetti 500 g => likely; variant kekse | spaghetti
Barilla Kekse 500 g = Barilla Spaghetti => same
Barilla Kekse 500 g = Barilla Salz 500 g => same
AMD Ryzen 5 3600X = AMD Ryzen 5 13600X => likely; model 3600x | 13600x
AMD Ryzen 7 5800X3D = AMD Ryzen 7 5800 => likely; model 5800x3d | 5800
AMD Ryzen 7 5800 = AMD Ryzen 7 5800X3D => likely; model 5800 | 5800x3d
AMD Ryzen 7 5800X = AMD Ryzen 7 5800 => likely; model 5800x | 5800
Samsung QE55Q60C = Samsung QN55Q60C => same
8230 Ersatzakku Bosch = 8240 Ersatzakku Bosch => likely; model 8230 | 8240
8230 Ersatzakku Bosch = 82400 Ersatzakku Bosch => same
823 Ersatzakku Bosch = 824 Ersatzakku Bosch => likely; model 823 | 824
823 Ersatzakku Bosch = 82 Ersatzakku Makita => same
Intel Core i5-13600K = Intel Core i5-13600KF => likely; model i513600k | i513600kf
Intel Core i5-13600KF = Intel Core i5-13600K => likely; model i513600kf | i513600k
Sony WH-1000XM5 = Sony WH-1000XM4 => likely; model wh1000xm5 | wh1000xm4
Apple iPhone 15 = Apple iPhone 1 => likely; model iphone15 | iphone1
Apple iPhone 15 = Apple iPhone 15 Pro => likely; variant - | pro
Canon RF 50mm f/1.8 STM = Canon RF 50mm f/1.2 STM => likely; model f1.8 | f1.2
Canon RF 50mm f/1,8 STM = Canon RF 50mm F1.8 STM => same
Rioja Reserva 2019 = Rioja Crianza 2020 => likely; model 2019 | 2020
Rioja Crianza 2019 = Rioja Weingut 2019 => same
Rioja Reserva 2019 = Rioja Reserva => same
Uvex Helm Classic Home = Uvex Casque Classic Home => same
Makita Säge Classic Home = Makita Scie Classic Home => same
Ikea Stuhl Classic Home = Ikea Tisch Classic Home => likely; variant stuhl | tisch
Ikea Stuhl Classic Home = Ikea Ektorp Classic Home => likely; variant stuhl | ektorp
Dyson V15 Detect = Dyson V12 Detect => likely; model v15 | v12
`;

test.each(rowsOf(TABLE))('%s | %s', (page, offer, seen) => {
  expect(shown(page, offer)).toBe(seen);
});
