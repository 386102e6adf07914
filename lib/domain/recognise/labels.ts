import { cleanText } from './clean-text.ts';
import { fold } from './clue.ts';
import type { Pair } from './evidence.ts';
import { readAvailability } from './schema-words.ts';
import { readCount, readStock } from './stock-value.ts';

/** What a labelled value on a page may be. */
export type LabelField = 'gtin' | 'isbn' | 'brand' | 'mpn' | 'sku' | 'stock' | 'price';

/** What a barcode is called. */
const BARCODE =
  '(?:ean|gtin|upc|(?<=code)cup|jan|(?:bar|streepjes|strich|vonal|ci?arovy)#|stre[cgk]+(?:#|ode?)|bar[ck]ode?s?|barkodas|codi?[cg]?[eo]?(?:a|de)*barr?[ea]?s?|gen#|kodebatang|קודבר|viivakoodi|(?:triip|riba)kood|kod(?:kreskowy|paskowy|bar)|sv[ei]tru?kods|bruksniniskodas|(?:linijska|crtna)koda|(?:штрих|бар)код|γραμμωτοςκωδικας|(?:ال)?باركود|بارکد|ברקוד|バーコード|(?:国际)?条形?码|(?:國際)?條碼|바코드|(?:รหัส)?บาร์โค้ด|mavach|universalproduct#|globaltrade(?:item|identification)+#)';

