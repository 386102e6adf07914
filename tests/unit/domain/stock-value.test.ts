import { describe, expect, it } from 'vitest';
import { readLabelled } from '../../../lib/domain/recognise/labels.ts';
import { readStock } from '../../../lib/domain/recognise/stock-value.ts';

const rows = (table: string): [string, string][] =>
  table.split(/\||\n/).map((row) => row.split('=').map((part) => part.trim()) as [string, string]);

const THERE = `Stock=25|Stock=1|In stock=34 Items|En stock=12 Produits|Availability=5 items|Availability=48 hours|Available=Yes|Qty in stock=3
Stock level=> 10|Stock=10+|Availability=More than 10|Lagerbestand=5 Stück|Lieferzeit=1-3 Tage|Lieferzeit=ca. 3-4 Werktage|Lieferzeit=0 - 2 Tage|Lieferzeit=0-2 Tage|Stock= 12 
Lieferzeit=sofort|Bestand=über 100|Auf Lager=ja|Voorraad=ja|Op voorraad=5|Levertijd=1-2 werkdagen|Disponibilité=3 articles|Disponibilité=immédiate
Disponibilidad=12 unidades|Existencias=sí|Estoque=sim|Disponibilità=immediata|Giacenza=4 pz.|Dostępność=duża ilość|Dostępność=mała ilość|Wysyłka w=24 godziny
Stan magazynowy=jest|Na stanie=tak|Dostupnost=5 ks|Dostupnost=do 3 dnů|Skladem=>5 ks|Sklad=áno|Raktárkészlet=Van|Készlet=5 db
Elérhetőség=2-3 nap|Stoc=12|Disponibilitate=da|Наличие=Есть|Наличие=много|Остаток=7 шт.|Наявність=так|Наличност=да|Stok=5 adet|Stok Durumu=Var
Tillgänglighet=3 st|Lagersaldo=5 st|Antal i lager=5|Lagerstatus=5 stk|Varastossa=12 kpl|Laoseis=5 tk|庫存=12|在庫=◯|在庫=○|在庫状況=△|在庫数=3点|库存数量=有
재고=12개|Tình trạng=Còn|Tồn kho=8|Ketersediaan=Ada|Διαθεσιμότητα=1-3 ημέρες|זמינות=יש|موجودی=بله`;

const GONE = `Stock=0|Stock=0 pcs|Stok=0 adet|庫存=0|In stock=No|Op voorraad=Nee|Auf Lager=nein|Disponibilité=non|Estoque=não|Na stanie=nie|Skladem=ne|Készlet=nincs
Наличие=нет|Наявність=ні|Stok Durumu=Yok|在庫=×|在庫=なし|库存=无|재고=없음|Ketersediaan=tidak|זמינות=לא|I lager=nej|På lager=nei|Existencias=no`;

/** Nothing that a shop counts, or no label of the stock. */
const NEITHER = `Stock=12345678|Stock=1 year warranty included|Lager=Berlin|Laos=Vientiane|Stock=Navy|Colour=5 items|Available colours=5|Stock=Jan 2024
Stock=yesterday|En stock=envío en 24/48h en península|In Stock=ships within a day|Auf Lager=lieferbar ab Werk|Stock=1234 abcdefghijkl abcdefghijkl|Stock=none of your business|Available=5 colours in all sizes|Stock=`;

describe('what stands behind a label for the stock', () => {
  it.each(rows(THERE))('%s: %s is there', (label, value) => {
    expect(readStock(readLabelled([[label, value]]).stock ?? '')).toBe('in-stock');
  });

  it.each(rows(GONE))('%s: %s is gone', (label, value) => {
    expect(readStock(readLabelled([[label, value]]).stock ?? '')).toBe('out-of-stock');
  });

  it('that is only a name of the place counts by its words alone', () => {
    expect(readLabelled([['stock', '42']]).stock).toBeUndefined();
    expect(readLabelled([['stock', 'Auf Lager']]).stock).toBe('Auf Lager');
  });

  it.each(rows(NEITHER))('%s: %s says nothing', (label, value) => {
    expect(readLabelled([[label, value]]).stock).toBeUndefined();
  });
});
