import { describe, expect, it } from 'vitest';
import { readAvailability } from '../../../lib/domain/recognise/schema-words.ts';

/** A word for what is there, with one before it that says it is not: each language has its own, and its own order. */
const GONE = `No disponible · no longer available · Not currently available · 0 in stock · This item is no longer available.
Non disponible · Plus disponible · N'est plus disponible · Prévenez-moi lorsque le produit est disponible · Non disponibili · Não disponível · Producto no disponible · Sin disponibilidad
Zurzeit nicht lieferbar · Vergriffen · Momentálně nedostupné · Nie je na sklade · Nem elérhető · Nu este in stoc · Brak na stanie
Ikke tilgjengelig · Inte tillgänglig · Finns ej i lager · Ei saatavilla · Μη διαθέσιμο · Εκτός αποθέματος · Δεν είναι διαθέσιμο
Stokta bulunmamaktadır · Mevcut değil · Нет на складе · Немає в наявності · Няма в наличност · Nema na stanju · Ni na zalogi
在庫切れ · 売り切れ · 已售完 · 暫無庫存 · 재고 없음 · Hết hàng · สินค้าหมด · Stok habis · غير متوفر · غير متاح · نفدت الكمية · ناموجود
לא במלאי · אין במלאי · חסר במלאי · स्टॉक में नहीं · Notify me when available · Avísame cuando esté disponible · Powiadom mnie o dostępności
Benachrichtigen, wenn verfügbar · Waarschuw mij als het leverbaar is · Niedostępny · Indisponível · out_of_stock · not-available
Powiadom o dostępności · Hlídat · Stoğa gelince haber ver · Сообщить о поступлении · Повідомити про появу · 再入荷お知らせ · 재입고 알림 · 到貨通知我
أعلمني عند التوفر · עדכנו אותי כשחוזר · Jelenleg nem rendelhető`;
const THERE = `Nu op voorraad · Nu i lager · Only 2 left in stock · 10 in stock · Disponibilità immediata · Disponible inmediatamente · Sofort verfügbar
Dostępny · Na stanie · Skladem 5 ks · Raktáron · În stoc · På lager, 14 stk. · Tilgjengelig · Tilgængelig · Finns i lager · Varastossa
Άμεσα διαθέσιμο · Σε απόθεμα · Stokta var · Rendelhető · Есть в наличии · На складе · Na zalogi · 在庫あり · 残り3点 · 現貨 · 재고있음 · Còn hàng
มีสินค้า · Tersedia · متوفر · متاح · موجود · במלאי · स्टॉक में · schema:InStock · https://schema.org/LimitedAvailability · in_stock · Not in our stores, but available online · InStoreOnly · https://schema.org/OnlineOnly · http://schema.org/InStock/ · LowStock`;
const NEITHER = 'Absolut · สินค้าทั้งหมด · Lagerfeld · Free delivery over 50 · Sizes';
/** What a town's shops lack may be sent. */
const IN_TOWN = `In den Geschäften nicht erhältlich · In unseren Filialen nicht verfügbar · Nicht in Ihrer Filiale verfügbar · Out of stock in stores
Not available in store · Not available in selected stores · Unavailable in-store · Currently out of stock at your store · Indisponible en magasin
No disponible en tienda · Agotado en tiendas · Indisponível em loja · Non disponibile in negozio · Niet op voorraad in de winkel · Slut i butik
Ej i lager i butik · Ikke på lager i butikk · 店舗在庫なし · 店頭在庫切れ · 매장 품절 · 门店缺货 · Нет в наличии в магазинах · Ei saatavilla myymälöistä
Mağazada stokta yok · Nie je na predajni skladom`;
const EVERYWHERE = `Out of stock online, available in stores · In unserem Shop nicht mehr verfügbar · This product is not available in our store
Mağazamızda bulunmamaktadır · Nicht verfügbar`;

const said = (table: string): string[] => table.split(/ · |\n/);

describe('what is said of the stock', () => {
  it.each(said(GONE))('is gone: %s', (words) => {
    expect(readAvailability(words)).toBe('out-of-stock');
  });
  it.each(said(THERE))('is there: %s', (words) => {
    expect(readAvailability(words)).toBe('in-stock');
  });
  it.each(said(EVERYWHERE))('is gone everywhere: %s', (words) => {
    expect(readAvailability(words)).toBe('out-of-stock');
  });
  it.each(said(IN_TOWN))('is not there to take away: %s', (words) => {
    expect(readAvailability(words)).toBeUndefined();
  });
  it('is there to take away', () => {
    expect(['Available in stores', 'In den Filialen verfügbar', 'In store only'].map(readAvailability)).toEqual(
      Array.from({ length: 3 }, () => 'in-stock'),
    );
  });
  it.each(said(NEITHER))('is nothing: %s', (words) => {
    expect(readAvailability(words)).toBeUndefined();
  });
});
