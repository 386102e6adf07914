import { describe, expect, it } from 'vitest';
import { MAY_SELL } from '../../../lib/detect/buttons.ts';
import { basketWords } from '../../../lib/domain/recognise/basket-words.ts';
import { labelField } from '../../../lib/domain/recognise/labels.ts';
import { readAvailability } from '../../../lib/domain/recognise/schema-words.ts';

const said = (table: string): string[] => table.split(/\||\n/);

/** A line for each language, as buttons of its shops say it. */
const SELLS = `Buy|Buy now|Order now|Order|Purchase|Buy online|Buy this item|Add to tote|Add to order|Put in cart
Jetzt bestellen|Sofort kaufen|In die Einkaufstasche|Kaufen|Vorbestellen
Bestel nu|Nu kopen|Kopen|Bestel|Toevoegen aan mandje|In mandje|Direct bestellen|Nu bestellen
Commander|J’achète|Je commande|Ajouter au sac|Ajouter au chariot|Ajouter à la commande|Acheter
Añadir a la bolsa|Lo quiero|Agregar a la bolsa|Compra ahora|Comprar ya|Al carrito
Colocar no carrinho|Encomendar|Adicionar na sacola|Adicionar à minha sacola|Compre agora|Eu quero|Quero comprar
Metti nel carrello|Compra|Compra ora|Nel carrello|Ordina|Aggiungi alla borsa|Compra subito
Afegir a la cistella|Afegeix al carret
Handla|Beställ|Bestill|Bestil|Lägg i korgen|Kaupa
Lisää ostoskärryyn|Lisää ostoskassiin|Osta|Tilaa|Tilaa nyt
Osta|Pirkt|Pirkt tagad|Pirkti|Užsakyti
Kupuję|Zamów|Kup|Kup i zapłać|Objednat|Chci koupit|Objednať|Kupi|Dodaj v voziček
Додај у корпу|Naruči|Kupi odmah|Poruči|Добави в кошницата|Поръчай
Cumpără|Comandă|Adaugă în coşul de cumpărături|Adaugă la coș|Comanda acum
Megveszem|Megrendelem|Megvásárolom
Αγορά|Προσθήκη σε καλάθι|Αγόρασε τώρα|ΠΡΟΣΘΗΚΗ ΣΤΟ ΚΑΛΑΘΙ
Hemen al|Hemen Satın Al|SATIN AL|Sipariş ver|Şimdi al
Заказать|Добавить к заказу|Замовити|Замовити зараз
شراء الآن|اضف الى السلة|اطلب الآن|اضافة للسلة|إشتري الآن
קנה עכשיו|לרכישה|קנייה מהירה|הזמן עכשיו
خرید|اضافه به سبد|اضافه کردن به سبد خرید
कार्ट में डालें|अभी खरीदें
สั่งซื้อ|ซื้อสินค้า|เพิ่มในตะกร้า|ซื้อทันที
Đặt hàng|Chọn mua|Đặt mua|Thêm giỏ hàng|Mua hàng
Masukkan keranjang|Tambah ke Troli|Pesan|Pesan Sekarang
注文する|買い物カゴへ|今すぐ買う|バスケットに入れる|今すぐ購入|予約する|購入手続きへ
바로구매|바로 구매하기|구매|주문하기|쇼핑백에 담기
加到購物車|直接購買|立刻購買|放入购物车|加入購物袋|立即下單|加入採購車|馬上買|我要買|購買|立即抢购`;

/** The same words, of something else. */
const SELLS_NOT = `Order status|Buy me a coffee|Orders and returns|Purchase history|Compra segura|Ordina per prezzo|Osta lahjakortti ystävälle
2 articoli nel carrello|0 itens no carrinho|Hai 0 prodotti nel carrello|v košíku|Товар в корзине|В кошику
Заказать звонок|Замовити дзвінок|Tilaa uutiskirje|Beställ katalog|Bestill time|Kirim pesan|Zamów newsletter|Objednat se
購入方法|注文履歴|買い物かごを見る|購買須知|구매후기|Как купить|Cum cumpăr|Al supermercato|Ingenious bag`;

