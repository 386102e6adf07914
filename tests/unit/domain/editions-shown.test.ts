import { expect, test } from 'vitest';
import { rowsOf, shown } from '../../fixtures/shown.ts';

const TABLE = `
# editions
Duden 27. Auflage = Duden 28. Auflage => likely; edition 27 | 28
Duden 27. Auflage = Duden => same
Cyberpunk Deluxe Edition = Cyberpunk => likely; edition deluxe | -
Cyberpunk = Cyberpunk Deluxe Edition => likely; edition - | deluxe
Cyberpunk Ultimate Deluxe = Cyberpunk Deluxe Ultimate Edition => same
Echo Dot 5. Generation = Echo Dot 4. Generation => likely; edition 5 | 4
Echo Dot 5. Generation = Echo Dot => likely; edition 5 | -
Echo Dot = Echo Dot 5. Generation => likely; edition - | 5
Echo Dot 1. Generation = Echo Dot => same
Echo Dot 5. Generation = Echo Dot 5 => same
Canon EOS 5D Mark IV = Canon EOS 5D Mark III => likely; edition 4 | 3
Canon EOS 5D Mark IV = Canon EOS 5D IV => same
Notebook Intel 12. Generation = Notebook Intel => same
Notebook Core 12. Generation = Notebook Core => same
Duden 3rd edition Deluxe = Duden Deluxe => same
Cyberpunk Ultimate Deluxe = Cyberpunk => likely; edition deluxe ultimate | -
Sony ZV 2. Generation = Sony ZV II => same
Echo Dot 5. Generation = Echo Dot Mini => similar; edition 5 | -; variant - | mini
# what is praised is no edition
Milka Premium Kakao 500 g = Milka Kakao 500 g => same
Milka Kakao 500 g = Milka Ultimate Kakao 500 g => same
Milka Premium Kakao 500 g = Milka Kakao Getränk 500 g => same
Milka Premium Kakao fein 500 g = Milka Kakao 500 g => likely; edition premium | -
Philips Premium HD9650 Fritteuse = Philips HD9650 => same
Cubase Premium Software = Cubase Software => same
Cubase Premium = Cubase => likely; edition premium | -
Cubase = Cubase Premium => likely; edition - | premium
Cubase Ultimate Edition = Cubase => likely; edition ultimate | -
Cubase Premium Ausgabe = Cubase => likely; edition premium | -
# a number behind a variant is a generation
Jabra Buds Pro 2 = Jabra Buds Pro => likely; edition 2 | -
Jabra Buds Pro = Jabra Buds Pro 2 => likely; edition - | 2
Jabra Buds Pro 9 = Jabra Buds Pro => likely; edition 9 | -
Jabra Buds Pro 1 = Jabra Buds Pro => same
Jabra Buds Pro 12 = Jabra Buds Pro => same
Jabra Buds Pro 2 = Jabra Buds Pro 3 => likely; model pro2 | pro3
Jabra Buds Pro 2 = Jabra Buds Mini => likely; variant pro | mini
Jabra Buds Pro 2 = Jabra Buds => likely; variant pro | -
Jabra Buds Pro II = Jabra Buds Pro 2 => same
# variants of a line
Google Pixel 8 Pro = Google Pixel 8 => likely; variant pro | -
Google Pixel 8 = Google Pixel 8 Pro => likely; variant - | pro
Google Pixel 8 Pro = Google Pixel 8 Lite => likely; variant pro | lite
Final Fantasy Part II = Final Fantasy Part 2 => same
Sodastream Sirup Zero = Sodastream Sirup => likely; variant zero | -
Kaffee Crema entkoffeiniert = Kaffee Crema => likely; variant decaf | -
Mini Cooper Modellauto = Cooper Modellauto => same
Jabra Elite Pro = Jabra Evolve => same
Fanta Zitrone Zero = Fanta Lemon => likely; variant zero | -
Zelda: Wind Waker = Zelda: Skyward Sword => likely; variant wind waker | skyward sword
Zelda Wind Waker = Zelda: Skyward Sword => same
Zelda: Wind: Waker = Zelda: Skyward: Sword => likely; variant wind waker | skyward sword
Kamera black Mini = Kamera black => likely; variant mini | -
PlayStation 4 Slim = PS4 => likely; variant slim | -
iPhone 15 Pro Max = iPhone 15 Pro => likely; variant max | -
Jabra Elite Pro = Jabra Evolve2 65 => same
Kaffee entkoffeiniert zuckerfrei = Kaffee => likely; variant decaf sugar-free | -
Kaffee = Kaffee entkoffeiniert zuckerfrei => likely; variant - | decaf sugar-free
Kaffee entkoffeiniert Bohnen = Kaffee Bohnen decaf => same
# bundles
PS5 Konsole + Controller = PS5 Konsole => likely; bundle controller | -
PS5 Konsole = PS5 Konsole + Controller => likely; bundle - | controller
PS5 Konsole + Controller = PS5 Konsole Controller => same
PS5 Konsole bundle = PS5 Konsole => likely; bundle bundle | -
PS5 Konsole bundle = PS5 Konsole Starterset => likely; bundle bundle | starter
Tinte Multipack = Tinte => likely; pack multipack | -
Tinte = Tinte Multipack => likely; pack - | multipack
Tinte Multipack 4er Pack = Tinte 4er Pack => same
Tinte Multipack = Tinte 4er Pack => likely; pack - | 4 × 1
Bohrer ohne Akku = Bohrer 4000 mAh => likely; bundle - | 4000 mAh
Bohrer 4000 mAh = Bohrer ohne Akku => likely; bundle 4000 mAh | -
Bohrer ohne Akku = Bohrer => same
Bohrer 18 V ohne Akku = Bohrer 18 V 4000 mAh => likely; bundle - | 4000 mAh
Seife 2er Pack bundle = Seife 2er Pack => likely; bundle bundle | -
Konsole bundle Zelda = Konsole bundle => same
# what turns a small card into a larger one comes along anyway
SanDisk Extreme microSDXC 64GB + SD Adapter = SanDisk Extreme microSDXC 64GB => same
SanDisk Extreme microSDXC 64GB = SanDisk Extreme microSDXC 64GB + Adapter => same
SanDisk Extreme microSDXC 64GB = SanDisk Extreme microSDXC 64GB + Hülle => likely; bundle - | hulle
SanDisk Extreme USB 64GB + Adapter = SanDisk Extreme USB 64GB => likely; bundle adapter | -
GoPro Kamera micro + Adapter = GoPro Kamera micro => likely; bundle adapter | -
# a camera with a lens
Sony A6400 + 16-50 mm = Sony A6400 => likely; bundle lens | -
Sony A6400 = Sony A6400 Kit 16-50 mm => likely; bundle - | lens
Sony A6400 Body = Sony A6400 + 16-50 mm => likely; bundle - | lens
Sony A6400 + 16-50 mm = Sony A6400 16-50mm => same
# things beside a thing
Apple iPhone 15 = Apple iPhone 15 Hülle => similar; accessory - | hulle
Apple iPhone 15 Hülle = Apple iPhone 15 => similar; accessory hulle | -
Dyson Ersatzfilter V15 = Dyson V15 => similar; accessory ersatzfilter | -
Hülle für Apple iPhone 15 = Apple iPhone 15 => similar; accessory apple iphone | -
Apple iPhone 15 = Hülle für Apple iPhone 15 => similar; accessory - | apple iphone
Spigen Hülle = Spigen Hülle schwarz => same
Hülle = iPhone 15 => same
iPhone 15 Hülle Case = iPhone 15 Case => same
Gillette Fusion Ersatzklingen 8 Stück = Gillette Fusion => same
Dyson Ersatzfilter V15 = Dyson Filter V15 => same
Hülle Silikon = 0815 => same
Etui für Galaxy = Galaxy Tasche für Sport => same
Mixer Smoothie Becher für Küche = Mixer Smoothie Küche => same
Spielzeug für Hund Katze Maus = Hund Spielzeug => same
Mähroboter Messer für Gardena Sileno = Gardena Sileno => similar; accessory gardena sileno | -
`;

test.each(rowsOf(TABLE))('%s | %s', (page, offer, seen) => {
  expect(shown(page, offer)).toBe(seen);
});
