import { cleanText } from './clean-text.ts';
import type { Pair } from './evidence.ts';
import { readAvailability } from './schema-words.ts';

/** What a labelled value on a page may be. */
export type LabelField = 'gtin' | 'isbn' | 'brand' | 'mpn' | 'sku' | 'stock' | 'price';

// Labels as shops print them, folded to letters and digits. An entry is the whole label, not a part of it.
const WORDS: Readonly<Record<LabelField, string>> = {
  gtin:
    'ean|ean13|ean8|ean12|eancode|eancodes|eannummer|eannumber|eannr|eankode|eankoodi|eankood|eankód|kódean|codeean|códigoean|codiceean|codean|gtin|gtin13|gtin12|gtin14|gtin8|gtinean|eangtin|gtincode|gtinnummer|' +
    'upc|upca|upccode|upcnumber|upcean|eanupc|barcode|barcodes|barcodenumber|streepjescode|strichcode|codeàbarres|codebarres|codebarre|codeabarres|codiceabarre|códigodebarras|códigobarras|codigodebarras|codeean13|' +
    'viivakoodi|streckkod|stregkode|strekkode|vonalkód|čárovýkód|čiarovýkód|kodkreskowy|kodean|codiceean13|штрихкод|штрихкодean|баркод|barkod|barkodno|ברקוד|الباركود|باركود|jan|janコード|jancode|バーコード|商品コードjan|' +
    '条形码|條碼|国际条码|바코드|รหัสบาร์โค้ด|mãvạch|globaltradeidentificationnumber|internationalarticlenumber|artikelnummerean|eanцифри|referenciaean|referenceean|refean',
  isbn: 'isbn|isbn13|isbn10|isbnnummer|isbnnumber|isbn13nummer|isbnean|eanisbn|isbn1310|numéroisbn|códigoisbn|codiceisbn|isbnкод|国際標準図書番号|כתבisbn',
  brand:
    'brand|brands|brandname|marke|marque|marca|merk|märke|varumärke|mærke|merke|merkki|tuotemerkki|marka|značka|znacka|márka|brend|бренд|марка|торговаямарка|ブランド|ブランド名|品牌|브랜드|מותג|الماركة|العلامةالتجارية|แบรนด์|thươnghiệu|' +
    'manufacturer|hersteller|fabricant|fabricante|produttore|fabrikant|tillverkare|producent|producer|výrobce|výrobca|gyártó|proizvajalec|proizvođač|производитель|виробник|メーカー|制造商|製造商|제조사|יצרן|üretici|valmistaja|tootja|gamintojas|ražotājs|κατασκευαστής|μάρκα',
  mpn:
    'mpn|modelnumber|itemmodelnumber|modelno|modelnr|modellnummer|modelnummer|manufacturerpartnumber|mfrpartnumber|mfrpartno|mfgpart|partnumber|partno|herstellernummer|herstellerartikelnummer|herstellerteilenummer|herstellerreferenz|hersteller-nr|' +
    'númerodemodelo|numerodemodelo|númerodemodelodoproduto|númerodomodelo|númerodelmodelo|númerodemodelodelproducto|númerodepieza|referenciadelfabricante|númerodereferenciadelfabricante|referênciadofabricante|référencefabricant|numérodumodèle|numérodumodèledelarticle|numérodemodèle|' +
    'numerodimodello|numeromodelloarticolo|numeromodello|riferimentoproduttore|codiceproduttore|típusszám|mallinumero|artikelnummerleverancier|fabrikantcode|modelcode|kodproducenta|kódvýrobce|артикулпроизводителя|кодпроизводителя|numermodelu|modelnumarası|型番|製品型番|商品モデル番号|メーカー型番|型號|型号|모델번호|מקט יצרן|رقمالموديل|itemmodel',
  sku:
    'sku|skunumber|itemnumber|itemno|itemcode|item|productcode|productnumber|productno|productid|productref|stocknumber|stockcode|catalognumber|artikelnummer|artikelnr|artnr|artno|bestellnummer|bestellnr|artikelcode|référence|réf|ref|reference|referencia|referência|referenza|codiceprodotto|codicearticolo|' +
    'códigodoproduto|códigodeproducto|códigodelproducto|cód|codart|varenummer|varenr|artikelnro|tuotekoodi|tuotenumero|tootekood|indeks|kodproduktu|kódproduktu|kódzboží|kódtovaru|objednacíčíslo|cikkszám|šifra|šifraartikla|šifraizdelka|артикул|кодтовара|код|арт|商品コード|商品番号|商品編號|商品编号|貨號|货号|상품코드|מקט|רقمالمنتج|ürünkodu|stokkodu|κωδικός|κωδικόςπροϊόντος',
  price:
    'price|ourprice|yourprice|saleprice|specialprice|preis|unserpreis|prix|prezzo|precio|preço|prijs|pris|cena|цена|ціна|価格|販売価格|售價|售价|价格|價格|가격|판매가|fiyat|fiyatı|hinta|hind|kaina|τιμή|precioactual',
  stock:
    'availability|stock|stockstatus|verfügbarkeit|lagerstatus|disponibilité|disponibilidad|disponibilità|disponibilidade|beschikbaarheid|tillgänglighet|dostępność|dostupnost|dostupnosť|elérhetőség|disponibilitate|saatavuus|наличие|наявність|stokdurumu|在庫',
};

let byLabel: Map<string, LabelField> | undefined;

/** The field that a printed label stands for. */
export function labelField(label: string): LabelField | undefined {
  if (label.length > 60) return undefined;
  if (byLabel === undefined) {
    byLabel = new Map();
    for (const [field, words] of Object.entries(WORDS)) {
      for (const word of words.split('|')) byLabel.set(word, field as LabelField);
    }
  }
  return byLabel.get(foldLabel(label));
}

function foldLabel(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The values of all rows whose label is known. */
export type Labelled = { [Field in LabelField]?: Field extends 'gtin' | 'isbn' ? string[] : string };

export function readLabelled(rows: readonly Pair[]): Labelled {
  const found: Labelled = {};
  for (const [label, text] of rows) {
    const field = labelField(label);
    const value = field === undefined ? '' : cleanText(text, 160);
    if (field === undefined || value === '') continue;
    if (field === 'gtin' || field === 'isbn')
      (found[field] ??= []).push(...value.split(/\s*[,;/|]\s*|\s(?=\d{8,})/).slice(0, 10));
    else if (field !== 'stock' || readAvailability(value) !== undefined) found[field] ??= value;
  }
  return found;
}

/** Of numbers in running text, those that the words right before them call a barcode or a book number. */
export function labelledCodes(
  codes: readonly Pair[],
  wanted: readonly LabelField[] = ['gtin', 'isbn'],
): readonly string[] {
  return codes.filter(([words]) => isCodeLabel(words, wanted)).map(([, code]) => code);
}

const OF_ANOTHER = /^(?:compatib|kompatib|accessor|zubehör|replace|ersetzt|ersatz|nachfolg|vorgänger|similar|ähnlich)/i;

function isCodeLabel(words: string, wanted: readonly LabelField[]): boolean {
  const last = words
    .split(/[\s:：()#./|-]+/)
    .filter((word) => word !== '')
    .slice(-4);
  return last.some((_, from) => {
    const field = labelField(last.slice(from).join(' '));
    return field !== undefined && wanted.includes(field) && !OF_ANOTHER.test(last[from - 1] ?? '');
  });
}