const GONE = `Ausgelaufen|Leider bereits verkauft|Victime de son succès|Epuisé|Vendu
Fuera de stock|Avísame|Esgotat|Sem stock|Avise-me|Avvisami
Slut|Tillfälligt slut|Uppselt|Loppuunmyyty|Läbi müüdud|Pole laos|Ei ole laos
Nav noliktavā|Izpārdots|Neturime|Išparduota|Prekės nėra|Wyprzedane
Rasprodano|Razprodano|Nije dostupno|Nije na zalihi|Изчерпан|Stoc 0|Készlethiány|Tükenmiştir
Товар закончился|Товар закінчився|Немає на складі|اتمام موجودی
Cháy hàng|Stok kosong|Tidak tersedia|入荷待ち|販売終了|品絶|판매종료|補貨中|已下架|SOLD — ARCHIVE
Vabandame, antud toode pole hetkel saadaval|Toode ei ole saadaval|Nav pieejams|Prekė šiuo metu neprieinama
Geçici olarak temin edilemiyor|Rasprodato|Ekki til á lager|End of life
Dostupnost: Nema na zalihi|Verfügbarkeit: Nicht auf Lager|Disponibilità: non disponibile|Disponibilité : non|Dostępność: niedostępny|Disponibilidad: No disponible
Disponibilitate: Nu este in stoc|Elérhetőség: Nincs raktáron|Nicht auf Lager: wird bestellt|在庫：なし|no
Nicht mehr erhältlich|Il n’en reste plus en stock|Beszerzés alatt|Снят с продажи|Снято с производства|Ожидается|Ожидается поставка|Архивный товар|Товара нет|Закончился|Раскуплено|Знято з виробництва
Очікується|Ni zaloge|Fără stoc|Lipsă stoc|Satışa kapalı|No hay stock|Descatalogado|Fora de linha|Fuori produzione|Otsas|Laikinai nėra
Awaiting stock|Item no longer stocked|Ngừng kinh doanh|Kosong|Nicht bestellbar|This item cannot be ordered|Produkt nelze koupit
Momentálne nie je možné produkt kúpiť`;

const THERE = `Ready to ship|Ships today|Ships in 24 hours|Only 3 left|Lagernd|Ab Lager|Sofort versandfertig|Nur noch 2 Stück
Plus que 3 en stock|Expédié sous 24h|Em stock|Pronta entrega|In pronta consegna|Quedan 3|Últimas unidades
Heti varastosta|Laos|Laos olemas|Ir noliktavā|Turime|Yra sandėlyje|Na lageru|Raspoloživo|Има на склад|Stoc suficient
Azonnal szállítható|Ετοιμοπαράδοτο|Mevcut|Готов к отправке|في المخزون|Ready stock|即納|在庫有り|库存充足
Verfügbarkeit: auf Lager|Verfügbarkeit: sofort|Auf Lager: 5|Availability: In stock|Disponibile: subito
Saadaval kohe|Pieejams|Yra prieinama|Lieferzeit 1-3 Tage|Livraison sous 48h|Envío inmediato|Morgen in huis|Ihned k odeslání|Wysyłka w 24h
Livrare imediată|Hemen teslim|在庫わずか|即日発送|Dobavljivo|Dispatched in 24h|Despatched within 2 days|Low stock|Few left|Last one|Last 2
Letzte Stücke|Ostatnie sztuki|Poslední kus
Auf Bestellung|Vorbestellbar|Bestellware|Op bestelling|Sur commande|Su ordinazione|Ordinabile|Por encargo|Bajo pedido|Sob encomenda|Na zamówienie
Na objednávku|Rendelésre|Tilaustuote|Beställningsvara|Bestillingsvare|Κατόπιν παραγγελίας|Sipariş üzerine|お取り寄せ|予約受付中|预售|預購
Под заказ|Предзаказ|Під замовлення|По поръчка|Pe comandă|Po narudžbi|Na wyczerpaniu|U dodavatele|Достаточно|Envío en 24h|Entrega inmediata
Entrega imediata|Sous 48h|Consegna 24/48h|På fjernlager|Lagervara|在庫僅少|구매가능|有庫存|仅剩3件|Sẵn hàng|Limited stock|Ultimele bucăți
Il ne reste plus que 3 exemplaire(s) en stock|Il n’en reste que 2|Generalmente spedito entro 2-3 giorni|Normalmente enviado en 3-4 días|Normaal gesproken verzonden binnen 2 dagen
Skickas vanligtvis inom 2 dagar|Zwykle wysyłane w ciągu 2 do 3 dni|2 gün içinde kargoya verilir|通常1か月以内に発送します|Erhältlich bei diesen Anbietern|Erscheint am 1. Januar
This item will be released on January 1|Pozostało tylko 3 szt.|Solo 3 rimasti`;