/** Labels as shops print them, folded: each pattern is of the whole label, not of a part of it. */
const LABELS: Readonly<Record<LabelField, RegExp>> = {
  gtin: new RegExp(
    `^(?:[ck]od[eo]?s?|codi[gc][oe]|ref(?:eren(?:ce|cia|za|z|tie))?|article|item|produ(?:[ck]t|cto|it)|manufacturer|artikel(?:#|nummer)?|cislo|cikk|商品(?:コード)?)*${BARCODE}(?:${BARCODE}|\\d|#|a|codes?|kod(?:as|s|u)?|koodi?|n(?:ummer|umber|umarası)|cislo|コード|цифри|товар[ау]|flasche|kasten|stuck|מארז|unit|each|item|produ(?:ct|kt))*$`,
  ),
  isbn: /^(?:(?:n|numero|codigo|codice|kod|ean|כתב)?isbn\d*(?:ean|jan|#|код|kodu|コード)?|国際標準図書番号|國際書號|国际标准书号|מסתב)$/,
  brand:
    /^(?:brands?(?:name|merek)?|vendor|mar(?:ca|k[ae]|que)|(?:varu)?marke|m[æe]rke?|(?:tuote)?merkki|znacka|brend|(?:blagovna)?znamka|robnamarka|zimols|prekeszenklas|merek|jenama|бренд|(?:торгова?я?)?марка|ブランド名?|品牌|廠牌|브랜드|מותג|(?:ال)?ماركة|العلامةالتجارية|برند|سازنده|แบรนด์|ยี่ห้อ|ब्रांड|thuonghieu|nhanhieu|hangsanxuat|manufacturer|hersteller|fabri[ck]ante?|produ(?:cent|cer|cator|sent|ttore)|tillverkare|vyrobc[ea]|gyarto|proizvajalec|proizvođac|производитель?|виробник|メーカー|[制製]造商|제조사|יצרן|uretici|valmistaja|tootja|gamintojas|razotajs|κατασκευαστης|μαρκα)$/,
  mpn: /^(?:mpn|(?:item)?modell?#|itemmodel|(?:manufacturer|mf[rg])?part#|mf[rg](?:part|#)|hersteller(?:artikel|teile)?#|artikelnummerdesherstellers|herstellerreferenz|numer(?:[ou][a-z]{0,5})?model[a-z]*|numerkatalogowyproducenta|modelnumarası|(?:numerode)?ref[a-z]*(?:fabricante?|constructeur)|codigodofabricante|riferimentoproduttore|codiceproduttore|codproducator|tipusszam|gyartoicikkszam|malli#|artikelnummerleverancier|fabrikant#|tillv(?:erkarens)?art(?:ikel)?#|(?:vare#|varenummer)produsent|produsentensvare#|valmistajantuotekoodi|ureticikodu|partnumbervyrobce|kod(?:producenta|vyrobce)|(?:артикул|код)производителя|партномер|(?:製品|メーカー)?型番|品番|(?:商品)?モデル番号|型[號号]|모델(?:번호|명)|מקטיצרן|رقمالموديل)$/,
  sku: /^(?:skus?#?(?:doproduto)?|item#?|(?:product|produkt|produto|stock|catalog|cat|art|artikel|article|bestell?|best|vare|tuote|style)#|product(?:id|ref)|ref(?:eren(?:ce|cia|za))?(?:produit)?|riferimento|codice(?:prodotto|articolo)|code?(?:article|produit|produs)|narticle|codi[gc][oe](?:de?l?o?produ[ct]+o)?|cod(?:art)?|tuotekoodi|tootekood|artikkel|indeks|symbol|numerkatalogowy|preceskods|prekeskodas|kod(?:produktu|zbozi|tovaru|towaru)?|(?:objednaci|katalogove)cislo|cisloproduktu|cikkszam|termek#|sifra(?:artikla|izdelka|proizvoda)?|kataloskibroj|артикул|код(?:товар[ау]|напродукта)?|каталоженномер|номенклатурныиномер|арт|商品(?:コード|番号|[编編][號号])|(?:管理|注文)番号|[产產]品[编編][號号]|[货貨][號号]|상품(?:코드|번호)|מקט|(?:رقم|رمز|كود)المنتج|کد(?:محصول|کالا)|شناسهمحصول|รหัสสินค้า|ma(?:sp|hang|sanpham)|kode(?:produk|barang)|urunkodu|stokkodu|κωδ(?:ικος)?(?:προιοντος)?)$/,
  price:
    /^(?:(?:our|your|sale|special|unser)?pr(?:ice|eis)|prix|prezzo|precio(?:actual)?|preco|prijs|pris|cena|цена|ціна|(?:販売)?価格|售?[價价]格?|가격|판매가|fiyatı?|hinta|hind|kaina|τιμη)$/,
  stock:
    /^(?:availab(?:ility|le)(?:status|quantity|qty)?|(?:(?:qty|quantity|units)?in|on|en)?stock(?:level|status|availability|quantity|qty)?|inventory|bestand|verfugbar(?:keit)?|(?:auf|(?:antal)?(?:pa|i)|na)?lager(?:bestand|status|saldo|stand)?|liefer(?:bar(?:keit)?|status|zeit)|lever(?:tijd|ingstid|anstid)|(?:op)?voorraad(?:status)?|disponib[a-z]+|existencias?|(?:em)?estoque|giacenza|beschikbaarheid|tillganglighet|tilgængelighed|tilgjengelighet|dostepnosc|stanmagazynowy|(?:na)?stanie?|czas(?:wysyłki|dostawy|realizacji)|wysyłkaw|dostupnost|(?:na)?sklad(?:em|e)?|elerhetoseg|(?:raktar)?keszlet|raktaron|stoc|stok(?:ta)?(?:durumu|adedi)?|saatavuus|varasto(?:ssa|saldo|tilanne)?|laos(?:eis)?|(?:в)?наличи[еи](?:насклад[еу])?|(?:на)?складе?|остаток|в?наявн(?:ість|ості)|наличност|在庫(?:数|状況)?|[庫库]存(?:[數数]量|[狀状][態态])?|재고(?:수량)?|tinhtrang|tonkho|ketersediaan|διαθεσιμοτητα|זמינות|(?:ال)?توفر|موجودی)$/,
};
const FIELDS = Object.keys(LABELS) as LabelField[];

/** The field that a printed label stands for. */
export function labelField(label: string): LabelField | undefined {
  if (label.length > 60) return undefined;
  const folded = foldLabel(label);
  return FIELDS.find((field) => LABELS[field].test(folded));
}

/** Without accents; whether it is called a number or a code says nothing more. */
function foldLabel(label: string): string {
  return label
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}#]+/gu, '')
    .replace(/(?<=.)(?:n(?:umber|ummer|umero|ro?|o)|[ck]ode?)#?$/, '#');
}

/** The values of all rows whose label is known. */
export type Labelled = { [Field in LabelField]?: Field extends 'gtin' | 'isbn' ? string[] : string };

export function readLabelled(rows: readonly Pair[]): Labelled {
  const found: Labelled = {};
  for (const [label, text] of rows.flatMap(inParts)) {
    // A sentence may speak of anything; that nothing is left is said of the thing itself.
    if (label === 'said' && readAvailability(text) === 'out-of-stock') found.stock ??= text;
    const field = labelField(label);
    const value = field === undefined ? '' : cleanText(text, 160).replace(/\.$/, '');
    if (field === undefined || value === '') continue;
    if (field === 'gtin' || field === 'isbn')
      (found[field] ??= []).push(
        ...value.split(/\s*[,;/|]\s*|\s(?=\d{8,})|\s\p{L}[\p{L} ]{0,20}[#:]\s?/u).slice(0, 10),
      );
    else if (isOf(field, value, label)) found[field] ??= field === 'brand' ? value : value.replace(NEXT, '');
  }
  return found;
}

/** “SKU / UPC: 110056 / 835229000308” */
function inParts(row: Pair): readonly Pair[] {
  const labels = row[0].split('/');
  const values = row[1].split(' / ');
  if (labels.length !== values.length || labelField(row[0]) !== undefined) return [row];
  return labels.map((label, index) => [label, values[index] ?? '']);
}

/** The next label and its value, in the same line. */
const NEXT = /\s+(?:\p{L}+ ){0,2}\p{L}+ ?[:：].*$/u;

/** A label that says so itself may head what is promised for all that is there: “In stock: sent within a day”. */
const CLAIM =
  /^(?:in|en|em|auf|på|i|na|op|в|na)? ?(?:stock|lager|voorraad|sklad(?:em|e)?|stanie|raktáron|stokta|наличии|складе|varastossa)\W*$/i;

/** The price may have the name of what can be had. */
const COST = /^\P{L}{0,4}\d[\d.,\s]*\P{Nd}{0,6}\|/u;

/** Whether such a thing can be said of the stock, or be a number of the shop's. */
function isOf(field: LabelField, value: string, label: string): boolean {
  // A number in a place named after the stock may be a size that is gone.
  if (field === 'stock') {
    const read = label === 'stock' ? readAvailability : CLAIM.test(label) ? readCount : readStock;
    return !COST.test(value) && read(value) !== undefined;
  }
  // Menus list all of them; who makes it may be told with the address.
  if (field === 'brand') return value.length < 60 && !/,.*\d/.test(value);
  return field !== 'sku' || /\d|^\P{Ll}+$/u.test(value);
}

/** Of numbers in running text, those that the words right before them call a barcode or a book number: for each such word the first, the next is of another product. */
export function labelledCodes(
  codes: readonly Pair[],
  names: readonly string[],
  wanted: readonly LabelField[] = ['gtin', 'isbn'],
): readonly string[] {
  const found = new Map<string, string>();
  for (const [words, code] of codes) {
    const label = SEEN_BEFORE.test(words) || isAddedToAnother(words, names) ? undefined : codeLabel(words, wanted);
    if (label !== undefined && (!found.has(label) || SECOND.test(words))) found.set(label, code);
  }
  return [...found.values()];
}

/** What goes with a thing, or stood in its place, has a number of its own. */
const OF_ANOTHER =
  /^(?:compatib|kompatib|accessor|zubehör|replace|ersetzt|ersatz|nachfolg|vorgänger|similar|ähnlich|passend|fits)/i;

/** What heads the things that were looked at before this one. */
const SEEN_BEFORE =
  /recently|zuletzt (?:angesehen|gesehen|besucht)|récemment|rec(?:i?ente)mente|di recente|últimos vistos|onlangs bekeken|sen(?:ast|est) (?:visade|viste|sete|besøgte)|ostatnio (?:ogl|przegl)|naposled|legutóbb|văzute recent|недавно|просмотренн|переглянут|son (?:bakılan|gezdi|incele)|最近(?:チェック|見た|浏览|瀏覽)|閲覧履歴|최근 본/iu;

/** “The handle for it (EAN 123)”: in brackets stands the number of what is named before them. */
function isAddedToAnother(words: string, names: readonly string[]): boolean {
  const [, last = ''] = /(\p{L}\S*) ?\([^()]*$/u.exec(words) ?? [];
  return (
    last !== '' &&
    labelField(last) === undefined &&
    !/^(?:produ|arti[ck]|item)/i.test(last) &&
    !names.some((name) => fold(name).includes(fold(last)))
  );
}

/** “Item no. / EAN: K1 /”: the second of two labels is of the second of two numbers. */
const SECOND = /^.*\/ ?([^/:]{2,20}): ?[^\s/]+ ?\/$/s;

function codeLabel(words: string, wanted: readonly LabelField[]): string | undefined {
  const last = words
    .replace(SECOND, '$1')
    .split(/[\s:：()#./|-]+/)
    .filter((word) => word !== '')
    .slice(-4);
  const from = last.findIndex((_, index) => {
    const field = labelField(last.slice(index).join(' '));
    return field !== undefined && wanted.includes(field);
  });
  if (from < 0 || last.slice(0, from).some((word) => OF_ANOTHER.test(word))) return undefined;
  const label = foldLabel(last.slice(from).join(''));
  return /ean|gtin|upc|jan|isbn/.exec(label)?.[0] ?? label;
}
