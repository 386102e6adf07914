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
Nikon Z50 Body = Nikon Z50 Kit 16-50mm VR => likely; bundle - | lens
Nikon Z50 = Nikon Z50 + 16-50 mm => likely; bundle - | lens
Nikon Z50 + 16-50 mm = Nikon Z50 Kit DX 16–50 mm => same
Nikon Z50 = Nikon Z50 mit DX 16-50 mm => likely; bundle - | lens
Nikon Z50 = Nikon Z50 16-50 mm => same
Nikon Z50 = Nikon Z50 + 16 x 50 mm => same
Nikon Z50 = Nikon Z50 + 16-50 cm => same
Nikon Z50 Body = Nikon Z50 Kit 16-50 mm Objektiv => likely; variant body | lens
Philips QP2724/10 = Philips QP2724/20 => likely; variant 10 | 20
Philips QP2724/10 = Philips QP2724 => same
Philips QP2724/10 = Philips QP2724 /20 => likely; model 10 | 20
Philips QP2724/1000 = Philips QP2724/2000 => likely; model 1000 | 2000
DeLonghi ECAM22.110.B = DeLonghi ECAM22.110.SB => likely; variant b | sb
DeLonghi ECAM22.110.B = DeLonghi ECAM22.110 => same
Shimano 1/2 Adapter = Shimano 1/4 Adapter => same
De Cecco Penne Rigate n° 41 = De Cecco Penne Lisce n° 40 => likely; variant 41 | 40
De Cecco Penne n. 41 = De Cecco Pasta Nr. 41 => same
Essie Lack No. 5 = Essie Lacquer #7 => likely; variant 5 | 7
Aptamil Profutura Pre 800 g = Aptamil Profutura 1 800 g => likely; model profuturapre | profutura1
Aptamil Profutura 2 800 g = Aptamil Profutura Pre, 800 g => likely; model profutura2 | profuturapre
Aptamil Pre Milch = Aptamil 1 Milch => likely; model aptamilpre | aptamil1
Bosch Pre Filter = Bosch 1 Filter => same
Nikon Prostaff 8x42 = Nikon Prostaff 10 x 42 => likely; model prostaff8x42 | prostaff10x42
Nikon Prostaff 8 x 42 = Nikon Prostaff 8×42 => same
Ray-Ban Wayfarer RB2140 901 50 = Ray-Ban Wayfarer RB2140 901 54 => likely; model 50 | 54
Ray-Ban Wayfarer RB2140 901 50 = Ray-Ban Wayfarer RB2140 Sonnenbrille 901 54 => likely; model 50 | 54
Ray-Ban Wayfarer RB2140 901 50 = Ray-Ban Clubmaster RB2140 901 54 => same
Ray-Ban Wayfarer RB2140 901 50 = Ray-Ban Wayfarer RB2140 901 => same
Intel Core i5-13600K = Intel Core i7-14700KF => likely; model i513600k | i714700kf
Triumph BH 75B = Triumph BH 80C => likely; model bh75b | bh80c
Xbox Series X + 2 Spiele = Xbox Series X => likely; bundle spiele | -
Xbox Series X + 1 Jahr Garantie = Xbox Series X => same
Xbox Series X + 12 Spiele = Xbox Series X => same
Bosch GSR 18V + 2 Akkus = Bosch GSR 18V mit 2 Akkus => same
Berkley Nanofil 0,20 mm 125 m = Berkley Nanofil 0,25 mm 125 m => likely; measure 0.0002 m | 0.00025 m
Berkley Nanofil 0,20 mm 125 m = Berkley Nanofil 125 m => same
Dell Notebook 15 Zoll = Dell Notebook 15,6 Zoll => same
Dell Notebook 15 Zoll = Dell Notebook 16 Zoll => likely; measure 0.381 m | 0.4064 m
Brother Band 9 Zoll = Brother Band 9,6 Zoll => likely; measure 0.2286 m | 0.2438 m
Wijn Casillero del Diablo Merlot 75cl = Casillero del Diablo Cabernet 75cl => likely; variant merlot | cabernet
Epson 603XL Multipack = Epson 603 Multipack => likely; model epson603xl | epson603
APC BX750MI-GR 750VA = APC BX750MI-GR => same
# a version of its own, written apart
Intel Xeon E5-2620V4 = Intel Xeon E5-2620 v4 => same
Intel Xeon E5-2620 v4 = Intel Xeon E5-2620V4 => same
Intel Xeon E5-2620V4 = Intel Xeon E5-2620 v3 => likely; model e52620v4 | e52620
# a colour by its letter, where a name says it
Sony DSC-HX60B schwarz = Sony DSC-HX60 schwarz => same
Sony DSC-HX60 = Sony DSC-HX60B black => same
Sony DSC-HX60S silber = Sony DSC-HX60 => same
Sony DSC-HX60B rot = Sony DSC-HX60 rot => likely; model dschx60b | dschx60
Sony DSC-HX60B = Sony DSC-HX60 => likely; model dschx60b | dschx60
Sony HX6B schwarz = Sony HX6 schwarz => likely; model hx6b | hx6
# numbers that begin alike
Casio GA-2100-1A1ER = Casio GA-2100-4AER => likely; model ga21001a1er | ga21004aer
Casio MTP-1302 = Casio MTP-1402 => likely; model mtp1302 | mtp1402
Bosch PSR 1800 = Bosch PSR 180 => likely; model psr1800 | psr180
# numbers of one make
Hoover HCD51 Trockner = Hoover HMX10 Trockner => likely; model hcd51 | hmx10
Hoover HCD51 Trockner = Hoover HMX51 Trockner => likely; variant hcd | hmx
Hoover HCD51 Trockner = Hoover KMX10 Trockner => likely; variant hcd | kmx
Hoover HCD51 Trockner = Hoover HMX100 Trockner => likely; variant hcd | hmx
Hoover HC51 Trockner = Hoover HM10 Trockner => likely; variant hc | hm
# the second of one, and a letter more
Sennheiser HD 660S = Sennheiser HD 660S2 => likely; model hd660s | hd660s2
Sennheiser HD 660S2 = Sennheiser HD 660S => likely; model hd660s2 | hd660s
Makita DHP484 = Makita DHP484Z => likely; model dhp484 | dhp484z
Makita DHP484Z = Makita DHP484RTJ => likely; model dhp484z | dhp484rtj
Makita DHP484RT = Makita DHP484 => likely; model dhp484rt | dhp484
# one number in another place
Dell XPS 13 9310 = Dell XPS13 9310 => same
Bosch GSR12V-15 = Bosch GSR 12V-15 => same
Epson Tinte 711 = Epson Tinte T0711 => same
# vintages
Rioja Weingut 2019 = Rioja Keller 2021 Fass => likely; model 2019 | 2021
Rioja Weingut 1950 = Rioja Keller 1999 => likely; model 1950 | 1999
Rioja Weingut 1949 = Rioja Keller 1951 => same
Rioja Weingut 2049 = Rioja Keller 2019 => likely; model 2049 | 2019
Rioja Weingut 2050 = Rioja Keller 2019 => same
Rioja Weingut 12019 = Rioja Keller 2021 => same
# one number each, made alike
Bosch PST 700 Stichsäge = Bosch PSB 500 Bohrer => likely; model pst700 | psb500
Bosch PST 700 Stichsäge = Bosch PSB 700 Bohrer => same
Bosch PST 700 Stichsäge = Makita DSB 500 Bohrer => likely; name Bosch PST 700 Stichsäge | Makita DSB 500 Bohrer
Bosch PST 700 Stichsäge 4451 = Bosch PSB 500 Bohrer => same
Bosch PST 700 Stichsäge = Bosch PSB 500 Bohrer 4451 => same
Bosch PST 700 Stichsäge = Bosch PSBX 5000 Bohrer => same
Makita HCD51 Säge = Makita HMX10 Bohrer => likely; model hcd51 | hmx10
Makita HCD51 Säge = Makita HMX10 HKX20 Bohrer => same
Makita HCD51 Säge = Makita Bohrer => same
Makita HCD51 Säge = Makita HCD51 Bohrer => same
Barolo Riserva 2015 = Barolo Riserva 2016 => likely; model riserva2015 | riserva2016
Barolo Riserva 1998 = Barolo Riserva 2016 => likely; model riserva1998 | riserva2016
Barolo Riserva 2015 = Barolo Riserva => same
Barolo Riserva 2015 2017 = Barolo Riserva 2016 => likely; model riserva2015 | riserva2016
Barolo 2115 Riserva = Barolo 2116 Riserva => likely; model barolo2115 | barolo2116
Rimmel Lasting Finish 10 = Rimmel Lasting Finish 20 => likely; model finish10 | finish20
Ray-Ban Wayfarer RB2140 901 50 18 = Ray-Ban Wayfarer RB2140 901 54 19 => likely; model 50 18 | 54 19
Makita HCD51 HKX20 Säge = Makita HMX10 Bohrer => same
Makita Säge = Makita HMX10 Bohrer => same
Bosch PST 700 Stichsäge = Bosch Bohrer => same
Bosch PST 70 Stichsäge = Bosch PSB 50 Bohrer => same
Kettle 19 Alpha = Kettle 20 Beta => likely; model kettle19 | kettle20
# several years are a span
Rioja Weingut 2019 Fass 2020 = Rioja Keller 2021 => same
Rioja Keller 2021 = Rioja Weingut 2019 Fass 2020 => same
`;

test.each(rowsOf(TABLE))('%s | %s', (page, offer, seen) => {
  expect(shown(page, offer)).toBe(seen);
});