const NEITHER =
  'Made in Laos|Акция закончится завтра|Ожидается повышение цен|Kapalı kutu|Заказать звонок|Bestellung bis 14 Uhr|Ihre Bestellung|予約不可|Comanda minimă|Last updated|Letzte Änderung|Sold by Kettle House|Sold in packs of two|Tükenmeden yetişin|Slutrea|12 verkauft|Vendu par Darty';

const LABELS = {
  gtin: `Universal Product Code|Barcode (EAN)|EAN (Barcode)|Product barcode|Cikk vonalkód|Kod kreskowy (EAN)|Triipkood|Ribakood
Cod de bare|Γραμμωτός κώδικας|Barcode/EAN|商品條碼|國際條碼|บาร์โค้ด|بارکد|Svītrkods|Svītru kods|EAN kods|Brūkšninis kodas|EAN kodas
Barkodas|Barkod No|Barkod Numarası|Gencod|Gencode|Kode batang|קוד בר|Linijska koda|Črtna koda|Crtna koda|Article EAN|Product EAN|Codi de barres|Kod paskowy|Kod bar|Číslo EAN|EAN číslo|Streckkod|Strekkode
Global Trade Identification Number|EAN-Nummer (GTIN)|EAN code (GTIN)|Bar Code (UPC)|Штрихкод товара|Manufacturer EAN|Código EAN-13`,
  isbn: 'N° ISBN|Kod ISBN|ISBN kodu|國際書號|国际标准书号|מסת"ב|ISBN/JAN',
  mpn: `Part #|MFG #|Artikelnummer des Herstellers|Référence constructeur|Numer katalogowy producenta|Part number výrobce|Gyártói cikkszám
Cod producător|Партномер|品番|모델명|モデル番号|Üretici Kodu|Tillv. art.nr|Valmistajan tuotekoodi|Produsentens varenr|Código do fabricante`,
  sku: `Catalog #|Cat. No.|Article number|Best.-Nr.|Produktnummer|Référence produit|Code article|N° article|SKU do produto|Riferimento
Bestelnummer|Artikkel|Preces kods|Prekės kodas|Symbol|Numer katalogowy|Kod towaru|Kód|Číslo produktu|Katalogové číslo|Šifra proizvoda
Kataloški broj|Код на продукта|Каталожен номер|Cod produs|Termékkód|Код товару|Номенклатурный номер|رمز المنتج|کد محصول|شناسه محصول
รหัสสินค้า|Mã SP|Kode produk|管理番号|상품번호|产品编号|Style #`,
  brand: `Produsent|Zīmols|Prekės ženklas|Znamka|Blagovna znamka|Robna marka|Производител|Producător|Торгова марка|ماركة|برند|سازنده
ยี่ห้อ|Hãng sản xuất|Nhãn hiệu|Merek|Jenama|廠牌|ब्रांड|Vendor|Brands`,
} as const;

describe('in every language of our shops', () => {
  it.each(said(SELLS))('%s sells', (words) => {
    // Behind what a button says stand its names, most of them empty.
    const button = `${words}        btn btn-lg  `;
    expect(basketWords(button)).toContain(words);
    expect(MAY_SELL.test(button.toLowerCase())).toBe(true);
  });

  it.each(said(SELLS_NOT))('%s does not', (words) => {
    expect(basketWords(`${words}        btn btn-lg  `)).toBeUndefined();
  });

  it.each(said(GONE))('%s is gone', (words) => {
    expect(readAvailability(words)).toBe('out-of-stock');
  });

  it.each(said(THERE))('%s is there', (words) => {
    expect(readAvailability(words)).toBe('in-stock');
  });

  it.each(said(NEITHER))('%s says nothing of it', (words) => {
    expect(readAvailability(words)).toBeUndefined();
  });

  it.each(Object.entries(LABELS).flatMap(([field, labels]) => said(labels).map((label) => [label, field])))(
    '%s is the label of the %s',
    (label, field) => {
      expect(labelField(label)).toBe(field);
    },
  );

  it.each(said('de |den |la |le |ma |dein |ref|code|codigo |kod|ean|a|1|article|item #|0 |not |товара'))(
    'words made to be slow are read at once: %s',
    (piece) => {
      const start = performance.now();
      basketWords(`xx ${piece.repeat(60).slice(0, 190)}winkelwagen`);
      labelField(`${piece.repeat(20).slice(0, 58)}x`);
      labelField(`ean${piece.repeat(20).slice(0, 55)}x`);
      readAvailability(`${piece.repeat(90).slice(0, 290)} in stock`);
      // One after the other they would take years.
      expect(performance.now() - start).toBeLessThan(250);
    },
  );
});
