import { describe, expect, it } from 'vitest';
import { askedFor } from './fixture-page.ts';

describe('of two prices in one line, the one that is asked now', () => {
  it.each([
    ['Unser bisheriger Preis 44,50 EUR<br>Jetzt nur 39,80 EUR', 'de', 'de', '3980 EUR'],
    ['Bisher 44,50 € Jetzt 39,80 €', 'de', 'de', '3980 EUR'],
    ['UVP des Herstellers: 99,00 € 79,00 € inkl. MwSt.', 'de', 'de', '7900 EUR'],
    ['Ursprünglich 99,00 € aktuell 79,00 €', 'de', 'at', '7900 EUR'],
    ['Statt: 99,00 EUR 79,00 EUR', 'de', 'de', '7900 EUR'],
    ['Prix normal 44,50 € Prix spécial 39,80 €', 'fr', 'fr', '3980 EUR'],
    ['Au lieu de 44,50 € 39,80 €', 'fr', 'fr', '3980 EUR'],
    ['Ancien prix : 44,50 € 39,80 €', 'fr', 'be', '3980 EUR'],
    ['Regular price $44.50 Sale price $39.80', 'en', 'com', '3980 USD'],
    ['Regular Price: $44.50 Special Price $39.80', 'en', 'com', '3980 USD'],
    ['RRP: £44.50 Our price: £39.80 You save: £4.70', 'en', 'co.uk', '3980 GBP'],
    ['MRP ₹ 1,999 ₹ 999 (50% off)', 'en', 'in', '99900 INR'],
    ['Precio normal 44,50 € Precio especial 39,80 €', 'es', 'es', '3980 EUR'],
    ['Antes $ 44.500 Ahora $ 39.800', 'es', 'com.ar', '3980000 ARS'],
    ['Prezzo di listino 44,50 € Prezzo speciale 39,80 €', 'it', 'it', '3980 EUR'],
    ['Anziché 44,50 € 39,80 €', 'it', 'it', '3980 EUR'],
    ['De R$ 44,50 por R$ 39,80', 'pt', 'com.br', '3980 BRL'],
    ['De: 44,50 € por: 39,80 €', 'pt', 'pt', '3980 EUR'],
    ['Van € 44,50 voor € 39,80', 'nl', 'nl', '3980 EUR'],
    ['Ord. pris 499 kr Nu 399 kr', 'sv', 'se', '39900 SEK'],
    ['Før 499 kr Nå 399 kr', 'no', 'no', '39900 NOK'],
    ['Běžná cena 499 Kč Akční cena 399 Kč', 'cs', 'cz', '39900 CZK'],
    ['Cena regularna 49,90 zł Cena promocyjna 39,90 zł', 'pl', 'pl', '3990 PLN'],
    ['Eredeti ár 4 990 Ft Akciós ár 3 990 Ft', 'hu', 'hu', '399000 HUF'],
    ['Preț vechi 199,00 Lei Preț nou 149,00 Lei', 'ro', 'ro', '14900 RON'],
    ['Старая цена 4 990 ₽ Новая цена 3 990 ₽', 'ru', 'ru', '399000 RUB'],
    ['Eski fiyat 499 TL Yeni fiyat 399 TL', 'tr', 'com.tr', '39900 TRY'],
    ['通常価格 1,980円 特価 1,480円', 'ja', 'jp', '1480 JPY'],
    ['原价 ¥199 现价 ¥149', 'zh', 'cn', '14900 CNY'],
    ['정가 19,800원 판매가 14,800원', 'ko', 'kr', '14800 KRW'],
    ['Giá gốc: 499.000đ Giá khuyến mãi: 399.000đ', 'vi', 'vn', '399000 VND'],
    ['<i>Was price</i><s>£80.00</s><i>Current price</i>£64.00', 'en', 'co.uk', '6400 GBP'],
  ])('%s', (line, lang, country, expected) => {
    expect(askedFor(line, lang, country)).toBe(expected);
  });

  it.each([
    ['List Price: $49.99 Save $20.00', 'en', 'com'],
    ['UVP 99,00 € Sie sparen 40,00 €', 'de', 'de'],
    ['UVP 99,00 € (20 % gespart)', 'de', 'de'],
    ['Prix conseillé 44,50 € Économisez 22,50 €', 'fr', 'fr'],
    ['Precio normal 44,50 € Ahorras 22,50 €', 'es', 'es'],
    ['Listenpreis 100,00 € zzgl. Versand 49,00 €', 'de', 'de'],
    ['Listenpreis 100,00 €, Ersatzteile 4,90 €', 'de', 'de'],
    ['Regular price $44.50 Gift set $49.80', 'en', 'com'],
    ['Regular price $44.50 Two for $44.50', 'en', 'com'],
    ['Najniższa cena z 30 dni przed obniżką: 49,90 zł', 'pl', 'pl'],
  ])('%s: none', (line, lang, country) => {
    expect(askedFor(line, lang, country)).toBeUndefined();
  });
});

it('what is saved, behind the new price, hides it from nobody', () => {
  const line = 'Unser bisheriger Preis 44,50 EUR<br>Jetzt nur 39,80 EUR<br>Sie sparen 11 % / 4,70 EUR';
  const filter = '</p><div class="box"><p class="price">12,50 EUR';
  expect(askedFor(line + filter, 'de', 'de')).toBe('3980 EUR');
});
